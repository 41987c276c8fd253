"""A trainee's week by the keyboard alone, on a phone and on a large screen: a lesson and its drill on the first day,
what is due on the fourth, a shift on the fifth, the review on the seventh. axe finds no fault on any page."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
import time_machine
from django.utils import timezone
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PASSWORD, Visitor
from tests.e2e.test_accessibility import faults
from training.courses.models import LessonProgress
from training.quiz.models import Practice
from training.shifts.models import ActAnswer, ShiftEnd
from training.staff.models import User

DAY = timedelta(days=1)
LESSON = "/training/courses/punto-banco/third-card/"
MOST_STOPS = 300  # of the Tab key on one page
MOST_DUE = 12  # items of the review: more than a week like this can bring


@pytest.fixture
def week() -> Iterator[time_machine.Traveller]:
    """The clock of server and database, which goes on by itself and is moved on by days."""
    with time_machine.travel(timezone.now(), tick=True) as traveller:
        yield traveller


def reach(page: Page, target: Locator) -> None:
    """Go to something by the Tab key, as somebody does who has no mouse; a choice is reached at any of its options."""
    expect(target).to_be_visible()
    for _stop in range(MOST_STOPS):
        if target.evaluate("wanted => document.activeElement === wanted"):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the Tab key does not reach {target}")


def press(page: Page, target: Locator, key: str = "Enter") -> None:
    reach(page, target)
    page.keyboard.press(key)


def answer(page: Page, part: Locator) -> None:
    """Answer a part of any kind with something that can be read."""
    steps = part.locator("[data-step]")
    for place in range(steps.count()):
        press(page, steps.nth(place), "Space")
    if steps.count():
        return
    if part.locator("select").count():
        press(page, part.locator("select").first, "ArrowDown")
    elif part.locator("input[type=radio]").count():
        press(page, part.locator("input[type=radio]").first, "Space")
    else:
        field = part.locator("input")
        typed = field.get_attribute("inputmode")
        reach(page, field)
        page.keyboard.type("1" if typed else "zéro" if field.get_attribute("lang") == "fr" else "1x5")


def answer_all(page: Page) -> None:
    """Answer an item and look at its verdict."""
    expect(page.locator("form[data-answer]")).to_be_visible()
    for part in page.locator("form[data-answer] [data-part]").all():
        answer(page, part)
    press(page, page.locator("form[data-answer] > p button"))
    expect(page.locator("[data-verdict]")).to_be_visible()


def looked_at(page: Page) -> None:
    """See that a page is without faults and no wider than its screen."""
    assert faults(page) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def signed_in(page: Page) -> None:
    page.goto("/en/accounts/login/")
    reach(page, page.locator("input[name=login]"))
    page.keyboard.type("trainee")
    reach(page, page.locator("input[name=password]"))
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: "/accounts/login/" not in address)


def lesson(page: Page) -> None:
    """Read a lesson, answer its first question where it stands, and mark the lesson as done."""
    page.goto(f"/en{LESSON}?seed=week")
    looked_at(page)
    ask = page.locator("#ask-table-1")
    press(page, ask.locator("input[type=radio]").first, "Space")
    page.keyboard.press("Enter")
    expect(ask.get_by_role("status")).to_be_focused()
    press(page, page.get_by_role("button", name="Mark as done"))
    expect(page.get_by_text("The lesson is marked as done.")).to_be_visible()
    looked_at(page)


def drill(page: Page) -> None:
    """Practise what the lesson is about, from its last button."""
    press(page, page.get_by_role("link", name="Go to the drill"))
    page.wait_for_url("**/training/drills/banco-draws/**")
    answer_all(page)
    looked_at(page)
    for _item in range(2):  # pages of the same kind
        press(page, page.locator("[data-next]"))
        answer_all(page)


def today(page: Page) -> None:
    """Read at the training home what today is for."""
    page.goto("/en/training/")
    expect(page.get_by_text("due for review")).to_be_visible()
    expect(page.get_by_role("link", name="Start the review")).to_be_visible()
    expect(page.get_by_role("link", name="Go on with the lesson")).to_be_visible()
    looked_at(page)


def shift(page: Page) -> None:
    """Work a shift of the shortest length to its sheet, on the way from the training home."""
    page.goto("/en/training/")
    press(page, page.get_by_role("link", name="Shifts", exact=True))
    page.wait_for_url("**/training/shifts/")
    looked_at(page)
    press(page, page.locator("main form button"))
    for act in range(1, 6):
        expect(page.locator("input[name=act]")).to_have_value(str(act))
        looked_at(page)
        answer_all(page)
        press(page, page.locator("[data-next]"))
    expect(page.locator("ol.acts > li")).to_have_count(5)
    looked_at(page)


def review(page: Page) -> None:
    """Answer what is due until nothing is."""
    page.goto("/en/training/")
    press(page, page.get_by_role("link", name="Start the review"))
    page.wait_for_url("**/training/drills/**")
    for item in range(MOST_DUE):
        expect(page.locator("form[data-answer], #today-title")).to_be_visible()
        if page.locator("#today-title").count():
            break
        answer_all(page)
        if item == 0:
            looked_at(page)
        press(page, page.locator("[data-next]"))
        expect(page.locator("[data-verdict]")).to_have_count(0)
    expect(page.get_by_text("Nothing is due for review today.")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1440, 900)])
def test_a_week(
    visitor: Visitor, people: dict[str, User], week: time_machine.Traveller, width: int, height: int
) -> None:
    page = visitor(locale="en-GB", reduced_motion="reduce", viewport={"width": width, "height": height})
    signed_in(page)
    lesson(page)
    drill(page)
    practised = Practice.objects.filter(user=people["trainee"])
    assert LessonProgress.objects.filter(user=people["trainee"], done_at__isnull=False).count() == 1
    on_the_first_day = practised.count()
    week.shift(3 * DAY)
    today(page)
    week.shift(DAY)
    shift(page)
    assert ActAnswer.objects.filter(shift__user=people["trainee"]).count() == 5
    assert ShiftEnd.objects.get().reason == ShiftEnd.Reason.WORKED
    week.shift(2 * DAY)
    review(page)
    assert practised.count() > on_the_first_day >= 3
