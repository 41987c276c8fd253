"""HR sends a quiz on changed rules: who gets it, who does not and why, and that nobody gets it twice."""

from datetime import timedelta

import pytest
import time_machine
from django.core import mail
from django.core.exceptions import PermissionDenied

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.certification.changed import AFTER, CLAUSE, RULES, SECOND, a_bound_certificate, pays, sit
from training.certification.acts.services import suspend
from training.certification.models import Recheck, Reminder
from training.certification.rechecks.services import begin
from training.hr.letters.digests import compose
from training.hr.letters.digests import send as post
from training.hr.letters.due import due_on
from training.hr.rechecks.sending import CEASED, LEFT, NOT_ASKED, Wanted, plan, send
from training.staff.foreseen import Changed
from training.staff.models import AuditEntry, Role

NOW = AFTER + timedelta(days=1)
DUE = (NOW + timedelta(days=14)).date()
BOTH = [f"{CLAUSE}@{RULES}", f"{SECOND}@{RULES}"]
PAGE = "/en/hr/changes/quiz/"


@pytest.fixture(autouse=True)
def _today(rulebook):
    with time_machine.travel(NOW, tick=False):
        yield


@pytest.fixture
def certificate(trainee):
    found = a_bound_certificate(trainee)
    pays(36)
    pays(18, clause=SECOND)
    return found


def wanted(*rules, **more):
    return Wanted(rules or BOTH, **{"due_on": DUE, **more})


def foreseen(viewer, *rules, **more):
    return plan(viewer, wanted(*rules, **more), NOW.date(), "en")


def sent(author, *rules, now=NOW, **more):
    asked = wanted(*rules, **more)
    return send(author, asked, plan(author, asked, now.date(), "en").digest, "en", now)


def rows():
    return list(Recheck.objects.order_by("clause", "number").values_list("certificate", "clause", "number", "due_on"))


def test_everybody_who_is_affected_gets_the_rules_that_affect_them(certificate, colleague, hr):
    pays(19, NOON + timedelta(days=1), clause=SECOND)  # the colleague is examined on this one
    later = a_bound_certificate(colleague, NOW - timedelta(hours=1))
    pays(37, NOW - timedelta(minutes=30))
    done = sent(hr)
    assert (done.people, done.clauses) == (2, {CLAUSE, SECOND})
    assert rows() == [
        (certificate.pk, SECOND, 1, DUE),
        (certificate.pk, CLAUSE, 1, DUE),
        (later.pk, CLAUSE, 1, DUE),
    ]
    entry = AuditEntry.objects.get()
    assert (entry.action, entry.actor, entry.subject) == ("quiz-sent", hr, f"{SECOND}, {CLAUSE}")
    assert entry.details == {"people": 2, "until": DUE.isoformat()}


def test_what_is_sent_twice_is_sent_once(certificate, hr):
    digest = foreseen(hr).digest
    first, second = (send(hr, wanted(), digest, "en", NOW + timedelta(seconds=late)) for late in range(2))
    assert (first.people, second.people, second.digest) == (1, 1, digest)
    assert (len(rows()), AuditEntry.objects.count()) == (2, 1)
    (line,) = foreseen(hr).lines
    assert line.refusal == "Already sent, to be passed by 26 March 2026"


def test_what_another_officer_has_sent_or_goes_by_another_day_is_shown_again(certificate, house, hr):
    digest, later = foreseen(hr).digest, wanted(due_on=DUE + timedelta(days=1))
    send(hr, wanted(), digest, "en", NOW)
    other = a_person(house, Role.HR, "olga")
    for officer, asked, seen in ((other, wanted(), digest), (hr, later, plan(hr, later, NOW.date(), "en").digest)):
        with pytest.raises(Changed) as found:
            send(officer, asked, seen, "en", NOW)
        assert found.value.result.sent == []
    assert len(rows()) == 2


def test_a_rule_that_changed_again_is_sent_again_by_the_same_day(certificate, trainee, hr):
    first = sent(hr, BOTH[0])
    sit(begin(trainee, certificate, "en", NOW), NOW + timedelta(minutes=1))
    pays(34, NOW + timedelta(minutes=2))
    again = sent(hr, BOTH[0], now=NOW + timedelta(minutes=3))
    assert (again.digest, [number for _pk, _clause, number, _due in rows()]) == (first.digest, [1, 2])


def test_a_further_rule_is_added_to_the_quiz_that_somebody_has(certificate, hr):
    sent(hr, BOTH[0])
    sent(hr)
    assert [(clause, number) for _pk, clause, number, _due in rows()] == [(SECOND, 1), (CLAUSE, 1)]


