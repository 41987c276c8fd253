"""The odds of the game: exact where every deal has been counted, sampled where a house changes what was counted.

`counted.toml` keeps what counting takes long to find; `recount.py` writes it.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from importlib.resources import files
from math import comb, sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any

from games.caribbean_stud.rulesets import Pay, Ruleset
from games.caribbean_stud.tallies import (
    ACE_KINGS,
    DRAWS,
    Tallies,
    Tally,
    Thresholds,
    edge,
    hands_of,
    play_frequency,
)
from games.core.cards import DECK
from games.core.costly import costly
from games.core.shoe import shuffled
from games.ranking.hands import HAND, Category

if TYPE_CHECKING:
    from games.caribbean_stud.advice import Counted

SAMPLE = 400  # deals


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value, exact, or sampled with its standard error."""

    value: float
    exact: Fraction | None = None
    error: float | None = None


@dataclass(frozen=True, slots=True)
class Odds:
    """With the best choice at every hand: what an ante loses, how often BET is laid, how often a card is changed."""

    edge: Estimate
    play_frequency: Estimate
    change_frequency: Estimate


def odds(rules: Ruleset) -> Odds:
    """The odds of a ruleset. What must be sampled takes some seconds, and is kept."""
    counted = plain(rules.pay)
    own_edge, plays = edge(rules.pay, counted), play_frequency(counted)
    if not rules.exchange:
        return Odds(_exactly(own_edge), _exactly(plays), _exactly(Fraction(0)))
    if entry := _entry(rules):
        return Odds(*(_exactly(Fraction(entry[name])) for name in ("edge", "play_frequency", "change_frequency")))
    gained, played, changed = _sampled(_Key(rules))
    return Odds(_beside(-1, gained, own_edge), _beside(1, played, plays), _beside(1, changed, Fraction(0)))


def is_counted(rules: Ruleset) -> bool:
    """Whether the odds of a ruleset are known without counting or sampling again."""
    return not rules.exchange or _entry(rules) is not None


def _entry(rules: Ruleset) -> dict[str, Any] | None:
    """What has been counted of the game with a change, by what pays before it and after it."""
    pays = [list(rules.pay.values()), list(rules.column(changed=True).values())]
    return next((entry for entry in _file().get("exchange", []) if [entry["pay"], entry["after"]] == pays), None)


def qualifies() -> Fraction:
    """How often the bank qualifies before a card is seen."""
    counted = _read()
    return 1 - Fraction(hands_of(Category.HIGH_CARD, counted), comb(len(DECK), HAND))


def plain(pay: Pay) -> Tallies:
    """Every deal of the game without a change, by the kind of the player's hand.

    What an ace-king is paid decides which of them are folded; a pair and better are played whatever they are paid.
    """
    counted, paid = _read(), pay[Category.HIGH_CARD]
    moved = (tally for least, tally in _thresholds().items() if least <= paid)
    return counted | {ACE_KINGS: sum(moved, counted[ACE_KINGS])}


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "counted.toml").read_text(encoding="utf-8"))


def _read() -> Tallies:
    return {kind: Tally(**told) for kind, told in _file()["plain"]["kinds"].items()}


def _thresholds() -> Thresholds:
    return {int(least): Tally(**told) for least, told in _file()["plain"]["ace_kings_from"].items()}


def _exactly(value: Fraction) -> Estimate:
    return Estimate(float(value), value)


def _beside(sign: int, sample: Sequence[float], known: Fraction) -> Estimate:
    """What is known without the change, and beside it the sampled difference that the change makes."""
    return Estimate(float(known) + sign * fmean(sample), error=stdev(sample) / sqrt(len(sample)))


@dataclass(frozen=True)
class _Key:
    """A ruleset by what pays under it."""

    rules: Ruleset

    def __hash__(self) -> int:
        return hash(self._pays())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._pays() == other._pays()

    def _pays(self) -> tuple[int, ...]:
        return (*self.rules.pay.values(), *self.rules.column(changed=True).values())


@costly
@lru_cache(maxsize=32)
def _sampled(key: _Key) -> tuple[list[float], list[float], list[float]]:
    """For random deals what the change gains, how much oftener BET is laid, and whether a card is changed."""
    from games.caribbean_stud.advice import Choice, weigh

    gained, played, changed = [], [], []
    for hand in _sample(SAMPLE):
        advice = weigh(key.rules, hand)
        plain, best = max(advice.fold, advice.play), max(advice.fold, advice.play, *advice.change.values())
        changes = advice.best is Choice.CHANGE
        gained.append(float(best - plain))
        changed.append(float(changes))
        played.append(advice.plays / DRAWS - (plain > advice.fold) if changes else 0.0)
    return gained, played, changed


@lru_cache(maxsize=1)
def _sample(size: int) -> list["Counted"]:
    """Random deals, the same for every pay table: what they count takes seconds, what they pay milliseconds."""
    from games.caribbean_stud.advice import count

    rng = Random(0)
    shoes = (shuffled(rng) for _ in range(size))
    return [count(cards[:HAND], cards[HAND], exchange=True) for cards in shoes]
