"""What was practised comes back when it is due, and what is due is asked one item after the other."""

from datetime import UTC, date, datetime, timedelta
from urllib.parse import parse_qs, urlparse

import pytest
import time_machine
from django.urls import reverse
from hypothesis import given
from hypothesis import strategies as st

from training.drills.registry import GENERATORS
from training.quiz import memory
from training.quiz.dealt import DEALT
from training.quiz.memory import ASKED, Review, next_day
from training.quiz.models import Practice

RULES = "venice-french"
MONDAY = date(2026, 3, 2)
DAY = timedelta(days=1)
RIGHT, WRONG = 1, 0


def noon(day):
    return datetime(day.year, day.month, day.day, 11, tzinfo=UTC)


def practise(user, day, *scores, skill="number-facts", level=1, cell="17", ruleset=RULES, seconds=5):
    with time_machine.travel(noon(day), tick=False):
        for n, score in enumerate(scores):
            row = {"generator": skill, "version": 2, "level": level, "ruleset": ruleset, "cell": cell}
            seed = f"{day}-{n}"
            Practice.objects.create(user=user, seed=seed, given={}, score=score, max=1, seconds=seconds, **row)


# --- when it comes back ------------------------------------------------------------------------------------------


def on(day, answers=1, right=1):
    return Review(MONDAY + day * DAY, answers, right)


def test_a_first_right_answer_comes_back_after_two_days_and_a_wrong_one_the_next_day():
    """The first stabilities that FSRS-6 publishes are 0.212 days after "again" and 2.3065 after "good"."""
    assert next_day([on(0)]) == MONDAY + 2 * DAY
    assert next_day([on(0, right=0)]) == MONDAY + DAY


def test_what_is_remembered_comes_back_later_each_time_and_what_is_forgotten_soon():
    first = next_day([on(0)]) - MONDAY
    second = next_day([on(0), on(2)]) - MONDAY - 2 * DAY
    third = next_day([on(0), on(2), on(2 + second.days)]) - MONDAY - (2 + second.days) * DAY
    assert first < second < third
    assert next_day([on(0), on(2), on(2 + second.days, right=0)]) - MONDAY - (2 + second.days) * DAY < third


reviews = st.lists(st.tuples(st.integers(1, 60), st.booleans()), min_size=1, max_size=12)


@given(reviews)
def test_a_fact_comes_back_after_its_last_review_and_the_same_record_gives_the_same_day(steps):
    days, day = [], 0
    for step, right in steps:
        day += step
        days.append(on(day, right=int(right)))
    assert next_day(days) > days[-1].day
    assert next_day(days) == next_day(list(days))
    forgotten = [*days[:-1], days[-1]._replace(right=0)]
    assert next_day(forgotten) <= next_day([*days[:-1], days[-1]._replace(right=1)])


def test_a_day_counts_as_remembered_where_four_of_five_answers_were_right():
    assert next_day([on(0, 5, 4)]) == next_day([on(0, 20, 20)]) == MONDAY + 2 * DAY
    assert next_day([on(0, 5, 3)]) == next_day([on(0, 2, 1)]) == MONDAY + DAY


def test_what_was_never_reviewed_is_due_on_no_day():
    with pytest.raises(ValueError, match="nothing"):
        next_day([])


# --- what is due -------------------------------------------------------------------------------------------------


def facts(user, day):
    return [(each.fact.cell, each.left) for each in memory.due(user, day)]


def test_a_case_is_due_from_its_day_until_it_is_answered(trainee, colleague):
    practise(trainee, MONDAY, RIGHT)
    practise(colleague, MONDAY, WRONG)
    assert facts(trainee, MONDAY + DAY) == []
    assert facts(trainee, MONDAY + 2 * DAY) == facts(trainee, MONDAY + 9 * DAY) == [("17", 1)]
    practise(trainee, MONDAY + 3 * DAY, RIGHT)
    assert facts(trainee, MONDAY + 3 * DAY) == []


def test_a_slow_answer_comes_back_no_sooner_than_a_fast_one(trainee):
    practise(trainee, MONDAY, RIGHT, seconds=1)
    practise(trainee, MONDAY, RIGHT, cell="18", seconds=600)
    practise(trainee, MONDAY, RIGHT, cell="19", seconds=None)
    assert len({each.since for each in memory.due(trainee, MONDAY + 2 * DAY)}) == 1


