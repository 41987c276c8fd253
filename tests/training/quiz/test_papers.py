from collections import defaultdict, deque

import pytest

from training.drills.registry import BLUEPRINTS
from training.quiz import papers

SLUG = next(iter(BLUEPRINTS))
EXAM = BLUEPRINTS[SLUG]


@pytest.fixture
def ready(monkeypatch):
    """One paper of one exam drawn ahead."""
    monkeypatch.setattr(papers, "READY", 1)
    monkeypatch.setattr(papers, "BLUEPRINTS", {SLUG: EXAM})
    monkeypatch.setattr(papers, "_ready", defaultdict(deque))
    monkeypatch.setattr(papers.time, "sleep", lambda _seconds: None)
    papers.draw_one_of_each()
    return papers._ready[SLUG]


def test_a_paper_drawn_ahead_is_the_one_of_its_seed(ready):
    assert len(ready) == 1
    paper = papers.paper(EXAM)
    again = papers.draw(EXAM, paper.seed)
    assert [item["face"] for item in paper.items] == [item["face"] for item in again.items]
    assert [item["key"] for item in paper.items] == [item["key"] for item in again.items]


def test_nobody_gets_the_paper_of_another(ready):
    first, second = papers.paper(EXAM), papers.paper(EXAM)
    assert not ready
    assert first.seed != second.seed


def test_no_more_are_drawn_than_are_kept_ready(ready):
    papers.draw_one_of_each()
    assert len(ready) == 1


@pytest.mark.parametrize("slug", BLUEPRINTS)
def test_every_exam_fits_into_what_is_kept(slug):
    paper = papers.draw(BLUEPRINTS[slug], "a")
    assert papers.json.loads(papers.json.dumps(paper.items)) == [
        item | {"clauses": {part: list(cited) for part, cited in item["clauses"].items()}} for item in paper.items
    ]
