"""The pages on which instructors make courses, and on which trainees take them."""

import pytest

from tests.training.classes.school import a_class
from tests.training.house_courses.conftest import DRILL, EXAM, LESSON, next_version
from training.house_courses.forms import read, written
from training.house_courses.models import CourseDraft, CourseRun, HouseCourse
from training.house_courses.services import take
from training.steps.what import Kind, What

HOME = "/en/training/own-courses/"
HEAD = {"title_en": "First month", "title_it": "", "description_en": "For the table."}
ROWS = [("reading/french-roulette/paying", "1", "1"), ("drill/zero/1/venice-french", "20", "80")]


def typed(course, *rows, **other):
    names = dict(zip(("what", "items", "percent"), map(list, zip(*rows, strict=True)), strict=True)) if rows else {}
    return HEAD | {"edition": CourseDraft.objects.get(course=course).edition, "act": "save"} | names | other


def post(client, course, *rows, **other):
    return client.post(f"{HOME}{course.pk}/draft/", typed(course, *rows, **other))


def steps_of(course):
    return [each["name"] for each in CourseDraft.objects.get(course=course).steps]


def test_a_course_begins_with_a_title(teacher):
    assert "has not made a course yet" in teacher.get(HOME).content.decode()
    bad = teacher.post(f"{HOME}new/", {})
    assert (bad.status_code, list(bad.context["form"].errors)) == (422, ["title_en"])
    good = teacher.post(f"{HOME}new/", {"title_fr": "Premier mois"})
    assert good["Location"] == f"{HOME}{HouseCourse.objects.get().pk}/draft/"
    assert "No steps yet." in teacher.get(f"{HOME}{HouseCourse.objects.get().pk}/make/").content.decode()


@pytest.mark.parametrize("what", [LESSON, What(Kind.READING, "punto-banco"), EXAM])
def test_a_step_is_read_as_it_was_written(what):
    assert read(written(what)) == what


@pytest.mark.parametrize(
    "name", ["", "reading", "shift/french-roulette", "drill/zero/x/venice-french", "drill/zero/1", "exam/", "exam/a/b"]
)
def test_what_names_no_step_is_none(name):
    assert read(name) is None


def test_steps_are_added_moved_and_removed_with_all_that_was_typed(teacher, draft):
    post(teacher, draft, *ROWS, act="add-reading", add_reading="punto-banco")
    assert steps_of(draft) == ["french-roulette", "zero", "punto-banco"]
    rows = [*ROWS, ("reading/punto-banco/", "1", "1")]
    post(teacher, draft, *rows, act="add-exam", add_exam="blackjack")
    assert steps_of(draft)[-1] == "blackjack"
    post(teacher, draft, *ROWS, act="add-drill", add_drill="multiples/1", rules="venice-french")
    kept = CourseDraft.objects.get(course=draft)
    assert kept.steps[-1] == {
        "kind": "drill",
        "name": "multiples",
        "level": 1,
        "ruleset": "venice-french",
        "items": 20,
        "percent": 80,
    }
    assert (kept.titles, kept.descriptions) == ({"en": "First month"}, {"en": "For the table."})
    post(teacher, draft, *ROWS, act="up-2")
    assert steps_of(draft) == ["zero", "french-roulette"]
    post(teacher, draft, *ROWS, act="remove-1")
    assert steps_of(draft) == ["zero"]
    post(teacher, draft, *ROWS, act="add-exam", add_exam="")
    assert steps_of(draft) == ["french-roulette", "zero"]


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ([("drill/banco-draws/1/venice-french", "1", "1")], "This is not offered, or not under these rules."),
        ([("exam/whist", "1", "1")], "This is not offered, or not under these rules."),
        ([ROWS[0], ROWS[0]], "The same step is here twice."),
        ([("drill/zero/1/venice-french", "0", "80")], "greater than or equal to 1"),
        ([(f"drill/zero/1/x{number}", "1", "1") for number in range(61)], "at most 60 steps"),
    ],
)
def test_what_is_entered_wrongly_is_said_and_stays(teacher, draft, rows, sentence):
    page = post(teacher, draft, *rows)
    text = page.content.decode()
    assert (page.status_code, sentence in text) == (422, True)
    assert f'value="{rows[0][0]}"' in text
    assert steps_of(draft) == ["french-roulette", "zero"]


