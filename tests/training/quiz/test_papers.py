import json
from dataclasses import replace

import pytest

from training.drills.kit.exam import Blueprint, Section
from training.drills.registry import BLUEPRINTS
from training.quiz import papers


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
