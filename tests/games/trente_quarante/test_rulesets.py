"""Rulesets and what may be overridden in them; situations that are drawn are legal."""

from dataclasses import replace
from random import Random

import pytest

from games.core.clauses import load
from games.core.problems import Refused
from games.trente_quarante import scenarios
from games.trente_quarante.coup import problems, settle
from games.trente_quarante.facts import facts
from games.trente_quarante.rows import Winner
from games.trente_quarante.rulesets import NAMES, ruleset

BAD = [
    ("decks", 0), ("decks", 9), ("decks", True), ("decks", "six"), ("burnt", -1), ("apres", "lost"), ("apres", None),
    ("prison_levels", 0), ("insurance", "2"), ("insurance", 0.01), ("insurance", "-0.01"), ("shown_coups", 0),
    ("smallest_chip", "0"), ("minimum", {"rouge": "5.00"}), ("maximum", {"chance": "x"}), ("minimum", []),
    ("dealt_from", "sabot"), ("crew", "large"), ("procedure", {}), ("procedure", {"seats": "7"}), ("procedure", 7),
]  # fmt: skip


@pytest.mark.parametrize(("parameter", "value"), BAD, ids=str)
def test_a_parameter_that_cannot_be_is_refused(parameter, value):
    with pytest.raises(Refused) as caught:
        ruleset(overrides={parameter: value})
    assert (caught.value.first.code, caught.value.first.field) == ("bad_parameter", f"overrides.{parameter}")


def refusal(*arguments):
    with pytest.raises(Refused) as caught:
        ruleset(*arguments)
    return caught.value.first.code, caught.value.first.field


def test_what_does_not_exist_or_fit_together_is_refused():
    assert refusal("monte-carlo") == ("unknown_ruleset", "rules")
    assert refusal(NAMES[0], {"name": "x"}) == ("unknown_parameter", "overrides.name")
    assert refusal(NAMES[0], {"zero": "prison"}) == ("unknown_parameter", "overrides.zero")
    crossed = {"minimum": {"chance": "10.00"}, "maximum": {"chance": "5.00"}}
    assert refusal(NAMES[0], crossed) == ("minimum_passes_maximum", "overrides.minimum.chance")
    assert refusal(NAMES[1], {"prison_levels": 2}) == ("levels_without_prison", "overrides.prison_levels")


def test_levels_fall_away_with_prison():
    assert ruleset(NAMES[0], {"apres": "halved"}).prison_levels == 1
    assert ruleset(NAMES[1], {"apres": "prison"}).prison


def test_the_mini_has_no_insurance_and_one_croupier():
    full, mini = map(ruleset, NAMES)
    assert (full.dealt_from, mini.dealt_from) == ("shuffler", "shoe")
    assert (full.insurance, mini.insurance) == (full.insurance, None)
    assert (full.procedure["croupiers"], mini.procedure["croupiers"]) == (2, 1)
    assert full.procedure["seats"] == mini.procedure["seats"] == 7


@pytest.mark.parametrize("name", NAMES)
def test_every_placeholder_of_the_clauses_that_hold_is_filled(name):
    rules = ruleset(name)
    said = frozenset[str]().union(
        *(clause.placeholders for clause in load("games.trente_quarante") if clause.holds(rules))
    )
    assert said <= facts(rules).keys()


def test_figures_are_those_of_the_facts():
    values = facts(ruleset())
    assert (values["decks"], values["cards"], values["burnt"], values["chances"]) == (6, 312, 5, 4)
    assert (values["first_word"], values["last_word"], values["example_units_word"]) == ("un", "quarante", "sept")
    assert values["tie_call"] == "Deux, deux après"
    assert values["apres_call"] == "Un, un après"
    assert values["example_call"] == "Sept, deux. Rouge gagne, la couleur perd"
    assert values["premium_amount"].cents == 1_00
    assert (values["coups_fewest"], values["coups_most"]) == (28, 29)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(30))
def test_drawn_situations_are_legal_and_the_same_for_a_seed(name, seed):
    rules = replace(ruleset(name), minimum={"chance": 5_00})

    def drawn(rng):
        return scenarios.coup(rng, rules), scenarios.stakes(rng, rules, 6), scenarios.prisoners(rng, rules, 4)

    coup, stakes, held = drawn(Random(seed))
    assert drawn(Random(seed)) == (coup, stakes, held)
    assert problems(rules, stakes, held) == []
    assert settle(rules, coup, stakes, held).lines
    assert bool(held) == rules.prison


def test_a_wanted_coup_is_drawn():
    rules = ruleset()
    assert scenarios.coup(Random(1), rules, lambda coup: coup.winner is Winner.APRES).winner is Winner.APRES
