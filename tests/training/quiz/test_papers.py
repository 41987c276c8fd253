import json
from dataclasses import replace

import pytest

from training.drills.kit.exam import Blueprint, Section
from training.drills.registry import BLUEPRINTS
from training.quiz import papers

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

    monkeypatch.setattr(papers.time, "sleep", sleep)
    monkeypatch.setattr(papers.time, "monotonic", lambda: passed[0])
    return passed


@pytest.fixture
def ready(monkeypatch, seconds):
    """Two exams, of each of which two papers are to be ready."""
    monkeypatch.setattr(papers, "READY", 2)
    monkeypatch.setattr(papers, "BLUEPRINTS", {SLUG: EXAM, OTHER: BLUEPRINTS[OTHER]})
    kept = papers._Ready()
    monkeypatch.setattr(papers, "_ready", kept)
    monkeypatch.setattr(papers, "latest_apart", lambda: None)
    return kept.papers


def draw_for_a_minute():
    with pytest.raises(Stopped):
        papers.draw_ahead()


def test_a_paper_drawn_ahead_is_the_one_of_its_seed(ready):
    papers.draw_one(EXAM)
    paper = papers.paper(EXAM)
    again = papers.draw(EXAM, paper.seed)
    assert paper.items == again.items
    assert [dict(parts) for parts in paper.clauses] == [listed(parts) for parts in again.clauses]


def test_nobody_gets_the_paper_of_another(ready):
    papers.draw_one(EXAM)
    first, second = papers.paper(EXAM), papers.paper(EXAM)
    assert not ready[SLUG]
    assert first.seed != second.seed


def test_as_many_are_drawn_as_are_kept_ready_of_each_exam(ready):
    draw_for_a_minute()
    assert {slug: len(kept) for slug, kept in ready.items()} == {SLUG: 2, OTHER: 2}


def test_none_are_drawn_while_people_begin(ready, seconds, monkeypatch):
    begun = []
    draw_one = papers.draw_one

    def drawn(blueprint, table):
        begun.append(seconds[0])
        draw_one(blueprint, table)

    monkeypatch.setattr(papers, "draw_one", drawn)
    papers.paper(EXAM)
    draw_for_a_minute()
    assert min(begun) >= papers.RUSH


@pytest.mark.parametrize("slug", BLUEPRINTS)
def test_every_exam_fits_into_what_is_kept(slug):
    paper = papers.draw(BLUEPRINTS[slug], "a")
    kept = papers.Paper.unpacked(paper.packed())
    assert (kept.seed, kept.items) == (paper.seed, paper.items)
    assert kept.clauses == [listed(parts) for parts in paper.clauses]


FEW = Section("bj-procedure", 2, 2)  # this ruleset has two such questions


def procedure(*sections):
    return Blueprint("few", "Few", "blackjack", "single-deck", sections, pass_mark=75, pace=60)


def test_a_question_comes_once_however_its_options_are_shuffled():
    for number in range(30):
        items = json.loads(papers.draw(procedure(FEW), f"seed {number}").items)
        assert len({str(item["face"]["question"]) for item in items}) == 2


def test_more_questions_than_there_are_are_refused():
    with pytest.raises(papers.TooFew) as refusal:
        papers.draw(procedure(FEW, replace(FEW, count=1)), "seed")
    assert refusal.value.section.count == 1


def listed(parts):
    return {part: list(clauses) for part, clauses in parts.items()}
