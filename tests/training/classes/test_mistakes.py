"""What a class gets wrong, by clause and by confusion."""

import csv
from datetime import timedelta
from io import StringIO

import pytest

from tests.training.certification.cast import NOON, a_certificate, a_failure, a_person, mark
from tests.training.classes.school import CLASSES, practise
from training.classes import mistake_views
from training.classes.mistakes import missed
from training.classes.services import join
from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT
from training.quiz.models import Practice
from training.staff.models import Role

WEEK = timedelta(days=7)


@pytest.fixture
def stranger_who_teaches(other_house):
    return a_person(other_house, Role.INSTRUCTOR, "otto")


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


def exported(client, group, what, language="en", separator=",", days=30):
    response = client.get(f"/{language}/training/classes/{group.pk}/mistakes/{what}.csv?days={days}")
    assert response.status_code == 200
    return response, list(csv.reader(StringIO(response.content.decode("utf-8-sig")), delimiter=separator))


def test_the_clauses_are_exported_as_the_page_lists_them(signed_in, rulebook, group, trainee):
    a_failure(trainee)
    response, (heads, *rows) = exported(signed_in, group, "clauses")
    assert heads == ["Clause", "In exams", "In drills", "Trainees", "Practise it"]
    listed = signed_in.get(f"{CLASSES}{group.pk}/mistakes/").context["missed"]
    assert [row[0] for row in rows] == [f"{link.number} {link.title}".strip() for _row, link in listed]
    assert {tuple(row[1:4]) for row in rows} == {("1", "0", "1")}
    assert response["Content-Disposition"] == f'attachment; filename="class-{group.pk}-clauses-2026-03-02.csv"'


def test_more_clauses_are_exported_than_are_shown(signed_in, group, trainee, monkeypatch):
    monkeypatch.setattr(mistake_views, "_SHOWN", 1)
    a_failure(trainee)
    assert len(signed_in.get(f"{CLASSES}{group.pk}/mistakes/").context["missed"]) == 1
    assert len(exported(signed_in, group, "clauses")[1]) == 1 + 2


def test_the_confusions_are_exported_with_how_often_and_by_how_many(signed_in, rulebook, group, instructor, colleague):
    join(instructor, group, [colleague], NOON)
    practise(colleague, 0, 0, mistake="gone")
    _response, (heads, row) = exported(signed_in, group, "confusions")
    assert heads == ["Mistake", "Skill", "Game", "Clause", "Times", "Trainees"]
    assert row == ["gone", "When zero comes up", "French roulette", "", "2", "1"]


def test_no_confusion_becomes_a_formula(signed_in, group, trainee):
    practise(trainee, 0, mistake="=1+1")
    assert exported(signed_in, group, "confusions")[1][1][0] == "'=1+1"


def test_the_files_are_in_the_language_and_with_the_separator_of_the_reader(signed_in, rulebook, group, trainee):
    a_failure(trainee)
    _response, (heads, *rows) = exported(signed_in, group, "clauses", "it", ";")
    assert heads == ["Articolo", "Agli esami", "Negli esercizi", "Allievi", "Per esercitarsi"]
    assert len(rows) == 2


@pytest.mark.parametrize("what", ["clauses", "confusions"])
@pytest.mark.parametrize(("days", "there"), [(7, False), (30, True)])
def test_the_files_are_about_the_period_that_is_asked_for(signed_in, group, trainee, what, days, there):
    a_failure(trainee, NOON - timedelta(days=10))
    practise(trainee, 0, mistake="gone", at=NOON - timedelta(days=10))
    rows = exported(signed_in, group, what, days=days)[1][1:]
    assert bool(rows) is there
    page = signed_in.get(f"{CLASSES}{group.pk}/mistakes/?days={days}").content.decode()
    assert (f'href="{CLASSES}{group.pk}/mistakes/{what}.csv?days={days}"' in page) is there


@pytest.mark.parametrize("what", ["clauses", "confusions"])
def test_a_period_that_makes_no_sense_exports_nothing(signed_in, group, what):
    response = signed_in.get(f"{CLASSES}{group.pk}/mistakes/{what}.csv?days=8")
    assert response.status_code == 400
    assert "The list cannot be shown for this filter." in response.content.decode()


@pytest.mark.parametrize("what", ["clauses", "confusions"])
@pytest.mark.parametrize(("who", "status"), [("hr", 200), ("trainee", 403), ("stranger_who_teaches", 404)])
def test_who_sees_the_page_gets_the_files(request, client, group, what, who, status):
    client.force_login(request.getfixturevalue(who))
    for address in ("mistakes/", f"mistakes/{what}.csv"):
        assert client.get(f"{CLASSES}{group.pk}/{address}").status_code == status
