"""A shift at the blackjack table: every act is worked out here by hand, and so is what its mistakes cost."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.blackjack.rulesets import NAMES, ruleset
from games.blackjack.table import Round
from games.core.cards import Card, parse_cards
from tests.training.drills.blackjack.hand import by_box, collected, counts, natural, read
from training.drills.blackjack.shift import TABLE
from training.drills.blackjack.shift.after import paid
from training.drills.blackjack.shift.before import changed, insurance_asked, late
from training.drills.blackjack.shift.claims import claimed
from training.drills.blackjack.shift.play import asked, drawn
from training.drills.blackjack.shift.table import Dealt, Table, dealt
from training.drills.kit.chance import Chance
from training.drills.kit.rules import holds
from training.drills.kit.shifts import LENGTHS, Busyness
from training.shifts.costs import Cost, cost_of

RULES = ruleset(TABLE.ruleset)
SEEDS = st.integers(0, 10**6).map(str)
BUSYNESS = st.sampled_from(list(Busyness))


def shift(seed, busyness=Busyness.BUSY, length=20, rules=RULES):
    return TABLE.acts(seed, rules, busyness, length)


SHIFTS = {(seed, busyness): shift(str(seed), busyness) for seed in range(40) for busyness in Busyness}
ACTS = [act for acts in SHIFTS.values() for act in acts]


def of_kind(kind, code=""):
    return [act for act in ACTS if act.kind == kind and act.item.question.code.endswith(code)]


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


# --- the whole shift --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("busyness", Busyness)
def test_a_shift_has_so_many_acts_and_ends_with_the_float(name, length, busyness):
    for seed in "abcde":
        acts = shift(seed, busyness, length, ruleset(name))
        assert len(acts) == length
        assert [act.kind for act in acts].count("float") == 1
        assert acts[-1].kind == "float"


def test_the_same_seed_draws_the_same_acts_and_another_one_others():
    assert shift("a") == shift("a")
    assert shift("a") != shift("b")
    assert shift("a", Busyness.CALM) != shift("a")


def test_every_kind_is_drawn_and_no_other():
    assert {act.kind for act in ACTS} == TABLE.kinds.keys()


@pytest.mark.parametrize("name", NAMES)
def test_what_is_cited_holds_at_the_table_and_what_moves_is_asked(name):
    rules = ruleset(name)
    for seed in range(25):
        for act in shift(str(seed), rules=rules):
            assert act.moves.keys() <= act.item.key.keys()
            assert cost_of(act, act.item.key) == Cost()
            for part in act.item.parts:
                assert holds(rules, *part.clauses)
                assert bool(part.clauses) == (act.kind not in ("change", "float"))
                options = act.moves[part.slug].by_option if part.slug in act.moves else {}
                assert options.keys() <= dict(part.options).keys()


@given(seed=SEEDS, busyness=BUSYNESS)
def test_all_that_is_paid_and_collected_is_what_the_cards_say(seed, busyness):
    rounds = []
    for act in (acts := shift(seed, busyness)):
        if act.kind == "pay":
            bank, laid = read(act.item.scene)
            rounds.append(collected(laid, bank))
            due = by_box(laid, bank)
            assert act.item.key == {
                f"{what}-{box}": amounts[n] for box, amounts in due.items() for n, what in enumerate(("won", "kept"))
            }
            total = Round.parse(act.item.play).settle(RULES).total
            assert rounds[-1] == (total.lost, total.winnings)
        if act.kind == "insurance" and act.moves.keys() != {"insured"}:
            bank, laid = read(act.item.scene)
            expected = {one.box: one.insurance(bank) for one in laid if one.insured}
            assert act.item.key == {
                f"{what}-{box}": two[n] for box, two in expected.items() for n, what in enumerate(("won", "kept"))
            }
    notes = sum(act.item.question.values["amount"]["money"] for act in acts if act.kind == "change")
    shown = [tuple(value["money"] for value in line[1:]) for line in acts[-1].item.scene["lines"]]
    assert shown == rounds
    gain = sum(taken - gone for taken, gone in rounds)
    assert acts[-1].item.question.values["notes"]["money"] == notes
    assert acts[-1].item.key == {
        "way": "gain" if gain > 0 else "loss" if gain < 0 else "even",
        "result": abs(gain),
        "float": acts[-1].item.question.values["float"]["money"] + gain - notes,
    }


# --- what is carried on -----------------------------------------------------------------------------


@given(seed=SEEDS, busyness=BUSYNESS, name=st.sampled_from(NAMES))
def test_a_round_takes_up_what_the_last_one_has_left(seed, busyness, name):
    rules, chance, table = ruleset(name), Chance(seed), Table()
    for _round in range(6):
        found = dealt(chance, rules, busyness, table)
        found.played.settle(rules)  # it can have been played
        for box, cents in table.left.items():
            assert found.stake(box) == cents
        shoe, boxes = list(found.before.shoe), len(found.pairs)
        assert found.pairs == tuple(zip(shoe[:boxes], shoe[boxes + 1 : 2 * boxes + 1], strict=True))
        assert found.bank[0] == shoe[boxes]
        out = [card for box in found.played.boxes for hand in box.hands for card in hand.cards]
        out += found.played.dealer
        table = found.after
        assert sorted(map(str, out)) == sorted(map(str, shoe[: len(out)]))
        assert list(table.shoe) == shoe[len(out) :]


def test_a_push_is_the_first_stake_of_the_box_in_the_next_round():
    met = 0
    for acts in SHIFTS.values():
        paying = [place for place, act in enumerate(acts) if act.kind == "pay"]
        for one, other in pairwise(paying):
            bank, laid = read(acts[one].item.scene)
            _bank, later = read(acts[other].item.scene)
            raised = {
                act.item.question.values["box"] for act in acts[one:other] if act.item.question.code.endswith("in-time")
            }
            for box in {each.box for each in laid} - raised:
                pushed = [
                    each.plays
                    for each in laid
                    if each.box == box and counts(each.cards) <= 21 and each.settled(bank)[0] == 0
                    if each.settled(bank)[1] >= each.plays
                ]
                stakes = {each.stake for each in later if each.box == box}
                if pushed and stakes:
                    met += stakes == {sum(pushed)}
                    assert min(stakes) >= sum(pushed)  # more only where it was added in time, unasked
    assert met > 20


def test_a_stake_that_was_added_in_time_plays_and_one_that_was_late_does_not():
    before = lie("ThTc Ts9s*10 9d9c*20")
    for seed in range(60):
        after, act = late(Chance(seed), before)
        values = act.item.question.values
        if act.item.key["late"] == "allow":
            assert after.stake(values["box"]) == before.stake(values["box"]) + values["more"]["money"]
        else:
            assert after == before


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


def test_what_is_asked_of_added_stakes_follows_the_house():
    seen = set()
    for act in of_kind("added-stake"):
        cards = act.item.scene["rows"][1]["cards"]
        what = act.item.question.code.rpartition(".")[2]
        split = act.item.scene["rows"][1]["label"]["code"] == "bj.hand"
        if what == "split":
            fits = len({counts([card]) for card in cards}) == 1
        else:
            fits = not (split and cards[0][0] == "A") and not (natural(cards) and not split)
        assert act.item.key["may"] == ("allow" if fits else "refuse")
        seen.add((what, fits))
    assert len(seen) == 4


# --- the dealer ---------------------------------------------------------------------------------------


def test_the_dealer_draws_to_sixteen_and_stands_on_seventeen():
    seen = set()
    for act in of_kind("dealer", "bj-bank.ask"):
        bank, laid = read(act.item.scene)
        total = counts(bank)
        does = "over" if total > 21 else "draws" if total < 17 else "stands"
        assert act.item.key == {"total": total, "does": does}
        assert any(counts(one.cards) <= 21 and not (natural(one.cards) and not one.split) for one in laid)
        assert act.moves == {}
        seen.add(does)
    assert len(seen) == 3


@pytest.mark.parametrize(
    ("game", "draws"),
    [
        ("6h Ts6s9d*20 Td6c8c*10", "none"),
        ("6hTc Ts6s9d*20 AsKs*10", "two"),
        ("AhTc Ts6s9d*20~10", "two"),
        ("Kh AsKs*10+1", "none"),
    ],
    ids=["all bust", "a blackjack left", "insurance left", "even money"],
)
def test_the_dealer_draws_no_more_than_stakes_depend_on(game, draws):
    act = drawn(Chance("a"), lie(game, bank="6hTc"))
    assert act.item.key == {"draws": draws}
    assert len(act.item.scene["rows"][0]["cards"]) == 1


def test_a_dealer_who_has_looked_is_not_asked_to_draw():
    american = ruleset("american-six-decks-s17")
    assert drawn(Chance("a"), replace(lie("AhKc Ts6s*20"), rules=american)) is None
    assert drawn(Chance("a"), replace(lie("6hTc Ts6s9d*20"), rules=american)) is None


def test_totals_are_called_as_the_cards_count():
    for act in of_kind("count"):
        (row,) = act.item.scene["rows"]
        assert act.item.key["total"] == counts(row["cards"])
        assert (act.item.key["kind"] == "blackjack") == natural(row["cards"])
        assert cost_of(act, {"total": 1, "kind": "over"}) == Cost()


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


def test_a_float_counted_wrong_costs_nothing_yet():
    assert all(cost_of(act, {"way": "even", "result": 1, "float": 1}) == Cost() for act in of_kind("float"))


def test_an_ace_is_shown_more_often_than_at_a_table():
    chance, table, aces = Chance("aces"), Table(), 0
    for _round in range(400):
        found = dealt(chance, RULES, Busyness.CALM, table)
        aces, table = aces + (found.upcard.rank == "A"), found.after
    assert 85 < aces < 160  # 1 in 4, and 1 in 13 of the others: 123


def test_a_shoe_is_shuffled_anew_when_few_cards_are_left():
    short = Table((Card.parse("2c"),) * 20)
    assert len(dealt(Chance("a"), RULES, Busyness.CALM, short).before.shoe) == 6 * 52