def test_what_has_been_due_longest_comes_first(trainee):
    practise(trainee, MONDAY, RIGHT, cell="1")
    practise(trainee, MONDAY, WRONG, cell="2")
    assert facts(trainee, MONDAY + 5 * DAY) == [("2", 1), ("1", 1)]


def test_a_level_without_cases_is_due_with_several_answers(trainee):
    practise(trainee, MONDAY, RIGHT, skill="zero", cell="")
    tuesday_week = MONDAY + 8 * DAY
    assert facts(trainee, tuesday_week) == [("", ASKED)]
    practise(trainee, tuesday_week, RIGHT, RIGHT, skill="zero", cell="")
    assert facts(trainee, tuesday_week) == [("", ASKED - 2)]
    practise(trainee, tuesday_week, *[RIGHT] * 9, skill="zero", cell="", ruleset="venice-fair")
    assert facts(trainee, tuesday_week) == [("", ASKED - 2)]


@pytest.mark.parametrize(
    "gone",
    [
        {"skill": "whist"},
        {"ruleset": "nowhere"},
        {"level": 9},
        {"cell": "99"},
        {"cell": ""},
        {"skill": "zero", "cell": "17"},
    ],
    ids=lambda gone: " ".join(map(str, gone.values())),
)
def test_what_is_no_longer_asked_is_never_due(trainee, gone):
    practise(trainee, MONDAY, WRONG, **gone)
    assert memory.due(trainee, MONDAY + 30 * DAY) == []


def test_what_is_due_takes_two_queries_however_much_was_practised_and_then_one(trainee, django_assert_num_queries):
    grid = GENERATORS["positions"].grid(DEALT[RULES].rules, 1)
    for cell in grid.cells[:60]:
        practise(trainee, MONDAY, WRONG, RIGHT, skill="positions", cell=cell)
    for queries in (2, 1):
        with django_assert_num_queries(queries):
            assert len(memory.due(trainee, MONDAY + 2 * DAY)) == 60


# --- one after the other -----------------------------------------------------------------------------------------

DUE = "/en/training/due/"


@pytest.fixture
def signed_in(client, trainee, rules):
    practise(trainee, MONDAY, WRONG, cell="1")
    practise(trainee, MONDAY, RIGHT, cell="2")
    client.force_login(trainee)
    with time_machine.travel(noon(MONDAY + 3 * DAY), tick=False):
        yield client


def asked(address):
    query = {name: values[0] for name, values in parse_qs(urlparse(address).query).items()}
    return urlparse(address).path, query


def test_the_review_asks_what_is_due_until_nothing_is_left(signed_in, trainee):
    address, cells = DUE, []
    while (address := signed_in.get(address).url) != reverse("courses:home"):
        path, query = asked(address)
        cells.append(query["cell"])
        key = GENERATORS["number-facts"].make(f"{query['seed']}-{query['n']}", 1, DEALT[RULES].rules, query["cell"]).key
        page = signed_in.post(address, key)
        assert page.context["verdict"].score == page.context["verdict"].max
        address = page.context["next"]
    assert path == reverse("quiz:drill", args=["number-facts"])
    assert cells == ["1", "2"]
    assert memory.due(trainee, MONDAY + 3 * DAY) == []


def test_what_is_skipped_stays_due_and_the_review_ends_after_the_last(signed_in, trainee):
    first = signed_in.get(DUE).url
    second = signed_in.get(signed_in.get(first).context["skip"]).url
    assert [asked(address)[1]["cell"] for address in (first, second)] == ["1", "2"]
    assert signed_in.get(signed_in.get(second).context["skip"]).url == reverse("courses:home")
    assert len(memory.due(trainee, MONDAY + 3 * DAY)) == 2


def test_an_answer_that_cannot_be_read_stays_in_the_review(signed_in):
    page = signed_in.post(signed_in.get(DUE).url, {})
    assert "due=1" in page.context["here"]


@pytest.mark.parametrize("query", ["?seed=-&n=x&skip=-1", "?n=99999999999999999999", "?n=²"])
def test_odd_addresses_of_the_review_are_read_as_its_beginning(signed_in, query):
    assert asked(signed_in.get(DUE + query).url)[1]["n"] == "1"


def test_a_drill_that_is_not_of_the_review_goes_on_by_itself(signed_in):
    page = signed_in.get(reverse("quiz:drill", args=["number-facts"]) + "?seed=a&n=1&level=1")
    assert "due" not in page.context
    assert "/drills/" in page.context["next"]


def test_a_visitor_signs_in_first(client, db):
    assert "login" in client.get(DUE).url
