"""A fragment that does not come: the page says so."""

import pytest
from django.conf import settings
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.conftest import give_session
from training.staff.models import User

FAULTS = "[data-faults]"
OFFLINE = "The site does not answer, so nothing has changed."
DRILL = "/en/training/drills/multiples/?seed=e2e&level=1&n=1"


def check_an_answer(page: Page) -> None:
    page.locator("form[data-answer] input:not([type=hidden])").first.fill("1")
    page.get_by_role("button", name="Check").click()


def test_a_drill_says_that_there_is_no_connection_until_there_is_one(rough: BrowserContext) -> None:
    page = rough.new_page()
    page.goto(DRILL)
    rough.set_offline(True)
    check_an_answer(page)
    expect(page.locator(FAULTS)).to_contain_text(OFFLINE)
    rough.set_offline(False)
    page.get_by_role("button", name="Check").click()
    expect(page.locator("[data-verdict]")).to_be_visible()
    expect(page.locator(FAULTS)).to_be_empty()


@pytest.mark.parametrize(
    ("status", "sentence"),
    [(403, "Reload the page."), (500, "Something went wrong."), (503, "The site is busy"), (429, "is busy")],
)
def test_a_drill_says_what_the_server_refused(rough: BrowserContext, status: int, sentence: str) -> None:
    page = rough.new_page()
    page.goto(DRILL)
    page.route("**/drills/**", lambda route: route.fulfill(status=status, body=""))
    check_an_answer(page)
    expect(page.locator(FAULTS)).to_contain_text(sentence)


def test_a_calculator_says_that_there_is_no_connection(rough: BrowserContext) -> None:
    page = rough.new_page()
    page.goto("/en/games/punto-banco/coup/")
    rough.set_offline(True)
    page.locator(".deck button").first.click()
    expect(page.locator(FAULTS)).to_contain_text(OFFLINE)


def test_an_answer_that_never_comes_is_given_up(rough: BrowserContext) -> None:
    page = rough.new_page()
    page.goto(DRILL)
    page.route("**/drills/**", lambda route: None)
    check_an_answer(page)
    expect(page.locator(FAULTS)).to_contain_text(OFFLINE)


def test_the_filter_of_hr_leads_to_the_sign_in_after_a_lost_session(
    rough: BrowserContext, people: dict[str, User], live_server
) -> None:
    give_session(rough, live_server.url, people["hr"])
    page = rough.new_page()
    page.goto("/en/hr/")
    rough.set_offline(True)
    page.get_by_role("button", name="Show").click()
    expect(page.locator(FAULTS)).to_contain_text(OFFLINE)
    rough.set_offline(False)
    rough.clear_cookies(name=settings.SESSION_COOKIE_NAME)
    page.get_by_role("button", name="Show").click()
    page.wait_for_url("**/accounts/login/**")
    expect(page.locator("main form")).to_have_count(1)
