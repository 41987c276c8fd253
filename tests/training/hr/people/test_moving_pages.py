"""Moving somebody to another house, page by page: offered, accepted, declined or withdrawn."""

import pytest

from tests.training.hr.people.conftest import text
from training.staff.models import Role, Transfer, User


def test_another_house_is_offered_somebody_and_accepts(signed_in, other_hr, offer, bice, other_house):
    assert f"Offered to another house ({other_house.name.replace(chr(39), '&#x27;')})" in text(
        signed_in.get(f"/en/hr/people/{bice.pk}/account/")
    )
    assert "Bice Zen" in text(other_hr.get("/en/hr/people/"))
    assert "Lives there" in text(other_hr.get(f"/en/hr/offers/{offer.pk}/"))
    response = other_hr.post(f"/en/hr/offers/{offer.pk}/", {"answer": "accept", "role": "instructor"}, follow=True)
    for fact in ("Bice Zen now belongs to your house.", "Moved here from another house; role: instructor"):
        assert fact in text(response)
    assert "Added to the house" not in text(response)
    assert signed_in.get(f"/en/hr/people/{bice.pk}/account/").status_code == 404
    assert other_hr.post(f"/en/hr/offers/{offer.pk}/", {"answer": "accept", "role": "hr"}).status_code == 404


def test_another_house_declines(signed_in, other_hr, offer, bice, house):
    other_hr.post(f"/en/hr/offers/{offer.pk}/", {"answer": "decline"})
    assert User.objects.get(pk=bice.pk).house == house
    assert "Offered to" not in text(signed_in.get(f"/en/hr/people/{bice.pk}/account/"))


def test_accepting_needs_a_role(other_hr, offer, bice, house):
    assert other_hr.post(f"/en/hr/offers/{offer.pk}/", {"answer": "accept", "role": "x"}).status_code == 400
    assert User.objects.get(pk=bice.pk).house == house


def test_an_offer_is_withdrawn(signed_in, other_hr, offer):
    signed_in.post(f"/en/hr/offers/{offer.pk}/withdraw/")
    assert other_hr.get(f"/en/hr/offers/{offer.pk}/").status_code == 404


def test_an_offer_needs_a_house_and_a_reason(signed_in, bice, house):
    for given in ({}, {"house": house.pk, "reason": "To my own"}, {"house": "x", "reason": ""}):
        response = signed_in.post(f"/en/hr/people/{bice.pk}/move/", given)
        assert response.status_code == 400
        assert response.context["form"].errors["house"]
    assert not Transfer.objects.exists()


@pytest.mark.parametrize("who", ["colleague", "instructor", "drifter"])
def test_offers_are_answered_by_hr_of_the_house_they_are_made_to(client, offer, who, hr, request):
    for reader in (hr, request.getfixturevalue(who)):
        client.force_login(reader)
        expected = 404 if reader == hr else 403
        there = f"/en/hr/offers/{offer.pk}/"
        assert client.post(there, {"answer": "accept", "role": Role.HR}).status_code == expected
        assert client.post(there, {"answer": "decline"}).status_code == expected
    assert client.post(f"/en/hr/offers/{offer.pk}/withdraw/").status_code == 403


def test_the_house_that_is_offered_somebody_withdraws_nothing(other_hr, offer):
    assert other_hr.post(f"/en/hr/offers/{offer.pk}/withdraw/").status_code == 404


def test_the_audit_names_the_other_house(signed_in, other_hr, offer, bice):
    assert "House: Ca&#x27; Noghera" in text(signed_in.get("/en/hr/audit/"))
    other_hr.post(f"/en/hr/offers/{offer.pk}/", {"answer": "accept", "role": "instructor"})
    audit = text(other_hr.get("/en/hr/audit/"))
    for fact in ("Person from another house accepted", "House: Ca&#x27; Vendramin Calergi", "Role: instructor"):
        assert fact in audit
