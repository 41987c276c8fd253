"""HR recognises certificates of a sister house, sees them with the people, and ends that."""

from datetime import timedelta

import pytest
from django.core.exceptions import PermissionDenied

from tests.portal.page import read
from tests.training.certification.cast import NOON, a_certificate
from tests.training.hr.conftest import FAIR, FRENCH, refusal
from tests.training.hr.recognition.conftest import DAY, TODAY, after, recognised
from training.certification.models import Certificate, Recognition
from training.hr.recognition import services
from training.staff.models import AuditEntry, House, HouseGroup

PAGE = "/en/hr/recognition/"


@pytest.fixture
def officer(client, group, clock, stranger):
    client.force_login(stranger)
    return client


def test_hr_recognises_a_programme_and_ends_that(officer, moved, house, stranger):
    assert "Your house recognises no certificates" in officer.get(PAGE).content.decode()
    sent = {"issuer": house.pk, "programmes": [FRENCH], "first_day": DAY.isoformat(), "reason": "One company"}
    page = officer.post(PAGE, sent, follow=True).content.decode()
    assert "The recognition is saved." in page
    assert "French roulette croupier" in page
    made = Recognition.objects.get()
    assert (made.house, made.issuer, made.programmes, made.until) == (stranger.house, house, [FRENCH], None)
    page = officer.post(f"{PAGE}{made.pk}/end/", {"reason": "Sold"}, follow=True).content.decode()
    assert "The recognition has ended." in page
    assert "<q>Sold</q>" in page
    assert "End the recognition…" not in page
    again = officer.post(f"{PAGE}{made.pk}/end/", {"reason": "Sold"})
    assert (again.status_code, "This recognition has already ended." in again.content.decode()) == (400, True)


def test_the_programmes_are_listed_as_the_language_lists(officer, house, stranger):
    recognised(stranger, house, FRENCH, FAIR)
    recognised(stranger, house)
    page = officer.get(PAGE).content.decode()
    assert "<dd>French roulette croupier and Fair roulette croupier</dd>" in page
    assert "<dd>all</dd>" in page


def test_the_same_form_sent_twice_is_one_recognition(group, clock, house, stranger):
    assert recognised(stranger, house) == recognised(stranger, house)
    assert recognised(stranger, house, FRENCH) != recognised(stranger, house)


def test_both_houses_find_it_in_their_audit(client, group, clock, house, hr, stranger):
    made = recognised(stranger, house, FRENCH, until=after(9))
    services.end(stranger, made, "Sold", TODAY)
    assert {(one.house, one.action) for one in AuditEntry.objects.all()} == {
        (each, action) for each in (house, stranger.house) for action in ("recognised", "recognition-ended")
    }
    for reader in (hr, stranger):
        client.force_login(reader)
        page = client.get("/en/hr/audit/").content.decode()
        for said in ("Programmes: French roulette croupier", "From: 22 March 2026", "Until 31 March 2026", "Sold"):
            assert said in page


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("issuer", "", "Choose the house."),
        ("issuer", "own", "This is not in the list."),
        ("programmes", "ludo", "This is not in the list."),
        ("first_day", "", "Enter the day."),
        ("first_day", "2026-03-21", "Choose today or a later day"),
        ("until", "2026-03-21", "The last day is before the first one."),
        ("until", "never", "There is no such date."),
        ("reason", " ", "Enter a reason."),
    ],
)
def test_what_makes_no_sense_is_refused_at_its_field(officer, house, stranger, field, value, said):
    sent = {"issuer": house.pk, "first_day": DAY.isoformat(), "reason": "One company"}
    answer = officer.post(PAGE, sent | {field: stranger.house_id if value == "own" else value})
    assert answer.status_code == 400
    assert list(answer.context["form"].errors) == [field]
    assert said in answer.context["form"].errors[field][0]
    assert not Recognition.objects.exists()


