"""Every page of a class, for those who may see it."""

import pytest

from tests.training.classes.school import CLASSES, COURSE, DRILL, EXAM, LESSON, SHIFT, assigned, practise

PAGES = ("", "edit/", "members/", "mistakes/", "assignments/", "assignments/add/")
KINDS = ("reading", "drill", "exam", "shift")


@pytest.fixture
def every(instructor, group):
    return [assigned(instructor, group, what) for what in (LESSON, COURSE, DRILL, EXAM, SHIFT)]


def addresses(group, assignment, person):
    pages = [f"{CLASSES}{group.pk}/{page}" for page in PAGES]
    pages += [f"{CLASSES}{group.pk}/assignments/add/{kind}/" for kind in KINDS]
    return [*pages, f"{CLASSES}{group.pk}/assignments/{assignment.pk}/", f"{CLASSES}{group.pk}/members/{person.pk}/"]


def test_an_instructor_of_the_house_opens_every_page(signed_in, group, every, trainee):
    practise(trainee, 1, 0)
    for address in (CLASSES, f"{CLASSES}add/", *addresses(group, every[0], trainee)):
        assert signed_in.get(address).status_code == 200, address
