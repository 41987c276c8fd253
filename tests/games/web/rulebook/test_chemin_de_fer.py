"""What the page of chemin de fer tabulates, against figures that were not made by the engine."""

import re
from html import unescape

import pytest
from django.urls import reverse

from games.chemin_de_fer.clauses import Clause
from games.web.registry import clauses_of
from games.web.rulebook.figures import rendered
from tests.games.chemin_de_fer.reading import rows

RULES = "venice-chemin-de-fer"


def shown(clause, language="en"):
    return rendered(RULES, language)[clause]


def cells(html):
    """The cells of each row of a table as a reader reads or hears them."""
    said = re.sub(r'<span role="img" aria-label="([^"]*)">[^<]*</span>', r"\1", html)
    lines = re.findall(r"<tr>(.*?)</tr>", said, re.DOTALL)
    return [[unescape(re.sub(r"<[^>]+>", "", cell)) for cell in re.findall(r"<t[dh].*?</t[dh]>", row)] for row in lines]


def test_the_rule_table_says_every_cell_to_who_cannot_see_it():
    _head, *body = cells(shown(Clause.RULE_TABLE))
    printed = {(row[0], column): says for row in body for column, says in enumerate(row[1:])}
    wanted = {
        (bank, 10 if third == "stood" else int(third)): says.capitalize() for bank, third, says, _ in rows("table")
    }
    assert printed == wanted


def test_a_bank_grows_by_what_it_wins_less_the_cagnotte():
    assert cells(shown(Clause.CAGNOTTE))[1:4] == [
        ["1", "100.00", "5.00", "195.00"],
        ["2", "195.00", "9.75", "380.25"],
        ["3", "380.25", "19.01", "741.49"],
    ]


def test_the_cells_in_which_the_habit_decides():
    body = cells(shown(Clause.ODDS_HABIT))[2:]
    assert [row[:2] for row in body] == [["3", "9"], ["4", "1"], ["5", "4"], ["6", "none"]]


def test_the_equilibrium_is_the_published_one():
    _head, endless, here = cells(shown(Clause.ODDS_EQUILIBRIUM))
    assert endless[1:] == ["9/11 = 81.8182%", "859/2288 = 37.5437%", "1.2799%"]
    assert here[0] == "6 decks, a cagnotte of 5%"


@pytest.mark.django_db
def test_a_free_punter_and_a_bound_one_are_compared(client, rulebook):
    page = client.get(reverse("rulebook:compare"), {"rules": [RULES, "bound-chemin-de-fer"]}).content.decode()
    assert "Free until the rule table is asked for" in page
    assert "Bound by the rule table" in page
    assert "The punter is free" in page
    assert "The punter is bound" in page


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_each_figure_stands_beneath_a_clause_of_the_page(language):
    assert rendered(RULES, language).keys() <= clauses_of("chemin_de_fer", RULES)
