from datetime import timedelta

import pytest

from games.web.kit.append_only import RecordChanged
from tests.training.certification.cast import NOON, a_certificate
from training.certification.models import Reinstatement, Revocation
from training.certification.problems import CertificateRefused
from training.certification.services import reinstate, revoke
from training.staff.models import AuditEntry

LATER = NOON + timedelta(days=1)


@pytest.fixture
def certificate(trainee):
    return a_certificate(trainee)


def test_hr_of_the_house_revokes_and_the_audit_says_so(certificate, hr, house):
    revocation = revoke(hr, certificate, "  Copied from a neighbour ", LATER)
    assert (revocation.at, revocation.author, revocation.reason) == (LATER, hr, "Copied from a neighbour")
    entry = AuditEntry.objects.get()
    assert (entry.actor, entry.house, entry.action) == (hr, house, "certificate-revoked")
    assert (entry.subject, entry.details) == (certificate.code, {"reason": "Copied from a neighbour"})


def test_a_reinstatement_is_a_row_of_its_own_and_removes_nothing(certificate, hr):
    revocation = revoke(hr, certificate, "Copied", LATER)
    reinstatement = reinstate(hr, certificate, "A mistake", LATER)
    assert reinstatement.revocation == revocation
    assert Revocation.objects.count() == 1
    assert [entry.action for entry in AuditEntry.objects.order_by("pk")] == [
        "certificate-revoked",
        "certificate-reinstated",
    ]


@pytest.mark.parametrize("act", [revoke, reinstate])
@pytest.mark.parametrize("who", ["trainee", "colleague", "instructor", "stranger", "drifter"])
def test_nobody_but_hr_of_the_house_revokes_or_reinstates(act, who, certificate, request):
    refused(act, request.getfixturevalue(who), certificate, "not-hr")


@pytest.mark.parametrize("reason", ["", "  \n "])
def test_without_a_reason_nothing_is_done(certificate, hr, reason):
    refused(revoke, hr, certificate, "no-reason", reason)


def test_a_revoked_certificate_is_not_revoked_again(certificate, hr):
    revoke(hr, certificate, "Copied", LATER)
    with pytest.raises(CertificateRefused) as why:
        revoke(hr, certificate, "Copied", LATER)
    assert why.value.code == "revoked"
    assert Revocation.objects.count() == 1


def test_what_is_not_revoked_is_not_reinstated(certificate, hr):
    refused(reinstate, hr, certificate, "not-revoked")


def test_nobody_reinstates_their_own_certificate(hr):
    own = a_certificate(hr)
    revoke(hr, own, "Copied", LATER)
    with pytest.raises(CertificateRefused) as why:
        reinstate(hr, own, "Surely not", LATER)
    assert why.value.code == "own"
    assert not Reinstatement.objects.exists()


@pytest.mark.parametrize("rows", [Revocation, AuditEntry])
def test_revocations_and_the_audit_are_never_changed(certificate, hr, rows):
    revoke(hr, certificate, "Copied", LATER)
    with pytest.raises(RecordChanged):
        rows.objects.get().save()
    with pytest.raises(RecordChanged):
        rows.objects.all().delete()


def refused(act, who, certificate, code, reason="Because"):
    with pytest.raises(CertificateRefused) as why:
        act(who, certificate, reason, LATER)
    assert why.value.code == code
    assert not Revocation.objects.exists()
    assert not AuditEntry.objects.exists()
