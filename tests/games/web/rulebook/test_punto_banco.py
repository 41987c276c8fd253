"""The page of punto banco: its tables and its worked examples come from the engine and are drawn for every reader."""

import re

import pytest
from django.urls import reverse

from games.baccarat.clauses import HandClause
from games.punto_banco.clauses import Clause
from games.punto_banco.rulesets import ruleset
from games.web.punto_banco.figures import figures

RULES = ruleset("venice-punto-banco")


@pytest.fixture
def page(client, rulebook) -> str:
    return client.get(reverse("rulebook:game", args=["punto-banco"])).content.decode()


def test_the_table_of_play_has_every_cell_and_says_each_to_who_cannot_see_it(page):
    table = page[page.index('id="table-of-play"') :].split("</table>")[0]
    assert table.count('aria-label="draws"') + table.count('aria-label="stands"') == 88
    assert table.count('aria-label="draws"') == 57


def test_what_bets_pay_and_cost_is_said(page):
    assert "8 to 1" in page
    for edge in ("1.2351%", "1.0579%", "14.3596%"):
        assert edge in page


def test_a_mistake_is_shown_with_the_coup_put_right(page):
    assert "As it was dealt" in page
    assert "Went to the wrong hand" in page
    assert 'aria-label="nine of clubs"' in page


def test_examples_lead_to_the_calculator_of_a_coup(page):
    tried = re.findall(r'href="([^"]*/punto-banco/coup/\?play=[^"]*)"', page)
    assert len(tried) > 10


def test_figures_stand_beneath_clauses_that_hold():
    assert set(figures(RULES)) <= {*HandClause, *Clause}
    assert Clause.MINIMUM not in figures(RULES)


def test_the_limits_of_a_house_stand_beneath_their_rule():
    limited = ruleset("venice-punto-banco", {"minimum": {"punto": "10"}, "maximum": {"tie": "300"}})
    shown = figures(limited)[Clause.MINIMUM].shows["limits"]
    assert [(str(name), least, most) for name, least, most in shown] == [("Punto", 10_00, None), ("Tie", None, 300_00)]


def test_its_tables_are_compared(client, rulebook):
    asked = {"rules": ["venice-punto-banco", "venice-midi-punto-banco", "venice-mini-punto-banco"]}
    page = client.get(reverse("rulebook:compare"), asked).content.decode()
    assert "A mini table" in page
    for places in ("Up to 15", "Up to 9", "Up to 7"):
        assert places in page
