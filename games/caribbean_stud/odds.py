"""The odds of the game, exact: every deal is counted, for every pay table.

`counted.toml` keeps what is asked for most; `recount.py` writes it. What a change is worth under a pay table of its own
is counted when it is asked for.
"""

import tomllib
from fractions import Fraction
from functools import cache, lru_cache
from importlib.resources import files
from math import comb
from typing import Any

from games.caribbean_stud.rulesets import Pay, Ruleset
from games.caribbean_stud.tallies import (
    ACE_KINGS,
    Odds,
    Tallies,
    Tally,
    Thresholds,
    edge,
    hands_of,
    play_frequency,
)
from games.core.cards import DECK
from games.core.costly import costly
from games.ranking.hands import HAND, Category


def odds(rules: Ruleset) -> Odds:
    """Return what an ante loses on average with best play, and how often a card is changed and BET is laid.

    All are exact. What `is_counted` does not know takes about a second, and is kept.

    >>> from games.caribbean_stud.rulesets import ruleset
    >>> round(float(odds(ruleset("plain-caribbean-stud")).edge), 4)
    0.0522
    """
    if not rules.exchange:
        counted = plain_tallies(rules.pay)
        return Odds(edge(rules.pay, counted), Fraction(0), play_frequency(counted))
    if entry := _entry(rules):
        return Odds(*(Fraction(entry[name]) for name in ("edge", "change_frequency", "play_frequency")))
    return _with_change(tuple(rules.pay.values()), tuple(rules.column(changed=True).values()))


def is_counted(rules: Ruleset) -> bool:
    """Return whether the odds of a ruleset are known without counting again."""
    return not rules.exchange or _entry(rules) is not None


def _entry(rules: Ruleset) -> dict[str, Any] | None:
    """Return what has been counted of the game with a change, by what pays before it and after it."""
    pays = [list(rules.pay.values()), list(rules.column(changed=True).values())]
    return next((entry for entry in _file().get("exchange", []) if [entry["pay"], entry["after"]] == pays), None)


def qualifying_chance() -> Fraction:
    """Return how often the bank qualifies before a card is seen."""
    counted = _read()
    return 1 - Fraction(hands_of(Category.HIGH_CARD, counted), comb(len(DECK), HAND))


def plain_tallies(pay: Pay) -> Tallies:
    """Return every deal of the game without a change, by the kind of the player's hand.

    What an ace-king is paid decides which of them are folded; a pair and better are played whatever they are paid.
    """
    counted, paid = _read(), pay[Category.HIGH_CARD]
    moved = (tally for least, tally in _thresholds().items() if least <= paid)
    return counted | {ACE_KINGS: sum(moved, counted[ACE_KINGS])}


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads((files(__package__) / "counted.toml").read_text(encoding="utf-8"))


def _read() -> Tallies:
    return {kind: Tally(**tally) for kind, tally in _file()["plain"]["kinds"].items()}


def _thresholds() -> Thresholds:
    return {int(least): Tally(**tally) for least, tally in _file()["plain"]["ace_kings_from"].items()}


@costly
@lru_cache(maxsize=32)
def _with_change(pay: tuple[int, ...], changed: tuple[int, ...]) -> Odds:
    from games.caribbean_stud.every_change import exchange_odds  # numpy is slow to load

    return exchange_odds(dict(zip(Category, pay, strict=True)), dict(zip(Category, changed, strict=True)))
