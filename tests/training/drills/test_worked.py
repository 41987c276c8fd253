"""Worked solutions: for every skill, level and ruleset they lead to the key and can be said."""

from fractions import Fraction
from functools import cache

import pytest

from games.core.facts import Exact, Money, Percent
from tests.training.drills.cases import cases, make
from training.drills.kit.common import options
from training.drills.kit.items import PartKind, Phrase, Step
from training.drills.kit.worked import Over, added, added_up, chosen, leading_to, spotted, within
from training.quiz.phrases import TEXTS, say

CASES = cases()
SEEDS = [f"worked-{number}" for number in range(20)]

# Levels at which nothing is worked out: what is asked is known or looked up, and the clause says it.
KNOWN_BY_HEART = {
    "announcement": ((1, 2, 3, 4), "the words of a call"),
    "bj-may": ((1,), "a round keeps a rule or breaks it"),
    "bj-order": ((1, 2), "the order of the boxes"),
    "cdf-may": ((1, 2), "a call is allowed or not"),
    "cdf-odds": ((1, 2), "an equilibrium that nobody works out at a table"),
    "cdf-passing": ((1, 2), "the order of the seats"),
    "colours": ((2, 4), "a stake is accepted or not"),
    "cut": ((4,), "a payment is tossed or not"),
    "finals": ((5,), "which numbers a final has"),
    "holdem-order": ((1, 2), "the order of the seats"),
    "holdem-turn": ((1, 3), "the order of the seats, and what may be done"),
    "neighbours": ((4,), "the order of the wheel"),
    "number-facts": ((1, 3, 4, 5), "the numbers and the wheel"),
    "order-of-payment": ((1, 3, 4), "the order of payment"),
    "positions": ((1, 3), "the names and places of bets"),
    "punto-banco-deal": ((1,), "the table of play, a skill of its own"),
    "punto-banco-odds": ((1,), "which of two is more likely"),
    "sectors": ((1, 2, 3), "the order of the wheel"),
    "speaking": ((1, 2), "the words of calls"),
    "stud-legal": ((1,), "a hand can be settled or not"),
    "stud-odds": ((2,), "which of two costs less"),
    "stud-void": ((1,), "a hand is void or not"),
    "tq-accepted": ((1, 2), "a bet is taken or not"),
    "tq-call": ((1,), "the words of a call"),
    "tq-odds": ((1,), "which of two is more likely"),
    "tq-short-cut": ((1,), "which chances go together"),
    "tq-taille": ((1, 2, 3), "how a taille begins and ends"),
}

# Numbers and amounts at other levels that come of no sum, by skill and part.
NOT_SUMMED = {
    "called-bet": ({"numbers"}, "how many numbers a called bet has"),
    "cdf-table": ({"decks", "seats"}, "known by heart"),
    "edge": ({"wins"}, "the numbers of a bet, which are counted"),
    "finals": ({"highest", "number", "splits", "straights"}, "the chips of a final, which are counted"),
    "neighbours": ({"first", "last"}, "the order of the wheel"),
    "number-facts": ({"column"}, "the column of a number"),
    "punto-banco-odds": ({"at", "surely"}, "the table of play"),
    "tq-prison": ({"level"}, "a win or a refait moves it by one"),
}


@pytest.mark.parametrize(("rules", "name", "level"), CASES)
def test_the_last_step_comes_to_the_key_and_every_step_can_be_said(rules, name, level):
    for seed in SEEDS:
        for part in make(rules, name, level, seed).parts:
            if part.worked:
                assert part.worked[-1].comes_to == part.expected, (seed, part.slug)
            for step in part.worked:
                assert step.says.code in TEXTS
                assert say(step.says.as_json)


def stem(slug):
    """A part without its place among others of its kind: `back` of `back-2`."""
    return slug.partition("-")[0]


@cache
def worked_and_not():
    """The skills, levels and parts that are worked out in some item, and those that are in none, with their kinds."""
    kinds, worked = {}, set()
    for rules, name, level in CASES:
        for seed in SEEDS[:4] if not name.endswith("-procedure") else ():  # procedure follows from no calculation
            for part in make(rules, name, level, seed).parts:
                key = name, level, stem(part.slug)
                kinds[key] = part.kind
                worked.update([key] if part.worked else ())
    return worked, {key: kind for key, kind in kinds.items() if key not in worked}


