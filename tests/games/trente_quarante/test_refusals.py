"""A refusal shows the figures that it is about."""

import pytest

from games.core.problems import Refused
from games.trente_quarante.coup import problems
from games.trente_quarante.rows import Chance
from games.trente_quarante.rulesets import ruleset
from games.trente_quarante.stakes import Choice, Held, Stake

ROUGE, NOIR = Chance.ROUGE, Chance.NOIR
LIMITED = ruleset(minimum={"chance": "5.00"}, prison_levels=2)


def test_what_lies_on_a_chance_together_may_be_the_minimum_and_no_less():
    assert problems(LIMITED, [Stake(ROUGE, 2_00), Stake(NOIR, 5_00), Stake(ROUGE, 3_00)]) == []
    [low] = problems(LIMITED, [Stake(ROUGE, 2_00), Stake(NOIR, 5_00), Stake(ROUGE, 2_99)])
    assert (low.code, low.field, low.values) == ("below_minimum", "bets[2].stake", {"minimum": "5.00"})


@pytest.mark.parametrize(("level", "stands"), [(0, False), (1, True), (2, True), (3, False)])
def test_a_stake_in_prison_has_one_of_the_levels(level, stands):
    found = problems(LIMITED, [], [Held(ROUGE, 5_00, 1), Held(NOIR, 5_00, level)])
    shown = [(one.code, one.field, one.values) for one in found]
    assert shown == ([] if stands else [("imprisoned_too_often", "held[1].level", {"levels": 2})])


@pytest.mark.parametrize(
    ("said", "code", "values"),
    [
        (lambda: Chance.read("pair"), "unknown_chance", {"chance": "pair"}),
        (lambda: Choice.parse("half"), "unknown_apres_choice", {"choice": "half"}),
        (lambda: Stake(NOIR, 100, choice=Choice.parse("move:noir")), "moved_to_same_chance", {"chance": "noir"}),
    ],
)
def test_what_cannot_be_read_is_shown(said, code, values):
    with pytest.raises(Refused) as caught:
        said()
    assert (caught.value.first.code, caught.value.first.values) == (code, values)
