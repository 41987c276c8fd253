"""HR does one act to many certificates: shown first, done in one go, refusals listed."""

from datetime import timedelta

import pytest
from django.db import transaction
from django.utils import timezone

from tests.training.certification.cast import a_certificate, a_person
from training.certification.acts import services as acts
from training.certification.acts.services import lift, suspend
from training.certification.models import (
    Certificate,
    Extension,
    ExtensionEnd,
    Lift,
    Reinstatement,
    Revocation,
    Suspension,
)
from training.certification.problems import CertificateRefused
from training.certification.services import reinstate, revoke
from training.certification.states import state_on
from training.hr.bulk import views
from training.hr.bulk.services import Asked, foresee
from training.hr.bulk.services import act as do
from training.hr.recognition.services import Asked as Recognising
from training.hr.recognition.services import recognise
from training.staff.days import today
from training.staff.models import AuditEntry, HouseGroup, Role

ADDRESS = "/en/hr/bulk/"


@pytest.fixture
def certificates(trainee, colleague):
    return [a_certificate(person, timezone.now()) for person in (trainee, colleague)]


def text(response):
    return response.content.decode()


def asked(certificates, act="suspend", reason="An enquiry", **more):
    return {"code": [one.code for one in certificates], "act": act, "reason": reason, **more}


def confirm(client, sent):
    shown = client.post(ADDRESS, sent)
    assert shown.status_code == 200, text(shown)
    return client.post(ADDRESS, sent | {"seen": shown.context["result"].digest}, follow=True)


def test_what_would_happen_is_shown_and_nothing_is_done(signed_in, certificates):
    shown = signed_in.post(ADDRESS, asked(certificates))
    assert "The act would be done to 2 certificates." in text(shown)
    assert not Suspension.objects.exists()
    assert not AuditEntry.objects.exists()


@pytest.mark.parametrize(("act", "rows"), [("suspend", Suspension), ("revoke", Revocation)])
def test_the_act_is_done_to_all_with_one_reason(signed_in, certificates, act, rows):
    done = confirm(signed_in, asked(certificates, act))
    assert "Done for 2 certificates." in text(done)
    assert set(rows.objects.values_list("certificate", "reason")) == {(one.pk, "An enquiry") for one in certificates}
    assert AuditEntry.objects.count() == 2


def test_an_extension_needs_its_day(signed_in, certificates):
    assert "Enter the new last day of validity." in text(signed_in.post(ADDRESS, asked(certificates, "extend")))
    until = max(one.expires_on for one in certificates) + timedelta(days=30)
    confirm(signed_in, asked(certificates, "extend", until=until.isoformat()))
    assert set(Extension.objects.values_list("until", flat=True)) == {until}


def test_refusals_are_listed_and_the_others_done(signed_in, hr, certificates):
    suspend(hr, certificates[0], "Before", timezone.now())
    shown = signed_in.post(ADDRESS, asked(certificates))
    assert "1 certificate stays as it is." in text(shown)
    assert "This certificate is already suspended." in text(shown)
    confirm(signed_in, asked(certificates))
    assert Suspension.objects.count() == 2


def test_what_has_changed_since_is_shown_again_and_not_done(signed_in, hr, certificates):
    shown = signed_in.post(ADDRESS, asked(certificates))
    suspend(hr, certificates[0], "Before", timezone.now())
    again = signed_in.post(ADDRESS, asked(certificates) | {"seen": shown.context["result"].digest})
    assert again.status_code == 400
    assert "Something has changed since this page was shown." in text(again)
    assert Suspension.objects.count() == 1


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (("suspend", "An enquiry", 0), ("revoke", "An enquiry", 0)),
        (("suspend", "An enquiry", 0), ("suspend", "Another one", 0)),
        (("extend", "On leave", 30), ("extend", "On leave", 31)),
    ],
)
def test_another_act_day_or_reason_than_was_shown_is_shown_first(signed_in, certificates, first, then):
    def sent(act, reason, days):
        more = {"until": (certificates[0].expires_on + timedelta(days=days)).isoformat()} if days else {}
        return asked(certificates, act, reason, **more)

    seen = signed_in.post(ADDRESS, sent(*first)).context["result"].digest
    again = signed_in.post(ADDRESS, sent(*then) | {"seen": seen})
    assert again.status_code == 400
    assert "Something has changed since this page was shown." in text(again)
    assert not AuditEntry.objects.exists()


def test_without_a_reason_or_with_an_unknown_act_it_is_refused(signed_in, certificates):
    response = signed_in.post(ADDRESS, asked(certificates, "burn", reason=" "))
    assert response.status_code == 400
    assert "Enter a reason." in text(response)
    assert "This is not in the list." in text(response)


def test_certificates_of_another_house_cannot_be_chosen(client, stranger, certificates):
    client.force_login(stranger)
    response = client.post(ADDRESS, asked(certificates))
    assert response.status_code == 400
    assert "No certificate is chosen." in text(response)


def test_all_that_a_filter_finds_can_be_chosen(signed_in, house, certificates):
    a_person(house, username="vera")
    assert len(signed_in.get(ADDRESS, {"all": "1"}).context["chosen"]) == 2
    assert len(signed_in.get(ADDRESS, {"all": "1", "name": "ada"}).context["chosen"]) == 1
    assert signed_in.get(ADDRESS, {"all": "1", "state": "none"}).context["chosen"] == []


