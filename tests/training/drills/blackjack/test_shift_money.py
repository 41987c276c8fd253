"""What the mistakes of a shift at the blackjack table cost, worked out by hand."""

from dataclasses import replace

import pytest

from games.blackjack.rulesets import ruleset
from games.blackjack.table import Round
from games.core.cards import parse_cards
from training.drills.blackjack.shift import TABLE
from training.drills.blackjack.shift.after import paid
from training.drills.blackjack.shift.before import changed, insurance_asked, late
from training.drills.blackjack.shift.claims import claimed
from training.drills.blackjack.shift.play import asked
from training.drills.blackjack.shift.table import Dealt, Table
from training.drills.kit.chance import Chance
from training.shifts.costs import Cost, cost_of

RULES = ruleset(TABLE.ruleset)


def lie(game, bank="", pairs=""):
    """A round that is over, as its notation says it; the two cards of the dealer where fewer are in it."""
    played = Round.parse(game)
    opened = tuple(map(parse_cards, pairs.split())) or tuple(box.hands[0].cards[:2] for box in played.boxes)
    return Dealt(RULES, Table(), opened, parse_cards(bank) if bank else played.dealer[:2], played)


def costs(act, wrong, right, moved):
    """Whether the right choice costs nothing, and the wrong one what it moves to the players, or from them."""
    (slug,) = act.item.key
    assert act.item.key == {slug: right}
    assert cost_of(act, {slug: right}) == Cost()
    assert cost_of(act, {}) == Cost()
    assert cost_of(act, {slug: wrong}) == Cost(max(0, moved), max(0, -moved))


# --- money, by hand ---------------------------------------------------------------------------------

# Box 1 has a blackjack on 15: 22.50. Box 2 doubles 20 with 19 against 19: a push of 40. Box 3 busts with 30.
PAID = "Th9c AsKs*15 5d4cTd*20! Ts6s9d*30"
RIGHT = {"won-1": 2250, "kept-1": 1500, "won-2": 0, "kept-2": 4000, "won-3": 0, "kept-3": 0}


@pytest.mark.parametrize(
    ("given", "to_players", "to_house"),
    [
        ({}, 0, 0),
        ({"won-1": 1500}, 0, 750),
        ({"won-1": 3000}, 750, 0),
        ({"kept-2": 0}, 0, 4000),
        ({"won-2": 4000}, 4000, 0),
        ({"kept-3": 3000}, 3000, 0),
        ({"won-1": 1500, "kept-3": 3000}, 3000, 750),
        ({"won-1": None}, 0, 2250),
    ],
    ids=["right", "at evens", "two for one", "push taken", "push paid", "loss left", "both", "not paid"],
)
def test_a_wrong_payment_costs_what_is_too_much_or_missing(given, to_players, to_house):
    act = paid(lie(PAID))
    assert act.item.key == RIGHT
    answered = {slug: cents for slug, cents in (RIGHT | given).items() if cents is not None}
    assert cost_of(act, answered) == Cost(to_players, to_house)


def test_a_payment_at_evens_is_known_as_that_mistake():
    assert paid(lie(PAID)).item.mistaken["bj-blackjack-at-evens"] == RIGHT | {"won-1": 1500}


def test_change_costs_the_chips_that_are_too_many_or_missing():
    for seed in range(30):
        act = changed(Chance(seed), lie(PAID))
        values = act.item.question.values
        chip, chips = values["value"]["money"], act.item.key["chips"]
        assert chips * chip == values["amount"]["money"]
        assert cost_of(act, {"chips": chips + 2}) == Cost(2 * chip, 0)
        assert cost_of(act, {"chips": chips - 1}) == Cost(0, chip)


# Box 1 wins 10 with 21 against 20, box 2 loses 20.
NETS = {1: 1, 2: -1}


def test_a_late_stake_costs_what_it_would_have_brought():
    seen, table = set(), lie("ThTc Ts9s2c*10 9d9c*20")
    for seed in range(80):
        _after, act = late(Chance(seed), table)
        values, how = act.item.question.values, act.item.question.code.rpartition(".")[2]
        box = values["box"]
        if how == "take-back":
            costs(act, "allow", "refuse", -NETS[box] * table.stake(box))
        elif how == "too-late":
            costs(act, "allow", "refuse", NETS[box] * values["more"]["money"])
        else:
            costs(act, "refuse", "allow", -NETS[box] * values["more"]["money"])
        seen.add((how, box))
    assert len(seen) == 6


