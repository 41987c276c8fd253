"""Exams that follow the table of the house which makes them."""

from datetime import timedelta

import pytest
import time_machine

from games.web.venues.models import VenueTable
from tests.training.exams.conftest import NOON, TITLES, offered
from tests.training.exams.test_pages import HOME, typed
from tests.training.tables import FRENCH, LIMITS, a_table, a_venue
from training.exams import blueprints, services
from training.exams.models import ExamDraft, ExamVersion
from training.exams.problems import ExamRefused
from training.exams.services import Contents
from training.quiz import house_tables
from training.quiz import services as quiz
from training.quiz.house_tables import name_of
from training.quiz.models import Attempt, Practice, TableRules
from training.quiz.redrawn import redrawn
from training.quiz.selectors import items_of

NAME = name_of(FRENCH, LIMITS)
ASKED = [
    {"skill": "limits", "level": 2, "count": 4, "weight": 1},
    {"skill": "zero", "level": 1, "count": 1, "weight": 1},
]


@pytest.fixture(autouse=True)
def _nothing_read_before():
    house_tables._kept.cache_clear()


@pytest.fixture
def table(exam):
    return a_table(a_venue(exam.house), LIMITS)


def a_draft(exam, instructor, table=NAME, sections=ASKED):
    edition = ExamDraft.objects.get(exam=exam).edition
    return services.save_draft(exam, instructor, edition, Contents(TITLES, sections, 75, 60, table), NOON)


@pytest.fixture
def by_table(exam, instructor, table):
    a_draft(exam, instructor)
    services.publish(exam, instructor, 3)
    return exam


def test_a_house_without_tables_has_nothing_to_choose(teacher, exam):
    assert "table" not in teacher.get(f"{HOME}{exam.pk}/draft/").context["form"].fields


def test_the_instructor_chooses_the_table_of_the_house(teacher, exam, table):
    page = teacher.get(f"{HOME}{exam.pk}/draft/")
    assert [name for name, _title in page.context["form"].fields["table"].choices] == ["", NAME]
    sent = typed(exam, ("limits/2", "4", "1"), table=NAME)
    assert teacher.post(f"{HOME}{exam.pk}/draft/", sent).status_code == 302
    exam.draft.refresh_from_db()
    assert exam.draft.table == NAME == TableRules.objects.get().name
    assert ">91" in teacher.get(f"{HOME}{exam.pk}/").content.decode()


def test_the_instructor_goes_back_to_the_ruleset(teacher, exam, instructor, table):
    a_draft(exam, instructor)
    assert teacher.post(f"{HOME}{exam.pk}/draft/", typed(exam, ("limits/2", "4", "1"), table="")).status_code == 302
    exam.draft.refresh_from_db()
    assert exam.draft.table == ""


def test_a_table_that_is_not_the_houses_is_refused_at_its_field(teacher, exam, table):
    sent = typed(exam, ("limits/2", "4", "1"), table=name_of(FRENCH, {"zero": "partage"}))
    page = teacher.post(f"{HOME}{exam.pk}/draft/", sent)
    assert (page.status_code, list(page.context["form"].errors)) == (422, ["table"])


def test_a_table_that_has_changed_since_the_form_was_shown_is_refused(exam, instructor, table):
    VenueTable.objects.update(overrides={"zero": "partage"})
    with pytest.raises(ExamRefused) as refused:
        a_draft(exam, instructor)
    assert refused.value.code == "no-table"
    assert not TableRules.objects.exists()


def test_a_table_of_another_game_is_refused(exam, instructor, table):
    a_table(table.venue, {"minimum": "25"}, "venice-blackjack", "blackjack", "cards")
    with pytest.raises(ExamRefused):
        a_draft(exam, instructor, name_of("venice-blackjack", {"minimum": "25"}))


def test_a_drill_that_does_not_know_the_table_is_not_offered_and_refused(teacher, exam, instructor, table):
    VenueTable.objects.update(overrides=(overrides := {"float": [["100", 3], ["10", 20], ["5", 100]]}))
    name = name_of(FRENCH, overrides)
    page = teacher.post(f"{HOME}{exam.pk}/draft/", typed(exam, ("float/1", "1", "1"), table=name))
    assert page.status_code == 422
    with pytest.raises(ExamRefused) as refused:
        a_draft(exam, instructor, name, [{"skill": "float", "level": 1, "count": 1, "weight": 1}])
    assert refused.value.code == "gone"


