"""HR assigns an exam or a course to many people at once: shown first, done in one go, withdrawn again."""

from datetime import timedelta

import pytest
from django.utils import timezone

from tests.training.certification.cast import a_certificate, a_person
from training.certification.services import revoke
from training.classes.models import Assignment, Membership, SchoolClass
from training.classes.work import to_do
from training.hr.assigning import services
from training.hr.assigning.services import Order
from training.staff.days import today
from training.staff.models import AuditEntry, Role
from training.steps.what import What

ADDRESS = "/en/hr/assign/"
EXAM = "exam/french-roulette"


def text(response):
    return response.content.decode()


def order(*people, thing=EXAM, token="once", **more):
    due = today() + timedelta(days=14)
    days = {"opens_on": today().isoformat(), "due_on": due.isoformat()}
    return {"person": [one.pk for one in people], "thing": thing, "name": "Refresher", "token": token, **days, **more}


def confirm(client, sent):
    shown = client.post(ADDRESS, sent)
    assert shown.status_code == 200, text(shown)
    return client.post(ADDRESS, sent | {"seen": shown.context["result"].digest}, follow=True)


def has_to_do(person):
    return [(str(cell.assigned.assignment.kind), cell.assigned.assignment.name) for cell in to_do(person, today())]


def test_what_would_happen_is_shown_and_nothing_is_done(signed_in, trainee, colleague):
    shown = signed_in.post(ADDRESS, order(trainee, colleague))
    assert "It would be assigned to 2 people." in text(shown)
    assert not SchoolClass.objects.exists()
    assert not AuditEntry.objects.exists()


@pytest.mark.parametrize("thing", [EXAM, "reading/french-roulette"])
def test_it_is_assigned_to_all_and_stands_on_their_page(signed_in, hr, trainee, colleague, thing):
    done = confirm(signed_in, order(trainee, colleague, thing=thing, note="Before the season."))
    assert "It is assigned to 2 people." in text(done)
    assert "Refresher" in text(done)
    for person in (trainee, colleague):
        assert has_to_do(person) == [tuple(thing.split("/"))]
    (entry,) = AuditEntry.objects.all()
    assert (entry.actor, entry.action, entry.subject, entry.details["people"]) == (hr, "work-assigned", "Refresher", 2)
    audit = text(signed_in.get("/en/hr/audit/"))
    assert ("Refresher" in audit, "<td>2 people" in audit) == (True, True)


def test_sent_twice_it_is_assigned_once(signed_in, trainee):
    sent = order(trainee)
    seen = signed_in.post(ADDRESS, sent).context["result"].digest
    for _time in range(2):
        assert signed_in.post(ADDRESS, sent | {"seen": seen}).status_code == 302
    assert Assignment.objects.count() == Membership.objects.count() == 1


def test_a_second_click_that_waits_for_the_first_finds_what_that_assigned(hr, trainee, monkeypatch):
    asked = Order("Refresher", What("exam", "french-roulette"), (today(), today()), "once")
    seen, first = services.foresee(hr, [trainee], asked, timezone.now()).digest, []
    turn_in = services._turn_in

    def waits(house):
        monkeypatch.undo()
        first.append(services.assign(hr, [trainee], asked, seen, timezone.now()))
        return turn_in(house)

    monkeypatch.setattr(services, "_turn_in", waits)
    assert services.assign(hr, [trainee], asked, seen, timezone.now()) == first[0]
    assert Membership.objects.count() == 1


def test_who_has_it_assigned_is_left_out_and_so_is_who_may_not(signed_in, hr, instructor, trainee, colleague):
    confirm(signed_in, order(trainee))
    barred = a_person(trainee.house, username="bea")
    revoke(hr, a_certificate(barred, timezone.now()), "Copied", timezone.now())
    shown = signed_in.post(ADDRESS, order(trainee, colleague, instructor, barred, token="again"))
    lines = {person.username: str(refusal) for person, refusal in shown.context["result"].lines}
    assert lines.pop("bruno") == ""
    assert lines["ada"].startswith("This is already assigned to this person, until ")
    assert lines["irene"] == "This can be assigned only to trainees who work in your house."
    assert lines["bea"].startswith("A certificate of this programme is revoked or suspended")
    confirm(signed_in, order(trainee, colleague, instructor, barred, token="again"))
    assert Membership.objects.count() == 2


