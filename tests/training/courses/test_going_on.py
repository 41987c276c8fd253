"""Where a reader goes on in a course."""

from django.urls import reverse

from tests.portal.page import read as page_of
from tests.training.courses.test_questions import ASK, HERE, PUNTO, THIRD, item_at, right
from training.courses.models import LessonProgress


def do_lessons(reader, lessons):
    for lesson in lessons:
        reader.post(reverse("courses:lesson", args=["punto-banco", lesson.slug]), {"done": "yes"})


def test_the_reader_goes_on_in_the_part_in_which_a_question_was_last_answered(reader):
    home, own = reverse("courses:home"), reverse("courses:course", args=["punto-banco"])
    do_lessons(reader, PUNTO.lessons[: PUNTO.lessons.index(THIRD)])
    assert f'href="{HERE}"' in reader.get(own).content.decode()
    reader.post(f"{HERE}?seed=ada", {"at": ASK, **right(item_at(ASK))})
    assert LessonProgress.objects.get(lesson=THIRD.slug).part == "table"
    for page in (home, own):
        assert f"{HERE}#table" in page_of(reader, page).hrefs


def test_a_course_that_is_done_has_nowhere_to_go_on(reader):
    do_lessons(reader, PUNTO.lessons)
    assert "Continue:" not in reader.get(reverse("courses:course", args=["punto-banco"])).content.decode()
