import pytest
import time_machine

from tests.training.certification.cast import NOON
from tests.training.exams.conftest import exam, published, teacher, teacher_elsewhere  # noqa: F401 - the same exams
from training.house_courses import services
from training.house_courses.services import Contents
from training.steps.what import Kind, What

TITLES = {"en": "First month", "it": "Il primo mese"}
LESSON = What(Kind.READING, "french-roulette", lesson="paying")
OTHER_GAME = What(Kind.READING, "punto-banco")
DRILL = What(Kind.DRILL, "zero", level=1, ruleset="venice-french", items=3, percent=100)
EXAM = What(Kind.EXAM, "french-roulette")


@pytest.fixture(autouse=True)
def _noon():
    with time_machine.travel(NOON, tick=False):
        yield


def contents(*steps, titles=TITLES):
    return Contents(titles, {"en": "What you need at the table."}, list(steps))


@pytest.fixture
def draft(rulebook, instructor):
    """A course of the house with a draft of two steps."""
    begun = services.begin_course(instructor, TITLES, NOON)
    services.save_draft(begun, instructor, 1, contents(LESSON, DRILL), NOON)
    return begun


@pytest.fixture
def course(draft, instructor):
    """A course that is published."""
    services.publish(draft, instructor, 2)
    return draft


def next_version(course, author, *steps):
    services.revise(course, author, NOON)
    services.save_draft(course, author, 1, contents(*steps), NOON)
    return services.publish(course, author, 2)
