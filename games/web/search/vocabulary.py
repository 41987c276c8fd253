"""The words that are written on the site in one language, and which of them a typed word may mean."""

import re
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import log
from types import MappingProxyType

from games.web.kit.letters import is_unspaced
from games.web.rulebook.wordlists import word_list
from games.web.search.folding import words
from games.web.search.likeness import distance, in_common, pairs
from games.web.search.models import MEANING, Kind, Part

_MOST = 12  # words for one that was typed
_CANDIDATES = 60  # words whose distance is measured
_TAIL = 4  # letters by which two forms of a word may differ at the end
_STEM = 3  # letters that they share at least
_OF_THE_TRADE = 2  # times as much is said by a word of a term or of a game's name
_NUMBER = re.compile(r"(\d+)[^\W\d]+$")  # with an ending
_PART = 4  # letters of each of two words in one
_ALIKE = 0.6  # how likely a part of a word is a form of one, at least
_FORM = 0.5  # and what counts as a form of the typed word
_SMALL = 0.1  # of what another word as frequent says
_NOWHERE = 0.5  # and what one that is written nowhere says of another as rare
_SYNONYM = 0.7  # how likely another name of a term means its word


class Vocabulary:
    """Words with the number of entries that have each; `names` are those of terms and pages, `synonyms` the words of
    the terms that have another name, and `games` whole names of games. `small` words say little; those that are
    `unspaced` are left out where they stand."""

    def __init__(
        self,
        counts: Counter[str],
        entries: int,
        names: frozenset[str] = frozenset(),
        synonyms: Mapping[str, Sequence[str]] = MappingProxyType({}),
        small: frozenset[str] = frozenset(),
        games: frozenset[str] = frozenset(),
        unspaced: Iterable[str] = (),
    ) -> None:
        self.counts, self.entries, self.names, self.synonyms = counts, entries, names - small, synonyms
        self.small, self.games = small, games
        self._unspaced = re.compile("|".join(sorted(map(re.escape, unspaced), key=len, reverse=True)) or r"\b\B")
        self._sorted = sorted(counts.keys() - small)
        self._by_pair: dict[str, list[str]] = {}
        for word in self._sorted:
            if not is_unspaced(word):
                for pair in pairs(word):
                    self._by_pair.setdefault(pair, []).append(word)

    def meant(self, typed: str) -> dict[str, float]:
        """Return the words that a typed one may mean, each with how likely it is, from 0 to 1."""
        found = {typed: 1.0} if typed in self.counts else {}
        for word, likely in self._other(typed):
            found[word] = max(likely, found.get(word, 0))
        best = sorted(found, key=lambda word: (-found[word], word))[:_MOST]
        return {word: found[word] for word in best}

    def apart(self, text: str) -> str:
        """Return a text with a space for each small word of a script that writes none."""
        return self._unspaced.sub(" ", text).strip() or text

    def parts(self, typed: str) -> tuple[str, ...]:
        """Return the two words that one which is written nowhere is made of, or a number without its ending; nothing
        where it is made of no words."""
        if number := _NUMBER.match(typed):
            return (number[1],)
        cuts = ((typed[:at], typed[at:]) for at in range(_PART, len(typed) - _PART + 1))
        likely = {cut: min(map(self._whole, cut)) * min(map(len, cut)) for cut in cuts}
        best = max(likely, key=lambda cut: likely[cut], default=())
        return best if best and likely[best] else ()

    def _whole(self, part: str) -> float:
        """Return how likely a part of a word is one itself, or a form of one."""
        if part in self.counts:
            return 1.0
        likely = max((likely for _word, likely in self._inflected(part)), default=0)
        return likely if likely > _ALIKE else 0

    def _other(self, typed: str) -> Iterator[tuple[str, float]]:
        """Yield what else may be meant: a number means itself alone, and so does a short word that is written here."""
        known = typed in self.counts
        if typed in self.small or typed[0].isdigit() or (known and len(typed) < _STEM):
            return
        yield from ((word, _SYNONYM) for word in self.synonyms.get(typed, ()))
        yield from self._beginning(typed)
        if not is_unspaced(typed):
            yield from self._inflected(typed)
            if not known:
                yield from self._mistyped(typed)

    def weight(self, typed: Iterable[str], meant: Mapping[str, float]) -> float:
        """Return how much a word says: the more, the fewer entries have it, and more by a word of the trade."""
        forms = sum(self.counts[word] * likely for word, likely in meant.items() if likely >= _FORM)
        having = max(forms, *(self.counts[word] for word in typed), 0)
        of_the_trade = max((likely for word, likely in meant.items() if word in self.names), default=0)
        says = log(1 + (self.entries + 1) / (having + 1)) * (1 + (_OF_THE_TRADE - 1) * of_the_trade)
        return says * (_SMALL if self.small.issuperset(typed) else 1 if meant else _NOWHERE)

    def is_common(self, word: str) -> bool:
        """Return whether a word is in so many entries that it says little by itself, or says little anywhere."""
        return word in self.small or self.counts[word] * 6 > self.entries

    def _starting(self, beginning: str) -> list[str]:
        first = bisect_left(self._sorted, beginning)
        return self._sorted[first : bisect_left(self._sorted, beginning + "\U0010ffff", first)]

    def _beginning(self, typed: str) -> Iterable[tuple[str, float]]:
        if len(typed) > 1 or is_unspaced(typed):
            for word in self._starting(typed):
                yield word, 0.8 * (len(typed) / len(word)) ** 0.5

    def _inflected(self, typed: str) -> Iterable[tuple[str, float]]:
        """Yield words that begin alike and end otherwise, as forms of one word do."""
        stem = max(_STEM, len(typed) - _TAIL)
        for word in self._starting(typed[:stem]) if len(typed) >= stem else ():
            shared = in_common(typed, word)
            share = shared / max(len(word), len(typed))
            if len(word) - shared <= _TAIL and share > (0.55 if shared > _STEM or shared == len(word) else 0.7):
                yield word, 0.9 * (2 * shared / (len(word) + len(typed))) ** 2

    def _mistyped(self, typed: str) -> Iterable[tuple[str, float]]:
        """Yield words that one slip leads to, or two in a long word."""
        allowed = 0 if len(typed) < 4 else 1 if len(typed) < 7 else 2
        shared = Counter(word for pair in pairs(typed) for word in self._by_pair.get(pair, ()))
        alike = ((2 * both / (len(typed) + len(word) + 2), word) for word, both in shared.items())
        for likeness, word in sorted(alike, reverse=True)[:_CANDIDATES]:
            slips = distance(typed, word, allowed)
            if slips <= allowed:
                yield word, (0.75 if slips == 1 else 0.6) * (0.6 + 0.4 * likeness)


