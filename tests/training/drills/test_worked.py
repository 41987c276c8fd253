"""Worked solutions: for every skill, level and ruleset they lead to the key and can be said."""

from fractions import Fraction

import pytest

from games.core.facts import Exact, Money, Percent
from tests.training.drills.cases import cases, make
from training.drills.kit.common import options
from training.drills.kit.items import Phrase, Step
from training.drills.kit.worked import Over, added, added_up, chosen, leading_to, spotted
from training.drills.registry import GENERATORS
from training.quiz.phrases import TEXTS, say

CASES = cases()
SEEDS = [f"worked-{number}" for number in range(20)]

# Where nothing is worked out: what is asked is known or looked up, and the clause says it.
KNOWN_BY_HEART = {
    "announcement": "the words of a call",
    "bj-may": "a round keeps a rule or breaks it",
    "bj-order": "the order of the boxes",
    "cdf-may": "a call is allowed or not",
    "cdf-odds": "an equilibrium that nobody works out at a table",
    "cdf-passing": "the order of the seats",
    "holdem-order": "the order of the seats",
    "punto-banco-deal": "the table of play, a skill of its own",
    "sectors": "the order of the wheel",
    "stud-legal": "a hand can be settled or not",
    "tq-accepted": "a bet is taken or not",
    "tq-short-cut": "which chances go together",
    "tq-taille": "how a taille begins and ends",
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


def test_every_skill_shows_how_its_answers_come_about_but_those_known_by_heart():
    shown = {name for rules, name, level in CASES for part in make(rules, name, level, SEEDS[0]).parts if part.worked}
    of_procedure = {name for name in GENERATORS if name.endswith("-procedure")}  # follows from no calculation
    assert GENERATORS.keys() - shown == KNOWN_BY_HEART.keys() | of_procedure


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
