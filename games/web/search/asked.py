"""What a reader asks for: the words, and what each of them may mean."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

from games.web.search.folding import cut
from games.web.search.vocabulary import Vocabulary

LONGEST = 100  # characters of a query
_MOST = 12  # words of it that are looked for
_SURE = 0.6  # how likely a word is meant that is not taken apart
_NAME = 5  # words of a game's name at most


@dataclass(frozen=True, slots=True)
class Group:
    """Words that one that was typed may mean, each with how likely it is, and how much it says."""

    meant: dict[str, float]
    weight: float
    common: bool


@dataclass(frozen=True)
class Asked:
    """A query. `phrase` is all of it, folded, `pairs` are words that follow each other, with how much each pair says,
    and `games` the names of games in it; a word that is nowhere has a group without words. `small` words say little."""

    phrase: str
    groups: tuple[Group, ...]
    pairs: dict[str, float]
    games: frozenset[str] = frozenset()
    small: frozenset[str] = frozenset()

    @property
    def significant(self) -> Sequence[Group]:
        """The groups by which entries are looked for: those that are not in every sixth entry, if there are any."""
        known = [group for group in self.groups if group.meant]
        return [group for group in known if not group.common] or known

    @property
    def meant(self) -> frozenset[str]:
        """Every word that may be meant, without those that say little."""
        return frozenset(word for group in self.significant for word in group.meant)

    @cached_property
    def weight(self) -> float:
        """How much all of it says."""
        return sum(group.weight for group in self.groups)

    @cached_property
    def likely(self) -> dict[str, tuple[float, int]]:
        """How likely each word is meant, and by which group most."""
        found: dict[str, tuple[float, int]] = {}
        for at, group in enumerate(self.groups):
            for word, likely in group.meant.items():
                found[word] = max((likely, at), found.get(word, (0.0, 0)))
        return found


def asked(text: str, vocabulary: Vocabulary) -> Asked:
    """Return what a text asks for."""
    read = [part for word, whole in cut(vocabulary.apart(text[:LONGEST])) for part in _parts(word, whole, vocabulary)]
    typed, meant = [word for word, _meant in read[:_MOST]], [meant for _word, meant in read[:_MOST]]
    for at, (one, other) in enumerate(pairwise(typed)):
        if one + other in vocabulary.counts:  # written apart by mistake
            meant[at], meant[at + 1] = ({**group, one + other: 1.0} for group in (meant[at], meant[at + 1]))
    groups = [_group(group, word, vocabulary) for word, group in zip(typed, meant, strict=True)]
    games = _games(typed, groups, vocabulary)
    return Asked(" ".join(typed), tuple(groups), _pairs(typed, groups), games, vocabulary.small)


def _pairs(typed: Sequence[str], groups: Sequence[Group]) -> dict[str, float]:
    """Return the words that follow each other, with spaces around them, and how much of all pairs each says."""
    says = [one.weight + other.weight for one, other in pairwise(groups)]
    return {f" {one} {other} ": weight / sum(says) for (one, other), weight in zip(pairwise(typed), says, strict=True)}


def _parts(typed: str, whole: bool, vocabulary: Vocabulary) -> list[tuple[str, dict[str, float]]]:
    """Return the words that a typed one is made of, each with what it may mean. A pair of letters means itself."""
    if not whole:
        return [(typed, {typed: 1.0} if typed in vocabulary.counts else {})]
    meant = vocabulary.meant(typed)
    parts = () if max(meant.values(), default=0) > _SURE else vocabulary.parts(typed)
    return [(part, vocabulary.meant(part)) for part in parts] or [(typed, meant)]


def _games(typed: Sequence[str], groups: list[Group], vocabulary: Vocabulary) -> frozenset[str]:
    """Return the names of games among the words. One of three words says as much as the word of it that says most."""
    found, at = set[str](), 0
    while at < len(typed):
        length, name = _game(typed, at, groups[at], vocabulary)
        if name:
            found.add(name)
            share = max(group.weight for group in groups[at : at + length]) / length
            groups[at : at + length] = [replace(group, weight=share) for group in groups[at : at + length]]
        at += length
    return frozenset(found)


def _game(typed: Sequence[str], at: int, group: Group, vocabulary: Vocabulary) -> tuple[int, str]:
    """Return how many words from one on are the name of a game, and which name; one word may be a form of it."""
    for length in range(min(_NAME, len(typed) - at), 0, -1):
        if (name := " ".join(typed[at : at + length])) in vocabulary.games:
            return length, name
    return 1, next((word for word, likely in group.meant.items() if likely > _SURE and word in vocabulary.games), "")


def _group(meant: dict[str, float], typed: str, vocabulary: Vocabulary) -> Group:
    named = [typed] if typed in meant or typed in vocabulary.small else list(meant)
    return Group(meant, vocabulary.weight(named, meant), any(vocabulary.is_common(word) for word in named))
