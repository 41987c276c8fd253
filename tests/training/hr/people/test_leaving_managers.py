"""A manager who leaves: HR is warned, hands the team over in the same step, and sees who reports to nobody."""

from datetime import timedelta

import pytest
from django.core.exceptions import PermissionDenied
from django.utils import timezone

from tests.training.certification.cast import a_person
from tests.training.hr.conftest import refusal
from tests.training.hr.people.conftest import text
from training.hr.competence import services
from training.hr.competence.ahead import reports
from training.hr.competence.selectors import posting_on
from training.hr.people import handing
from training.staff.days import today
from training.staff.models import GroupOffice, HouseGroup, Role, User
from training.staff.people import deactivate

AHEAD = timedelta(days=10)


@pytest.fixture
def successor(house):
    return a_person(house, Role.INSTRUCTOR, "dora", first_name="Dora")


@pytest.fixture
def team(hr, house, trainee, colleague, instructor):
    """Ada is a croupier and Bruno has no job; both report to the instructor, Bruno from a day ahead on."""
    job = services.add_job(hr, "Croupier")
    services.post(hr, trainee, job, instructor, today() - timedelta(days=30))
    services.post(hr, colleague, None, instructor, today() + timedelta(days=20))
    return [trainee, colleague]


def manager_of(person, ahead=0):
    posting = posting_on(person, person.house, today() + timedelta(days=ahead))
    return posting and posting.manager


def sent(**more):
    return {"reason": "Retires", "last_day": (today() + AHEAD).isoformat(), **more}


def test_hr_is_warned_with_the_number_and_hands_the_team_over_in_the_same_step(signed_in, team, instructor, successor):
    address = f"/en/hr/people/{instructor.pk}/close/"
    assert "2 people report to" in text(signed_in.get(address))
    page = text(signed_in.post(address, sent(successor=successor.pk), follow=True))
    assert "The account will be closed at the end of the last day. 2 people have a new manager." in page
    ada, bruno = team
    assert [manager_of(ada, ahead) for ahead in (0, 10, 11)] == [instructor, instructor, successor]
    assert [manager_of(bruno, ahead) for ahead in (11, 20)] == [None, successor]
    assert posting_on(ada, ada.house, today() + AHEAD * 2).job.name == "Croupier"


def test_who_stays_keeps_the_team(signed_in, team, instructor, successor):
    signed_in.post(f"/en/hr/people/{instructor.pk}/close/", sent(successor=successor.pk))
    page = text(signed_in.post(f"/en/hr/people/{instructor.pk}/stay/", follow=True))
    assert "The person stays. 1 person stays in the team." in page
    assert [manager_of(team[0], ahead) for ahead in (10, 11)] == [instructor, instructor]


def test_the_team_may_be_left_for_later(signed_in, team, instructor):
    page = text(signed_in.post(f"/en/hr/people/{instructor.pk}/close/", sent(last_day="", successor=""), follow=True))
    assert "The account is closed." in page
    assert "2 people report to" in page
    page = text(signed_in.get("/en/hr/people/"))
    assert "1 person reports to Carla Grimani, who no longer works here." not in page  # works here today still
    deactivated = User.objects.get(pk=instructor.pk)
    assert not deactivated.is_active


def test_the_list_names_managers_who_have_left_and_shows_their_people(signed_in, hr, team, instructor, successor):
    deactivate(hr, instructor, "Left", timezone.now())
    services.post(hr, successor, None, hr, today())
    page = text(signed_in.get("/en/hr/people/"))
    assert f"1 person reports to {instructor.full_name}, who no longer works here." in page
    listed = signed_in.get("/en/hr/people/", {"manager": "none"}).context["page"].object_list
    assert set(listed) == {*team, hr}
    assert signed_in.get("/en/hr/people/", {"manager": "nonsense"}).status_code == 400
    address = f"/en/hr/people/{instructor.pk}/team/"
    assert f'href="{address}"' in page
    page = text(signed_in.post(address, {"successor": successor.pk, "first_day": today().isoformat()}, follow=True))
    assert "2 people have a new manager." in page
    assert "who no longer works here" not in page
    assert manager_of(team[0]) == successor
    assert "Nobody reports to" in text(signed_in.get(address))


