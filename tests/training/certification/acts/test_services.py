from datetime import date, timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_person
from training.certification.acts.services import end_extension, extend, lift, suspend
from training.certification.models import Extension, ExtensionEnd, Lift, Reminder, Suspension
from training.certification.problems import CertificateRefused
from training.certification.programmes import programmes
from training.certification.services import begin, reinstate, revoke
from training.hr.tasks import expiry_check
from training.staff.models import AuditEntry, Role

LATER = NOON + timedelta(days=1)
UNTIL = date(2028, 6, 30)  # issued until 2 March 2028


@pytest.fixture
def certificate(trainee):
    return a_certificate(trainee)


@pytest.fixture
def own(hr):
    return a_certificate(hr)


def longer(author, certificate, reason, now):
    return extend(author, certificate, UNTIL, reason, now)


def refusal(act, *args):
    with pytest.raises(CertificateRefused) as refused:
        act(*args)
    return refused.value.code


def audited():
    return [(entry.action, entry.details) for entry in AuditEntry.objects.order_by("pk")]


def test_each_act_is_a_row_with_author_and_reason_and_has_its_entry_in_the_audit(certificate, hr):
    suspension = suspend(hr, certificate, " Under enquiry ", LATER)
    assert (suspension.at, suspension.author, suspension.reason) == (LATER, hr, "Under enquiry")
    assert lift(hr, certificate, "Cleared", LATER).suspension == suspension
    extension = longer(hr, certificate, "On leave", LATER)
    assert (extension.due_from, extension.until, extension.grace_until) == (date(2028, 4, 1), UNTIL, UNTIL)
    assert end_extension(hr, certificate, "Back early", LATER).extension == extension
    assert audited() == [
        ("certificate-suspended", {"reason": "Under enquiry"}),
        ("suspension-lifted", {"reason": "Cleared"}),
        ("certificate-extended", {"reason": "On leave", "until": "2028-06-30"}),
        ("extension-ended", {"reason": "Back early", "until": "2028-06-30"}),
    ]


@pytest.mark.parametrize("act", [suspend, lift, longer, end_extension])
@pytest.mark.parametrize("who", ["trainee", "colleague", "instructor", "stranger", "drifter"])
def test_only_hr_of_the_house_acts(certificate, act, who, request):
    assert refusal(act, request.getfixturevalue(who), certificate, "Because", LATER) == "not-hr"
    assert not AuditEntry.objects.exists()


@pytest.mark.parametrize("act", [suspend, lift, longer, end_extension])
def test_every_act_needs_a_reason(certificate, hr, act):
    assert refusal(act, hr, certificate, " \n", LATER) == "no-reason"
    assert not any(model.objects.exists() for model in (Suspension, Lift, Extension, ExtensionEnd))


def test_what_is_done_already_is_refused(certificate, hr):
    assert refusal(lift, hr, certificate, "Because", LATER) == "not-suspended"
    assert refusal(end_extension, hr, certificate, "Because", LATER) == "not-extended"
    suspend(hr, certificate, "Because", LATER)
    assert refusal(suspend, hr, certificate, "Because", LATER) == "suspended"
    longer(hr, certificate, "Because", LATER)
    assert refusal(longer, hr, certificate, "Because", LATER) == "not-later"
    end_extension(hr, certificate, "Because", LATER)
    assert refusal(end_extension, hr, certificate, "Because", LATER) == "not-extended"


def test_nobody_lifts_or_extends_what_is_their_own(own, hr, house):
    assert refusal(longer, hr, own, "Because", LATER) == "own-extension"
    suspend(a_person(house, Role.HR, "olga"), own, "Because", LATER)
    assert refusal(lift, hr, own, "Because", LATER) == "own-suspension"


def test_a_revoked_certificate_is_neither_suspended_nor_extended(certificate, hr):
    revoke(hr, certificate, "Copied", LATER)
    assert refusal(suspend, hr, certificate, "Because", LATER) == "revoked"
    assert refusal(longer, hr, certificate, "Because", LATER) == "revoked-first"


@pytest.mark.parametrize(
    ("until", "now", "code"),
    [
        (date(2028, 3, 2), LATER, "not-later"),
        (date(2029, 3, 3), LATER, "too-late"),
        (date(2028, 8, 31), NOON + timedelta(days=914), "past"),  # on 1 September 2028
    ],
)
def test_an_extension_ends_on_a_sensible_day(certificate, hr, until, now, code):
    assert refusal(extend, hr, certificate, until, "Because", now) == code


def test_a_certificate_that_was_renewed_is_not_extended(certificate, trainee, hr):
    renewal = a_certificate(trainee, NOON + timedelta(days=600))
    after = NOON + timedelta(days=601)
    assert refusal(longer, hr, certificate, "Because", after) == "renewed"
    revoke(hr, renewal, "Copied", after)
    assert longer(hr, certificate, "Because", after).until == UNTIL
    reinstate(hr, renewal, "A mistake", after)
    assert refusal(extend, hr, certificate, date(2028, 12, 31), "Because", after) == "renewed"


def test_while_hr_suspends_a_certificate_its_holder_neither_sits_the_exam_nor_gets_another(
    rulebook, certificate, trainee, hr
):
    suspend(hr, certificate, "Under enquiry", LATER)
    croupier = programmes()["french-roulette-croupier"]
    assert refusal(begin, trainee, croupier, "en", LATER) == "barred"
    lift(hr, certificate, "Cleared", LATER)
    assert begin(trainee, croupier, "en", LATER).user == trainee


def test_letters_go_again_for_the_new_last_day(certificate, hr, mailoutbox):
    with time_machine.travel(NOON + timedelta(days=700)):
        expiry_check()
        extend(hr, certificate, date(2028, 4, 10), "On leave", NOON + timedelta(days=700))
    with time_machine.travel(NOON + timedelta(days=701)):
        expiry_check()
        expiry_check()
    ends = Reminder.objects.filter(recipient=certificate.holder, kind__endswith="-days")
    assert sorted(ends.values_list("kind", "until")) == [("60-days", date(2028, 3, 2)), ("90-days", date(2028, 4, 10))]
    assert "10 April 2028" in mailoutbox[-1].body or "10 April 2028" in mailoutbox[-2].body
