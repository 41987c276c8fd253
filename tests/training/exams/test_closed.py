"""Exams that were published and can no longer be asked, as those who make, set and sit them learn of it."""

import pytest

from tests.training.classes.school import a_class, assigned
from tests.training.exams.conftest import NOON, RULES, TITLES, offered
from tests.training.exams.test_pages import HOME
from training.exams import blueprints, selectors, services
from training.exams.arranging import Exams
from training.quiz.dealt import DEALT
from training.staff import making
from training.steps.what import Kind, What

MANY = {"skill": "french-procedure", "level": 1, "count": 50, "weight": 1}
GONE = {"skill": "abolished", "level": 1, "count": 1, "weight": 1}


@pytest.fixture
def close(exam, instructor):
    """Publish a section that the site asked once, as if it had changed since."""

    def released(section):
        return making.release(exam, instructor, titles=TITLES, sections=[section], pass_mark=75, pace=60)

    return released


@pytest.mark.parametrize(
    ("section", "why"),
    [
        (MANY, "It asks for more questions on “Procedure at French roulette, Opening and closing” than there are."),
        (GONE, "The site no longer asks “abolished, 1” under the rules of this exam."),
    ],
)
def test_the_instructor_reads_on_the_first_page_and_at_the_exam_why_and_what_to_do(teacher, exam, close, section, why):
    close(section)
    advice = "Change or remove this section in a new version of the exam, and publish it."
    for address in ("/en/training/trainees/", f"{HOME}{exam.pk}/"):
        page = teacher.get(address).content.decode()
        assert f"{why} {advice}" in page
        assert "House test" in page
    for address in (HOME, f"{HOME}{exam.pk}/"):
        page = teacher.get(address).content.decode()
        assert "no longer offered" in page
        assert "open to trainees</span>" not in page


def test_nothing_is_said_of_an_exam_that_can_be_sat_or_was_withdrawn(teacher, published, close, instructor):
    assert teacher.get("/en/training/trainees/").context["closed"] == []
    services.revise(published, instructor, NOON)
    published.refresh_from_db()
    close(MANY)
    assert len(teacher.get("/en/training/trainees/").context["closed"]) == 1
    making.withdraw(published, instructor)
    assert teacher.get("/en/training/trainees/").context["closed"] == []


def test_rules_that_are_gone_are_named_as_the_reason(published, instructor, monkeypatch):
    monkeypatch.setattr(blueprints, "dealt_under", lambda _name: None)
    [table] = selectors.closed(instructor)
    assert "Choose the rules again" in table.advice
    without = {name: dealt for name, dealt in DEALT.items() if name != RULES}
    monkeypatch.setattr(blueprints, "DEALT", without)
    monkeypatch.setattr("training.exams.closed.DEALT", without)
    [ruleset] = selectors.closed(instructor)
    assert ruleset.why == "The site no longer has the rules that it follows."


def test_a_trainee_reads_that_an_exam_which_was_set_is_no_longer_offered(client, exam, close, instructor, trainee):
    version = close(MANY)
    assigned(instructor, a_class(instructor, trainee), What(kind=Kind.EXAM, name=exam.slug), opens=-10, due=5000)
    client.force_login(trainee)
    page = client.get("/en/training/").content.decode()
    assert "House test" in page
    assert "This is no longer offered. Ask your instructor what to do instead." in page
    assert offered(trainee) == []
    assert version.exam.slug not in {each.slug for each in Exams(exam.house).open}


def test_a_version_in_which_the_section_is_changed_is_offered_again(exam, close, instructor, trainee):
    close(MANY)
    exam.refresh_from_db()
    draft = services.revise(exam, instructor, NOON)
    services.save_draft(exam, instructor, draft.edition, services.Contents(TITLES, [MANY | {"count": 2}], 75, 60), NOON)
    services.publish(exam, instructor, draft.edition + 1)
    assert selectors.closed(instructor) == []
    assert len(offered(trainee)) == 1
