"""Every page of a class, for those who may see it and those who may not."""

from datetime import timedelta

import pytest

from tests.training.certification.cast import NOON, a_failure, a_person
from tests.training.classes.school import (
    CLASSES,
    COURSE,
    DRILL,
    EXAM,
    LESSON,
    SHIFT,
    TODAY,
    a_class,
    assigned,
    practise,
)
from training.classes.models import Assignment, ExamSeen, Membership, SchoolClass
from training.staff.models import Role

READ = ("", "members/", "mistakes/", "assignments/")
WRITTEN = ("edit/", "assignments/add/", *(f"assignments/add/{kind}/" for kind in ("reading", "drill", "exam", "shift")))


@pytest.fixture
def every(instructor, group):
    return [assigned(instructor, group, what) for what in (LESSON, COURSE, DRILL, EXAM, SHIFT)]


@pytest.fixture
def read(group, every, trainee):
    """The pages of a class that are read."""
    one = (f"assignments/{every[0].pk}/", f"members/{trainee.pk}/")
    return [f"{CLASSES}{group.pk}/{page}" for page in (*READ, *one)]


@pytest.fixture
def written(group):
    """The forms of a class."""
    return [f"{CLASSES}{group.pk}/{page}" for page in WRITTEN]


def acts(group, assignment, trainee):
    posts = ("archive/", f"members/{trainee.pk}/leave/", f"assignments/{assignment.pk}/withdraw/", "members/", "edit/")
    return [f"{CLASSES}{group.pk}/{post}" for post in posts]


def test_an_instructor_of_the_house_opens_every_page(signed_in, read, written, trainee):
    practise(trainee, 1, 0)
    for address in (CLASSES, f"{CLASSES}add/", *read, *written):
        assert signed_in.get(address).status_code == 200, address


def test_hr_of_the_house_reads_and_changes_nothing(client, hr, group, every, read, written, trainee):
    client.force_login(hr)
    for address in (CLASSES, *read):
        response = client.get(address)
        assert response.status_code == 200, address
        assert "/assignments/add/" not in response.content.decode(), address
    for address in (f"{CLASSES}add/", *written):
        assert client.get(address).status_code == 403, address
    for address in acts(group, every[0], trainee):
        assert client.post(address).status_code == 403, address


def test_people_of_another_house_find_no_such_class(client, other_house, group, every, read, written, trainee):
    client.force_login(a_person(other_house, Role.INSTRUCTOR, "otto"))
    for address in (*read, *written):
        assert client.get(address).status_code == 404, address
    for address in acts(group, every[0], trainee):
        assert client.post(address).status_code == 404, address
    assert "Spring" not in client.get(CLASSES).content.decode()
    assert Membership.objects.count() == 1


def test_hr_of_another_house_finds_no_such_class(client, stranger, read):
    client.force_login(stranger)
    for address in read:
        assert client.get(address).status_code == 404, address


@pytest.mark.parametrize("who", ["trainee", "drifter"])
def test_others_have_no_business_there(client, who, read, written, request):
    client.force_login(request.getfixturevalue(who))
    for address in (CLASSES, *read, *written):
        assert client.get(address).status_code == 403, address


def test_who_is_not_signed_in_signs_in_first(client, read):
    for address in (CLASSES, *read):
        assert "/accounts/login/" in client.get(address)["Location"], address


def test_what_belongs_to_another_class_is_not_found_under_this_one(signed_in, instructor, colleague, group, every):
    other = a_class(instructor, colleague, name="Autumn")
    assert signed_in.get(f"{CLASSES}{other.pk}/assignments/{every[0].pk}/").status_code == 404
    assert signed_in.get(f"{CLASSES}{group.pk}/members/{colleague.pk}/").status_code == 404
    assert signed_in.get(f"{CLASSES}{group.pk}/assignments/add/songs/").status_code == 404


def test_a_class_is_added_then_gets_members_then_work(signed_in, instructor, trainee):
    added = signed_in.post(f"{CLASSES}add/", {"name": "Spring", "instructors": [instructor.pk]})
    made = SchoolClass.objects.get()
    assert added["Location"] == f"{CLASSES}{made.pk}/members/"
    signed_in.post(f"{CLASSES}{made.pk}/members/", {"people": [trainee.pk]})
    drill = {"thing": "zero/1", "rules": "venice-french", "items": 5, "percent": 80, "token": "once"}
    days = {"opens_on": "2026-03-02", "due_on": "2026-03-09"}
    for _sent in range(2):
        signed_in.post(f"{CLASSES}{made.pk}/assignments/add/drill/", drill | days)
    assert Assignment.objects.count() == 1
    page = signed_in.get(f"{CLASSES}{made.pk}/assignments/").content.decode()
    assert "Ada Grimani" in page
    assert "open" in page


def test_empty_pages_lead_to_the_first_step(signed_in, instructor):
    for address in (CLASSES, "/en/training/trainees/"):
        page = signed_in.get(address).content.decode()
        assert "No classes yet." in page
        assert f'href="{CLASSES}add/"' in page
    made = a_class(instructor)
    page = signed_in.get(f"{CLASSES}{made.pk}/").content.decode()
    assert f'href="{CLASSES}{made.pk}/members/"' in page
    page = signed_in.get(f"{CLASSES}{made.pk}/assignments/").content.decode()
    assert f'href="{CLASSES}{made.pk}/assignments/add/"' in page


def test_the_home_of_an_instructor_says_what_needs_attention(signed_in, instructor, group, trainee):
    assigned(instructor, group, DRILL, opens=-10, due=-1)
    failure = a_failure(trainee, NOON)
    page = signed_in.get("/en/training/trainees/").content.decode()
    assert page.index("Needs attention today") < page.index("All trainees")
    for fact in ("1 overdue", "Exams that ended", f"/attempts/{failure.uuid}/result/"):
        assert fact in page
    signed_in.post(f"{CLASSES}exams/{failure.uuid}/seen/")
    assert "Exams that ended" not in signed_in.get("/en/training/trainees/").content.decode()
    assert ExamSeen.objects.get().author == instructor


def test_a_class_that_is_over_needs_no_attention(signed_in, instructor, trainee):
    over = a_class(instructor, trainee, ends_on=TODAY - timedelta(days=1))
    assigned(instructor, over, DRILL, opens=-10, due=-2)
    page = signed_in.get("/en/training/trainees/").content.decode()
    assert "Spring" not in page
    assert "Spring" in signed_in.get(CLASSES).content.decode()


def test_an_exam_of_another_house_is_not_looked_at(client, other_house, group, trainee):
    failure = a_failure(trainee, NOON)
    client.force_login(a_person(other_house, Role.INSTRUCTOR, "otto"))
    assert client.post(f"{CLASSES}exams/{failure.uuid}/seen/").status_code == 404
    assert not ExamSeen.objects.exists()
