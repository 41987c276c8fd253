"""An instructor's whole week: a class, an exam of the house and a course of it, a room with its code and extra time, a
practical test on a tablet whose line is cut, a wrong key, and the statistics. By keyboard, at three widths."""

from io import StringIO

from django.core.management import call_command
from playwright.sync_api import BrowserContext, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.e2e.conftest import Visitor, sign_in
from tests.e2e.test_class import add_class
from tests.e2e.test_own_exam import add, type_into
from tests.e2e.test_practical import NOTE, fill, tablet
from tests.e2e.test_practical import address as sheet
from tests.e2e.test_shift import answer
from tests.e2e.test_sittings import looked_at, press
from training.classes.models import SchoolClass
from training.exams.models import HouseExam
from training.house_courses.models import HouseCourse
from training.practical.models import PracticalTest
from training.quiz.house.models import Room
from training.quiz.models import Attempt, Mark
from training.staff.models import User

TITLE, COURSE = "House test", "First month"


def make_the_exam(page: Page) -> HouseExam:
    page.goto("/en/training/exams/own/")
    press(page, "New exam")
    page.get_by_label("Game and rules").select_option("venice-french")
    type_into(page, "Title (English)", TITLE)
    press(page, "Begin the draft")
    add(page, "multiples/1")
    type_into(page, "Number of questions", "2")
    press(page, "Save the draft")
    press(page, "Publish the draft")
    expect(page.get_by_text("The exam is published.")).to_be_visible()
    return HouseExam.objects.get()


def make_the_course(page: Page, exam: HouseExam) -> HouseCourse:
    """A course of a lesson and the exam."""
    page.goto("/en/training/own-courses/")
    assert looked_at(page) == []
    press(page, "New course")
    type_into(page, "Title (English)", COURSE)
    press(page, "Begin the draft")
    for kind, what, button in (
        ("reading", "french-roulette/paying", "Add the lesson"),
        ("exam", exam.slug, "Add the exam"),
    ):
        page.locator(f"#add-{kind}").select_option(what)
        press(page, button)
        expect(page.locator(f"[name=what][value='{kind}/{what}']")).to_have_count(1)
    assert looked_at(page) == []
    press(page, "Save the draft")
    press(page, "Preview as a trainee")
    expect(page.get_by_text("This is a preview.")).to_be_visible()
    assert looked_at(page) == []
    course = HouseCourse.objects.get()
    page.goto(f"/en/training/own-courses/{course.pk}/make/")
    press(page, "Publish the draft")
    expect(page.get_by_text("The course is published.")).to_be_visible()
    assert looked_at(page) == []
    return course


def assign(page: Page, group: SchoolClass, kind: str, what: str) -> None:
    page.goto(f"/en/training/classes/{group.pk}/assignments/add/{kind}/")
    page.locator("#id_thing").select_option(what)
    press(page, "Assign")
    expect(page.locator("main table.assignments")).to_be_visible()


def arrange(page: Page, exam: HouseExam, person: User) -> Room:
    """The exam is for a room alone; the person has more time, and the room is open."""
    page.goto(f"/en/training/exams/own/{exam.pk}/")
    press(page, "Attempts, waiting, rooms and what candidates see")
    page.locator("#id_needs_room").focus()
    page.keyboard.press("Space")
    press(page, "Save")
    assert looked_at(page) == []
    page.goto(f"/en/training/sittings/people/{person.pk}/")
    press(page, "Grant extra time")
    type_into(page, "Extra time in percent", "25")
    type_into(page, "Reason", "A certificate of a doctor.")
    press(page, "Grant extra time")
    page.goto("/en/training/sittings/rooms/open/")
    page.locator("#id_exam").select_option(exam.slug)
    page.locator("#id_school_class").select_option(label="Primavera")
    press(page, "Open the room")
    expect(page.locator("main")).to_contain_text("Nobody has begun yet.")
    expect(page.locator("#seats")).to_contain_text("Trainee Prova")  # of the class, and not begun yet
    assert looked_at(page) == []
    return Room.objects.get()


