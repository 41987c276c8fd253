"""Every number that the pages of chemin de fer print, for every ruleset, beside where it comes from."""

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from games.chemin_de_fer.facts import facts
from games.chemin_de_fer.rulesets import NAMES, ruleset
from games.core.facts import Exact, Fact, Key, Money, Percent
from tests.games.baccarat.printed import BOTH

CHEMIN_DE_FER: Mapping[str, Fact] = {
    "cdf_seats": 9,  # decision B5: the text says eight, too
    "first_seat": 1,
    "cdf_decks": 6,
    "decks_of_each_back": 3,
    "cdf_cards": 312,
    "fewest_players": 6,
    "minimum_amount": Money(10_00),  # decision B9, an example
    "fewest_coups": 1,  # "at least one valid round"
    "cdf_commission": Percent(Fraction(5, 100)),
    "cdf_chip_amount": Money(1),  # decision B10
    "bank_amount": Money(100_00),
    "cagnotte_amount": Money(5_00),
    "second_bank_amount": Money(195_00),  # 100 + 95
    "third_bank_amount": Money(380_25),  # 195 + 195 - 9.75
    "table_share_exact": Exact(Fraction(1, 2)),
    "line_share_exact": Exact(Fraction(1, 2)),
    "line_amount": Money(100_00),
    "line_plays_amount": Money(50_00),
    # the common rule table: decision B7
    "punter_draws_to": 4,
    "free_score": 5,
    "punter_stands_from": 6,
    "punter_stands_to": 7,
    "always_draws_to": 2,
    "always_stands_from": 7,
    "row_a": 3,
    "row_b": 4,
    "row_c": 5,
    "row_d": 6,
    "row_a_draws": (0, 1, 2, 3, 4, 5, 6, 7),
    "row_b_draws": (2, 3, 4, 5, 6, 7),
    "row_c_draws": (5, 6, 7),
    "row_d_draws": (6, 7),
    "row_a_stands": (8,),
    "row_b_stands": (0, 1, 8, 9),
    "row_c_stands": (0, 1, 2, 3, 8, 9),
    "row_d_stands": (0, 1, 2, 3, 4, 5, 8, 9),
    "stood_draws_to": 5,
    "stood_stands_from": 6,
    "free_cells": (Key("cell:3-9"), Key("cell:5-4")),
    # odds
    "cells": 88,
    "open_cells": 4,  # three after a card and one after the punter stood; published
    "open_third_cells": (Key("cell:3-9"), Key("cell:4-1"), Key("cell:5-4")),
    "open_stood_score": 6,
    "equilibrium_punter_exact": Exact(Fraction(9, 11)),  # published for endless decks
    "equilibrium_bank_exact": Exact(Fraction(859, 2288)),
}
# The odds of six decks, from `dealt` below. The games differ only in who is bound, and the odds suppose the table.
SOLVED = (
    "never_draw_value",
    "never_stand_value",
    "always_draw_value",
    "always_stand_value",
    "table_punter_share",
    "table_bank_share",
    "bank_gain",
    "bank_cost",
)


@pytest.mark.parametrize("name", NAMES)
def test_chemin_de_fer_prints_what_the_sources_say(name):
    known = facts(ruleset(name))
    assert {key: value for key, value in known.items() if key not in SOLVED} == {**BOTH, **CHEMIN_DE_FER}
    assert {key: float(known[key].share) for key in SOLVED} == pytest.approx(solved(), abs=1e-9)


# Chemin de fer with six decks once more, in decimals and without the engine.
THIRDS = (*range(10), None)


