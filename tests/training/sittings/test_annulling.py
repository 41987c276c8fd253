"""An exam is annulled: it counts for nothing, and a pass only once a second person has confirmed that."""

from datetime import timedelta

import pytest
import time_machine
from django.core import mail

from games.web.kit.append_only import RecordChanged
from tests.training.certification.cast import NOON, a_certificate, a_failure, a_person, an_attempt, hand_in
from training.certification.selectors import own_certificates
from training.certification.states import State
from training.quiz import keys
from training.quiz.annulling import annul
from training.quiz.house.rooms import open_room
from training.quiz.house.terms import set_terms, terms_of
from training.quiz.house.waiting import wait_of
from training.quiz.marking import decide, regrade
from training.quiz.models import Annulment, OutcomeChange
from training.quiz.outcomes import Outcome, last_mark, standings, undecided, why_not_decide
from training.quiz.problems import AttemptRefused
from training.quiz.sat import past_attempts, sittings
from training.quiz.selectors import marks_that_count
from training.staff.days import today
from training.staff.models import AuditEntry, Role
from training.statistics.answers import answers_of

WHY = "The fire alarm rang."
EXAM = "french-roulette"


@pytest.fixture(autouse=True)
def _noon():
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.fixture
def second_hr(house):
    return a_person(house, Role.HR, "vera")


def outcome(attempt):
    return standings([attempt])[attempt.pk].outcome


def wait(person, hours=24):
    return wait_of(terms_of(person.house_id, EXAM), hours, sittings(past_attempts(person)), NOON)


def refused(code, act, *given, **named):
    with pytest.raises(AttemptRefused) as refusal:
        act(*given, **named)
    assert refusal.value.code == code


def page(attempt):
    return f"/en/training/sittings/annul/{attempt.uuid}/"


def state_of(person):
    return own_certificates(person, today()).get().state


def settle(change, author, *, confirm):
    decide(change, author, confirm=confirm, reason="Seen.", seen=last_mark(change.attempt).pk, now=NOON)


# --- a failure ---------------------------------------------------------------------------------------------------


def test_a_failure_counts_for_nothing_at_once(instructor, trainee):
    attempt = a_failure(trainee, NOON - timedelta(hours=1))
    assert wait(trainee).code == "wait"
    annul(attempt, instructor, f" {WHY} ", NOON)
    assert (outcome(attempt), wait(trainee)) == (Outcome.ANNULLED, None)
    assert not OutcomeChange.objects.exists()
    entry = AuditEntry.objects.get(action="exam-annulled")
    assert (entry.actor, entry.subject, entry.details["reason"]) == (instructor, str(attempt.uuid), WHY)


def test_it_does_not_count_for_the_limit_of_attempts(instructor, trainee):
    set_terms(instructor, EXAM, attempts=1, days=30, wait_hours=0)
    attempt = a_failure(trainee, NOON - timedelta(hours=1))
    assert wait(trainee, 0).code == "limit"
    annul(attempt, instructor, WHY, NOON)
    assert wait(trainee, 0) is None


def test_its_answers_are_not_in_the_statistics(instructor, trainee, colleague):
    attempt, other = a_failure(trainee), a_failure(colleague)
    annul(attempt, instructor, WHY, NOON)
    assert list(answers_of(marks_that_count()).attempt) == [other.pk]


# --- a pass ------------------------------------------------------------------------------------------------------


def test_a_pass_waits_for_a_second_person_and_its_certificate_is_suspended(instructor, hr, trainee):
    attempt = a_certificate(trainee).attempt
    annul(attempt, instructor, "A phone under the table.", NOON)
    (change,) = undecided()
    assert (change.cause.reason, change.passed) == ("A phone under the table.", False)
    assert (outcome(attempt), state_of(trainee)) == (Outcome.WITHDRAWN, State.SUSPENDED)
    (letter,) = mail.outbox
    assert (letter.to, "annulled the exam" in letter.body) == ([hr.email], True)


def test_confirmed_it_counts_for_nothing_and_the_certificate_is_revoked(instructor, hr, trainee):
    attempt = a_certificate(trainee).attempt
    annul(attempt, instructor, WHY, NOON)
    settle(undecided().get(), hr, confirm=True)
    assert (outcome(attempt), state_of(trainee), wait(trainee)) == (Outcome.ANNULLED, State.REVOKED, None)
    assert "the exam counts for nothing" in mail.outbox[-1].body


def test_refused_it_counts_as_before(instructor, hr, trainee):
    attempt = a_certificate(trainee).attempt
    annul(attempt, instructor, WHY, NOON)
    settle(undecided().get(), hr, confirm=False)
    assert (outcome(attempt), state_of(trainee)) == (Outcome.PASSED, State.VALID)
    refused("annulled", annul, attempt, hr, WHY, NOON)
    assert "The annulment is refused" in mail.outbox[-1].body


def test_the_person_who_annulled_does_not_decide(hr, second_hr, trainee):
    attempt = a_certificate(trainee).attempt
    annul(attempt, hr, WHY, NOON)
    change = undecided().get()
    assert (why_not_decide(hr, attempt), why_not_decide(second_hr, attempt)) == ("own-annulment", "")
    refused("own-annulment", settle, change, hr, confirm=True)
    assert {letter.to[0] for letter in mail.outbox} == {second_hr.email}


