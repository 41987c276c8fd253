"""Papers of simulated exams, in which larger questions are harder and some sentences too: as hard as one another, and
in all else as before."""

import json
import random
import statistics
from dataclasses import replace

import pytest

from tests.training.quiz.difficulty.answered import simulated
from training.drills.kit.exam import Section
from training.drills.registry import BLUEPRINTS, GENERATORS
from training.quiz import papers
from training.quiz.dealt import DEALT
from training.quiz.difficulty.balance import TOLERANCE, Balance, Slot
from training.quiz.difficulty.estimate import Bucket, LevelKey
from training.quiz.difficulty.table import Level, Table, bucket_of

EXAM = BLUEPRINTS["french-roulette"]
PAPERS = 300


@pytest.fixture(scope="module")
def drawn():
    """The truth, the table, and papers without and with it."""
    truth, table = simulated(EXAM, random.Random(4))
    seeds = [f"paper-{number}" for number in range(PAPERS)]
    plain = [papers.draw(EXAM, seed) for seed in seeds]
    return truth, table, plain, [papers.draw(EXAM, seed, table) for seed in seeds]


def buckets(paper, table):
    """The level and the bucket of each item."""
    rows = json.loads(paper.items)
    keys = [LevelKey(EXAM.ruleset, row["generator"], row["version"], row["level"]) for row in rows]
    return [(key, bucket_of(row["face"], table.level(key).edges)) for key, row in zip(keys, rows, strict=True)]


def spread(drawn, papers, by):
    """The standard deviation of the expected marks of papers."""
    return statistics.stdev(statistics.fmean(by(*pair) for pair in buckets(paper, drawn[1])) for paper in papers)


def by_table(table):
    return lambda key, bucket: table.level(key).buckets.get(bucket, table.level(key).facility)


def test_the_expected_marks_of_papers_lie_far_closer_together(drawn):
    _truth, table, plain, equal = drawn
    assert spread(drawn, equal, by_table(table)) < spread(drawn, plain, by_table(table)) / 10


def test_so_do_the_true_ones_which_nobody_knows(drawn):
    truth, _table, plain, equal = drawn

    def by_truth(key, bucket):
        return truth.get((key, bucket), 0.75)

    assert spread(drawn, equal, by_truth) < spread(drawn, plain, by_truth) / 3


def test_what_is_kept_is_the_expected_mark_of_the_paper(drawn):
    _truth, table, _plain, equal = drawn
    for paper in equal[:20]:
        shares = [by_table(table)(*pair) for pair in buckets(paper, table)]
        assert paper.expected == pytest.approx(statistics.fmean(shares), abs=1e-12)
        assert paper.table == 7


def test_the_average_is_that_of_papers_drawn_by_chance(drawn):
    _truth, table, plain, equal = drawn
    average = statistics.fmean(by_table(table)(*pair) for paper in plain for pair in buckets(paper, table))
    assert statistics.fmean(paper.expected for paper in equal) == pytest.approx(average, abs=0.005)


def test_few_questions_are_replaced_and_large_ones_are_asked_as_often(drawn):
    _truth, table, plain, equal = drawn

    def large(papers):
        return statistics.fmean(bucket.third == 2 for paper in papers for _key, bucket in buckets(paper, table))

    seeds = [[row["seed"] for row in json.loads(paper.items)] for paper in (*plain, *equal)]
    replaced = [sum(map(str.__ne__, *pair)) for pair in zip(seeds[:PAPERS], seeds[PAPERS:], strict=True)]
    assert 0 < statistics.fmean(replaced) < EXAM.size / 5
    assert large(equal) == pytest.approx(large(plain), rel=0.1)


def test_sections_hold_and_no_question_is_asked_twice(drawn):
    wanted = [(section.generator, section.level) for section in EXAM.sections for _ in range(section.count)]
    for paper in drawn[3]:
        rows = json.loads(paper.items)
        assert [(row["generator"], row["level"]) for row in rows] == wanted
        assert [row["position"] for row in rows] == list(range(1, EXAM.size + 1))
        faces = [json.dumps(row["face"], sort_keys=True) for row in rows]
        assert len(set(faces)) == len(faces)
        assert len(paper.clauses) == len(rows)