def vocabulary(language: str) -> Vocabulary:
    """Return the words of a language. One query where they are known, one more where they changed."""
    digests = Part.objects.filter(language=language).order_by("kind").values_list("kind", "digest")
    return _vocabulary(language, tuple(digests))


@lru_cache(maxsize=32)  # some 2 MB each
def _vocabulary(language: str, _digests: tuple[tuple[str, str], ...]) -> Vocabulary:
    counts: Counter[str] = Counter()
    names: set[str] = set()
    games: frozenset[str] = frozenset()
    terms: set[str] = set()
    synonyms: defaultdict[str, list[str]] = defaultdict(list)
    entries = 0
    for part in Part.objects.filter(language=language):
        entries += part.entries
        for line in part.words.splitlines():
            word, having = line.split(" ")
            counts[word] += int(having)
        if part.kind == Kind.GAME:
            games = frozenset(part.names.splitlines())
        if part.kind not in (Kind.TERM, Kind.PAGE):
            continue
        for name, *others in (line.split(MEANING) for line in part.names.splitlines()):
            names.add(name)
            synonyms[name] += others
            if not others:
                terms.add(name)
    unspaced, spaced = _small(word_list(language).small)
    meant = {name: synonyms[name] for name in names - terms}
    return Vocabulary(counts, entries, frozenset(names), meant, spaced, games, unspaced)


def _small(listed: Sequence[str]) -> tuple[list[str], frozenset[str]]:
    """Return the words of a script that writes none apart, as they are, and the others, folded."""
    unspaced = [word for word in listed if is_unspaced(word)]
    return unspaced, frozenset(folded for word in listed if not is_unspaced(word) for folded in words(word))
