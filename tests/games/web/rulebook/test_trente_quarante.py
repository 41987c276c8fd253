"""The page of trente et quarante: its tables and its worked examples come from the engine."""

import re

import pytest
from django.urls import reverse

from games.trente_quarante.clauses import Clause
from games.trente_quarante.rulesets import NAMES, ruleset
from games.web.trente_quarante.figures import figures


@pytest.fixture
def page(client, rulebook) -> str:
    return client.get(reverse("rulebook:game", args=["trente-et-quarante"])).content.decode()


def test_the_calls_and_the_costs_are_printed(page):
    for words in ("Rouge gagne et couleur", "Rouge perd, la couleur gagne", "Un, un après", "1.0946%", "2.1891%"):
        assert words in page
    assert "Not insured, divided with the bank" in page


def test_examples_lead_to_the_calculator_of_coups(page):
    tried = re.findall(r'href="([^"]*/trente-et-quarante/coup/\?play=[^"]*)"', page)
    assert len(tried) > 20


@pytest.mark.parametrize("name", NAMES)
def test_figures_stand_beneath_clauses_that_are_there(name):
    rules = ruleset(name)
    shown = figures(rules)
    assert set(shown) <= set(Clause)
    assert (Clause.PRISON in shown) == (Clause.ODDS_EDGE in shown) == rules.prison
    assert (Clause.MINI_HALF in shown) == (Clause.ODDS_MINI in shown) == (not rules.prison)
    assert Clause.LIMITS not in shown


def test_the_limits_of_a_house_stand_beneath_their_rule():
    limited = ruleset(NAMES[0], {"minimum": {"chance": "10"}})
    assert figures(limited)[Clause.LIMITS].shows == {"least": 10_00, "most": None}


def test_both_tables_are_compared(client, rulebook):
    page = client.get(reverse("rulebook:compare"), {"rules": list(NAMES)}).content.decode()
    assert "Half of a stake is lost at once" in page
    assert "Insured: 1.00%" in page
