"""Every number that the pages of punto banco print, for every ruleset, beside where it comes from."""

from collections.abc import Mapping
from fractions import Fraction

import pytest

from games.core.facts import Fact, Money, Odds, Percent
from games.punto_banco.facts import facts
from games.punto_banco.rulesets import NAMES, ruleset
from tests.games.baccarat.printed import BOTH

# The published count of all orders of six cards from eight decks, 416 * 415 * 414 * 413 * 412 * 411 in all.
ALL, BANCO, PUNTO, TIE = 4998398275503360, 2292252566437888, 2230518282592256, 475627426473216
# The same orders by the length of the coup, counted one by one by tests/vectors/punto_banco/make_punto_banco.py.
NATURAL, FOUR, FIVE, SIX = 1714696016515584, 1893735611458560, 1516734808780800, 1587927855264000

PUNTO_BANCO: Mapping[str, Fact] = {
    "decks": 8,  # decision B1
    "shoe_cards": 416,  # 8 * 52
    "shortest_coup": 4,  # house-app: four cards are drawn, and each hand may draw one more
    "longest_coup": 6,
    # house-app, The game and Tables of play
    "punto_draws_from": 0,
    "punto_draws_to": 5,
    "punto_stands_from": 6,
    "punto_stands_to": 7,
    "banco_low_from": 0,
    "banco_low_to": 2,
    "banco_seven_score": 7,
    # the common table of play; that of the house was a picture
    "alone_draws_from": 0,
    "alone_draws_to": 5,
    "alone_stands_from": 6,
    "alone_stands_to": 7,
    "banco_three_score": 3,
    "banco_three_from": 0,
    "banco_three_to": 9,
    "banco_three_stands_on": 8,
    "banco_four_score": 4,
    "banco_four_from": 2,
    "banco_four_to": 7,
    "banco_five_score": 5,
    "banco_five_from": 4,
    "banco_five_to": 7,
    "banco_six_score": 6,
    "banco_six_from": 6,
    "banco_six_to": 7,
    "cells": 88,  # scores 0 to 7 against ten values and a punto that stood: 8 * 11
    # house-app: evens, 8 to 1, five per cent
    "punto_pays": Odds(1),
    "banco_pays": Odds(1),
    "tie_pays": Odds(8),
    "commission": Percent(Fraction(5, 100)),
    "commission_chip_amount": Money(1),  # decision B2
    "banco_stake_amount": Money(100_00),
    "banco_taken_amount": Money(5_00),
    "banco_paid_amount": Money(95_00),
    "odd_stake_amount": Money(12_50),
    "odd_taken_amount": Money(62),  # 5 % of 12.50 is 0.625, rounded down
    "all_ways": ALL,
    "banco_ways": BANCO,
    "punto_ways": PUNTO,
    "tie_ways": TIE,
    "banco_chance": Percent(Fraction(BANCO, ALL)),  # 45.860 %
    "punto_chance": Percent(Fraction(PUNTO, ALL)),  # 44.625 %
    "tie_chance": Percent(Fraction(TIE, ALL)),  # 9.516 %
    "banco_share": Percent(Fraction(BANCO, BANCO + PUNTO)),  # 50.682 %
    "punto_edge": Percent(Fraction(BANCO - PUNTO, ALL)),  # 1.235 %
    "banco_edge": Percent(Fraction(20 * PUNTO - 19 * BANCO, 20 * ALL)),  # 1.058 %: a win pays 19/20
    "tie_edge": Percent(Fraction(BANCO + PUNTO - 8 * TIE, ALL)),  # 14.360 %
    "natural_chance": Percent(Fraction(NATURAL, ALL)),  # 34.305 %
    "four_chance": Percent(Fraction(FOUR, ALL)),  # 37.887 %
    "five_chance": Percent(Fraction(FIVE, ALL)),  # 30.344 %
    "six_chance": Percent(Fraction(SIX, ALL)),  # 31.769 %
}

# house-app, The game: "two dealers and up to fifteen players"; "a banker and between seven (Mini) and nine players".
TABLES: Mapping[str, Mapping[str, Fact]] = {
    "venice-punto-banco": {"dealers": 2, "seats": 15},
    "venice-midi-punto-banco": {"dealers": 1, "seats": 9},
    "venice-mini-punto-banco": {"dealers": 1, "seats": 7},
}


@pytest.mark.parametrize("name", NAMES)
def test_punto_banco_prints_what_the_sources_say(name):
    assert facts(ruleset(name)) == {**BOTH, **PUNTO_BANCO, **TABLES[name]}
