"""What a letter says of assignments and of quizzes on changed rules that are late."""

from datetime import timedelta

import pytest
import time_machine
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.training.certification.cast import NOON, a_person
from tests.training.certification.changed import CLAUSE, RULES, a_bound_certificate, pays
from tests.training.hr.letters.conftest import to
from tests.training.hr.letters.nights import DAY, TODAY, after, letters
from training.hr.rechecks.sending import Wanted, plan, send
from training.staff.models import Role


def test_an_assignment_is_said_when_it_is_new_due_soon_and_overdue(manager, exam, hr, mailoutbox):
    said = {days: sorted(letters(mailoutbox, days)) for days in range(30)}
    own = ["ada"]
    assert {days: names for days, names in said.items() if names} == {
        0: own,
        13: own,
        20: own,
        21: ["ada", "mara", "ugo"],
    }
    bodies = [letter.body for letter in to(mailoutbox, "ada")]
    assert ["New: " in body for body in bodies] == [True, False, False, False]
    assert ["Overdue: " in body for body in bodies] == [False, False, False, True]
    assert "was due on 30 June 2026" in to(mailoutbox, "mara")[0].body
    assert "1 overdue assignment" in to(mailoutbox, "ugo")[0].body


def test_what_is_done_or_withdrawn_is_not_said(exam, mailoutbox, instructor):
    exam.terms.create(opens_on=DAY, due_on=after(20), withdrawn=True, at=TODAY, author=instructor)
    assert letters(mailoutbox, 0) == {}
    assert letters(mailoutbox, 21) == {}


@pytest.fixture
def late_quiz(rulebook, trainee, hr):
    """A quiz on a changed rule that was to be passed by the end of DAY."""
    with time_machine.travel(NOON):
        a_bound_certificate(trainee)
    pays(36)
    before = TODAY - timedelta(days=40)
    wanted = Wanted([f"{CLAUSE}@{RULES}"], DAY)
    with time_machine.travel(before):
        return send(hr, wanted, plan(hr, wanted, before.date(), "en").digest, "en", before)


def test_a_late_quiz_is_said_once_and_then_weekly(manager, late_quiz, mailoutbox):
    assert letters(mailoutbox, 0) == {}
    said = {days: sorted(letters(mailoutbox, days)) for days in range(1, 17)}
    everybody = ["ada", "mara", "ugo"]
    assert {days: names for days, names in said.items() if names} == {1: everybody, 8: everybody, 15: everybody}
    assert "the quiz on changed rules was due on 10 June 2026" in to(mailoutbox, "mara")[0].body
    assert "1 overdue quiz on changed rules" in to(mailoutbox, "ugo")[0].body


def test_the_preview_of_assignments_has_a_number_of_queries_that_does_not_depend_on_them(
    exam, house, instructor, hr, client
):
    client.force_login(hr)

    def asked():
        with CaptureQueriesContext(connection) as queries, time_machine.travel(TODAY, tick=False):
            page = client.get(f"/en/hr/letters/?on={after(13)}")
        return len(queries), len(page.context["letters"])

    asked()
    few, letters_before = asked()
    for number in range(8):
        person = a_person(house, Role.TRAINEE, f"p{number}")
        exam.school_class.memberships.create(person=person, joins=True, at=TODAY, author=instructor)
    assert asked() == (few, letters_before + 8)
