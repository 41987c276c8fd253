import pytest
from django.db import OperationalError

from games.core.costly import Busy
from games.web.venues.models import Venue
from tests.training.quiz.test_papers import listed
from tests.training.tables import LIMITS, a_table, a_venue
from training.drills.registry import BLUEPRINTS
from training.quiz import house_tables, papers, ready, table_trial

SLUG, OTHER = list(BLUEPRINTS)[:2]
EXAM = BLUEPRINTS[SLUG]


class Stopped(Exception):
    """The end of a thread that has no end."""


@pytest.fixture
def seconds(monkeypatch):
    """A clock that goes on while the thread rests. It stops after a minute."""
    passed = [0.0]

    def sleep(seconds):
        passed[0] += seconds
        if passed[0] > 60:
            raise Stopped

    monkeypatch.setattr(ready.time, "sleep", sleep)
    monkeypatch.setattr(ready.time, "monotonic", lambda: passed[0])
    return passed


@pytest.fixture
def waiting(monkeypatch, seconds):
    """Two exams, of each of which two papers are to be ready."""
    monkeypatch.setattr(ready, "READY", 2)
    monkeypatch.setattr(ready, "BLUEPRINTS", {SLUG: EXAM, OTHER: BLUEPRINTS[OTHER]})
    kept = ready._Ready()
    monkeypatch.setattr(ready, "_ready", kept)
    monkeypatch.setattr(ready, "latest_apart", lambda: None)
    monkeypatch.setattr(ready, "rules_in_use", list)
    monkeypatch.setattr(ready.connections, "close_all", lambda: None)
    return kept.papers


def draw_for_a_minute():
    with pytest.raises(Stopped):
        ready.draw_ahead()


def test_a_paper_drawn_ahead_is_the_one_of_its_seed(waiting):
    ready.draw_one(EXAM)
    paper = ready.paper(EXAM)
    again = papers.draw(EXAM, paper.seed)
    assert paper.items == again.items
    assert [dict(parts) for parts in paper.clauses] == [listed(parts) for parts in again.clauses]


def test_nobody_gets_the_paper_of_another(waiting):
    ready.draw_one(EXAM)
    first, second = ready.paper(EXAM), ready.paper(EXAM)
    assert not waiting[SLUG]
    assert first.seed != second.seed


def test_as_many_are_drawn_as_are_kept_ready_of_each_exam(waiting):
    draw_for_a_minute()
    assert {slug: len(kept) for slug, kept in waiting.items()} == {SLUG: 2, OTHER: 2}


def test_none_are_drawn_while_people_begin(waiting, seconds, monkeypatch):
    begun = []
    draw_one = ready.draw_one

    def drawn(blueprint, table):
        begun.append(seconds[0])
        draw_one(blueprint, table)

    monkeypatch.setattr(ready, "draw_one", drawn)
    ready.paper(EXAM)
    draw_for_a_minute()
    assert min(begun) >= ready.RUSH


def test_the_tables_of_houses_are_tried_ahead_and_once(house, waiting, monkeypatch):
    venue = a_venue(house)
    a_table(venue, LIMITS)
    a_table(venue, {"seats": 9}, slug="refused")
    a_table(Venue.objects.create(slug="elsewhere"), {"zero": "partage"}, slug="elsewhere")  # which no house deals
    monkeypatch.setattr(ready, "rules_in_use", house_tables.rules_in_use)
    table_trial.undrawn.cache_clear()
    draw_for_a_minute()
    [own] = house_tables.tables_in(house.pk)
    assert house_tables.rules_in_use() == [(own.dealt.name, own.dealt.overrides)]
    tried = table_trial.undrawn.cache_info()
    assert (tried.misses, tried.currsize) == (1, 1)


def test_a_database_that_is_away_is_asked_again_later(waiting, monkeypatch):
    def away():
        raise OperationalError

    monkeypatch.setattr(ready, "rules_in_use", away)
    draw_for_a_minute()
    assert {slug: len(drawn) for slug, drawn in waiting.items()} == {SLUG: 2, OTHER: 2}


def test_an_exam_that_waits_for_a_costly_answer_is_drawn_later(waiting, monkeypatch):
    draw_one, busy = ready.draw_one, [True, True]

    def drawn(blueprint, table):
        if busy:
            busy.pop()
            raise Busy
        draw_one(blueprint, table)

    monkeypatch.setattr(ready, "draw_one", drawn)
    draw_for_a_minute()
    assert {slug: len(drawn) for slug, drawn in waiting.items()} == {SLUG: 2, OTHER: 2}