def test_a_quiz_whose_day_is_over_can_be_sent_again(certificate, hr):
    sent(hr, BOTH[0])
    late = NOW + timedelta(days=15)
    sent(hr, BOTH[0], now=late, due_on=late.date())
    assert [(number, due) for _pk, _clause, number, due in rows()] == [(1, DUE), (2, late.date())]


def test_only_those_who_are_chosen_get_it(certificate, colleague, hr):
    other = a_bound_certificate(colleague)
    done = sent(hr, codes=[other.code])
    assert [line.certificate for line in done.sent] == [other]


def test_who_may_not_deal_or_has_left_gets_none(certificate, colleague, house, other_house, hr):
    suspend(hr, a_bound_certificate(colleague), "Enquiry", NOW - timedelta(hours=1))
    gone = a_person(house, username="gone")
    moved = a_person(house, username="moved")
    a_bound_certificate(gone)
    a_bound_certificate(moved)
    gone.is_active, moved.house = False, other_house
    gone.save()
    moved.save()
    found = {line.certificate.holder_name.split()[0]: line.refusal for line in foreseen(hr).lines}
    assert found == {"Ada": "", "Gone": LEFT, "Moved": LEFT}


def test_a_rule_that_cannot_be_asked_is_refused_with_the_reason(trainee, hr):
    a_certificate(trainee)  # its question never rests on the payment of a straight
    pays(36)
    found = foreseen(hr)
    assert ([each.refusal for each in found.rules], found.sent) == ([NOT_ASKED], [])
    with pytest.raises(Changed):
        send(hr, wanted(), found.digest, "en", NOW)


def test_each_programme_is_asked_what_its_own_exams_have_a_question_on(trainee, colleague, hr):
    a_certificate(trainee)  # its question never rests on the payment of a straight
    of_house = a_bound_certificate(colleague)
    of_house.pk, of_house.code, of_house.programme = None, "H000000000001", "house-programme-7"
    of_house._state.adding = True
    of_house.save()
    pays(36)
    found = foreseen(hr, BOTH[0])
    assert [(line.certificate.programme, line.clauses) for line in found.sent] == [("house-programme-7", [CLAUSE])]
    assert {line.refusal for line in found.lines if not line.clauses} == {NOT_ASKED}


def test_a_rule_that_holds_no_more_is_refused_and_the_others_are_sent(certificate, hr):
    pays(None, clause=SECOND)
    found = foreseen(hr)
    assert {each.rule.change.clause: each.refusal for each in found.rules} == {CLAUSE: "", SECOND: CEASED}
    assert [line.clauses for line in found.sent] == [[CLAUSE]]
    assert [line.refusal for line in foreseen(hr, BOTH[1]).lines] == [CEASED]


def test_what_changed_since_it_was_shown_is_shown_again(certificate, colleague, hr):
    seen = foreseen(hr).digest
    a_bound_certificate(colleague)
    with pytest.raises(Changed):
        send(hr, wanted(), seen, "en", NOW)
    assert rows() == []


def test_only_hr_of_the_house_sends(certificate, trainee, instructor, stranger):
    for person in (trainee, instructor):
        with pytest.raises(PermissionDenied):
            foreseen(person)
        with pytest.raises(PermissionDenied):
            send(person, wanted(), "", "en", NOW)
    assert foreseen(stranger).rules == []


def test_the_page_shows_who_would_get_it_and_then_sends_it(certificate, signed_in):
    listed = signed_in.get("/en/hr/changes/").content.decode()
    assert f'name="rule" value="{BOTH[0]}"' in listed
    asked = signed_in.get(PAGE, {"rule": BOTH})
    assert "Nobody would" not in asked.content.decode()
    typed = {"rule": BOTH, "due_on": DUE.isoformat(), "who": "all"}
    shown = signed_in.post(PAGE, typed)
    said = shown.content.decode()
    assert (shown.status_code, "1 person would get a quiz." in said, "asks about 2 rules" in said) == (200, True, True)
    assert rows() == []
    done = signed_in.post(PAGE, typed | {"seen": shown.context["foreseen"].digest}, follow=True)
    assert "1 person gets the quiz." in done.content.decode()
    assert "Quiz until 26 March 2026" in done.content.decode()
    again = signed_in.post(PAGE, typed | {"seen": shown.context["foreseen"].digest}, follow=True)
    assert ("1 person gets the quiz." in again.content.decode(), len(rows())) == (True, 2)
    assert signed_in.post(PAGE, typed | {"seen": "another"}).status_code == 400
    assert "<td>1 person" in signed_in.get("/en/hr/audit/").content.decode()


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"due_on": ""}, "Enter the day by which the quiz is to be passed."),
        ({"due_on": "2026-03-11"}, "Choose today or a later date."),
        ({"due_on": "2028-03-11"}, "Choose a date within a year."),
        ({"due_on": "soon"}, "There is no such date."),
        ({"who": "some"}, "Choose at least one person in the list."),
        ({"who": "nobody"}, "This is not in the list."),
    ],
)
def test_bad_input_is_refused_at_its_field(certificate, signed_in, typed, said):
    answer = signed_in.post(PAGE, {"rule": BOTH, "due_on": DUE.isoformat(), "who": "all"} | typed)
    assert (answer.status_code, said in answer.content.decode(), rows()) == (400, True, [])


