"""Totals, wins and the bank's rule, worked out here by hand."""

import pytest

from tests.training.drills.cases import make

PIPS = {**{str(pips): pips for pips in range(2, 10)}, "A": 1, **dict.fromkeys("TJQK", 10)}
HOUSES = ["venice-blackjack", "american-six-decks-h17", "six-to-five"]


def total(cards):
    low = sum(PIPS[card[0]] for card in cards)
    soft = low <= 11 and any(card[0] == "A" for card in cards)
    return (low + 10 if soft else low), soft


@pytest.mark.parametrize("level", [1, 2])
def test_a_hand_counts_what_its_cards_count(level):
    kinds = set()
    for n in range(120):
        item = make("venice-blackjack", "bj-count", level, f"hand-{n}")
        (row,) = item.scene["rows"]
        found, soft = total(row["cards"])
        assert item.key["total"] == found
        natural = len(row["cards"]) == 2 and found == 21
        kind = "blackjack" if natural else "over" if found > 21 else "soft" if soft else "hard"
        assert item.key["kind"] == kind
        kinds.add(kind)
    assert kinds >= {"hard", "soft"}


@pytest.mark.parametrize("rules", HOUSES)
@pytest.mark.parametrize("level", [1, 2])
def test_the_bank_draws_to_sixteen_and_stands_as_its_house_says(rules, level):
    hits = rules != "venice-blackjack"
    for n in range(120):
        item = make(rules, "bj-bank", level, f"bank-{n}")
        found, soft = total(item.scene["rows"][0]["cards"])
        draws = found < 17 or (hits and soft and found == 17)
        assert item.key["does"] == ("over" if found > 21 else "draws" if draws else "stands")


@pytest.mark.parametrize(("rules", "pays"), [("venice-blackjack", (3, 2)), ("six-to-five", (6, 5))])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_blackjack_wins_its_odds_rounded_up_to_the_cent(rules, pays, level):
    for n in range(80):
        item = make(rules, "bj-pays", level, f"win-{n}")
        stake = item.question.values["stake"]["money"]
        exact, over = divmod(stake * pays[0], pays[1])
        assert item.key["win"] == exact + (1 if over else 0)
        assert bool(over) == (level == 3)


def test_insurance_wins_with_every_ten_that_is_left():
    for n in range(80):
        item = make("venice-blackjack", "bj-insurance", 2, f"odds-{n}")
        seen = [card for row in item.scene["rows"] for card in row["cards"]]
        assert item.key["left"] == 312 - len(seen)
        assert item.key["winning"] == 96 - sum(PIPS[card[0]] == 10 for card in seen)


def test_insurance_is_half_the_stake():
    for n in range(40):
        item = make("venice-blackjack", "bj-insurance", 1, f"half-{n}")
        assert 2 * item.key["amount"] == item.question.values["stake"]["money"]
