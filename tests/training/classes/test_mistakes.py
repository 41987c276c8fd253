"""What a class gets wrong, by clause and by confusion."""

from datetime import timedelta

import pytest

from tests.training.certification.cast import NOON, a_certificate, a_failure, a_person, mark
from tests.training.classes.school import CLASSES, practise
from training.classes.mistakes import missed
from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT
from training.quiz.models import Practice

WEEK = timedelta(days=7)


def found(house, *people, since=NOON - WEEK):
    return {row.clause: row for row, _link in missed(house, people, since)}


def test_wrong_answers_in_exams_count_at_each_of_their_clauses(house, trainee, colleague):
    a_failure(trainee)
    a_failure(colleague)
    a_certificate(colleague)
    rows = found(house, trainee, colleague)
    assert set(rows) == {"roulette-wheel-colours", "roulette-pays-straight"}
    assert [(row.in_exams, row.in_drills, len(row.people)) for row in rows.values()] == [(2, 0, 2)] * 2


def test_the_mark_that_counts_decides(house, trainee):
    failure = a_failure(trainee)
    mark(failure, 1)
    assert found(house, trainee) == {}


def test_exams_of_another_house_and_before_the_period_are_left_out(house, other_house, trainee):
    a_failure(trainee, NOON - 2 * WEEK)
    a_failure(a_person(other_house, username="olga"))
    assert found(house, trainee) == {}


def test_a_wrong_answer_in_a_drill_counts_at_the_clauses_of_its_wrong_parts(house, trainee):
    skill, rules = GENERATORS["zero"], DEALT["venice-french"].rules
    item = skill.make("one", 1, rules)
    row = {"user": trainee, "generator": "zero", "version": skill.version, "ruleset": "venice-french", "level": 1}
    score = {"score": 0, "max": len(item.key)}
    Practice.objects.create(**row, seed="one", given={}, **score)
    rows = found(house, trainee)
    assert set(rows) == {clause for cited in item.clauses.values() for clause in cited}
    worst = max(rows.values(), key=lambda each: each.times)
    assert worst.in_drills == sum(worst.clause in cited for cited in item.clauses.values())
    assert worst.drill == "/en/training/drills/zero/?level=1"
    Practice.objects.create(**row, seed="two", given=skill.make("two", 1, rules).key, **score)
    assert set(found(house, trainee)) == set(rows)


def test_what_cannot_be_drawn_again_is_left_out(house, trainee):
    practise(trainee, 0, version=999)
    practise(trainee, 0, skill="gone", ruleset="lost")
    assert found(house, trainee) == {}


def test_the_page_links_the_clause_and_names_the_confusion(signed_in, rulebook, house, group, trainee):
    a_failure(trainee)
    practise(trainee, 0, mistake="gone")
    page = signed_in.get(f"{CLASSES}{group.pk}/mistakes/").content.decode()
    assert "#roulette-pays-straight" in page
    assert "gone" in page


@pytest.mark.parametrize(("days", "shown"), [(7, False), (30, True)])
def test_the_period_is_chosen(signed_in, group, trainee, days, shown):
    a_failure(trainee, NOON - timedelta(days=10))
    page = signed_in.get(f"{CLASSES}{group.pk}/mistakes/?days={days}").content.decode()
    assert ("No wrong answers in this period." not in page) is shown


def test_mistakes_of_others_in_the_house_are_not_those_of_the_class(signed_in, group, colleague):
    a_failure(colleague)
    assert "No wrong answers" in signed_in.get(f"{CLASSES}{group.pk}/mistakes/").content.decode()