@pytest.mark.parametrize(("bank", "wins"), [("AhKc", True), ("Ah9c", False), ("KhAc", True)])
def test_insurance_is_for_an_ace_and_half_of_the_stake_and_no_blackjack(bank, wins):
    seen = set()
    insured = "~10" if bank.startswith("A") else ""
    table = lie(f"{bank} Ts9s*20{insured} TdJc*30 AsQs*40")
    for seed in range(200):
        act = insurance_asked(Chance(seed), table)
        if act is None:
            assert bank.startswith("K")  # not every ten
            continue
        box, stake, amount = (act.item.question.values[name] for name in ("box", "stake", "amount"))
        stake, amount = stake["money"], amount["money"]
        fits = bank.startswith("A") and box != 3 and 2 * amount <= stake
        brings = 2 * amount if wins else -amount
        costs(act, *(("refuse", "allow", -brings) if fits else ("allow", "refuse", brings)))
        seen.add((box, fits))
    assert seen == ({(1, True), (2, False), (3, False)} if insured else {(1, False), (2, False), (3, False)})


def test_nobody_is_insured_against_a_low_card():
    table = lie("6hTc2d Ts9s*20 TdJc*30")
    assert all(insurance_asked(Chance(seed), table) is None for seed in range(30))


ASKED = {
    # two sixes and fives doubled, 21 against 20: the added 20 wins
    "6c5dTh*20!": ("double", "allow", -2000),
    # doubled for less, 15 against 20: the added 5 is lost
    "6c5d4h*20!5": ("double", "allow", 500),
    # a blackjack is not doubled: 20 more would win 20
    "AcKd*20": ("double", "refuse", 2000),
    # eights split into 18, which loses, and 21: the added stake on the second hand wins
    "8cTd*20_8dTc3d*20": ("split", "allow", -2000),
    # ten and nine are not split: 20 more would be lost
    "Tc9d*20": ("split", "refuse", -2000),
}


@pytest.mark.parametrize("box", ASKED)
def test_a_double_or_a_split_is_allowed_as_the_house_allows_it(box):
    what, right, moved = ASKED[box]
    table = lie(f"ThTc {box}", pairs="8c8d" if "_" in box else "")
    acts = [act for act in (asked(Chance(seed), table) for seed in range(40)) if act]
    found = [act for act in acts if act.item.question.code.endswith(what)]
    assert found
    for act in found:
        costs(act, {"allow": "refuse", "refuse": "allow"}[right], right, moved)


def test_split_aces_are_not_doubled():
    table = lie("ThTc Ac5d*20_Ad7c*20", pairs="AcAd")
    acts = [asked(Chance(seed), table) for seed in range(40)]
    doubles = [act for act in acts if act and act.item.question.code.endswith("double")]
    assert doubles
    for act in doubles:
        costs(act, "allow", "refuse", -2000)


# --- claims -------------------------------------------------------------------------------------------


def test_a_claim_is_paid_where_the_hand_won_more_than_it_got():
    seen = set()
    for seed in range(120):
        table = lie("Th9c AsKs*15 TdJc*20 Ts9s*30 8s8d*25")
        act = claimed(Chance(seed), table)
        box, got, more = (act.item.question.values[name] for name in ("box", "got", "more"))
        due = {1: 2250, 2: 2000, 3: 0, 4: 0}[box]  # a blackjack, a win, a push, a loss
        if got["money"] < due:
            assert got["money"] + more["money"] == due
            costs(act, "nothing", "pay", -more["money"])
            assert "blackjack-wrong-payment" in act.item.parts[0].clauses
        else:
            assert got["money"] == due
            costs(act, "pay", "nothing", more["money"])
        seen.add((box, got["money"] < due))
    assert seen == {(1, True), (2, True), (1, False), (2, False), (3, False), (4, False)}


def test_nobody_claims_more_of_a_hand_that_was_surrendered():
    rules = ruleset("american-six-decks-s17")
    assert claimed(Chance("a"), replace(lie("Th7c Ts6s*20-"), rules=rules)) is None
