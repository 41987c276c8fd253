"""The table that is estimated at night: by which answers, when there is a new one, and who gets papers by it."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.db import InterfaceError, OperationalError, connection

from tests.training.quiz.conftest import NOON, SMALL, a_person
from tests.training.tables import LIMITS, a_table, a_venue
from training.drills.kit.exam import Section
from training.drills.registry import GENERATORS
from training.quiz import papers, ready, services
from training.quiz.difficulty import nightly
from training.quiz.difficulty.estimate import LevelKey
from training.quiz.difficulty.nightly import latest, latest_apart, renew, sampled
from training.quiz.house_tables import keep, tables_in
from training.quiz.marking import regrade
from training.quiz.models import Attempt, DifficultyTable
from training.quiz.redrawn import redrawn
from training.quiz.tasks import estimate_difficulty
from training.staff.models import Role

MULTIPLES = LevelKey(SMALL.ruleset, "multiples", GENERATORS["multiples"].version, 1)
# Of its questions four count and two are tried out.
EXAM = replace(SMALL, sections=(*SMALL.sections, Section("multiples", 3, 2, pilot=True)))


@pytest.fixture(autouse=True)
def _nothing_is_ready_or_known(monkeypatch):
    monkeypatch.setattr(ready, "_ready", ready._Ready())
    nightly._known.cache_clear()


def drawn(attempt, number):
    """The question that was drawn as that one, wherever it stands."""
    return attempt.items.get(seed__startswith=f"{attempt.seed}-{number}-")


def sat(house, name, right, ended=True, exam=EXAM):
    """An exam in which the questions that were drawn as these are answered rightly and no other is."""
    attempt = services.start(a_person(house, Role.TRAINEE, name), exam, "en", NOON)
    for number in right:
        item = drawn(attempt, number)
        services.answer(attempt, item.position, item.key, f"t{number}", NOON)
    if ended:
        services.submit(attempt, NOON + timedelta(minutes=1))
    return attempt


@pytest.fixture
def table(rules, house):
    """By three who had a share of the mark in five of twelve questions, two of six in multiples."""
    sat(house, "ada", (1, 3, 5))
    sat(house, "bruno", (3, 6))
    sat(house, "carla", (1, 4))
    return renew()


def test_where_nobody_has_answered_there_is_no_table(rules, house):
    sat(house, "ada", (1, 2), ended=False)
    assert renew() is None
    assert latest() is None


def test_questions_that_count_of_exams_that_have_ended_are_estimated(table, house):
    sat(house, "dora", (1, 2, 3, 4), ended=False)
    assert renew() is None  # an exam under way changes nothing
    assert table.answers == 12
    found = latest()
    assert (found.pk, found.whole) == (table.pk, pytest.approx(5 / 12, abs=1e-6))
    skill = (2 + 20 * 5 / 12) / 26
    assert found.skills["multiples"] == pytest.approx(skill, abs=1e-6)
    assert found.levels[MULTIPLES].facility == pytest.approx((2 + 20 * skill) / 26, abs=1e-6)
    assert {key.skill for key in found.levels} == {"multiples", "picture-bet", "zero"}
    assert MULTIPLES._replace(level=3) not in found.levels  # only tried out


def test_the_same_answers_give_no_other_table(table, house):
    assert renew() is None
    assert estimate_difficulty() is False
    sat(house, "dora", (1,))
    assert estimate_difficulty() is True
    assert latest().pk == DifficultyTable.objects.last().pk > table.pk


def test_the_mark_that_counts_is_the_last(table, house, instructor):
    mark = drawn(Attempt.objects.get(user__username="carla"), 2).marks.get()
    regrade(mark, instructor, "It was right.", mark.max, NOON)
    assert renew().contents["whole"] == pytest.approx(6 / 12, abs=1e-6)


def test_a_share_of_a_mark_counts_as_such(rules, house, instructor):
    attempt = sat(house, "ada", ())
    mark = drawn(attempt, 1).marks.get()
    regrade(mark, instructor, "The way was right.", 1, NOON)
    assert mark.max > 1
    assert renew().contents["whole"] == pytest.approx(1 / mark.max / 4, abs=1e-6)


def test_answers_to_an_older_version_count_for_the_skill_alone(table, monkeypatch):
    newer = replace(GENERATORS["multiples"], version=MULTIPLES.version + 1)
    monkeypatch.setitem(GENERATORS, "multiples", newer)
    renew()
    found = latest()
    assert {key.skill for key in found.levels} == {"picture-bet", "zero"}
    assert found.level(MULTIPLES).facility == found.skills["multiples"] < found.whole


@pytest.fixture
def by_a_table(house):
    """An exam that follows a table of the house."""
    a_table(a_venue(house), LIMITS)
    [found] = tables_in(house.pk)
    return replace(EXAM, table=keep(found))


def test_answers_under_the_table_of_a_house_are_left_out(table, house, by_a_table):
    sat(house, "dora", (1, 2, 3, 4), exam=by_a_table)
    assert renew() is None


def test_an_exam_under_the_table_of_a_house_is_drawn_without_what_is_expected(table, house, by_a_table):
    attempt = sat(house, "dora", (), exam=by_a_table)
    assert attempt.table
    assert (attempt.expected, attempt.difficulty) == (None, None)


def test_a_level_is_sampled_as_it_is_drawn_under_its_rules():
    sample = sampled(MULTIPLES)
    assert sum(sample.shares.values()) == pytest.approx(1)
    assert sample == sampled(MULTIPLES)
    assert sampled(MULTIPLES._replace(ruleset="no-such-rules")) is None
    assert sampled(MULTIPLES._replace(level=99)) is None
    assert sampled(LevelKey("any", "question-of-a-house", 2, 1)).shares == {}


def test_an_exam_keeps_what_was_expected_of_its_paper_and_by_which_table(table, house):
    before, attempt = Attempt.objects.first(), sat(house, "dora", ())
    assert (attempt.expected, attempt.difficulty) == (papers.draw(EXAM, attempt.seed, latest()).expected, table)
    assert 0 < attempt.expected < 1
    assert all(redrawn(item, attempt) for item in attempt.items.all())
    sat(house, "elio", (1, 2, 3, 4))
    renew()
    attempt.refresh_from_db()
    assert attempt.difficulty == table
    assert sorted([before.expected, before.difficulty_id], key=str) == [None, None]


def test_a_paper_drawn_ahead_is_given_out_while_its_table_is_the_last(table, house):
    now = latest()
    ready.draw_one(SMALL, now)
    ready.draw_one(SMALL, now)
    first = ready.paper(SMALL, now)
    sat(house, "dora", (1,))
    renew()
    second = ready.paper(SMALL, latest())
    assert (first.table, second.table) == (table.pk, latest().pk)
    assert not ready._ready.papers[SMALL.slug]


def test_a_paper_drawn_before_the_first_table_is_not_given_out(table):
    ready.draw_one(SMALL)
    assert ready.paper(SMALL, latest()).table == table.pk


def test_what_was_drawn_ahead_by_another_table_is_dropped(table, monkeypatch):
    monkeypatch.setattr(ready, "latest_apart", latest)
    ready.draw_one(SMALL)
    now = ready._table_now(None)
    assert (now.pk, dict(ready._ready.papers)) == (table.pk, {})
    ready.draw_one(SMALL, now)
    assert ready._table_now(now) == now
    assert len(ready._ready.papers[SMALL.slug]) == 1


@pytest.mark.parametrize("error", [OperationalError, InterfaceError, KeyError])
def test_while_no_table_can_be_read_papers_are_drawn_by_the_table_before(table, monkeypatch, error):
    def gone():
        raise error

    now = latest()
    ready.draw_one(SMALL, now)
    monkeypatch.setattr(ready, "latest_apart", gone)
    assert ready._table_now(now) is now
    assert len(ready._ready.papers[SMALL.slug]) == 1


def test_a_table_is_read_once_by_a_process(table, django_assert_num_queries):
    latest()
    with django_assert_num_queries(1):
        latest()


@pytest.mark.django_db(transaction=True)
def test_a_thread_of_its_own_keeps_no_connection():
    DifficultyTable.objects.create(answers=1, contents={"whole": 0.5, "skills": {}, "levels": []})
    assert latest_apart().whole == 0.5
    assert connection.connection is None or connection.vendor == "sqlite"  # one in memory is never closed
