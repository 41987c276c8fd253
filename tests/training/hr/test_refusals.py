"""Who does not get in. Trainees and instructors are refused; other houses do not exist."""

import pytest

from tests.training.certification.cast import a_certificate
from training.certification.models import Revocation
from training.staff.models import AuditEntry

ACTS = ("revoke", "reinstate", "readmit", "suspend", "lift", "extend", "shorten")


def addresses(person, code):
    return [
        "/en/hr/",
        "/en/hr/?state=none",
        "/en/hr/export.csv",
        "/en/hr/audit/",
        f"/en/hr/people/{person.pk}/",
        f"/en/hr/people/{person.pk}/evidence/",
        *(f"/en/hr/certificates/{code}/{act}/" for act in ACTS),
    ]


@pytest.mark.parametrize("who", ["trainee", "colleague", "instructor", "drifter"])
def test_only_hr_officers_get_in(client, certificate, trainee, who, request):
    client.force_login(request.getfixturevalue(who))
    for address in addresses(trainee, certificate.code):
        assert client.get(address).status_code == 403, address
    for act in ACTS:
        address = f"/en/hr/certificates/{certificate.code}/{act}/"
        assert client.post(address, {"reason": "Because"}).status_code == 403
    assert not Revocation.objects.exists()
    assert not AuditEntry.objects.exists()


def test_a_person_who_is_not_signed_in_signs_in_first(client, certificate, trainee):
    for address in addresses(trainee, certificate.code):
        response = client.get(address)
        assert response.status_code == 302
        assert "/accounts/login/" in response["Location"]


def test_hr_of_another_house_sees_nothing_of_this_one(client, certificate, trainee, stranger):
    client.force_login(stranger)
    assert certificate.code not in client.get("/en/hr/").content.decode()
    assert "Ada Grimani" not in client.get("/en/hr/?state=none").content.decode()
    assert certificate.code not in client.get("/en/hr/export.csv").content.decode()
    for address in addresses(trainee, certificate.code)[4:]:
        assert client.get(address).status_code == 404


@pytest.mark.parametrize("act", ACTS)
def test_hr_of_another_house_acts_on_nothing_of_this_one(client, certificate, stranger, act):
    client.force_login(stranger)
    response = client.post(f"/en/hr/certificates/{certificate.code}/{act}/", {"reason": "Because"})
    assert response.status_code == 404
    assert not Revocation.objects.exists()


def test_the_record_stays_with_the_house_that_made_it(client, certificate, trainee, hr, stranger):
    trainee.house = stranger.house
    trainee.save()
    client.force_login(hr)
    assert certificate.code in client.get(f"/en/hr/people/{trainee.pk}/").content.decode()
    client.force_login(stranger)
    assert certificate.code not in client.get(f"/en/hr/people/{trainee.pk}/").content.decode()


def test_the_audit_of_another_house_is_not_shown(client, hr, stranger, certificate):
    client.force_login(hr)
    client.get("/en/hr/export.csv")
    client.force_login(stranger)
    assert "Nothing yet." in client.get("/en/hr/audit/").content.decode()


def test_nobody_is_told_that_a_person_of_another_house_exists(client, hr, stranger):
    a_certificate(stranger)
    client.force_login(hr)
    assert client.get(f"/en/hr/people/{stranger.pk}/").status_code == 404
    assert client.get("/en/hr/people/987654/").status_code == 404
