"""Ranges of starting hands, written as players write them: "QQ+, AKs, A5s-A2s, KTs+, 76s".

A kind is two ranks, the higher first, with "s" where they are suited and "o" where they are not: there are 169. "AK" is
both, "77+" every pair from sevens up, "KTs+" king-ten suited and better kickers, "A5s-A2s" and "99-66" all from one to
the other, "76s-54s" all with the same gap. "any" is every hand.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import combinations, groupby

from games.core.cards import DECK, Card
from games.core.notation import words
from games.core.problems import Problem, Refused
from games.ranking.hands import VALUES

ANY = "any"
_RANKS = "".join(sorted(VALUES, key=lambda rank: -VALUES[rank]))  # from the ace down
_SUITED = ("s", "o")
_PART = re.compile(rf"([{_RANKS}])([{_RANKS}])([so]?)(?:(\+)|-([{_RANKS}])([{_RANKS}])([so]?))?", re.IGNORECASE)
_QUOTED = 40  # characters of what cannot be read

KINDS = tuple(
    kind
    for place, high in enumerate(_RANKS)
    for kind in (2 * high, *(f"{high}{low}{suited}" for low in _RANKS[place + 1 :] for suited in _SUITED))
)

Combination = tuple[Card, Card]


def kind_of(one: Card, other: Card) -> str:
    """Return the kind of a hand: "AA", "AKs" where it is suited and "AKo" where it is not."""
    high, low = sorted((one, other), key=lambda card: -VALUES[card.rank])
    return high.rank + low.rank + ("" if high.rank == low.rank else "s" if high.suit == low.suit else "o")


@cache
def hands_of(kind: str) -> tuple[Combination, ...]:
    """Return every hand of a kind: six of a pair, four of suited ranks, twelve of others."""
    return tuple(hand for hand in combinations(DECK, 2) if kind_of(*hand) == kind)


@dataclass(frozen=True, slots=True)
class Range:
    """The hands that a player may hold, all equally likely, by their kinds; `str` writes it in the shortest way.

    >>> str(Range.parse("AA, KK, QQ, AK, A2s-A5s"))
    'QQ+, AKs, A5s-A2s, AKo'
    """

    kinds: frozenset[str]

    @classmethod
    def parse(cls, text: str) -> "Range":
        """Read a range; its parts stand between commas or spaces. Raise Refused, which quotes the part that is none."""
        spaced = " ".join(words(text))
        parts = [part for part in re.split(r"[ ,;]+", re.sub(r" ?[-–] ?", "-", spaced)) if part]
        if not parts:
            raise Refused(Problem("empty_range"))
        return cls(frozenset(kind for part in parts for kind in _read(part)))

    def __str__(self) -> str:
        if len(self.kinds) == len(KINDS):
            return ANY
        return ", ".join([*_runs(_pairs(self.kinds), 0), *_unpaired(self.kinds)])

    @property
    def hands(self) -> tuple[Combination, ...]:
        return tuple(hand for kind in KINDS if kind in self.kinds for hand in hands_of(kind))

    @property
    def share(self) -> Fraction:
        """Its part of all starting hands."""
        return Fraction(len(self.hands), len(ANY_HAND.hands))


ANY_HAND = Range(frozenset(KINDS))


def top(share: Fraction) -> Range:
    """Return the kinds with the most equity against any hand that together are at most this share of all hands.

    >>> str(top(Fraction(3, 100)))
    '99+'
    """
    kinds: set[str] = set()
    room = share * len(ANY_HAND.hands)
    for kind in sorted(KINDS, key=against_any().__getitem__, reverse=True):
        room -= len(hands_of(kind))
        if room < 0:
            break
        kinds.add(kind)
    return Range(frozenset(kinds))


@cache
def against_any() -> dict[str, Fraction]:
    """Return the equity of every kind against a hand drawn at random, before the flop.

    `against_any.toml` has the boards that are won and shared; `starting_hands.py` counts them.
    """
    counted = tomllib.loads((files(__package__) / "against_any.toml").read_text(encoding="utf-8"))
    return {kind: Fraction(2 * won + tied, 2 * counted["boards"]) for kind, (won, tied) in counted["kinds"].items()}


def _read(part: str) -> Iterable[str]:
    """Return the kinds of one part."""
    if part.lower() == ANY:
        return KINDS
    found = _PART.fullmatch(part.replace("10", "T"))
    kinds = found and _between(*_ends(found))
    if not kinds:
        raise Refused(Problem("bad_range", "", {"part": part[:_QUOTED]}))
    return kinds


Hand = tuple[int, int, str]  # the places of two ranks, the higher first, and whether they are suited


def _ends(found: re.Match[str]) -> tuple[Hand, Hand]:
    """Return the first and the last hand of a part; the same one twice where it is a single hand."""
    one = _hand(found[1], found[2], found[3])
    if found[4]:
        return one, ((0, 0, one[2]) if one[0] == one[1] else (one[0], one[0] + 1, one[2]))
    return one, _hand(found[5], found[6], found[7]) if found[5] else one


def _hand(one: str, other: str, suited: str) -> Hand:
    high, low = sorted((_RANKS.index(one.upper()), _RANKS.index(other.upper())))
    return high, low, suited.lower()


def _between(one: Hand, other: Hand) -> list[str]:
    """Return the kinds from one hand to another; none where there is no way between them."""
    first, last = sorted((one, other))
    (high, low, suited), (last_high, last_low, last_suited) = first, last
    steps = range(max(last_high - high, last_low - low) + 1)
    is_pair = high == low
    if suited != last_suited or is_pair != (last_high == last_low) or (is_pair and suited):
        return []
    if high == last_high:
        return [kind for step in steps for kind in _kinds(high, low + step, suited)]
    if low - high == last_low - last_high:
        return [kind for step in steps for kind in _kinds(high + step, low + step, suited)]
    return []


def _kinds(high: int, low: int, suited: str) -> list[str]:
    ranks = _RANKS[high] + _RANKS[low]
    return [ranks] if high == low else [ranks + each for each in suited or _SUITED]


def _pairs(kinds: frozenset[str]) -> list[tuple[int, str]]:
    return [(place, 2 * rank) for place, rank in enumerate(_RANKS) if 2 * rank in kinds]


def _unpaired(kinds: frozenset[str]) -> Iterator[str]:
    """Yield the other kinds, suited first, by the higher rank."""
    for suited in _SUITED:
        for place, high in enumerate(_RANKS):
            lower = enumerate(_RANKS[place + 1 :], place + 1)
            yield from _runs([(at, kind) for at, low in lower if (kind := f"{high}{low}{suited}") in kinds], place + 1)


def _runs(kinds: list[tuple[int, str]], best: int) -> Iterator[str]:
    """Yield kinds, each with its place, as runs of neighbours: "77+" where one begins with the best."""
    for _gap, members in groupby(enumerate(kinds), key=lambda one: one[1][0] - one[0]):
        run = [kind for _number, kind in members]
        (first, high), (_last, low) = run[0], run[-1]
        if len(run) == 1:
            yield high
        else:
            yield f"{low}+" if first == best else f"{high}-{low}"
