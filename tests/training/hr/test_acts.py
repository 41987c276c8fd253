"""The pages on which HR suspends, lifts, extends and shortens, and enters a pass from elsewhere."""

from datetime import date, timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_failure, a_person
from training.certification.acts.services import end_extension, extend, lift, suspend
from training.certification.models import Certificate, Extension, Suspension
from training.certification.services import revoke

TODAY = NOON + timedelta(days=10)
ACTS = ("suspend", "lift", "extend", "shorten")


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(TODAY, tick=False):
        yield


def address(certificate, act):
    return f"/en/hr/certificates/{certificate.code}/{act}/"


def send(client, certificate, act, **more):
    return client.post(address(certificate, act), {"reason": "Because", **more}, follow=True)


def test_hr_suspends_and_lifts_on_the_pages(signed_in, certificate):
    page = send(signed_in, certificate, "suspend").content.decode()
    assert "The certificate is suspended." in page
    assert "Suspended on 12 Mar" in page
    assert "Suspended because a mark was changed" not in page
    assert address(certificate, "suspend") not in page
    page = send(signed_in, certificate, "lift").content.decode()
    assert "Suspension lifted on 12 Mar" in page
    assert address(certificate, "lift") not in page
    audit = signed_in.get("/en/hr/audit/").content.decode()
    assert "Certificate suspended" in audit
    assert "Suspension of a certificate lifted" in audit


def test_hr_extends_and_takes_that_back_on_the_pages(signed_in, certificate):
    page = send(signed_in, certificate, "extend", until="2028-06-30").content.decode()
    assert "Extended until 30 June 2028, on 12 Mar" in page
    assert "<dd>30 June 2028</dd>" in page
    assert "Until 30 June 2028" in signed_in.get("/en/hr/audit/").content.decode()
    page = send(signed_in, certificate, "shorten").content.decode()
    assert "Extension taken back on 12 Mar" in page
    assert "<dd>2 March 2028</dd>" in page
    assert address(certificate, "shorten") not in page


@pytest.mark.parametrize(
    ("until", "said"),
    [
        ("", "Enter the new last day of validity."),
        ("2028-02-30", "There is no such date."),
        ("2028-03-02", "Choose a day after the certificate’s last day of validity."),
        ("2029-03-03", "An extension reaches at most 12 months beyond"),
    ],
)
def test_a_day_that_will_not_do_is_refused_at_its_field_and_what_was_typed_stays(signed_in, certificate, until, said):
    response = signed_in.post(address(certificate, "extend"), {"until": until, "reason": "On leave"})
    assert response.status_code == 400
    assert said in response.context["form"].errors["until"][0]
    assert ">\nOn leave</textarea>" in response.content.decode()
    assert not Extension.objects.exists()


def test_a_reason_is_asked_for(signed_in, certificate):
    for act in ("suspend", "extend"):
        response = signed_in.post(address(certificate, act), {"reason": " ", "until": "2028-06-30"})
        assert response.context["form"].errors["reason"] == ["Enter a reason. It is kept with the certificate."]
    assert not Suspension.objects.exists()


@pytest.mark.parametrize(
    ("act", "said"),
    [
        ("lift", "HR has not suspended this certificate, so there is nothing to lift."),
        ("shorten", "This certificate is not extended, so there is nothing to take back."),
    ],
)
def test_where_nothing_is_left_to_do_the_page_says_so(signed_in, certificate, act, said):
    text = signed_in.get(address(certificate, act)).content.decode()
    assert said in text
    assert "<textarea" not in text
    assert send(signed_in, certificate, act).status_code == 400


def test_what_was_done_meanwhile_is_said_and_not_done_again(signed_in, certificate, hr):
    suspend(hr, certificate, "By another", TODAY)
    page = send(signed_in, certificate, "suspend")
    assert (page.status_code, Suspension.objects.count()) == (400, 1)
    assert "This certificate is already suspended." in page.content.decode()


def test_a_revoked_certificate_is_not_offered_for_other_acts(signed_in, certificate, hr, trainee):
    revoke(hr, certificate, "Copied", TODAY)
    page = signed_in.get(f"/en/hr/people/{trainee.pk}/").content.decode()
    assert not [act for act in ACTS if address(certificate, act) in page]


def test_the_list_and_its_file_show_the_day_of_an_extension_and_a_suspension(signed_in, certificate, colleague, hr):
    other = a_certificate(colleague)
    extend(hr, certificate, date(2028, 6, 30), "On leave", TODAY)
    suspend(hr, other, "Under enquiry", TODAY)
    after = {"on": "2028-05-01"}
    rows = {row.code: row for row in signed_in.get("/en/hr/", after).context["rows"]}
    assert (rows[certificate.code].state, rows[certificate.code].expires_on) == ("runs-out", date(2028, 6, 30))
    assert rows[other.code].state == "suspended"
    assert [row.code for row in signed_in.get("/en/hr/", after | {"state": "suspended"}).context["rows"]] == [
        other.code
    ]
    assert [row.code for row in signed_in.get("/en/hr/", after | {"within": "60"}).context["rows"]] == [
        certificate.code
    ]
    text = signed_in.get("/en/hr/export.csv", after).content.decode("utf-8-sig")
    assert '"expires soon","2028-05-01","2026-03-02","2028-06-30"' in text
    assert '"suspended","2028-05-01"' in text


