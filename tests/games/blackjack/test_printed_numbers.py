"""Every number that the pages of blackjack print, for every ruleset, beside where it comes from."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

import pytest

from games.blackjack.facts import facts
from games.blackjack.rulesets import NAMES, ruleset
from games.core.cards import parse_cards
from games.core.facts import Cards, Exact, Fact, Money, Odds, Percent

# The house's rules, Black Jack: cards and totals. These are the game's and the same everywhere.
EVERYWHERE: Mapping[str, Fact] = {
    "target": 21,
    "ace_low": 1,
    "ace_high": 11,
    "ten": 10,
    "soft_cards": Cards(parse_cards("As6d")),
    "soft_total": 17,  # 11 + 6
    "soft_low": 7,  # 1 + 6
    "hard_cards": Cards(parse_cards("As6dTc")),
    "hard_total": 17,  # 1 + 6 + 10
    "blackjack_cards": Cards(parse_cards("AsKd")),
    "split_cards": Cards(parse_cards("TsKd")),  # "a King and a 10"
    "must_draw_to": 11,
    "bank_draws_to": 16,
    "bank_stands": 17,
    "even_pays": Odds(1),
    "insurance_pays": Odds(2),
    "insurance_share_exact": Exact(Fraction(1, 2)),
    "surrender_share_exact": Exact(Fraction(1, 2)),
    "boxes": 7,  # seven players seated
    "alone_boxes": 2,
    "cut_share_exact": Exact(Fraction(1, 4)),  # custom; the text says "often about"
    # Our examples: a minimum (the sources give none) and stakes of 15.
    "smallest_chip_amount": Money(1),
    "minimum_amount": Money(10_00),
    "blackjack_stake_amount": Money(15_00),
    "double_stake_amount": Money(15_00),
    "double_laid_amount": Money(5_00),
    "double_plays_amount": Money(20_00),
}

SIX_DECKS: Mapping[str, Fact] = {
    "decks": 6,
    "shoe_cards": 312,  # 6 * 52
    "insurance_wins": Percent(Fraction(96, 311)),  # 6 * 16 tens among 312 - 1
    "insurance_edge": Percent(Fraction(23, 311)),  # 1 - 3 * 96/311
    "blackjack_chance": Percent(Fraction(2 * 24 * 96, 312 * 311)),
}
ONE_DECK: Mapping[str, Fact] = {
    "decks": 1,
    "shoe_cards": 52,
    "insurance_wins": Percent(Fraction(16, 51)),
    "insurance_edge": Percent(Fraction(3, 51)),  # 1 - 3 * 16/51
    "blackjack_chance": Percent(Fraction(2 * 4 * 16, 52 * 51)),
}
THREE_TO_TWO: Mapping[str, Fact] = {
    "blackjack_pays": Odds(3, 2),
    "blackjack_win_amount": Money(22_50),  # 15 * 3/2
    # Out of six decks without two aces and a ten 95 of 309 cards make the dealer's blackjack: 3/2 * 214/309.
    "blackjack_worth": Percent(Fraction(107, 103)),
}
SIX_TO_FIVE: Mapping[str, Fact] = {
    "blackjack_pays": Odds(6, 5),
    "blackjack_win_amount": Money(18_00),  # 15 * 6/5
    "blackjack_worth": Percent(Fraction(6, 5) * Fraction(214, 309)),
}
THREE_CIRCLES: Mapping[str, Fact] = {"bettors": 3, "along": 2, "standing": 14}  # fourteen standing, of twenty-one
ONE_CIRCLE: Mapping[str, Fact] = {"bettors": 1, "along": 0, "standing": 0}
ANY_TOTAL: Mapping[str, Fact] = {"double_least": 2, "double_most": 21}

HOUSES: Mapping[str, Mapping[str, Fact]] = {
    # Three hands: "the player can split once more", with "a third bet".
    "venice-blackjack": {**SIX_DECKS, **THREE_TO_TWO, **THREE_CIRCLES, **ANY_TOTAL, "split_hands": 3},
    "european-no-hole": {
        **SIX_DECKS,
        **THREE_TO_TWO,
        **THREE_CIRCLES,
        "double_least": 9,
        "double_most": 11,
        "split_hands": 3,
    },
    "american-six-decks-s17": {**SIX_DECKS, **THREE_TO_TWO, **ONE_CIRCLE, **ANY_TOTAL, "split_hands": 4},
    "american-six-decks-h17": {**SIX_DECKS, **THREE_TO_TWO, **ONE_CIRCLE, **ANY_TOTAL, "split_hands": 4},
    "single-deck": {
        **ONE_DECK,
        **THREE_TO_TWO,
        **ONE_CIRCLE,
        "double_least": 10,
        "double_most": 11,
        "split_hands": 4,
        "blackjack_worth": Percent(Fraction(3, 2) * Fraction(34, 49)),  # 15 of 49 cards take it
    },
    "six-to-five": {**SIX_DECKS, **SIX_TO_FIVE, **ONE_CIRCLE, **ANY_TOTAL, "split_hands": 4},
}

# In per cent of the first stake, as the usual tables for these rules have it; the first also in the vectors, dealt at
# random without the engine.
EDGES = {
    "venice-blackjack": 0.52,
    "european-no-hole": 0.75,
    "american-six-decks-s17": 0.33,
    "american-six-decks-h17": 0.53,
    "single-deck": 0.43,
    "six-to-five": 1.98,
}
WORKED_OUT_APART = {"edge", "over_six", "over_ten", "over_ace"}


def busts(decks: int, upcard: int, *, hits_soft17: bool) -> Fraction:
    """How often the dealer busts from an upcard, by drawing every card in turn; shares no code with the engine."""

    @cache
    def end(low: int, has_ace: bool, left: tuple[int, ...]) -> Fraction:
        soft = has_ace and low + 10 <= 21
        total = low + 10 if soft else low
        if total > 21:
            return Fraction(1)
        if total > 17 or (total == 17 and not (soft and hits_soft17)):
            return Fraction(0)
        return sum(
            (
                Fraction(count, sum(left)) * end(low + card, has_ace or card == 1, taken(left, card))
                for card, count in enumerate(left, 1)
                if count
            ),
            Fraction(0),
        )

    return end(upcard, upcard == 1, taken((4 * decks,) * 9 + (16 * decks,), upcard))


def taken(left: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards that are left, by their values from the ace, without one of them."""
    return (*left[: card - 1], left[card - 1] - 1, *left[card:])


