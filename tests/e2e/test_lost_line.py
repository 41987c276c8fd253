"""A calculator whose answer is late or does not come: it says so, keeps what was typed, and asks again."""

from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.e2e.conftest import Visitor

CUT = "/en/games/french-roulette/cut/"
LOST = ".faults .notice"
OFFLINE = "The site does not answer, so nothing has changed."


def lose_the_line(page: Page) -> None:
    page.goto(CUT)
    page.context.set_offline(True)
    page.fill("#stake", "10")
    page.keyboard.press("Tab")
    expect(page.locator(LOST)).to_contain_text(OFFLINE)


def test_a_lost_line_is_said_at_the_form_and_what_was_typed_stays(rough: BrowserContext) -> None:
    page = rough.new_page()
    lose_the_line(page)
    assert page.evaluate(
        "document.querySelector('#tool').nextElementSibling.contains(document.querySelector('.faults'))"
    )
    expect(page.locator("#stake")).to_have_value("10")


def test_the_button_asks_again_with_what_has_been_typed_since(rough: BrowserContext) -> None:
    page = rough.new_page()
    page.route("**/cut/?*", lambda route: route.abort())
    page.goto(CUT)
    page.fill("#stake", "10")
    page.keyboard.press("Tab")
    expect(page.locator(LOST)).to_contain_text(OFFLINE)
    page.unroute("**/cut/?*")
    page.locator(LOST).get_by_role("button", name="Try again").click()
    expect(page.get_by_text("The win is 350")).to_be_visible()
    expect(page.locator(LOST)).to_have_count(0)


def test_it_asks_once_by_itself_when_the_line_is_back(rough: BrowserContext) -> None:
    page = rough.new_page()
    lose_the_line(page)
    rough.set_offline(False)
    expect(page.get_by_text("The win is 350")).to_be_visible()
    expect(page.locator(LOST)).to_have_count(0)


def test_a_card_that_was_pressed_without_a_line_is_dealt_when_it_is_back(rough: BrowserContext) -> None:
    page = rough.new_page()
    page.goto("/en/games/punto-banco/coup/")
    rough.set_offline(True)
    page.locator("#add-7").click()
    expect(page.locator(LOST)).to_contain_text(OFFLINE)
    rough.set_offline(False)
    expect(page.locator("#take-cards-0")).to_be_visible()
    expect(page.locator("#cards")).to_have_value("7♣")


def test_what_the_server_cannot_answer_can_be_asked_again(rough: BrowserContext) -> None:
    page = rough.new_page()
    page.goto(CUT)
    page.route("**/cut/?*", lambda route: route.fulfill(status=500, body=""))
    page.fill("#stake", "10")
    page.keyboard.press("Tab")
    expect(page.locator(LOST)).to_contain_text("Something went wrong.")
    expect(page.locator(LOST).get_by_role("button", name="Try again")).to_be_visible()


def test_a_late_answer_shows_a_busy_sign_and_a_quick_one_none(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 360, "height": 740})
    page.goto(CUT)
    held: list[Route] = []
    page.route("**/cut/?*", lambda route: held.append(route))
    page.fill("#stake", "10")
    busy = page.locator("#tool > .working")
    assert busy.evaluate("sign => getComputedStyle(sign).visibility") == "hidden"
    page.keyboard.press("Tab")
    expect(busy).to_be_visible(timeout=1000)
    assert busy.evaluate("sign => getComputedStyle(sign).transitionDelay") == "0.15s"
    held[0].continue_()
    expect(page.get_by_text("The win is 350")).to_be_visible()
    expect(busy).to_be_hidden()
