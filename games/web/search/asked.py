"""What a reader asks for: the words, and what each of them may mean."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from games.web.search.folding import words
from games.web.search.vocabulary import Vocabulary

LONGEST = 100  # characters of a query
_MOST = 12  # words of it that are looked for


@dataclass(frozen=True, slots=True)
class Group:
    """Words that one that was typed may mean, each with how likely it is, and how much it says."""

    meant: dict[str, float]
    weight: float
    common: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """A query. `phrase` is all of it, folded, and `pairs` are words that follow each other, with spaces around them; a
    word that is nowhere has a group without words."""

    phrase: str
    groups: tuple[Group, ...]
    pairs: tuple[str, ...]

    @property
    def significant(self) -> Sequence[Group]:
        """The groups by which entries are looked for: those that are not in every sixth entry, if there are any."""
        known = [group for group in self.groups if group.meant]
        return [group for group in known if not group.common] or known

    @property
    def meant(self) -> frozenset[str]:
        """Every word that may be meant, without those that say little."""
        return frozenset(word for group in self.significant for word in group.meant)


def asked(text: str, vocabulary: Vocabulary) -> Asked:
    """Return what a text asks for."""
    typed = words(text[:LONGEST])[:_MOST]
    meant = [vocabulary.meant(word) for word in typed]
    for at, (one, other) in enumerate(pairwise(typed)):
        if one + other in vocabulary.counts:  # written apart by mistake
            meant[at], meant[at + 1] = ({**group, one + other: 1.0} for group in (meant[at], meant[at + 1]))
    groups = (_group(group, word, vocabulary) for word, group in zip(typed, meant, strict=True))
    pairs = (f" {one} {other} " for one, other in pairwise(typed))
    return Asked(" ".join(typed), tuple(groups), tuple(pairs))


def _group(meant: dict[str, float], typed: str, vocabulary: Vocabulary) -> Group:
    named = [typed] if typed in meant else list(meant)
    return Group(meant, vocabulary.weight(named, meant), any(vocabulary.is_common(word) for word in named))