def test_what_has_changed_since_is_shown_again_and_not_done(signed_in, trainee, colleague):
    sent = order(trainee, colleague)
    seen = signed_in.post(ADDRESS, sent).context["result"].digest
    trainee.is_active = False
    trainee.save()
    again = signed_in.post(ADDRESS, sent | {"seen": seen})
    assert again.status_code == 400
    assert "Something has changed since this page was shown." in text(again)
    assert not Assignment.objects.exists()


def test_another_order_than_was_shown_is_shown_first(signed_in, trainee):
    seen = signed_in.post(ADDRESS, order(trainee)).context["result"].digest
    due = (today() + timedelta(days=15)).isoformat()
    assert signed_in.post(ADDRESS, order(trainee, due_on=due, seen=seen)).status_code == 400
    assert not Assignment.objects.exists()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"thing": ""}, "Choose what is to be done."),
        ({"thing": "exam/ludo"}, "This is not in the list."),
        ({"name": " "}, "Enter a name for the class."),
        ({"due_on": "2020-01-01"}, "This day has passed."),
        ({"due_on": ""}, "Enter a date."),
    ],
)
def test_a_wrong_entry_is_refused_at_its_field_and_nothing_is_lost(signed_in, trainee, wrong, said):
    response = signed_in.post(ADDRESS, order(trainee, note="Before the season.", **wrong))
    assert response.status_code == 400
    assert said in text(response)
    assert "Before the season." in text(response)
    assert f'name="person" value="{trainee.pk}" checked' in text(response)


def test_it_is_withdrawn_and_assigned_again(signed_in, trainee):
    confirm(signed_in, order(trainee))
    address = f"{ADDRESS}{Assignment.objects.get().pk}/withdraw/"
    for _time in range(2):
        signed_in.post(address)
    assert has_to_do(trainee) == []
    assert AuditEntry.objects.filter(action="work-withdrawn").count() == 1
    signed_in.post(address, {"again": "1"})
    assert has_to_do(trainee) == [("exam", "french-roulette")]


def test_all_whom_the_matrix_finds_can_be_chosen(signed_in, trainee, colleague):
    a_certificate(trainee, timezone.now())
    chosen = signed_in.get(ADDRESS, {"all": "1", "state": "none", "name": "Grimani br"}).context["people"]
    assert chosen == [colleague]
    assert 'href="/en/hr/assign/?' in text(signed_in.get("/en/hr/matrix/"))
    assert f'form="chosen" name="person" value="{trainee.pk}"' in text(signed_in.get("/en/hr/people/"))


@pytest.mark.parametrize("sent", [{}, {"person": "nobody"}, {"person": "9" * 30}, {"all": "1", "day": "soon"}])
def test_without_people_it_says_so(signed_in, sent):
    assert "Nobody is chosen." in text(signed_in.get(ADDRESS, sent))
    assert signed_in.post(ADDRESS, sent).status_code == 400


def test_people_of_another_house_are_nobody(client, stranger, trainee, signed_in):
    confirm(signed_in, order(trainee))
    client.force_login(stranger)
    assert "Nobody is chosen." in text(client.post(ADDRESS, order(trainee)))
    assert client.post(f"{ADDRESS}{Assignment.objects.get().pk}/withdraw/").status_code == 404


@pytest.mark.parametrize("who", ["trainee", "instructor", "drifter"])
def test_others_are_refused(client, who, request):
    client.force_login(request.getfixturevalue(who))
    assert client.get(ADDRESS).status_code == client.post(ADDRESS).status_code == 403
    assert client.post(f"{ADDRESS}1/withdraw/").status_code == 403


def test_the_class_of_an_instructor_is_not_withdrawn_here(signed_in, instructor, trainee):
    confirm(signed_in, order(trainee))
    SchoolClass.objects.get().instructors.add(instructor)
    assert signed_in.post(f"{ADDRESS}{Assignment.objects.get().pk}/withdraw/").status_code == 404


def test_its_queries_do_not_depend_on_the_people(signed_in, house, trainee, django_assert_max_num_queries):
    signed_in.post(ADDRESS, order(trainee))  # what the site asks only once is known from now on
    with django_assert_max_num_queries(100) as few:
        signed_in.post(ADDRESS, order(trainee))
    many = [trainee, *(a_person(house, Role.TRAINEE, f"person{number}") for number in range(30))]
    with django_assert_max_num_queries(len(few)):
        signed_in.post(ADDRESS, order(*many))