def test_an_overdue_certificate_has_its_word_and_its_number_and_the_public_reads_expired(
    signed_in, certificate, client
):
    fields = {name: getattr(certificate, name) for name in Certificate.__dict__ if name.endswith("_name")}
    days = {"due_from": date(2025, 12, 1), "expires_on": date(2026, 3, 1), "grace_until": date(2026, 3, 31)}
    others = {"language": "en", "covers": [], "clauses": {}, "issued_on": date(2025, 3, 1), "ruleset": "any"}
    late = Certificate.objects.create(
        code="2222-2222-2222",
        holder=certificate.holder,
        house=certificate.house,
        programme="fair-roulette-croupier",
        **{name: value for name, value in fields.items() if isinstance(value, str)},
        **days,
        **others,
    )
    page = signed_in.get("/en/hr/", {"state": "overdue"})
    assert [row.code for row in page.context["rows"]] == [late.code]
    assert page.context["numbers"]["overdue"] == 1
    assert "overdue" in page.content.decode()
    assert "expired; may deal within the grace" in page.content.decode()
    assert '"overdue"' in signed_in.get("/en/hr/export.csv", {"state": "overdue"}).content.decode()
    assert (
        "This certificate was valid until the end of 1 March 2026."
        in client.get("/en/verify/222222222222/", follow=True).content.decode()
    )


def test_people_without_a_certificate_have_begun_or_not(signed_in, house, trainee):
    beginner = a_person(house, username="nona", first_name="Nona")
    a_failure(beginner, TODAY - timedelta(days=1))

    def names(**query):
        return [row.name for row in signed_in.get("/en/hr/", query).context["rows"]]

    assert names(state="none") == ["Ada Grimani", "Nona Grimani"]
    assert names(state="in-training") == ["Nona Grimani"]
    assert names(state="not-started") == ["Ada Grimani"]
    page = signed_in.get("/en/hr/", {"state": "not-started", "name": "zz"}).content.decode()
    assert "Nobody matches this filter." in page
    assert '"in training"' in signed_in.get("/en/hr/export.csv", {"state": "none"}).content.decode()


def test_the_number_of_queries_does_not_grow_with_the_acts(signed_in, trainee, hr, django_assert_num_queries):
    def queries_of_page():
        with django_assert_num_queries(36):
            signed_in.get(f"/en/hr/people/{trainee.pk}/")

    certificate = a_certificate(trainee)
    suspend(hr, certificate, "Because", TODAY)
    extend(hr, certificate, date(2028, 6, 1), "Because", TODAY)
    signed_in.get(f"/en/hr/people/{trainee.pk}/")
    queries_of_page()
    for days in range(2, 8):
        lift(hr, certificate, "Because", TODAY)
        suspend(hr, certificate, "Because", TODAY)
        end_extension(hr, certificate, "Because", TODAY)
        extend(hr, certificate, date(2028, 6, days), "Because", TODAY)
    queries_of_page()


def evidence(client, person, **more):
    sent = {"programme": "french-roulette-croupier", "issuer": "Casino de Spa", "reference": "Brevet 117"}
    return client.post(f"/en/hr/people/{person.pk}/evidence/", sent | {"passed_on": "2025-06-10"} | more, follow=True)


def test_hr_enters_a_pass_from_elsewhere(signed_in, trainee):
    assert f"/en/hr/people/{trainee.pk}/evidence/" in signed_in.get(f"/en/hr/people/{trainee.pk}/").content.decode()
    page = evidence(signed_in, trainee).content.decode()
    assert "Passed elsewhere on 10 June 2025: Casino de Spa, Brevet 117." in page
    assert "Exam mark" not in page
    assert "Certificate from another house entered" in signed_in.get("/en/hr/audit/").content.decode()


@pytest.mark.parametrize(
    ("more", "field", "said"),
    [
        ({"passed_on": ""}, "passed_on", "Enter the day of the exam."),
        ({"passed_on": "2026-03-13"}, "passed_on", "Choose today or an earlier day."),
        ({"issuer": " "}, "issuer", "Enter who issued the paper."),
        ({"reference": ""}, "reference", "Enter the number or the title of the paper."),
        ({"programme": "faro"}, "programme", "This is not in the list."),
    ],
)
def test_what_lacks_is_said_at_its_field(signed_in, trainee, more, field, said):
    response = evidence(signed_in, trainee, **more)
    assert response.status_code == 400
    assert said in response.context["form"].errors[field][0]
    assert not Certificate.objects.exists()
