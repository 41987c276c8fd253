"""A certificate may rest on a paper from elsewhere."""

from datetime import UTC, date, datetime, timedelta
from io import BytesIO

import pytest
import time_machine
from pypdf import PdfReader

from tests.training.certification.cast import NOON, a_certificate
from training.certification.acts.evidence import Paper, enter_evidence
from training.certification.acts.services import suspend
from training.certification.models import Certificate
from training.certification.problems import CertificateRefused
from training.certification.programmes import programmes
from training.certification.services import readmit, revoke
from training.certification.states import state_on
from training.staff.models import AuditEntry

CROUPIER = programmes()["french-roulette-croupier"]  # valid for 24 months
PAPER = Paper("Casino de Spa", "Brevet 117", date(2025, 6, 10))


def entered(hr, holder, paper=PAPER, now=NOON):
    return enter_evidence(hr, holder, CROUPIER, paper, now)


def test_it_is_issued_today_and_counts_as_long_as_a_pass_on_the_day_of_the_paper(trainee, hr):
    certificate = entered(hr, trainee)
    assert (certificate.issued_on, certificate.expires_on) == (date(2026, 3, 2), date(2027, 6, 10))
    assert certificate.counts_from == date(2025, 6, 10)
    assert (certificate.attempt, certificate.score, certificate.clauses) == (None, None, {})
    assert certificate.imported_evidence.author == hr
    entry = AuditEntry.objects.get()
    assert (entry.action, entry.subject) == ("evidence-entered", certificate.code)
    assert entry.details == {"reason": "Casino de Spa, Brevet 117"}


def test_its_states_follow_the_same_rule(trainee, hr):
    entered(hr, trainee)

    def state(day):
        return state_on(Certificate.objects.all(), day).get().state

    days = (date(2025, 6, 9), date(2025, 6, 10), date(2027, 3, 12), date(2027, 6, 10), date(2027, 6, 11))
    assert [state(day) for day in days] == ["not-yet", "valid", "runs-out", "runs-out", "expired"]
    suspend(hr, Certificate.objects.get(), "Under enquiry", NOON)
    assert state(date(2026, 3, 2)) == "suspended"


def test_a_pass_here_renews_it_from_its_last_day(trainee, hr):
    entered(hr, trainee)
    assert a_certificate(trainee, datetime(2027, 5, 1, 11, tzinfo=UTC)).expires_on == date(2029, 6, 10)


@pytest.mark.parametrize(
    ("paper", "code"),
    [
        (Paper(" ", "Brevet 117", date(2025, 6, 10)), "no-evidence"),
        (Paper("Casino de Spa", "", date(2025, 6, 10)), "no-evidence"),
        (Paper("Casino de Spa", "Brevet 117", date(2026, 3, 3)), "future"),
    ],
)
def test_a_paper_that_proves_nothing_is_refused(trainee, hr, paper, code):
    with pytest.raises(CertificateRefused, match=code):
        entered(hr, trainee, paper)
    assert not Certificate.objects.exists()


@pytest.mark.parametrize(
    ("author", "holder", "code"),
    [
        ("hr", "stranger", "not-of-house"),
        ("stranger", "trainee", "not-of-house"),
        ("instructor", "trainee", "not-of-house"),
        ("hr", "hr", "own-evidence"),
    ],
)
def test_hr_enters_it_for_others_of_the_house(author, holder, code, request):
    with pytest.raises(CertificateRefused, match=code):
        entered(request.getfixturevalue(author), request.getfixturevalue(holder))


def test_one_that_has_expired_is_kept_as_history(trainee, hr):
    certificate = entered(hr, trainee, Paper("Casino de Spa", "Brevet 9", date(2019, 6, 10)))
    assert (certificate.counts_from, certificate.expires_on) == (date(2019, 6, 10), date(2021, 6, 10))
    days = (date(2019, 6, 9), date(2019, 6, 10), date(2021, 6, 11), date(2026, 3, 2))
    found = [state_on(Certificate.objects.all(), day).get().state for day in days]
    assert found == ["not-yet", "valid", "expired", "expired"]


def test_the_public_is_told_nothing_of_the_days_before_the_house_issued_it(client, trainee, hr):
    certificate = entered(hr, trainee)
    with time_machine.travel(NOON):
        then = client.get(f"/en/verify/{certificate.code}/", {"on": "2026-03-01"}).content.decode()
        now = client.get(f"/en/verify/{certificate.code}/").content.decode()
    assert "Not yet issued on 1 March 2026" in then
    assert "This certificate is valid today" in now


def test_a_paper_renews_early_what_was_held_on_its_day_and_not_lost_since(trainee, hr):
    first = a_certificate(trainee, NOON)
    paper = Paper("Casino de Spa", "Brevet 9", date(2028, 1, 10))
    later = NOON.replace(year=2028, month=1, day=20)
    assert entered(hr, trainee, paper, later).expires_on == date(2030, 3, 2)
    revoke(hr, first, "Copied", later)
    readmit(hr, first, "Once more", later)
    another = Paper("Casino de Spa", "Brevet 10", date(2027, 1, 10))
    assert entered(hr, trainee, another, later).expires_on == date(2029, 1, 10)


def test_sent_twice_it_is_one_certificate(trainee, hr):
    entered(hr, trainee)
    with pytest.raises(CertificateRefused, match="entered"):
        entered(hr, trainee)
    assert Certificate.objects.count() == 1


@pytest.mark.parametrize("act", [revoke, suspend])
def test_a_paper_does_not_get_around_a_revocation_or_a_suspension(trainee, hr, act):
    act(hr, a_certificate(trainee), "Copied", NOON)
    with pytest.raises(CertificateRefused, match="barred-holder"):
        entered(hr, trainee, Paper("Casino de Spa", "Brevet 117", date(2026, 3, 2)))


def test_anybody_can_check_it_and_its_pdf_claims_no_exam(client, trainee, hr):
    certificate = entered(hr, trainee)
    with time_machine.travel(NOON + timedelta(days=1)):
        page = client.get(f"/en/verify/{certificate.code}/").content.decode()
        client.force_login(trainee)
        paper = client.get(f"/en/certificates/{certificate.code}.pdf")
        assert client.get("/en/training/certificates/").status_code == 200
    assert "This certificate is valid today" in page
    assert "10 June 2027" in page
    text = PdfReader(BytesIO(paper.content)).pages[0].extract_text()
    assert "10 June 2027" in text
    assert "passed the exam" not in text
    assert "What the exam covered" not in text
