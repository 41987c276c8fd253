"""A practical test on a tablet: the line is cut, the sheet is signed, waits for its person and is sent once."""

from datetime import timedelta

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.utils import timezone
from playwright.sync_api import BrowserContext, Page, Route, expect
from pytest_django.live_server_helper import LiveServer

from games.web.kit.days import house_day
from tests.e2e.conftest import Visitor, give_session, sign_in
from training.drills.registry import RUBRICS
from training.practical.models import PracticalTest
from training.staff.models import Role, User

GAME = "french-roulette"
LINES = [each.id for each in RUBRICS[GAME].criteria]
WAITING = "[data-waiting-state]"
NOTE = "#sheet .notice[role=status]"
SIZES = {360: 740, 820: 1180, 1440: 900}


def address(people: dict[str, User], language: str = "en") -> str:
    return f"/{language}/training/practical/sheet/{people['trainee'].pk}/{GAME}/"


def fill(page: Page, grade: int = 2) -> None:
    """Fill in the sheet by keyboard."""
    for line in LINES:
        page.locator(f"input[name=grade-{line}][value='{grade}']").press("Space")
    for field, typed in (("#id_rounds", "24"), ("#id_notes", "Calm hands.")):
        page.locator(field).focus()
        page.keyboard.press("Control+a")
        page.keyboard.type(typed)


def tablet(rough: BrowserContext, live_server: LiveServer, user: User) -> Page:
    give_session(rough, live_server.url, user)
    page = rough.new_page()
    page.set_viewport_size({"width": 820, "height": 1180})
    return page


def test_a_sheet_signed_without_a_connection_is_sent_once(
    rough: BrowserContext, live_server: LiveServer, people: dict[str, User]
) -> None:
    page = tablet(rough, live_server, people["instructor"])
    page.goto(address(people))
    page.locator("input[name=grade-spin][value='3']").check()
    page.reload()
    expect(page.locator("input[name=grade-spin][value='3']")).to_be_checked()  # the draft
    rough.set_offline(True)
    fill(page)
    page.get_by_role("button", name="Sign the test").click()
    expect(page.locator(NOTE)).to_contain_text("The sheet is signed, waits on this device")
    expect(page.locator(NOTE)).to_be_focused()
    assert not PracticalTest.objects.exists()
    rough.set_offline(False)
    expect(page.locator("#sheet .verdict")).to_contain_text("The test is signed.")
    test = PracticalTest.objects.get()
    assert (test.assessor, test.rounds, test.notes, test.passed) == (people["instructor"], 24, "Calm hands.", True)
    page.goto(address(people))
    expect(page.locator("#id_notes")).to_have_value("")  # a new sheet


def test_a_sheet_whose_reply_was_lost_is_one_test(
    rough: BrowserContext, live_server: LiveServer, people: dict[str, User]
) -> None:
    page = tablet(rough, live_server, people["instructor"])
    page.goto(address(people))
    fill(page)

    def lose_the_reply(route: Route) -> None:
        route.fetch()  # the site has kept it
        route.abort()

    page.route("**/practical/**", lose_the_reply, times=1)
    page.get_by_role("button", name="Sign the test").click()
    expect(page.locator(NOTE)).to_contain_text("waits on this device")
    page.goto("/en/training/practical/")
    expect(page.locator(WAITING)).to_contain_text("Answers sent: 1")
    assert PracticalTest.objects.count() == 1
    page.goto(address(people))
    expect(page.locator("#id_notes")).to_have_value("")


def test_another_instructor_on_the_device_neither_sees_nor_sends_it(
    rough: BrowserContext, live_server: LiveServer, people: dict[str, User]
) -> None:
    house = people["instructor"].house
    other = User.objects.create_user("sara", "sara@example.org", house=house, role=Role.INSTRUCTOR)
    page = tablet(rough, live_server, people["instructor"])
    page.goto(address(people))
    rough.set_offline(True)
    fill(page)
    page.get_by_role("button", name="Sign the test").click()
    expect(page.locator(NOTE)).to_be_visible()
    rough.clear_cookies()
    give_session(rough, live_server.url, other)
    rough.set_offline(False)
    page.goto(address(people))
    expect(page.locator("#id_notes")).to_have_value("")
    expect(page.locator(WAITING)).to_be_hidden()
    expect(page.get_by_role("button", name="Sign the test")).to_be_visible()
    assert not PracticalTest.objects.exists()
    rough.clear_cookies()
    give_session(rough, live_server.url, people["instructor"])
    page.goto("/en/training/practical/")
    expect(page.locator(WAITING)).to_contain_text("Answers sent: 1")
    assert PracticalTest.objects.get().assessor == people["instructor"]


@pytest.mark.parametrize(("days", "said"), [(400, "in the future"), (-10, "within 7 days of the test")])
def test_a_wrong_clock_loses_nothing_and_the_day_is_corrected(
    rough: BrowserContext, live_server: LiveServer, people: dict[str, User], days: int, said: str
) -> None:
    page = tablet(rough, live_server, people["instructor"])
    now = timezone.now()
    page.clock.set_fixed_time(now + timedelta(days=days))
    page.goto(address(people))
    rough.set_offline(True)
    fill(page)
    page.get_by_role("button", name="Sign the test").click()
    expect(page.locator(NOTE)).to_contain_text("waits on this device")
    rough.set_offline(False)
    day = page.locator("#id_day")
    expect(day.locator("xpath=..")).to_contain_text(said)
    expect(page.locator("#id_notes")).to_have_value("Calm hands.")
    assert not PracticalTest.objects.exists()
    page.clock.set_fixed_time(now)  # a clock that is set right does not make it a test of today
    page.goto(address(people))
    expect(page.locator("#id_notes")).to_have_value("Calm hands.")
    page.get_by_role("button", name="Sign the test").click()
    expect(day.locator("xpath=..")).to_contain_text(said)
    yesterday = house_day(now - timedelta(days=1))
    day.fill(yesterday.isoformat())
    page.get_by_role("button", name="Sign the test").click()
    expect(page.locator("#sheet .verdict")).to_be_visible()
    assert house_day(PracticalTest.objects.get().ended_at) == yesterday


def test_a_sheet_is_signed_without_javascript(visitor: Visitor, people: dict[str, User]) -> None:
    page = visitor(java_script_enabled=False, locale="it-IT", viewport={"width": 820, "height": 1180})
    sign_in(page, "instructor")
    page.goto("/it/training/practical/")
    page.locator("#id_candidate").select_option(label="Trainee Prova")
    page.locator("#id_game").select_option(GAME)
    page.locator("main form button:not(.quiet)").click()
    fill(page, grade=1)
    page.locator("#sheet button").click()
    expect(page.locator("main h1")).to_contain_text("Trainee Prova")
    assert not PracticalTest.objects.get().passed  # with help


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_fit_and_are_accessible(visitor: Visitor, people: dict[str, User], scheme: str) -> None:
    page = visitor(locale="it-IT", color_scheme=scheme, viewport={"width": 820, "height": 1180})
    sign_in(page, "instructor")
    page.goto(address(people, "it"))
    fill(page)
    page.locator("#sheet button").click()
    expect(page.locator("#sheet .verdict")).to_be_visible()
    home = "/it/training/practical/"
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for each in (home, address(people, "it"), f"{home}{PracticalTest.objects.get().pk}/"):
            page.goto(each)
            found = Axe().run(page).response["violations"]
            assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == [], each
            assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), (each, width)
