"""A skill that falls into cells: the record tells what is known of it, and practice goes where something is not."""

import re
from dataclasses import replace
from html import unescape
from itertools import pairwise
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
from training.quiz.progress import next_cell, shown_map
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
    assert not done["3-8"].is_mastered


def test_it_takes_one_query_however_much_was_practised(trainee, django_assert_num_queries):
    for cell in GRID.cells[:30]:
        answered(trainee, cell, 1, 0)
    with django_assert_num_queries(1):
        assert len(selectors.cells_of(trainee, NAME, 1, RULES)) == 30


@pytest.mark.parametrize(
    ("scores", "mastered"),
    [((1, 1), True), ((0, 1, 1), True), ((1, 0, 1), True), ((1,), False), ((1, 1, 0), False), ((0,), False)],
)
def test_a_case_is_mastered_when_two_answers_were_right_and_the_last_one_was(trainee, scores, mastered):
    answered(trainee, "3-8", *scores)
    assert selectors.cells_of(trainee, NAME, 1, RULES)["3-8"].is_mastered is mastered
    assert selectors.practice_of(trainee, RULES)[NAME, 1].mastered == ({"3-8"} if mastered else set())


def test_answers_outside_the_cases_master_none(trainee):
    answered(trainee, "", 1, 1, 1)
    counted = selectors.practice_of(trainee, RULES)[NAME, 1]
    assert (counted.items, counted.right, counted.mastered) == (3, 3, set())


def test_the_table_shows_mastered_shaky_and_not_seen(trainee):
    answered(trainee, "0-0", 1, 1)
    answered(trainee, "0-1", 1)
    shown = shown_map(GRID, selectors.cells_of(trainee, NAME, 1, RULES), lambda cell: f"?cell={cell}")
    label, cells = shown.rows[0]
    assert (label, len(cells), shown.size) == ("0", 11, 88)
    assert (shown.mastered, shown.shaky, shown.not_seen) == (1, 1, 86)
    assert [cell.state for cell in cells[:3]] == ["mastered", "shaky", "not-seen"]
    assert (cells[0].right, cells[2].url) == (2, "?cell=0-2")
    assert cells[2].name == "0 / 2"


@pytest.mark.parametrize(
    ("slug", "level", "size"),
    [
        ("positions", 1, 157),  # croupier-course: the layout of the single zero
        ("positions", 2, 157),
        ("called-bet", 1, 11),
        ("announcement", 2, 37),
        ("number-facts", 4, 37),
        ("bj-best", 1, 100),
        ("cdf-rule-table", 1, 88),
    ],
)
def test_what_is_known_by_heart_has_a_map_with_a_name_for_each_case(slug, level, size):
    generator = GENERATORS[slug]
    rules = next(each for each in rulesets().values() if generator.asks(each, level))
    shown = shown_map(generator.grid(rules, level), {}, str)
    assert shown.size == len({cell.name for cell in shown.cells}) == size


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
    assert "Cases mastered: 0 of 88" in page
    assert page.count('<a class="shaky"') == 1
    signed_in.post(drill(cell="6-6"), key)
    assert Practice.objects.count() == 2


def test_no_heading_is_deeper_than_one_below_the_heading_before_it(signed_in):
    """Cases by groups, as those of `listening`, have headings of their own."""
    here = reverse("quiz:drill", args=["listening"]) + "?seed=abc&n=1&level=1&rules=venice-french"
    for page in (signed_in.get(here), signed_in.post(here, {"number": "5"})):
        levels = [int(level) for level in re.findall(r"<h([1-6])\b", page.content.decode())]
        assert levels[0] == 1
        assert max(levels) == 3
        assert all(after <= before + 1 for before, after in pairwise(levels))


def test_next_leads_to_a_cell_that_was_never_asked(signed_in, trainee):
    for cell in GRID.cells[:-1]:
        answered(trainee, cell, 1)
    assert cell_of(signed_in.get(drill()).context["next"]) == GRID.cells[-1]
    begun = signed_in.get(f"{reverse('quiz:drill', args=[NAME])}?rules={RULES}")
    assert (begun.status_code, cell_of(begun.url)) == (302, GRID.cells[-1])
    assert parse_qs(urlparse(begun.url).query)["n"] == ["1"]


def test_every_cell_of_the_table_leads_to_itself(signed_in):
    page = signed_in.get(drill()).content.decode()
    links = [unescape(href) for href in re.findall(r'<a class="not-seen" href="([^"]*)"', page)]
    assert [cell_of(link) for link in links] == list(GRID.cells)
    assert signed_in.get(links[50]).status_code == 200


def test_the_list_says_how_many_cases_are_mastered(signed_in, trainee):
    answered(trainee, "3-8", 1, 1)
    answered(trainee, "3-7", 0, 1, 1)
    answered(trainee, "3-6", 1)
    assert "Cases mastered: 2 of 88" in signed_in.get(reverse("quiz:drills"), {"rules": RULES}).content.decode()


def test_the_queries_of_a_page_do_not_grow_with_the_record(signed_in, trainee, django_assert_num_queries):
    signed_in.get(drill())
    with CaptureQueriesContext(connection) as before:
        signed_in.get(drill())
    for cell in GRID.cells:
        answered(trainee, cell, 1, 0)
    with django_assert_num_queries(len(before)):
        signed_in.get(drill())


def test_the_map_shows_every_case_as_a_picture_and_in_words(signed_in, trainee):
    answered(trainee, "0-0", 1, 1)
    answered(trainee, "0-1", 0)
    here = signed_in.get(drill()).context["cases"]
    page = signed_in.get(here).content.decode()
    assert "1 of 88 mastered, 1 shaky, 86 not seen." in page
    assert page.count('<a class="not-seen"') == page.count("<td>not seen</td>") == 86
    assert page.count('<a class="shaky"') == page.count("<td>shaky</td>") == 1
    links = [unescape(href) for href in re.findall(r'<th scope="row"><a href="([^"]*)"', page)]
    assert [cell_of(link) for link in links] == list(GRID.cells)
    assert signed_in.get(links[50]).status_code == 200


def test_a_skill_without_cases_has_no_map(signed_in):
    assert signed_in.get(reverse("quiz:cases", args=["cut"])).status_code == 404
