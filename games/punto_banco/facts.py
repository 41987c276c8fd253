"""The numbers in the texts of punto banco: for each `{placeholder}` the engine's own value."""

from math import perm

from games.baccarat.hand_facts import hand_facts
from games.baccarat.hands import NATURALS, TENS
from games.core.facts import Fact, Money, Odds, Percent
from games.punto_banco.bets import Bet
from games.punto_banco.coup import FIRST, MOST_USED
from games.punto_banco.odds import chances, full
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.settlement import commission
from games.punto_banco.table import PUNTO_DRAWS, PUNTO_STANDS, cells

Facts = dict[str, Fact]

_STAKE = 100_00
_ODD_STAKE = 12_50  # its commission is no whole number of cents, nor of coarser chips
_NAMES = {3: "three", 4: "four", 5: "five", 6: "six"}


def facts(rules: Ruleset) -> Facts:
    """Return everything that the texts of a ruleset may be filled with, by name."""
    return {**hand_facts(), **_shoe(rules), **_table_of_play(), **_bets(rules), **_odds(rules)}


def _shoe(rules: Ruleset) -> Facts:
    return {
        "decks": rules.decks,
        "shoe_cards": sum(full(rules.decks)),
        "dealers": rules.dealers,
        "seats": rules.seats,
        "shortest_coup": len(FIRST),
        "longest_coup": MOST_USED,
    }


def _table_of_play() -> Facts:
    """Return the rows of banco as they stand in the table, sorted out by the values on which it draws."""
    rows = {
        score: [cell.third for cell in cells() if cell.score == score and cell.draws and cell.third is not None]
        for score in range(NATURALS[0])
    }
    always = [score for score, thirds in rows.items() if len(thirds) == TENS]
    alone = [cell.score for cell in cells() if cell.third is None and cell.draws]
    found: Facts = {
        "punto_draws_from": PUNTO_DRAWS[0],
        "punto_draws_to": PUNTO_DRAWS[-1],
        "punto_stands_from": PUNTO_STANDS[0],
        "punto_stands_to": PUNTO_STANDS[-1],
        "alone_draws_from": alone[0],
        "alone_draws_to": alone[-1],
        "alone_stands_from": alone[-1] + 1,
        "alone_stands_to": NATURALS[0] - 1,
        "banco_low_from": always[0],
        "banco_low_to": always[-1],
        "banco_three_stands_on": next(value for value in range(TENS) if value not in rows[3]),
        "banco_seven_score": next(score for score, thirds in rows.items() if not thirds),
        "cells": len(cells()),
    }
    for score, name in _NAMES.items():
        found |= {
            f"banco_{name}_score": score,
            f"banco_{name}_from": rows[score][0],
            f"banco_{name}_to": rows[score][-1],
        }
    return found


def _bets(rules: Ruleset) -> Facts:
    taken, odd_taken = commission(rules, _STAKE)[0], commission(rules, _ODD_STAKE)[0]
    return {
        "punto_pays": Odds(1),
        "banco_pays": Odds(1),
        "tie_pays": Odds(rules.tie_pays),
        "commission": Percent(rules.commission),
        "commission_chip_amount": Money(rules.commission_chip),
        "banco_stake_amount": Money(_STAKE),
        "banco_taken_amount": Money(taken),
        "banco_paid_amount": Money(_STAKE - taken),
        "odd_stake_amount": Money(_ODD_STAKE),
        "odd_taken_amount": Money(odd_taken),
    }


def _odds(rules: Ruleset) -> Facts:
    """Return the odds with a full shoe."""
    counts = full(rules.decks)
    found, every = chances(counts), perm(sum(counts), MOST_USED)
    four, five, six = found.cards.values()
    return {
        "all_ways": every,
        **{f"{bet}_ways": int(chance * every) for bet, chance in found.ends.items()},
        **{f"{bet}_chance": Percent(chance) for bet, chance in found.ends.items()},
        **{f"{bet}_edge": Percent(edge) for bet, edge in found.edges(rules).items()},
        "banco_share": Percent(found.ends[Bet.BANCO] / (1 - found.ends[Bet.TIE])),
        "natural_chance": Percent(found.natural),
        "four_chance": Percent(four),
        "five_chance": Percent(five),
        "six_chance": Percent(six),
    }
