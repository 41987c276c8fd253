"""The figures against the standard library and PostgreSQL, which compute them in their own ways."""

import math
import statistics
from random import Random

import pytest
from django.db import connection

from tests.training.statistics.classes import Question, sit
from tests.training.statistics.columns import columns
from training.quiz.models import Mark
from training.quiz.selectors import marks_that_count
from training.statistics.answers import answers_of
from training.statistics.figures import figures, reliability

pytestmark = pytest.mark.django_db

QUESTIONS = (
    Question("multiples", difficulty=-2),
    Question("cut", difficulty=0.5, seconds=70),
    Question("zero", 2, difficulty=-1),
    Question("zero", 2, "zero.spins", difficulty=1),
)


@pytest.fixture
def sat(house):
    return sit(house, QUESTIONS, 60, ("en", "it", "fr"))


def by_skill():
    return dict(answers_of(marks_that_count()).groups("skill", "level"))


def test_facility_and_times_are_those_of_the_standard_library(sat):
    for (skill, level), found in by_skill().items():
        of_level = {"item__generator": skill, "item__level": level}
        scores = [score / most for score, most in Mark.objects.filter(**of_level).values_list("score", "max")]
        times = list(Mark.objects.filter(**of_level).values_list("item__answers__shown_seconds", flat=True))
        tenths = statistics.quantiles(times, n=10, method="inclusive")
        got = figures(found)
        assert got.answers == len(scores)
        assert got.facility == pytest.approx(statistics.fmean(scores), abs=1e-9)
        assert got.median == pytest.approx(statistics.median(times), abs=1e-9)
        assert got.ninetieth == pytest.approx(tenths[8], abs=1e-9)


def test_discrimination_is_the_correlation_with_the_rest_of_the_exam(sat):
    marks = list(Mark.objects.values_list("item__attempt", "item__generator", "item__level", "score"))
    for (skill, level), found in by_skill().items():
        one, rest = [], []
        for attempt in {row[0] for row in marks}:
            scores = [row[3] for row in marks if row[0] == attempt]
            for row in marks:
                if row[:3] == (attempt, skill, level):
                    one.append(row[3])
                    rest.append((sum(scores) - row[3]) / (len(scores) - 1))
        assert figures(found).discrimination == pytest.approx(statistics.correlation(one, rest), abs=1e-9)


ON_SERVER = """
SELECT i.generator, i.level, avg(m.score::float / m.max), corr(m.score::float / m.max, r.rest),
    percentile_cont(0.5) WITHIN GROUP (ORDER BY a.shown_seconds),
    percentile_cont(0.9) WITHIN GROUP (ORDER BY a.shown_seconds)
FROM quiz_mark m JOIN quiz_attemptitem i ON i.id = m.item_id JOIN quiz_answer a ON a.item_id = i.id
JOIN LATERAL (
    SELECT avg(om.score::float / om.max) AS rest FROM quiz_mark om JOIN quiz_attemptitem oi ON oi.id = om.item_id
    WHERE oi.attempt_id = i.attempt_id AND oi.id <> i.id
) r ON true GROUP BY 1, 2
"""


@pytest.mark.services
def test_all_figures_are_those_of_postgresql(sat):
    with connection.cursor() as cursor:
        cursor.execute(ON_SERVER)
        expected = {(row[0], row[1]): row[2:] for row in cursor.fetchall()}
    found = {key: figures(part) for key, part in by_skill().items()}
    assert set(found) == set(expected)
    for key, got in found.items():
        assert (got.facility, got.discrimination, got.median, got.ninetieth) == pytest.approx(expected[key], abs=1e-9)


def test_the_mark_that_counts_is_the_last_and_an_open_exam_does_not_count(house, instructor):
    (attempt,) = sit(house, QUESTIONS[:1], 1)
    item = attempt.items.get()
    last = item.marks.get()
    Mark.objects.create(item=item, score=2, max=4, verdict=[], clauses={}, author=instructor, reason="Half was right.")
    found = answers_of(marks_that_count())
    assert (list(found.score), last.max) == ([0.5], 1)


