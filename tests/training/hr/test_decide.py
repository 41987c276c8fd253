"""The page on which HR decides on a changed result, and where it is said that one waits."""

from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_failure, a_person
from training.certification.models import Certificate
from training.quiz.models import Mark, OutcomeChange, OutcomeDecision
from training.staff.models import Role

LATER = NOON + timedelta(days=10)


@pytest.fixture(autouse=True)
def _later():
    with time_machine.travel(LATER, tick=False):
        yield


def mark_again(client, who, attempt, score):
    """What an examiner does on the result page."""
    client.force_login(who)
    form = {"score": score, "reason": "All of them deserve it", "mark": last_mark(attempt)}
    client.post(f"/en/training/attempts/{attempt.uuid}/items/1/mark/", form)


def last_mark(attempt):
    return Mark.objects.filter(item__attempt=attempt).last().pk


@pytest.fixture
def failed(trainee):
    return a_failure(trainee)


@pytest.fixture
def passed(trainee):
    return a_certificate(trainee).attempt


def address():
    return f"/en/hr/results/{OutcomeChange.objects.latest('pk').pk}/decide/"


def decide(client, who, attempt, decision="confirm", reason="I have looked at it", **more):
    client.force_login(who)
    return client.post(address(), {"decision": decision, "reason": reason, "seen": last_mark(attempt), **more})


def text(client, who, path):
    client.force_login(who)
    return client.get(path).content.decode()


def result(attempt):
    return f"/en/training/attempts/{attempt.uuid}/result/"


def test_one_instructor_alone_makes_no_certificate_out_of_a_failed_exam(client, failed, instructor, hr, trainee):
    mark_again(client, instructor, failed, 1)
    assert not Certificate.objects.exists()
    for page in (result(failed), "/en/training/exams/"):
        assert "pass to be confirmed" in text(client, trainee, page).lower()
    person = text(client, hr, f"/en/hr/people/{trainee.pk}/")
    assert "pass to be confirmed" in person
    assert "Irene Grimani changed a mark on" in person
    home = text(client, hr, "/en/hr/")
    assert "1 changed result is waiting for a decision" in home
    assert address() in home
    audit = text(client, hr, "/en/hr/audit/")
    for fact in (
        "Irene Grimani",
        "Mark changed",
        "Ada Grimani · French roulette",
        "Question 1: 1 instead of 0 (maximum 1)",
    ):
        assert fact in audit
    assert "All of them deserve it" in audit


def test_a_pass_undone_is_shown_alike_everywhere(client, passed, instructor, hr, trainee):
    mark_again(client, instructor, passed, 0)
    assert "Pass withdrawn" in text(client, trainee, result(passed))
    assert "pass withdrawn" in text(client, trainee, "/en/training/exams/")
    person = text(client, hr, f"/en/hr/people/{trainee.pk}/")
    assert "pass withdrawn" in person
    assert "Suspended because a mark was changed and the exam is no longer passed" in person
    assert "suspended" in text(client, trainee, "/en/training/certificates/")
    assert [row.state for row in client_rows(client, hr)] == ["suspended"]


def client_rows(client, who):
    client.force_login(who)
    return client.get("/en/hr/", {"state": "suspended"}).context["rows"]


def test_hr_confirms_on_the_page_and_it_is_said_who_and_why(client, failed, instructor, hr, trainee):
    mark_again(client, instructor, failed, 1)
    assert "1 instead of 0 (maximum 1), by Irene Grimani" in text(client, hr, address())
    response = decide(client, hr, failed)
    assert response.url == f"/en/hr/people/{trainee.pk}/"
    said = "Ugo Grimani confirmed the pass on"
    for page in (result(failed), f"/en/hr/people/{trainee.pk}/"):
        assert said in text(client, hr, page)
    assert "waiting for a decision" not in text(client, hr, "/en/hr/")
    assert "Changed result confirmed" in text(client, hr, "/en/hr/audit/")
    assert Certificate.objects.count() == 1