def test_without_a_rule_the_page_says_so(certificate, signed_in):
    assert "No changed rule is chosen." in signed_in.get(PAGE).content.decode()
    assert signed_in.post(PAGE, {"rule": ["x@y"]}).status_code == 400


def test_the_holder_gets_one_letter_and_begins_the_quiz_from_the_own_page(certificate, trainee, hr, client):
    sent(hr)
    told = {"certificate": certificate, "recipient": trainee, "kind": Reminder.ISSUED}
    Reminder.objects.create(**told, until=certificate.expires_on)
    day = (NOW + timedelta(days=1)).date()
    (draft,) = [each for each in due_on(day) if each.reader == trainee]
    letter = compose(draft)
    assert letter.subject == "A quiz on changed rules"
    assert "2 rules of your certificate “French roulette croupier” have changed" in letter.body
    assert "by the end of 26 March 2026" in letter.body
    assert (post(draft), post(draft), len(mail.outbox)) == (True, False, 1)
    assert [each for each in due_on(day + timedelta(days=1)) if each.reader == trainee] == []
    client.force_login(trainee)
    assert "Pass the quiz on them by 26 March 2026" in client.get("/en/training/").content.decode()
    page = client.get("/en/training/certificates/").content.decode()
    form = page.split(f"/certificates/{certificate.code}/quiz/")[1].split("</form>")[0]
    assert ("Begin the quiz" in form, "csrfmiddlewaretoken" in form) == (True, True)
    begun = client.post(f"/en/training/certificates/{certificate.code}/quiz/")
    attempt = trainee.attempts.latest("pk")
    assert begun.url == f"/en/training/attempts/{attempt.uuid}/"
    sit(attempt, NOW + timedelta(seconds=30), wrong={SECOND})
    said = client.get(f"/en/training/attempts/{attempt.uuid}/result/").content.decode()
    assert ("Not passed" in said, said.count("not renewed</span>"), ">renewed</span>" in said) == (True, 2, False)
    assert "2 rules have changed since your exam" in client.get("/en/training/certificates/").content.decode()
    client.post(f"/en/training/certificates/{certificate.code}/quiz/")
    attempt = trainee.attempts.latest("pk")
    sit(attempt, NOW + timedelta(seconds=60))
    said = client.get(f"/en/training/attempts/{attempt.uuid}/result/").content.decode()
    assert (said.count(">renewed</span>"), "not renewed</span>" in said) == (2, False)
    assert "2 rules renewed since the exam" in client.get("/en/training/certificates/").content.decode()


def test_nobody_begins_the_quiz_of_another_person(certificate, colleague, hr, client):
    sent(hr)
    client.force_login(colleague)
    assert client.post(f"/en/training/certificates/{certificate.code}/quiz/").status_code == 404


def test_the_record_of_a_person_shows_the_quiz_and_what_it_renewed(certificate, trainee, hr, signed_in):
    sent(hr)
    assert (
        "Quiz on 2 changed rules, to be passed by 26 March 2026"
        in signed_in.get(f"/en/hr/people/{trainee.pk}/").content.decode()
    )
    sit(begin(trainee, certificate, "en", NOW + timedelta(minutes=1)), NOW + timedelta(minutes=2))
    for page in (f"/en/hr/people/{trainee.pk}/", f"/en/hr/matrix/{trainee.pk}/french-roulette-croupier/"):
        said = signed_in.get(page).content.decode()
        assert ("2 rules renewed since the exam" in said, "wording 1, quiz passed on 12 March 2026" in said) == (
            True,
            True,
        )
    assert "renewed" not in signed_in.get(f"/en/verify/{certificate.code}/").content.decode()


def test_the_number_of_queries_does_not_grow_with_the_people(house, hr, django_assert_num_queries):
    pays(36)
    sending_costs = []
    for number in (1, 4):
        for each in range(number):
            a_bound_certificate(a_person(house, username=f"p{number}{each}"))
        pays(36 + number, NOW)
        foreseen(hr, BOTH[0])
        # wordings, facts, renewals, certificates, stamp of the book, questions of one exam, requests
        with django_assert_num_queries(7):
            sending_costs.append(foreseen(hr, BOTH[0]).people)
    assert sending_costs == [1, 5]
