"""A shift at the blackjack table: every act is worked out here by hand."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.blackjack.rulesets import NAMES, ruleset
from games.blackjack.table import Round
from games.core.cards import Card
from tests.training.drills.blackjack.hand import by_box, collected, counts, natural, read
from tests.training.drills.blackjack.test_shift_money import lie
from training.drills.blackjack.shift import TABLE
from training.drills.blackjack.shift.before import late
from training.drills.blackjack.shift.play import drawn
from training.drills.blackjack.shift.table import Table, dealt
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
