"""A skill that falls into cells: the record tells what is known of it, and practice goes where something is not."""

import re
from dataclasses import replace
from html import unescape
from urllib.parse import parse_qs, urlparse

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from tests.training.drills.cases import rulesets
from training.drills.kit.chance import Chance
from training.drills.registry import GENERATORS
from training.quiz import selectors
from training.quiz.models import Practice
from training.quiz.progress import next_cell, shown_grid
from training.quiz.selectors import Cell

NAME, RULES = "banco-draws", "venice-punto-banco"
GRID = GENERATORS[NAME].grid(rulesets()[RULES], 1)


def drill(seed="abc", n=1, **also):
    query = {"seed": seed, "n": str(n), "level": "1", "rules": RULES, **also}
    return f"{reverse('quiz:drill', args=[NAME])}?{'&'.join(f'{name}={value}' for name, value in query.items())}"


def cell_of(address):
    return parse_qs(urlparse(address).query).get("cell", [""])[0]


def answered(user, cell, *scores):
    """Rows of the record in their order: 1 for an answer that was right, 0 for one that was wrong."""
    for n, score in enumerate(scores):
        row = {"generator": NAME, "version": 1, "level": 1, "ruleset": RULES, "cell": cell, "seed": f"{cell}-{n}"}
        Practice.objects.create(user=user, given={}, score=score, max=1, **row)


# --- which comes next ---------------------------------------------------------------------------------------


def following(done, times=60, but=""):
    return {next_cell(GRID, done, Chance("next", n), but) for n in range(times)}


def test_cells_never_asked_come_first():
    done = {cell: Cell(right=0, last=1, is_right=False) for cell in GRID.cells[2:]}
    assert following(done) == set(GRID.cells[:2])
    assert following(done, but=GRID.cells[0]) == {GRID.cells[1]}


def test_then_those_answered_wrong_then_those_seldom_right_then_those_long_ago():
    done = {cell: Cell(right=3, last=100 + n, is_right=True) for n, cell in enumerate(GRID.cells)}
    assert following(done) == set(GRID.cells[:5])
    seldom = GRID.cells[40:44]
    done |= {cell: Cell(right=1, last=200, is_right=True) for cell in seldom}
    assert following(done) == {*seldom, GRID.cells[0]}
    done[GRID.cells[80]] = Cell(right=9, last=300, is_right=False)
    assert GRID.cells[80] in following(done)
    assert following(done, but=GRID.cells[80]) == {*seldom, GRID.cells[0]}


def test_the_only_cell_of_a_table_comes_again():
    alone = replace(GRID, rows=GRID.rows[:1], columns=GRID.columns[:1])
    assert next_cell(alone, {}, Chance("next"), but=alone.cells[0]) == alone.cells[0]


# --- what is known ------------------------------------------------------------------------------------------


def test_the_last_answer_in_a_cell_says_whether_it_is_known(trainee, colleague):
    answered(trainee, "3-8", 0, 1)
    answered(trainee, "4-1", 1, 1, 0)
    answered(colleague, "5-5", 1)
    done = selectors.cells_of(trainee, NAME, 1, RULES)
    assert {cell: (known.right, known.is_right) for cell, known in done.items()} == {
        "3-8": (1, True),
        "4-1": (2, False),
    }
    assert selectors.practice_of(trainee, RULES)[NAME, 1].known == 2


def test_it_takes_one_query_however_much_was_practised(trainee, django_assert_num_queries):
    for cell in GRID.cells[:30]:
        answered(trainee, cell, 1, 0)
    with django_assert_num_queries(1):
        assert len(selectors.cells_of(trainee, NAME, 1, RULES)) == 30


def test_the_table_shows_right_wrong_and_open(trainee):
    answered(trainee, "0-0", 1)
    answered(trainee, "0-1", 0)
    grid = shown_grid(GRID, selectors.cells_of(trainee, NAME, 1, RULES), lambda cell: f"?cell={cell}")
    label, cells = grid.rows[0]
    assert (label, len(cells), grid.size, grid.right) == ("0", 11, 88, 1)
    assert [cell.state for cell in cells[:3]] == ["right", "wrong", "open"]
    assert cells[2].url == "?cell=0-2"


# --- the pages ----------------------------------------------------------------------------------------------


@pytest.fixture
def signed_in(client, trainee, punto_banco):
    client.force_login(trainee)
    return client


def test_an_address_names_the_cell_and_draws_an_item_of_it(client, db, punto_banco):
    page = client.get(drill(cell="6-7"))
    assert page.status_code == 200
    assert page.context["item"] == client.get(drill(cell="6-7")).context["item"]
    assert "cell=6-7" in page.context["here"]


def test_a_cell_that_does_not_exist_is_not_found(client, db, punto_banco):
    assert client.get(drill(cell="8-1")).status_code == 404
    other = reverse("quiz:drill", args=["baccarat-score"])
    assert client.get(f"{other}?seed=a&n=1&level=1&rules={RULES}&cell=0-0").status_code == 404


def test_who_is_not_signed_in_gets_any_cell_and_no_table(client, db, punto_banco):
    page = client.get(drill())
    assert cell_of(page.context["next"]) == ""
    assert "data-cells" not in page.content.decode()


def test_an_answer_is_kept_with_its_cell_and_shown_in_the_table(signed_in, trainee):
    key = GENERATORS[NAME].make("abc-1", 1, rulesets()[RULES], "6-7").key
    page = signed_in.post(drill(cell="6-7"), key).content.decode()
    practice = Practice.objects.get()
    assert (practice.cell, practice.seed, practice.score) == ("6-7", "abc-1", 1)
    assert "Cases known: 1 of 88" in page
    assert page.count('<a class="right"') == 1
    signed_in.post(drill(cell="6-6"), key)
    assert Practice.objects.count() == 2


def test_next_leads_to_a_cell_that_was_never_asked(signed_in, trainee):
    for cell in GRID.cells[:-1]:
        answered(trainee, cell, 1)
    assert cell_of(signed_in.get(drill()).context["next"]) == GRID.cells[-1]
    begun = signed_in.get(f"{reverse('quiz:drill', args=[NAME])}?rules={RULES}")
    assert (begun.status_code, cell_of(begun.url)) == (302, GRID.cells[-1])
    assert parse_qs(urlparse(begun.url).query)["n"] == ["1"]


def test_every_cell_of_the_table_leads_to_itself(signed_in):
    page = signed_in.get(drill()).content.decode()
    links = [unescape(href) for href in re.findall(r'<a class="open" href="([^"]*)"', page)]
    assert [cell_of(link) for link in links] == list(GRID.cells)
    assert signed_in.get(links[50]).status_code == 200


def test_the_list_tells_how_many_cells_are_known(signed_in, trainee):
    answered(trainee, "3-8", 1)
    answered(trainee, "3-7", 1)
    assert "Cases known: 2 of 88" in signed_in.get(reverse("quiz:drills"), {"rules": RULES}).content.decode()


def test_the_queries_of_a_page_do_not_grow_with_the_record(signed_in, trainee, django_assert_num_queries):
    signed_in.get(drill())
    with CaptureQueriesContext(connection) as before:
        signed_in.get(drill())
    for cell in GRID.cells:
        answered(trainee, cell, 1, 0)
    with django_assert_num_queries(len(before)):
        signed_in.get(drill())