def test_the_page_of_hr_says_what_it_decides_on(client, instructor, hr, trainee):
    attempt = a_certificate(trainee).attempt
    annul(attempt, instructor, WHY, NOON)
    client.force_login(hr)
    change = undecided().get()
    text = client.get(f"/en/hr/results/{change.pk}/decide/").content.decode()
    for said in ("was annulled. If you confirm", WHY, "Confirm: annulled"):
        assert said in text, said
    assert "passed, but annulled" in client.get("/en/hr/").content.decode()
    assert "annulled the exam on" in client.get(f"/en/hr/people/{trainee.pk}/").content.decode()


# --- what is refused ---------------------------------------------------------------------------------------------


def test_an_exam_under_way_is_annulled_once_its_time_is_up(instructor, trainee):
    attempt = an_attempt(trainee, NOON)
    refused("annul-open", annul, attempt, instructor, WHY, NOON + timedelta(minutes=10))
    assert not Annulment.objects.exists()


@pytest.mark.parametrize(("who", "code"), [("trainee", "not-annuller"), ("stranger", "not-annuller")])
def test_others_annul_nothing(request, trainee, who, code):
    attempt = a_failure(trainee)
    refused(code, annul, attempt, request.getfixturevalue(who), WHY, NOON)


def test_nobody_annuls_their_own(instructor):
    refused("not-annuller", annul, a_failure(instructor), instructor, WHY, NOON)


@pytest.mark.parametrize(("reason", "code"), [("  ", "arranged-reason"), ("x" * 2001, "long-reason")])
def test_a_reason_is_needed(instructor, trainee, reason, code):
    refused(code, annul, a_failure(trainee), instructor, reason, NOON)


def test_sent_twice_it_is_one_and_another_is_refused(instructor, hr, trainee):
    attempt = a_failure(trainee)
    first = annul(attempt, instructor, WHY, NOON)
    assert annul(attempt, instructor, WHY, NOON) == first
    refused("annulled", annul, attempt, instructor, "Another reason.", NOON)
    refused("annulled", annul, attempt, hr, WHY, NOON)
    assert Annulment.objects.count() == 1
    with pytest.raises(RecordChanged):
        first.delete()


def test_what_waits_for_hr_already_is_decided_first(instructor, trainee):
    attempt = a_certificate(trainee).attempt
    regrade(last_mark(attempt), instructor, "Misread.", 0, NOON)
    refused("undecided", annul, attempt, instructor, WHY, NOON)


def test_its_marks_are_left_as_they_are_unless_hr_refuses_the_annulment(instructor, hr, trainee):
    attempt = a_certificate(trainee).attempt
    annul(attempt, instructor, WHY, NOON)
    refused("annulled-marks", regrade, last_mark(attempt), instructor, "Misread.", 0, NOON)
    which = keys.Questions("number-facts")
    right = keys.by_hand({"colour": "red"})
    assert keys.review(instructor, which, right).corrections == []
    settle(undecided().get(), hr, confirm=False)
    assert len(keys.review(instructor, which, right).corrections) == 1


# --- pages -------------------------------------------------------------------------------------------------------


def test_the_page_annuls_and_the_candidate_reads_why(client, signed_in, instructor, trainee, rulebook):
    attempt = a_failure(trainee)
    result = f"/en/training/attempts/{attempt.uuid}/result/"
    assert f'href="{page(attempt)}"' in signed_in.get(result).content.decode()
    assert signed_in.post(page(attempt), {"reason": " "}).status_code == 422
    assert signed_in.post(page(attempt), {"reason": WHY})["Location"] == result
    assert page(attempt) not in signed_in.get(result).content.decode()
    client.force_login(trainee)
    text = client.get(result).content.decode()
    assert all(said in text for said in (WHY, instructor.full_name, "It counts for nothing", "Annulled"))
    assert ">annulled<" in client.get("/en/training/exams/").content.decode()


def test_the_room_leads_to_it_and_shows_it(signed_in, instructor, trainee, colleague):
    room = open_room(instructor, EXAM, "", timedelta(minutes=30), NOON)
    over, going_on = an_attempt(trainee, NOON - timedelta(hours=2), room=room), an_attempt(colleague, NOON, room=room)

    def text():
        return signed_in.get(f"/en/training/sittings/rooms/{room.uuid}/").content.decode()

    assert (f'href="{page(over)}"' in text(), f'href="{page(going_on)}"' in text()) == (True, False)
    hand_in(over, NOON)
    annul(over, instructor, WHY, NOON)
    assert (page(over) in text(), ">annulled<" in text()) == (False, True)


@pytest.mark.parametrize(("who", "status"), [("trainee", 403), ("colleague", 403), ("stranger", 404), ("drifter", 403)])
def test_the_page_is_for_those_who_arrange_exams(request, client, trainee, who, status):
    attempt = a_failure(trainee)
    client.force_login(request.getfixturevalue(who))
    assert client.get(page(attempt)).status_code == status
    assert client.post(page(attempt), {"reason": WHY}).status_code == status
    assert not Annulment.objects.exists()