def test_only_houses_of_one_group_are_offered_and_recognised(officer, house, stranger):
    foreign = House.objects.create(name="Elsewhere", group=HouseGroup.objects.create(name="Others"))
    lonely = House.objects.create(name="Lonely")
    assert list(officer.get(PAGE).context["form"].fields["issuer"].queryset) == [house]
    for issuer in (foreign, lonely, stranger.house):
        assert refusal(recognised, stranger, issuer) == "issuer"
    stranger.house.group = None
    stranger.house.save()
    assert refusal(recognised, stranger, lonely) == "issuer"  # two houses without a group are no sisters
    assert "your house has no sister house" in officer.get(PAGE).content.decode()


def test_services_refuse_what_the_form_refuses(group, clock, house, stranger):
    assert refusal(recognised, stranger, house, first=after(-1)) == "past"
    assert refusal(recognised, stranger, house, first=after(5), until=after(4)) == "order"
    made = recognised(stranger, house, until=DAY)
    assert refusal(services.end, stranger, made, " ", TODAY) == "no-reason"
    assert refusal(services.end, stranger, made, "Sold", TODAY + timedelta(days=1)) == "ended"


@pytest.mark.parametrize("who", ["trainee", "instructor", "drifter"])
def test_only_hr_recognises(request, group, clock, house, who):
    with pytest.raises(PermissionDenied):
        recognised(request.getfixturevalue(who), house)


def test_another_house_ends_nothing(group, clock, house, hr, stranger):
    made = recognised(stranger, house)
    with pytest.raises(Recognition.DoesNotExist):
        services.end(hr, made, "No", TODAY)


def test_hr_sees_code_programme_days_and_state_and_no_marks(officer, moved, house, stranger):
    code = Certificate.objects.get(holder=moved).code
    address = f"/en/hr/people/{moved.pk}/"
    assert code not in officer.get(address).content.decode()
    recognised(stranger, house)
    pages = (address, "/en/hr/", f"/en/hr/matrix/{moved.pk}/{FRENCH}/")
    shown = [read(officer, page).one("main").text for page in pages]
    for text in (*shown, officer.get("/en/hr/export.csv").content.decode()):
        assert code in text
        assert house.name in text
        assert "92" not in text.replace(code, "")
    assert "recognised from Ca&#x27; Vendramin Calergi" in officer.get("/en/hr/matrix/").content.decode()
    for closed in (f"/en/hr/certificates/{code}/revoke/", f"/en/certificates/{code}/certificate.pdf"):
        assert officer.get(closed).status_code == 404


def test_it_is_not_among_those_that_hr_changes_together(officer, moved, house, stranger):
    recognised(stranger, house)
    own = a_certificate(moved, NOON + timedelta(days=15))
    assert officer.get("/en/hr/bulk/", {"all": "1"}).context["chosen"] == [own]


def test_the_roster_lets_somebody_deal_on_it(officer, moved, house, stranger):
    roster = f"day,person,table\n{DAY},ada,{FRENCH}\n"
    assert "recognised from" not in officer.post("/en/hr/roster/", {"text": roster}).content.decode()
    recognised(stranger, house)
    page = officer.post("/en/hr/roster/", {"text": roster, "show": "all"})
    assert [(row.outcome, row.issuer) for row in page.context["rows"]] == [("qualified", house.name)]
    assert "recognised from" in page.content.decode()


def test_a_roster_says_that_a_certificate_will_not_be_recognised(officer, moved, house, stranger):
    recognised(stranger, house, until=after(3))
    page = officer.post("/en/hr/roster/", {"text": f"day,person,table\n{after(4)},ada,{FRENCH}\n"})
    assert [(row.outcome, row.until) for row in page.context["rows"]] == [("unrecognised", None)]


def test_a_roster_offers_them_as_stand_ins(officer, moved, house, stranger):
    recognised(stranger, house)
    page = officer.post("/en/hr/roster/", {"text": f"day,person,table\n{DAY},zeno,{FRENCH}\n"})
    assert [each.person for row in page.context["rows"] for each in row.stand_ins] == [moved]
