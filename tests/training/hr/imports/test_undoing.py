"""An import is undone as a whole, within its time, and not where something was built on it."""

from datetime import timedelta

import pytest
from django.utils import timezone

from tests.training.certification.cast import a_certificate
from tests.training.hr.imports.files import a_csv, people
from training.hr.imports import undoing
from training.hr.imports.models import Application, Undoing
from training.hr.imports.problems import ImportRefused
from training.staff import people as staff
from training.staff.entering import Details
from training.staff.models import AuditEntry, User


def refusal(author, application, reason="The wrong list", now=None):
    with pytest.raises(ImportRefused) as refused:
        undoing.undo(author, application, reason, now or timezone.now())
    return refused.value.code


def said(application):
    return [(each.outcome.line, str(each.message)) for each in undoing.obstacles(application)]


def zen(number):
    return User.objects.get(email=f"zen{number}@example.org")


def test_the_people_are_closed_and_the_audit_says_so(hr, trainee, apply):
    application = apply(a_csv(["Ada", "Grimani", "ada@example.org", "", "", ""], *people(2)))
    undoing.undo(hr, application, " The wrong list ", timezone.now())
    assert not zen(1).is_active
    assert not zen(2).is_active
    assert User.objects.get(pk=trainee.pk).is_active
    entry = AuditEntry.objects.get(action="import-undone")
    assert (entry.subject, entry.details) == (
        "file.csv",
        {"kind": "people", "rows": 2, "reason": "The wrong list"},
    )
    assert AuditEntry.objects.filter(action="person-deactivated").count() == 2


def test_it_is_undone_once_with_a_reason_and_in_time(hr, apply):
    application = apply(a_csv(*people(1)))
    assert refusal(hr, application, reason="  ") == "no-reason"
    assert refusal(hr, application, now=application.at + timedelta(days=7, seconds=1)) == "late"
    undoing.undo(hr, application, "The wrong list", application.at + timedelta(days=7))
    assert refusal(hr, application) == "undone"


def test_not_where_somebody_has_set_a_password(hr, apply):
    application, person = apply(a_csv(*people(2))), zen(2)
    person.set_password("a secret of one’s own")
    person.save()
    assert refusal(hr, application) == "built-on"
    assert said(application) == [(3, "The person has already set a password.")]
    assert zen(1).is_active
    assert not Undoing.objects.exists()


def test_not_where_there_is_a_record(hr, apply):
    application = apply(a_csv(*people(2)))
    a_certificate(zen(1))
    assert refusal(hr, application) == "built-on"
    assert said(application) == [(2, "There is already something on record about the person.")]


def test_not_where_the_person_was_changed(hr, apply):
    application = apply(a_csv(*people(1)))
    details = Details("Anna", "Zen1", "zen1@example.org", "instructor", "it")
    staff.change(hr, zen(1), details, timezone.now())
    assert said(application) == [(2, "The role or the account of the person was changed afterwards.")]


def test_what_was_undone_can_be_imported_again_corrected(hr, plan, apply):
    undoing.undo(hr, apply(a_csv(*people(2))), "The wrong role", timezone.now())
    again = a_csv(["Anna", "Zen1", "zen1@example.org", "instructor", "fr", ""])
    assert [line.verdict.value for line in plan(again).lines] == ["make"]
    second = apply(again)
    person = zen(1)
    assert (person.is_active, person.role, person.language, person.username) == (True, "instructor", "fr", "anna.zen1")
    assert undoing.obstacles(second) == []
    undoing.undo(hr, second, "Wrong again", timezone.now())
    assert not zen(1).is_active


def test_somebody_whom_hr_has_closed_is_not_opened_by_a_file(hr, plan, trainee):
    staff.deactivate(hr, trainee, "Left", timezone.now())
    (line,) = plan(a_csv(["Ada", "Grimani", "ada@example.org", "", "", ""])).lines
    assert [problem.message for problem in line.problems] == [
        "The account of this person is closed. Reopen it instead."
    ]


def test_hr_of_another_house_cannot_undo_it(stranger, apply):
    with pytest.raises(Application.DoesNotExist):
        undoing.undo(stranger, apply(a_csv(*people(1))), "Mine", timezone.now())


def test_the_number_of_queries_is_steady(hr, apply, django_assert_max_num_queries):
    few, many = apply(a_csv(*people(1))), apply(a_csv(*people(30, first=10)))
    with django_assert_max_num_queries(200) as first:
        undoing.obstacles(few)
    with django_assert_max_num_queries(len(first)):
        undoing.obstacles(many)


def test_the_page_undoes_and_says_so(signed_in, apply):
    imported = apply(a_csv(*people(2))).imported
    page = signed_in.get(f"/en/hr/import/{imported.pk}/").content.decode()
    assert f'href="/en/hr/import/{imported.pk}/undo/"' in page
    assert signed_in.post(f"/en/hr/import/{imported.pk}/undo/", {"reason": " "}).status_code == 400
    done = signed_in.post(f"/en/hr/import/{imported.pk}/undo/", {"reason": "The wrong list"}, follow=True)
    assert "The import was undone by Ugo Grimani" in done.content.decode()
    assert "The wrong list" in signed_in.get("/en/hr/audit/").content.decode()


def test_the_page_says_what_was_built_on_it(signed_in, apply):
    imported = apply(a_csv(*people(2))).imported
    a_certificate(zen(1))
    page = signed_in.get(f"/en/hr/import/{imported.pk}/undo/").content.decode()
    assert "Anna Zen1: There is already something on record about the person." in page
    assert "<textarea" not in page