@cache
def dealt() -> dict[tuple[int, int | None, int, int], float]:
    """How likely are a score of the bank, a third card of the punter or none, his score, and the bank's next card."""
    left = [96, *[24] * 9]
    found: dict[tuple[int, int | None, int, int], float] = defaultdict(float)
    for first in product(range(10), repeat=4):
        chance, rest, cards = 1.0, left[:], 312
        for value in first:
            chance *= rest[value] / cards
            rest[value] -= 1
            cards -= 1
        bank, punter = (first[1] + first[3]) % 10, (first[0] + first[2]) % 10
        for third in range(10):
            one = chance * rest[third] / cards
            found[bank, None, punter, third] += one
            rest[third] -= 1
            for fourth in range(10):
                found[bank, third, punter, fourth] += one * rest[fourth] / (cards - 1)
            rest[third] += 1
    return dict(found)


def worth(commission: float) -> dict[tuple[int, int | None, bool], list[list[float]]]:
    """By cell, and whether the punter has five: his ways, what drawing is worth to the bank over them, and standing;
    commission 0 besides, as it is for the punter."""
    table: dict[tuple[int, int | None, bool], list[list[float]]] = {}
    for (bank, third, punter, fourth), chance in dealt().items():
        acts = punter < 5 if third is not None else punter in (6, 7)
        if max(bank, punter) > 7 or not (acts or punter == 5):
            continue
        own = (punter + (third or 0)) % 10
        sums = table.setdefault((bank, third, punter == 5), [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]])
        for part, share in zip(sums, (commission, 0.0), strict=True):
            part[0] += chance
            for place, score in ((1, (bank + fourth) % 10), (2, bank)):
                part[place] += chance * ((1 - share) * (score > own) - (score < own))
    return table


def bank_worth(table, cell, habit):
    """Drawing and standing in a cell against a habit, times the ways."""
    share = 1 - habit if cell[1] is None else habit
    rest, five = table.get((*cell, False)), table[(*cell, True)]
    return [(rest[0][place] if rest else 0) + share * five[0][place] for place in (1, 2)]


def best_draws(table, cell, habit):
    draw, stand = bank_worth(table, cell, habit)
    return draw > stand


def punter_five(table, habit):
    """Drawing and standing of a punter with five whose habit the bank answers best."""
    totals = {"draw": [0.0, 0.0], "stand": [0.0, 0.0]}
    for bank, third in product(range(8), THIRDS):
        ways, *moves = table[bank, third, True][1]
        total = totals["stand" if third is None else "draw"]
        total[0] += ways
        total[1] -= moves[0 if best_draws(table, (bank, third), habit) else 1]
    return [value / ways for ways, value in totals.values()]


def mixed(commission):
    """The habit that leaves the bank indifferent with six after the punter stood, the bank's answer, and its value."""
    table, cell = worth(commission), (6, None)
    gaps = [bank_worth(table, cell, habit)[0] - bank_worth(table, cell, habit)[1] for habit in (0, 1)]
    punter = gaps[0] / (gaps[0] - gaps[1])
    drawn, stood, six = 0.0, 0.0, [0.0, 0.0]  # what a five that draws, and that stands, costs the punter
    value = natural = 0.0
    for (bank, third, score, _next), chance in dealt().items():
        if third is None and max(bank, score) > 7:
            natural += chance * ((1 - commission) * (bank > score) - (bank < score))
    for bank, third in product(range(8), THIRDS):
        moves = table[bank, third, True][1][1:]
        draws = best_draws(table, (bank, third), punter)
        if (bank, third) == cell:
            six = moves
            value += bank_worth(table, cell, punter)[0]
            continue
        if third is None:
            stood += moves[0 if draws else 1]
        else:
            drawn += moves[0 if draws else 1]
        value += bank_worth(table, (bank, third), punter)[0 if draws else 1]
    share = (drawn - stood - six[1]) / (six[0] - six[1])  # drawing and standing with five cost him the same
    return punter, share, value + natural


def solved() -> dict[str, float]:
    table = worth(0.05)
    never, always = punter_five(table, 0), punter_five(table, 1)
    punter, bank, cost = mixed(0.05)
    gain = mixed(0.0)[2]
    return dict(zip(SOLVED, (*never, *always, punter, bank, gain, -cost), strict=True))