def test_an_item_is_that_of_its_seed_with_the_clauses_that_it_cites(drawn):
    rules = DEALT[EXAM.ruleset].rules
    replaced = 0
    for paper in drawn[3][:20]:
        for row, cited in zip(json.loads(paper.items), paper.clauses, strict=True):
            item = GENERATORS[row["generator"]].make(row["seed"], row["level"], rules)
            assert (item.face, item.key, item.clauses) == (row["face"], row["key"], cited)
            replaced += int(row["seed"].rsplit("-", 1)[1]) >= papers.TRIES
    assert replaced


def test_the_same_seed_and_table_give_the_same_paper(drawn):
    _truth, table, _plain, equal = drawn
    again = [papers.draw(EXAM, paper.seed, table) for paper in equal[:5]]
    assert again == equal[:5]


def test_where_nothing_is_known_papers_are_drawn_as_without_a_table(drawn):
    unknown = Table(1, 0.8, {}, {})
    for paper in drawn[2][:5]:
        found = papers.draw(EXAM, paper.seed, unknown)
        assert (found.items, found.clauses) == (paper.items, paper.clauses)
        assert found.expected == pytest.approx(0.8)


LEVEL = Level(0.6, 0.6, (1, 2), {Bucket("", 0): 0.9, Bucket("", 1): 0.6, Bucket("", 2): 0.3})
FIXED = Level(0.5, 0.5)


def face(size):
    return {"question": {}, "scene": None, "parts": [{"label": {}, "options": [None] * (size - 1)}]}


def test_a_question_is_taken_in_only_where_it_brings_the_paper_nearer():
    balance = Balance([Slot(LEVEL, 1), Slot(LEVEL, 1)], [face(1), face(2)])
    assert (balance.is_even, balance.expected) == (False, pytest.approx(0.75))
    assert not balance.takes(1, face(1))
    assert balance.takes(1, face(3))
    assert (balance.is_even, balance.expected) == (True, pytest.approx(0.6))
    assert not balance.takes(0, face(2))


def test_weights_count_and_what_is_tried_out_does_not():
    slots = [Slot(LEVEL, 3), Slot(LEVEL, 1), Slot(LEVEL, 0), Slot(FIXED, 1)]
    balance = Balance(slots, [face(1), face(3), face(3), face(1)])
    assert balance.expected == pytest.approx((3 * 0.9 + 0.3 + 0.5) / 5)
    assert [slot.is_open for slot in slots] == [True, True, False, False]
    assert not balance.is_even
    assert balance.takes(0, face(2))
    assert balance.expected == pytest.approx((3 * 0.6 + 0.3 + 0.5) / 5)


def test_the_tolerance_is_a_small_part_of_a_mark():
    nearly = Level(0.6, 0.6 + TOLERANCE / 2, (), {Bucket("", 0): 0.6})
    assert Balance([Slot(nearly, 1)], [face(1)]).is_even
    assert not Balance([Slot(Level(0.6, 0.6 + 2 * TOLERANCE, (), nearly.buckets), 1)], [face(1)]).is_even


def test_pilots_are_drawn_as_before():
    tried = Section(EXAM.sections[1].generator, EXAM.sections[1].level, 3, pilot=True)
    exam = replace(EXAM, sections=(*EXAM.sections[:8], tried))
    _truth, table = simulated(EXAM, random.Random(8))
    for number in range(20):
        plain, equal = (json.loads(papers.draw(exam, f"{number}", by).items) for by in (None, table))
        assert [row for row in equal if not row["counts"]] == [row for row in plain if not row["counts"]]


def test_a_question_of_a_house_is_asked_as_it_is(drawn):
    """It is always the same, so nothing else is tried in its place; its weight counts."""
    table, asked = drawn[1], replace(GENERATORS["multiples"], name="question-1", version=5)
    own = Section(asked.name, 1, 1, 4, asked)
    exam = replace(EXAM, sections=(*EXAM.sections[:6], own))
    known = replace(table, levels={**table.levels, LevelKey(EXAM.ruleset, "question-1", 5, 1): Level(0.25, 0.25)})
    for number in range(20):
        plain, equal = (papers.draw(exam, f"{number}", by) for by in (None, known))
        assert json.loads(equal.items)[-1] == json.loads(plain.items)[-1]
        shares = [by_table(known)(*pair) for pair in buckets(equal, known)]
        assert equal.expected == pytest.approx((sum(shares[:-1]) + 4 * 0.25) / (len(shares) + 3))


def test_an_exam_that_asks_for_too_many_is_refused_by_a_table_too(drawn):
    few = Section("announcement", 2, 100)  # a wheel has fewer numbers
    with pytest.raises(papers.TooFew):
        papers.draw(replace(EXAM, sections=(few,)), "a", drawn[1])