def test_every_level_shows_how_its_answers_come_about_but_those_known_by_heart():
    worked, without = worked_and_not()
    levels = {key[:2] for key in without} - {key[:2] for key in worked}
    assert levels == {(name, level) for name, (known, _why) in KNOWN_BY_HEART.items() for level in known}


def test_every_number_and_amount_is_worked_out_but_those_that_come_of_no_sum():
    worked, without = worked_and_not()
    levels = {key[:2] for key in worked}
    numbers = [key for key, kind in without.items() if kind in (PartKind.NUMBER, PartKind.MONEY, PartKind.CUT)]
    left = {(name, part) for name, level, part in numbers if (name, level) in levels}
    assert left == {(name, part) for name, (parts, _why) in NOT_SUMMED.items() for part in parts}


def test_worked_steps_are_not_shown_with_the_question():
    for rules, name, level in CASES:
        item = make(rules, name, level, SEEDS[0])
        assert all("worked" not in part for part in item.face["parts"])


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (added((3, 35), (2, 11)), "3 × 35 + 2 × 11 = 127"),
        (added((127, Money(1000))), "127 × 10 = 1,270"),
        (added(18, less=[6]), "18 − 6 = 12"),
        (added((Money(10_000), Percent(Fraction(1, 20)))), "100 × 5% = 5"),
        (added((Money(1000), Exact(Fraction(3, 2)))), "10 × 3/2 = 15"),
        (added((Money(30_000), Over(Money(2000)))), "300 ÷ 20 = 15"),
        (added(5), "5"),
        (added(), "0"),
        (added((2, 17), about="A"), "A: 2 × 17 = 34"),
    ],
)
def test_a_sum_is_written_as_on_paper(step, text):
    assert say(step.says.as_json) == text


def test_a_sum_comes_to_what_its_figures_say():
    assert added((3, 35), (2, 11)).comes_to == 127
    assert added((Money(1050), Exact(Fraction(1, 2))), less=[Money(25)]).comes_to == 500


def test_a_sum_that_is_no_whole_number_is_refused():
    with pytest.raises(ValueError, match="no answer"):
        added((5, Exact(Fraction(1, 2))))


def test_several_steps_are_added_up_and_one_is_not():
    one, both = added_up([added(3)]), added_up([added(3), added(4)])
    assert [step.comes_to for step in one] == [3]
    assert [step.comes_to for step in both] == [3, 4, 7]


def test_a_step_may_lead_to_a_choice():
    offered = options("spot", ("nothing",))
    assert chosen(offered, "nothing") == Step(Phrase("spot.nothing"), "nothing")
    assert [step.comes_to for step in leading_to("yes", added(1), added(2))] == [1, "yes"]


def test_the_way_to_an_error_is_what_is_right_at_its_place():
    steps = {"1": added(3), "2": added(4)}
    assert [step.says for step in spotted("2", steps)] == [steps["2"].says]
    assert [step.says for step in spotted("nothing", steps)] == [step.says for step in steps.values()]
    assert spotted("nothing", steps)[-1].comes_to == "nothing"


@pytest.mark.parametrize(
    ("stake", "texts"),
    [
        (4_50, ["Under the minimum: 5 − 4.50 = 0.50"]),
        (5_00, ["Above the minimum: 5 − 5 = 0", "Up to the maximum: 150 − 5 = 145"]),
        (150_00, ["Above the minimum: 150 − 5 = 145", "Up to the maximum: 150 − 150 = 0"]),
        (175_00, ["Over the maximum: 175 − 150 = 25"]),
    ],
)
def test_a_stake_is_compared_with_the_limit_that_decides(stake, texts):
    assert [say(step.says.as_json) for step in within(5_00, 150_00, stake)] == texts


@pytest.mark.parametrize(
    ("name", "skill_rules"), [("limits", "venice-french"), ("punto-banco-limits", "venice-punto-banco")]
)
def test_what_the_engine_does_with_a_stake_agrees_with_its_distance_from_the_limits(name, skill_rules):
    says = {"refused": "worked.under", "part": "worked.over", "whole": "worked.above"}
    level = 2 if name == "limits" else 1
    for seed in SEEDS:
        for part in make(skill_rules, name, level, seed).parts:
            assert part.worked[0].says.values["about"]["phrase"]["code"] == says[part.expected]