def sit(page: Page, course: HouseCourse, exam: HouseExam, room: Room) -> Attempt:
    """Begin the course, read its lesson, and sit its exam in the room; every answer is 1."""
    page.goto("/en/training/")
    expect(page.locator("main")).to_contain_text("Courses of your house")
    assert looked_at(page) == []
    page.goto(f"/en/training/own-courses/{course.pk}/")
    press(page, "Begin the course")
    page.locator("main a.button").press("Enter")
    page.wait_for_url("**/paying/**")
    press(page, "Mark as done")
    page.goto(f"/en/training/own-courses/{course.pk}/")
    expect(page.locator("main a.button")).to_contain_text(f"Continue: {TITLE}")
    assert looked_at(page) == []
    page.locator("main a.button").press("Enter")
    page.locator(f"#code-{exam.slug}").focus()
    page.keyboard.type("AAAAAA")
    page.keyboard.press("Enter")
    expect(page.locator(f"#error-{exam.slug}")).to_contain_text("No open room has this code")
    assert looked_at(page) == []
    page.locator(f"#code-{exam.slug}").fill(room.code.lower())
    page.keyboard.press("Enter")
    for position in (1, 2):
        expect(page.locator("input[name=item]")).to_have_value(str(position))
        for part in page.locator("form[data-answer] [data-part]").all():
            answer(part)
        page.locator("form[data-answer] > p button").press("Enter")
    page.get_by_role("button", name="Hand in").press("Enter")
    expect(page.locator("h1")).to_be_visible()
    attempt = Attempt.objects.get()
    assert (attempt.room, attempt.pace_seconds) == (room, 75)
    return attempt


def deal(page: Page, rough: BrowserContext) -> None:
    """Sign a practical test while the line is cut; it is sent once when the line is back."""
    rough.set_offline(True)
    fill(page)
    page.get_by_role("button", name="Sign the test").press("Enter")
    expect(page.locator(NOTE)).to_contain_text("The sheet is signed, waits on this device")
    assert not PracticalTest.objects.exists()
    rough.set_offline(False)
    expect(page.locator("#sheet .verdict")).to_contain_text("The test is signed.")
    assert PracticalTest.objects.get().passed


def regrade(exam: HouseExam, attempt: Attempt) -> None:
    """Correct a key that was wrong: first as a list of who would change, then as new marks."""
    parts = sorted({part for item in attempt.items.all() for part in item.key})
    keys = [f"--key={part}=1" for part in parts]
    order = ["regrade", "multiples", f"--exam={exam.slug}", *keys, "--author=instructor", "--reason=The key was wrong."]
    said, before = StringIO(), Mark.objects.count()
    call_command(*order, "--dry-run", stdout=said)
    assert f"{attempt.uuid}  trainee  0 to 100 %" in said.getvalue()
    assert Mark.objects.count() == before
    call_command(*order, stdout=said)
    assert "2 marks were written." in said.getvalue()


def test_a_week(visitor: Visitor, rough: BrowserContext, live_server: LiveServer, people: dict[str, User]) -> None:
    teacher, trainee = visitor(locale="en-GB"), visitor(locale="en-GB")
    sign_in(teacher, "instructor", "en")
    teacher.goto("/en/training/classes/")
    add_class(teacher)
    group = SchoolClass.objects.get()
    exam = make_the_exam(teacher)
    course = make_the_course(teacher, exam)
    assign(teacher, group, "exam", exam.slug)
    assign(teacher, group, "course", course.slug)
    room = arrange(teacher, exam, people["trainee"])

    sign_in(trainee, "trainee", "en")
    attempt = sit(trainee, course, exam, room)
    page = tablet(rough, live_server, people["instructor"])
    page.goto(sheet(people))
    deal(page, rough)

    grid = f"/en/training/classes/{group.pk}/assignments/"
    teacher.goto(grid)
    expect(teacher.locator("main table.assignments")).to_contain_text("not passed")
    expect(teacher.locator("main table.assignments")).to_contain_text("1 of 2")
    regrade(exam, attempt)
    teacher.goto("/en/training/statistics/")
    expect(teacher.locator("main")).to_contain_text(TITLE)
    assert looked_at(teacher) == []
    press(teacher, "Multiples")
    expect(teacher.locator("#variants-title")).to_be_visible()
    assert looked_at(teacher) == []
    teacher.goto(grid)
    assert looked_at(teacher) == []