def test_nothing_is_said_where_all_scores_are_alike_or_nothing_was_answered(house):
    attempts = sit(house, [Question("multiples", difficulty=-99), Question("cut", difficulty=99)], 3)
    found = by_skill()
    assert [figures(part).discrimination for part in found.values()] == [None, None]
    assert attempts
    alone = found["cut", 1]
    assert figures(alone).facility == 0


def test_exams_in_which_everybody_answers_by_chance_are_not_reliable_and_long_ones_of_unlike_people_are(house):
    chance = Random(5)
    long = [Question("multiples", difficulty=chance.gauss(0, 0.5)) for _ in range(40)]
    attempts = sit(house, long, 80)
    found = answers_of(marks_that_count().filter(item__attempt__in=attempts))
    assert 0.75 < reliability(found) < 0.95  # Rasch, 40 questions, abilities of standard deviation 1: about 0.86
    found.score[:] = [chance.random() < 0.5 for _ in range(len(found))]
    assert abs(reliability(found)) < 0.35


def test_reliability_is_that_of_a_worked_table():
    """Three people, two questions each: 1 1, 1 0, 0 0. Between: 2 × ((1 − .5)² + 0 + .5²) / 2 = .5; within: .5 / 3."""
    assert reliability(columns(attempt=[1, 1, 2, 2, 3, 3], score=[1, 1, 1, 0, 0, 0])) == pytest.approx(2 / 3)
    assert reliability(columns(attempt=[1, 1], score=[1, 0])) is None
    assert reliability(columns(attempt=[1, 2], score=[1, 0])) is None
    assert reliability(columns(attempt=[1, 1, 2, 2], score=[1, 0, 1, 0])) is None


def test_questions_that_are_tried_out_leave_the_reliability_as_it_is():
    """The worked table above, with a third question that is tried out. Counted, it would make it 1 1 1, 1 0 0, 0 0 1:
    between, 3 × ((1 − 5/9)² + 2 × (1/3 − 5/9)²) / 2 = 4/9; within, (0 + 2/3 + 2/3) / 6 = 2/9."""
    answered = {"attempt": [1, 1, 1, 2, 2, 2, 3, 3, 3], "score": [1, 1, 1, 1, 0, 0, 0, 0, 1]}
    assert reliability(columns(**answered)) == pytest.approx(1 / 2)
    pilots = [True, True, False] * 3
    assert reliability(columns(**answered, counts=pilots)) == pytest.approx(2 / 3)
    assert reliability(columns(**answered, counts=[False] * 9)) is None


def test_what_is_tried_out_has_figures_of_its_own_and_is_marked(house):
    sit(house, [Question("multiples"), Question("cut", pilot=True)], 3)
    counts = {skill: list(found.counts) for (skill, _level), found in by_skill().items()}
    assert counts == {"multiples": [True] * 3, "cut": [False] * 3}


def test_the_rest_of_an_exam_is_what_counts_of_it_without_the_question_itself(house):
    """The correlation of the standard library, for a question that counts and for one that is tried out."""
    sit(house, [*QUESTIONS, Question("change", difficulty=3, wrong_key=True, pilot=True)], 60)
    marks = list(Mark.objects.values_list("item__attempt", "item__generator", "item__counts", "score"))
    found = by_skill()
    for skill in ("multiples", "change"):
        one, rest = [], []
        for attempt in {row[0] for row in marks}:
            (own,) = [row for row in marks if row[:2] == (attempt, skill)]
            others = [row[3] for row in marks if row[0] == attempt and row[2] and row != own]
            one.append(own[3])
            rest.append(sum(others) / len(others))
        assert len(others) == (3 if skill == "multiples" else 4)
        assert figures(found[skill, 1]).discrimination == pytest.approx(statistics.correlation(one, rest), abs=1e-9)


def test_beside_a_single_question_that_counts_only_what_is_tried_out_has_a_rest(house):
    sit(house, [Question("multiples"), Question("change", pilot=True)], 4)
    found = by_skill()
    assert [math.isnan(rest) for rest in found["multiples", 1].rest] == [True] * 4
    assert list(found["change", 1].rest) == list(found["multiples", 1].score)
