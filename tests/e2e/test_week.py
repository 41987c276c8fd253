"""A trainee's week by the keyboard alone, on a phone in Italian and on a large screen in English: a lesson and its
drill on the first day, the drill without a connection on the second, what is due on the fourth, a shift on the fifth,
the review on the seventh. axe finds no fault on any page."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
import time_machine
from django.utils import timezone
from django.utils.translation import gettext, override
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import PASSWORD, Visitor
from tests.e2e.test_accessibility import faults
from training.courses.models import LessonProgress
from training.quiz.models import Practice
from training.shifts.models import ActAnswer, ShiftEnd
from training.staff.models import User

DAY = timedelta(days=1)
COURSE = "/training/courses/punto-banco/"
LESSON = f"{COURSE}third-card/"
DRILL = "/training/drills/banco-draws/?level=1&rules=venice-punto-banco"
KEEPING = 120_000  # milliseconds
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


def said(language: str, sentence: str) -> str:
    with override(language):
        return gettext(sentence)


def signed_in(page: Page, language: str) -> None:
    page.goto(f"/{language}/accounts/login/")
    reach(page, page.locator("input[name=login]"))
    page.keyboard.type("trainee")
    reach(page, page.locator("input[name=password]"))
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: "/accounts/login/" not in address)


def lesson(page: Page, language: str) -> None:
    """Read a lesson, answer its first question where it stands, and mark the lesson as done."""
    page.goto(f"/{language}{LESSON}?seed=week")
    looked_at(page)
    ask = page.locator("#ask-table-1")
    press(page, ask.locator("input[type=radio]").first, "Space")
    page.keyboard.press("Enter")
    expect(ask.get_by_role("status")).to_be_focused()
    press(page, page.get_by_role("button", name=said(language, "Mark as done")))
    expect(page.get_by_text(said(language, "The lesson is marked as done."))).to_be_visible()
    looked_at(page)


def drill(page: Page, language: str) -> None:
    """Practise what the lesson is about, from its last button."""
    press(page, page.get_by_role("link", name=said(language, "Go to the drill")))
    page.wait_for_url("**/training/drills/banco-draws/**")
    answer_all(page)
    looked_at(page)
    for _item in range(2):  # pages of the same kind
        press(page, page.locator("[data-next]"))
        answer_all(page)


def offline(page: Page, language: str) -> None:
    """Keep the lesson and its drill, practise with the network off, and see that the site agrees with the device."""
    page.goto(f"/{language}{COURSE}")
    kept = {"lessons": f"/{language}{LESSON}", "drills": f"/{language}{DRILL}"}  # of twenty or so that the course has
    page.evaluate("kept => Object.assign(document.querySelector('[data-keep]').dataset, kept)", kept)
    press(page, page.locator("[data-keep-now]"))
    expect(page.locator("[data-keep-page]")).to_be_visible(timeout=KEEPING)
    page.context.set_offline(True)
    page.goto(f"/{language}{LESSON}")
    press(page, page.get_by_role("link", name=said(language, "Go to the drill")))
    expect(page.locator("form[data-answer]")).to_be_visible()
    for part in page.locator("form[data-answer] [data-part]").all():
        answer(page, part)
    press(page, page.locator("form[data-answer] > p button"))
    note = page.locator("[data-judged-here]")
    expect(note).to_be_focused()
    looked_at(page)
    judged = note.locator(".verdict > li").evaluate_all("all => all.map((one) => one.className)")
    assert judged
    assert set(judged) <= {"right", "wrong"}
    page.context.set_offline(False)
    expect(page.locator("#drill [data-verdict]")).to_be_visible()
    assert page.locator(".verdict > li").evaluate_all("all => all.map((one) => one.className)") == judged
    looked_at(page)


def today(page: Page, language: str) -> None:
    """Read at the training home what today is for."""
    page.goto(f"/{language}/training/")
    expect(page.get_by_role("link", name=said(language, "Start the review"))).to_be_visible()
    expect(page.locator(f"section a[href*='{COURSE}']").first).to_be_visible()
    looked_at(page)


def shift(page: Page, language: str) -> None:
    """Work a shift of the shortest length to its sheet, on the way from the training home."""
    page.goto(f"/{language}/training/")
    press(page, page.get_by_role("link", name=said(language, "Shifts"), exact=True))
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


def review(page: Page, language: str) -> None:
    """Answer what is due until nothing is."""
    page.goto(f"/{language}/training/")
    press(page, page.get_by_role("link", name=said(language, "Start the review")))
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
    nothing = said(
        language, "Nothing is due for review today. What you practise in the drills comes back here when it is time."
    )
    expect(page.get_by_text(nothing)).to_be_visible()


@pytest.mark.parametrize(("language", "width", "height"), [("it", 360, 740), ("en", 1440, 900)])
def test_a_week(
    visitor: Visitor, people: dict[str, User], week: time_machine.Traveller, language: str, width: int, height: int
) -> None:
    page = visitor(locale=language, reduced_motion="reduce", viewport={"width": width, "height": height})
    signed_in(page, language)
    lesson(page, language)
    drill(page, language)
    practised = Practice.objects.filter(user=people["trainee"])
    assert LessonProgress.objects.filter(user=people["trainee"], done_at__isnull=False).count() == 1
    on_the_first_day = practised.count()
    week.shift(DAY)
    offline(page, language)
    assert practised.filter(offline=True).count() == 1
    week.shift(2 * DAY)
    today(page, language)
    week.shift(DAY)
    shift(page, language)
    assert ActAnswer.objects.filter(shift__user=people["trainee"]).count() == 5
    assert ShiftEnd.objects.get().reason == ShiftEnd.Reason.WORKED
    week.shift(2 * DAY)
    review(page, language)
    assert practised.count() > on_the_first_day + 1 >= 4
