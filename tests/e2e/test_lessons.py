"""A question inside a lesson, answered in its place by the keyboard alone, and kept when the language is switched."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import sign_in

LESSON = "training/courses/punto-banco/third-card/?seed=browser"


def test_a_question_is_answered_where_it_stands(page: Page, people) -> None:
    sign_in(page, "trainee", "en")
    page.goto(f"/en/{LESSON}")
    ask = page.locator("#ask-table-1")
    ask.locator("input[type=radio]").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    verdict = ask.get_by_role("status")
    expect(verdict).to_be_focused()
    page.reload()
    expect(verdict).to_be_visible()
    page.goto(f"/it/{LESSON}")
    expect(page.locator("#ask-table-1 .verdict")).to_be_visible()


def test_another_question_takes_its_place_and_the_address_remembers_it(page: Page, people) -> None:
    sign_in(page, "trainee", "en")
    page.goto(f"/en/{LESSON}")
    page.locator("#example-table").get_by_role("link", name="Another example").press("Enter")
    page.wait_for_url(lambda address: "example-table=2" in address)
    expect(page.locator("#example-table-title")).to_be_focused()