def test_certificates_of_a_sister_house_take_no_place_among_all_that_a_filter_finds(
    signed_in, house, other_house, hr, certificates, monkeypatch
):
    for each in (house, other_house):
        each.group = HouseGroup.objects.get_or_create(name="Casinò di Venezia")[0]
        each.save()
    recognise(hr, Recognising(other_house, [], today()), "One company", timezone.now())
    guest = a_person(other_house, username="aaron")
    a_certificate(guest, timezone.now())
    guest.house = house
    guest.save()
    assert "Aaron" in text(signed_in.get("/en/hr/"))  # the first in the list
    monkeypatch.setattr(views, "MOST_ROWS", 1)
    assert "At most 1 certificate can be chosen at once." in text(signed_in.get(ADDRESS, {"all": "1"}))


def test_the_list_has_a_box_for_each_certificate(signed_in, certificates):
    page = text(signed_in.get("/en/hr/"))
    for one in certificates:
        assert f'form="chosen" name="code" value="{one.code}"' in page


BEFORE = {"lift": "suspend", "reinstate": "revoke", "shorten": "extend"}  # what an act ends
ACTS = [*BEFORE.values(), *BEFORE]


@pytest.mark.parametrize(("act", "rows"), [("lift", Lift), ("reinstate", Reinstatement), ("shorten", ExtensionEnd)])
def test_what_was_done_to_many_is_ended_for_many(signed_in, hr, certificates, act, rows):
    before = Asked(BEFORE[act], "An enquiry", certificates[0].expires_on + timedelta(days=30))
    do(hr, certificates, before, foresee(hr, certificates, before, timezone.now()).digest, timezone.now())
    confirm(signed_in, asked(certificates, act, "Cleared"))
    assert set(rows.objects.values_list("reason", flat=True)) == {"Cleared"}
    assert rows.objects.count() == 2
    assert set(state_on(Certificate.objects.all(), today()).values_list("state", flat=True)) == {"valid"}


@pytest.mark.parametrize("act", BEFORE)
def test_what_there_is_nothing_to_end_of_is_left_out(signed_in, hr, certificates, act):
    before = Asked(BEFORE[act], "An enquiry", certificates[0].expires_on + timedelta(days=30))
    do(hr, certificates[:1], before, foresee(hr, certificates[:1], before, timezone.now()).digest, timezone.now())
    shown = signed_in.post(ADDRESS, asked(certificates, act, "Cleared"))
    assert "1 certificate stays as it is." in text(shown)
    assert "nothing to" in str(shown.context["result"].lines[1][1])


@pytest.mark.parametrize("act", ACTS)
def test_its_queries_do_not_depend_on_the_certificates(hr, house, certificates, act, django_assert_max_num_queries):
    now = timezone.now()
    asked = Asked(act, "An enquiry", max(one.expires_on for one in certificates) + timedelta(days=30))
    more = [a_certificate(a_person(house, username=f"person{number}"), now) for number in range(20)]
    if act in BEFORE:
        before, every = Asked(BEFORE[act], asked.reason, asked.until), certificates + more
        do(hr, every, before, foresee(hr, every, before, now).digest, now)
    with django_assert_max_num_queries(20) as few:
        assert foresee(hr, certificates[:1], asked, now).done == 1
    with django_assert_max_num_queries(len(few)):
        assert foresee(hr, certificates + more, asked, now).done == 22


def refusal_of(act, certificate):
    """Return why an act is refused, empty where it is not; it is taken back."""
    with transaction.atomic():
        try:
            act(certificate)
        except CertificateRefused as refused:
            return str(refused.message)
        transaction.set_rollback(True)
    return ""


@pytest.mark.parametrize("act", ACTS)
def test_each_certificate_is_refused_for_the_reason_for_which_it_is_refused_alone(
    hr, house, stranger, certificates, act
):
    now = timezone.now()
    until = certificates[0].expires_on + timedelta(days=30)
    alone = {
        "extend": lambda one: acts.extend(hr, one, until, "An enquiry", now),
        "suspend": lambda one: acts.suspend(hr, one, "An enquiry", now),
        "revoke": lambda one: revoke(hr, one, "An enquiry", now),
        "lift": lambda one: acts.lift(hr, one, "An enquiry", now),
        "reinstate": lambda one: reinstate(hr, one, "An enquiry", now),
        "shorten": lambda one: acts.end_extension(hr, one, "An enquiry", now),
    }
    old = a_certificate(a_person(house, username="vera"), now - timedelta(days=400))
    renewed, own = a_certificate(old.holder, now), a_certificate(hr, now)
    foreign = a_certificate(stranger, now)
    suspended, revoked = certificates
    suspend(hr, suspended, "Before", now)
    lift(hr, suspended, "Cleared", now)
    suspend(hr, suspended, "Again", now)
    revoke(hr, revoked, "Before", now)
    acts.extend(hr, renewed, renewed.expires_on + timedelta(days=1), "Before", now)
    officer = a_person(house, Role.HR, "vico")
    barred = a_certificate(hr, now)
    suspend(officer, barred, "Before", now)
    revoke(officer, barred, "Before", now)
    every = [old, renewed, own, foreign, suspended, revoked, barred]
    said = {one.pk: str(refusal) for one, refusal in foresee(hr, every, Asked(act, "An enquiry", until), now).lines}
    assert said == {one.pk: refusal_of(alone[act], one) for one in every}