def test_somebody_without_a_team_is_asked_for_no_new_manager(signed_in, trainee, colleague):
    page = signed_in.get(f"/en/hr/people/{trainee.pk}/close/")
    assert "successor" not in page.context["form"].fields
    assert "report to" not in text(page)


def test_the_page_of_a_move_warns_too(signed_in, team, instructor):
    page = text(signed_in.get(f"/en/hr/people/{instructor.pk}/move/"))
    assert "2 people report to" in page
    assert f'href="/en/hr/people/{instructor.pk}/team/"' in page


def test_people_who_have_left_or_will_have_left_are_not_counted(hr, house, team, instructor):
    ada, bruno = team
    deactivate(hr, bruno, "Leaves before", timezone.now(), today() + timedelta(days=15))
    assert [each.person for each in reports(house, instructor, today())] == [ada]


def test_a_successor_from_the_team_reports_to_the_managers_own_manager(hr, team, instructor, successor):
    services.post(hr, instructor, None, successor, today() - AHEAD)
    handing.hand_over(hr, instructor, team[0], today())
    assert [manager_of(team[0]), manager_of(team[1], 20)] == [successor, team[0]]
    handing.hand_over(hr, team[0], team[1], today())
    assert manager_of(team[1], 20) == successor


def test_a_successor_from_the_team_has_no_manager_where_that_one_has_moved(
    hr, team, instructor, successor, other_house
):
    services.post(hr, instructor, None, successor, today() - AHEAD)
    successor.house = other_house
    successor.save()
    handing.hand_over(hr, instructor, team[0], today())
    assert [manager_of(team[0]), manager_of(team[1], 20)] == [None, team[0]]


def test_each_refusal_has_its_reason_and_changes_nothing(
    signed_in, hr, house, team, instructor, successor, stranger, trainee
):
    day = today() + AHEAD
    gone = a_person(house, Role.INSTRUCTOR, "gone")
    deactivate(hr, gone, "Leaves", timezone.now(), day - timedelta(days=1))
    assert refusal(handing.hand_over, hr, instructor, instructor, day) == "same-manager"
    assert refusal(handing.hand_over, hr, instructor, gone, day) == "successor-gone"
    assert refusal(handing.hand_over, hr, instructor, stranger, day) == "successor-gone"
    assert refusal(handing.hand_over, hr, successor, instructor, day) == "no-team"
    for viewer in (trainee, instructor):
        with pytest.raises(PermissionDenied):
            handing.hand_over(viewer, instructor, successor, day)
    for address, more in (
        ("close", sent(successor=gone.pk)),
        ("team", {"successor": gone.pk, "first_day": day.isoformat()}),
    ):
        response = signed_in.post(f"/en/hr/people/{instructor.pk}/{address}/", more)
        assert response.status_code == 400
        assert "does not work in the house on that day" in response.context["form"].errors["successor"][0]
    assert "Enter the day." in text(signed_in.post(f"/en/hr/people/{instructor.pk}/team/", {"successor": successor.pk}))
    assert User.objects.get(pk=instructor.pk).changes_on is None
    assert manager_of(team[0], 20) == instructor


def test_only_hr_of_the_house_sees_the_team_of_a_manager(
    client, hr, team, instructor, trainee, stranger, drifter, house
):
    address = f"/en/hr/people/{instructor.pk}/team/"
    group = HouseGroup.objects.create(name="Group")
    house.group = group
    house.save()
    GroupOffice.objects.create(
        group=group, person=drifter, first_day=today(), reason="Test", at=timezone.now(), author=hr
    )
    for viewer, status in ((trainee, 403), (instructor, 403), (drifter, 403), (stranger, 404), (hr, 200)):
        client.force_login(viewer)
        assert client.get(address).status_code == status
    client.force_login(drifter)
    page = client.get("/en/hr/people/", {"manager": "none"})
    assert page.status_code == 200
    assert "who no longer works here" not in text(page)