def test_a_table_that_the_engine_refuses_is_named_with_its_reason(teacher, exam, table):
    VenueTable.objects.update(overrides={"seats": 9})
    page = teacher.get(f"{HOME}{exam.pk}/").content.decode()
    assert "cannot follow the house’s table french" in page
    assert "table" not in teacher.get(f"{HOME}{exam.pk}/draft/").context["form"].fields


def test_a_version_keeps_its_table_and_the_next_begins_with_it(by_table, instructor):
    assert ExamVersion.objects.get().table == NAME
    VenueTable.objects.update(overrides={})
    assert services.revise(by_table, instructor, NOON).table == NAME
    assert services.publish(by_table, instructor, 1).table == NAME


def test_a_draft_shows_that_it_follows_rules_that_were_kept(teacher, by_table, instructor):
    services.revise(by_table, instructor, NOON)
    VenueTable.objects.update(overrides={"zero": "partage"})
    page = teacher.get(f"{HOME}{by_table.pk}/draft/")
    names = [name for name, _title in page.context["form"].fields["table"].choices]
    assert names == ["", name_of(FRENCH, {"zero": "partage"}), NAME]


@pytest.fixture
def attempt(by_table, trainee):
    [offer] = offered(trainee)
    return quiz.start(trainee, offer.blueprint, "en", NOON)


def test_the_attempt_names_the_table_and_asks_its_limits(attempt):
    assert (attempt.ruleset, attempt.table) == (FRENCH, NAME)
    limits = [item for item in attempt.items.all() if item.generator == "limits"]
    assert {item.face["question"]["values"]["maximum"]["money"] for item in limits} == {91_00}
    assert {item.face["question"]["values"]["minimum"]["money"] for item in limits} == {7_00}


def test_marks_and_worked_solutions_are_those_of_the_table_after_it_has_changed(attempt, trainee, client):
    VenueTable.objects.update(overrides={"zero": "parlour", "maximum": {"straight": "50"}})
    house_tables._kept.cache_clear()
    now = NOON
    for item in items_of(attempt):
        quiz.answer(attempt, item.position, item.key, str(item.position), now := now + timedelta(seconds=9))
    result = quiz.submit(attempt, now)
    assert result.percent == 100
    drawn = [redrawn(item, attempt) for item in items_of(attempt)]
    assert all(drawn)
    assert attempt.ruleset_parameters["zero"] == "partage"
    client.force_login(trainee)
    page = client.get(f"/en/training/attempts/{attempt.uuid}/result/", follow=True).content.decode()
    assert "Rules of the house’s table, as they were kept: French roulette." in page


def test_an_exam_whose_kept_rules_the_engine_no_longer_takes_is_not_offered(by_table, trainee, monkeypatch):
    monkeypatch.setattr(blueprints, "dealt_under", lambda _name: None)
    assert offered(trainee) == []
    assert not Attempt.objects.exists()
    assert not Practice.objects.exists()


EXAMPLE = "An example: the limits of the real table are not known here."


def test_an_exam_says_that_limits_are_an_example_also_once_they_are_known(client, exam, instructor, trainee, table):
    VenueTable.objects.update(example_limits=True)
    name = name_of(FRENCH, LIMITS, example=True)
    client.force_login(instructor)
    draft = client.get(f"{HOME}{exam.pk}/draft/").content.decode()
    assert "with limits that are an example" in draft
    a_draft(exam, instructor, name)
    services.publish(exam, instructor, 3)
    VenueTable.objects.update(example_limits=False)
    assert EXAMPLE in client.get(f"{HOME}{exam.pk}/").content.decode()
    [offer] = offered(trainee)
    attempt = quiz.start(trainee, offer.blueprint, "en", NOON)
    client.force_login(trainee)
    with time_machine.travel(NOON, tick=False):
        page = client.get(f"/en/training/attempts/{attempt.uuid}/", follow=True)
    assert EXAMPLE in page.content.decode()
    assert (attempt.table, TableRules.objects.get().example_limits) == (name, True)
    assert name != NAME


def test_known_limits_are_not_called_an_example(teacher, by_table):
    assert EXAMPLE not in teacher.get(f"{HOME}{by_table.pk}/").content.decode()