def test_each_ruleset_has_its_numbers_here():
    assert HOUSES.keys() == EDGES.keys() == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_each_number_is_the_one_that_was_worked_out(name):
    printed = facts(ruleset(name))
    expected = {**EVERYWHERE, **HOUSES[name]}
    assert printed.keys() == expected.keys() | WORKED_OUT_APART
    assert {key: printed[key] for key in expected} == expected


@pytest.mark.parametrize("name", NAMES)
def test_how_often_the_dealer_busts(name):
    printed, rules = facts(ruleset(name)), ruleset(name)
    hits = name not in {"venice-blackjack", "european-no-hole", "american-six-decks-s17"}
    for key, upcard in (("over_six", 6), ("over_ten", 10), ("over_ace", 1)):
        assert printed[key] == Percent(busts(rules.decks, upcard, hits_soft17=hits))


@pytest.mark.parametrize(("name", "percent"), EDGES.items())
def test_what_the_game_costs(name, percent):
    assert float(facts(ruleset(name))["edge"].share) * 100 == pytest.approx(percent, abs=0.03)


def test_even_money_costs_the_player_something_wherever_the_page_says_so():
    for name in NAMES:
        if ruleset(name).blackjack_pays == Fraction(3, 2):
            assert facts(ruleset(name))["blackjack_worth"].share > 1