def test_a_draft_that_somebody_else_saved_keeps_what_was_typed(teacher, draft):
    old = post(teacher, draft, *ROWS, edition="1", title_en="Mine")
    assert old.status_code == 422
    assert "Somebody else has changed this" in old.content.decode()
    assert 'value="Mine"' in old.content.decode()
    again = post(teacher, draft, *ROWS, title_en="Mine")
    assert again["Location"] == f"{HOME}{draft.pk}/make/"


def test_a_course_is_published_withdrawn_and_opened_again_on_its_page(teacher, draft):
    page = f"{HOME}{draft.pk}/make/"
    assert (
        "Somebody else has changed this draft" in teacher.post(page, {"act": "publish"}, follow=True).content.decode()
    )
    for act, sentence in (
        ("publish", "The course is published."),
        ("withdraw", "The course is withdrawn."),
        ("offer", "open to trainees again"),
    ):
        shown = teacher.post(page, {"act": act, "edition": "2"}, follow=True).content.decode()
        assert sentence in shown, act
    assert teacher.post(page, {"act": "revise"})["Location"] == f"{HOME}{draft.pk}/draft/"


def test_a_preview_shows_the_draft_as_a_trainee_sees_it_and_keeps_nothing(teacher, draft):
    page = teacher.get(f"{HOME}{draft.pk}/preview/").content.decode()
    assert "This is a preview" in page
    assert "/en/training/courses/french-roulette/paying/" in page
    assert "Begin the course" not in page
    assert not CourseRun.objects.exists()


def test_a_trainee_finds_begins_and_continues_a_course(client, course, trainee):
    client.force_login(trainee)
    home = client.get("/en/training/").content.decode()
    assert "Courses of your house" in home
    assert "First month" in home
    page = client.post(f"{HOME}{course.pk}/", follow=True).content.decode()
    assert "Continue: " in page
    assert "Steps done: 0 of 2" in page
    assert "/en/training/courses/french-roulette/paying/" in client.get("/en/training/").content.decode()


def test_a_new_version_is_for_the_trainee_to_choose(client, course, instructor, trainee):
    take(trainee, course, course.recorded_at)
    next_version(course, instructor, LESSON, DRILL, EXAM)
    client.force_login(trainee)
    assert "Change to the new version" in client.get(f"{HOME}{course.pk}/").content.decode()
    page = client.post(f"{HOME}{course.pk}/", follow=True).content.decode()
    assert "Steps done: 0 of 3" in page
    assert "Change to the new version" not in page


@pytest.mark.parametrize("who", ["stranger", "teacher_elsewhere", "drifter"])
def test_another_house_neither_sees_nor_takes_it(request, client, course, who):
    client.force_login(request.getfixturevalue(who))
    assert client.get(f"{HOME}{course.pk}/").status_code == 404
    assert client.post(f"{HOME}{course.pk}/").status_code == 404
    assert "First month" not in client.get("/en/training/").content.decode()
    assert not CourseRun.objects.exists()


@pytest.mark.parametrize(
    ("who", "status"), [("trainee", 403), ("hr", 403), ("stranger", 403), ("teacher_elsewhere", 404)]
)
def test_the_makers_pages_are_for_the_instructors_of_the_house(request, client, course, who, status):
    client.force_login(request.getfixturevalue(who))
    for page in ("make/", "draft/", "preview/"):
        assert client.get(f"{HOME}{course.pk}/{page}").status_code == status, page
    assert client.post(f"{HOME}{course.pk}/make/", {"act": "withdraw"}).status_code == status
    assert client.post(f"{HOME}{course.pk}/draft/", HEAD).status_code == status
    for page in ("", "new/"):
        assert client.get(HOME + page).status_code == (403 if status == 403 else 200), page
    assert course.offers.count() == 1


def test_a_course_is_assigned_to_a_class_on_its_page(teacher, course, instructor, trainee):
    group = a_class(instructor, trainee)
    address = f"/en/training/classes/{group.pk}/assignments/"
    assert "Course of the house" in teacher.get(f"{address}add/").content.decode()
    form = {"thing": course.slug, "opens_on": "2026-03-01", "due_on": "2026-03-09", "token": "t"}
    assert teacher.post(f"{address}add/course/", form)["Location"] == address
    assert "First month" in teacher.get(address).content.decode()
    assert "0 of 2" in teacher.get(address).content.decode()
