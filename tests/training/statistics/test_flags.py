"""What is wrong with a simulated class or its questions is found, and nothing else is."""

import math

import pytest

from tests.training.statistics.classes import Question, sit
from tests.training.statistics.columns import columns
from training.quiz.selectors import marks_that_count
from training.statistics.answers import answers_of
from training.statistics.fairness import comparisons
from training.statistics.figures import Figures
from training.statistics.flags import Flag, flags
from training.statistics.selectors import flagged, levels, variants

LANGUAGES = ("en", "it", "fr")
FINE = tuple(
    Question(skill, difficulty=difficulty)
    for skill, difficulty in (("multiples", -1.5), ("announcement", -1.2), ("zero", -0.9), ("picture-bet", -0.6))
    for _ in range(3)
)


def found(house, *questions, people=300):
    sit(house, (*FINE, *questions), people, LANGUAGES)
    answers = answers_of(marks_that_count())
    return {(group.skill, group.variant): group for group in flagged(levels(answers), variants(answers))}


@pytest.mark.django_db
def test_nothing_is_found_where_nothing_is_wrong(house):
    assert found(house) == {}


@pytest.mark.django_db
def test_a_skill_that_the_class_is_weak_in_is_found(house):
    wrong = found(house, Question("cut", difficulty=1.5))
    assert {key: group.flags for key, group in wrong.items()} == {("cut", "cut.ask"): [Flag.HARD]}


@pytest.mark.django_db
def test_a_question_with_a_wrong_key_is_found_among_the_others_of_its_level(house):
    bad = Question("zero", variant="zero.bad", difficulty=-1, wrong_key=True)
    wrong = found(house, bad, Question("zero", variant="zero.good"))
    assert list(wrong) == [("zero", "zero.bad")]
    assert Flag.BLIND in wrong["zero", "zero.bad"].flags


@pytest.mark.django_db
def test_a_question_that_is_mistranslated_is_found_with_its_language(house):
    bad = Question("zero", variant="zero.bad", harder=(("fr", 2.5),))
    wrong = found(house, bad, Question("zero", variant="zero.good"), people=450)
    assert {key: group.flags for key, group in wrong.items()} == {("zero", "zero.bad"): [Flag.LANGUAGE]}
    (compared,) = wrong["zero", "zero.bad"].harder
    assert compared.language == "fr"


@pytest.mark.django_db
def test_a_language_in_which_weaker_people_sit_is_not_blamed(house):
    """People who sit in Italian are weaker in every question: no question is at fault."""
    sit(house, [Question("multiples", difficulty=-1, harder=(("it", 1.5),)) for _ in range(20)], 300, LANGUAGES)
    (group,) = levels(answers_of(marks_that_count()))
    facility = {name: part.score.mean() for (name,), part in group.answers.groups("language")}
    assert facility["it"] < facility["en"] - 0.2
    assert group.harder == []


@pytest.mark.django_db
def test_a_slow_question_and_one_that_is_too_easy_are_found(house):
    wrong = found(house, Question("cut", seconds=200), Question("change", difficulty=-6))
    assert {key: group.flags for key, group in wrong.items()} == {
        ("cut", "cut.ask"): [Flag.SLOW],
        ("change", "change.ask"): [Flag.EASY],
    }


def a_figure(**changed):
    alike = {"answers": 100, "sittings": 100, "facility": 0.7, "discrimination": 0.3, "median": 30, "ninetieth": 60}
    return Figures(**alike | changed)


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({}, []),
        ({"facility": 0.951}, [Flag.EASY]),
        ({"facility": 0.95}, []),
        ({"facility": 0.399}, [Flag.HARD]),
        ({"facility": 0.4}, []),
        ({"facility": 0.1, "answers": 29}, []),
        ({"facility": 0.1, "answers": 30}, [Flag.HARD]),
        ({"median": 81}, [Flag.SLOW]),
        ({"median": 80}, []),
        ({"median": None, "discrimination": None}, []),
        ({"discrimination": -0.1}, [Flag.BLIND]),  # at most .065, by Fisher's transformation
        ({"discrimination": -0.05}, []),  # at most .115
        ({"discrimination": -1.0}, [Flag.BLIND]),
    ],
)
def test_limits(changed, wrong):
    assert flags(a_figure(**changed), pace=40) == wrong


def table(*strata):
    """Rows of answers for strata of right and wrong in Italian, right and wrong in English."""
    rows = [
        (stratum, language, right)
        for stratum, cells in enumerate(strata)
        for (language, right), count in zip((("it", 1), ("it", 0), ("en", 1), ("en", 0)), cells, strict=True)
        for _ in range(count)
    ]
    rests, languages, scores = zip(*rows, strict=True)
    return columns(attempt=range(len(rows)), score=scores, language=list(languages), rest=rests)


def test_the_odds_ratio_is_that_of_mantel_and_haenszel_worked_by_hand():
    """Two strata, of 40: (10·12/40 + 16·3/40) / (10·8/40 + 4·17/40) = 4.2 / 3.7."""
    _, italian = comparisons(table((10, 10, 8, 12), (16, 4, 17, 3)))
    assert italian.language == "it"
    assert italian.odds_ratio == pytest.approx(4.2 / 3.7)
    # Robins, Breslow and Greenland: R 3 and 1.2, S 2 and 1.7, P .55 and .475, Q .45 and .525.
    variance = (
        (0.55 * 3 + 0.475 * 1.2) / (2 * 4.2**2)
        + (0.55 * 2 + 0.475 * 1.7 + 0.45 * 3 + 0.525 * 1.2) / (2 * 4.2 * 3.7)
        + (0.45 * 2 + 0.525 * 1.7) / (2 * 3.7**2)
    )
    assert italian.at_most == pytest.approx(4.2 / 3.7 * math.exp(1.645 * math.sqrt(variance)))


def test_a_language_in_which_nobody_is_right_is_harder_although_its_odds_are_no_number():
    _, italian = comparisons(table((0, 40, 30, 10)))
    assert italian.is_harder
    assert italian.odds_ratio > 0


def test_too_few_answers_are_not_compared():
    assert comparisons(table((9, 10, 30, 10))) == []
    assert comparisons(columns(attempt=range(50), score=[1] * 50)) == []


@pytest.mark.django_db
def test_variants_of_a_level_are_told_apart(house):
    sit(house, [Question("zero", variant="zero.one"), Question("zero", variant="zero.two")], 2)
    assert [group.variant for group in variants(answers_of(marks_that_count()))] == ["zero.one", "zero.two"]