def test_hr_refuses_on_the_page(client, passed, instructor, hr):
    mark_again(client, instructor, passed, 0)
    assert "The last mark changes the outcome of the exam." in text(client, instructor, result(passed))
    decide(client, hr, passed, "refuse")
    assert "refused the change on" in text(client, hr, result(passed))
    assert "<h1>Passed</h1>" in text(client, hr, result(passed))


@pytest.mark.parametrize(
    ("sent", "sentence"),
    [
        ({"reason": " "}, "Enter a reason. It is kept with the decision."),
        ({"decision": "perhaps"}, "not one of the available choices"),
        ({"decision": ""}, "Choose whether you confirm or refuse"),
        ({"seen": "1"}, "Marks in this exam were changed while you were reading."),
    ],
)
def test_a_decision_that_lacks_something_is_refused_and_keeps_what_was_typed(
    client, failed, instructor, hr, sent, sentence
):
    mark_again(client, instructor, failed, 1)
    response = decide(client, hr, failed, **{"reason": "A long story", **sent})
    assert response.status_code == 400
    assert sentence in response.content.decode()
    assert ("A long story" in response.content.decode()) or sent == {"reason": " "}
    assert not OutcomeDecision.objects.exists()


def test_a_second_look_after_a_refusal_can_be_sent(client, failed, instructor, hr):
    mark_again(client, instructor, failed, 1)
    page = decide(client, hr, failed, seen="1").content.decode()
    assert f'value="{last_mark(failed)}"' in page


def test_the_same_decision_sent_twice_is_one(client, failed, instructor, hr):
    mark_again(client, instructor, failed, 1)
    assert [decide(client, hr, failed).status_code for _ in range(2)] == [302, 302]
    assert (OutcomeDecision.objects.count(), Certificate.objects.count()) == (1, 1)


@pytest.mark.parametrize(
    ("who", "status"),
    [("trainee", 403), ("colleague", 403), ("instructor", 403), ("drifter", 403), ("stranger", 404)],
)
def test_only_hr_of_the_house_reads_and_decides(client, failed, instructor, request, who, status):
    mark_again(client, instructor, failed, 1)
    person = request.getfixturevalue(who)
    assert decide(client, person, failed).status_code == status
    assert client.get(address()).status_code == status
    assert not OutcomeDecision.objects.exists()


def test_nobody_decides_without_signing_in(client, failed, instructor):
    mark_again(client, instructor, failed, 1)
    client.logout()
    assert "/accounts/login/" in client.get(address()).url


def test_a_change_that_is_not_there_is_not_found(client, hr):
    client.force_login(hr)
    for number in (99, 10**30):
        assert client.get(f"/en/hr/results/{number}/decide/").status_code == 404


def test_where_the_only_officer_changed_the_mark_it_waits_and_says_so(client, failed, hr):
    mark_again(client, hr, failed, 1)
    for page in ("/en/hr/", address(), result(failed)):
        said = text(client, hr, page)
        assert "You changed a mark in this exam yourself" in said
        assert "The house has no other HR officer at present. The change stays pending until there is one." in said
    assert decide(client, hr, failed).status_code == 400
    assert not OutcomeDecision.objects.exists()


def test_another_officer_decides_on_what_an_officer_changed(client, failed, hr, house):
    other = a_person(house, Role.HR, "vera")
    mark_again(client, hr, failed, 1)
    assert "no other HR officer" not in text(client, hr, "/en/hr/")
    assert decide(client, other, failed).status_code == 302


def test_marks_that_went_back_leave_nothing_to_decide(client, passed, instructor, hr):
    mark_again(client, instructor, passed, 0)
    first = address()
    mark_again(client, instructor, passed, 1)
    assert "There is nothing to decide" in text(client, hr, first)
    assert "waiting for a decision" not in text(client, hr, "/en/hr/")
