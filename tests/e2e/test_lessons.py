"""A question inside a lesson, answered in its place by the keyboard alone, and kept when the language is switched."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import sign_in
from training.quiz.models import Practice

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


LIST = "training/courses/french-roulette/zero-and-prison/?seed=browser"  # a list of six, and an amount
AMOUNT = "input[inputmode=decimal]"


def test_digits_choose_and_enter_goes_on_as_in_a_drill_and_the_seconds_are_kept(page: Page, people) -> None:
    sign_in(page, "trainee", "en")
    page.goto(f"/en/{LIST}")
    ask = page.locator("#ask-out-1")
    ask.locator(".question").scroll_into_view_if_needed()
    expect(ask.locator("[data-seen]")).to_have_value(re.compile(r"\d+"))
    ask.locator("select").focus()
    page.keyboard.press("3")
    assert ask.locator("select").evaluate("list => list.selectedIndex") == 3
    page.keyboard.press("Enter")
    expect(ask.locator(AMOUNT)).to_be_focused()
    page.keyboard.type("10")
    page.keyboard.press("Enter")
    expect(ask.get_by_role("status")).to_be_focused()
    assert Practice.objects.get().seconds is not None
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: "ask-out-1=2" in address)
    expect(ask.locator("select")).to_be_visible()


def test_a_digit_typed_anywhere_goes_to_the_question_in_sight(page: Page, people) -> None:
    sign_in(page, "trainee", "en")
    page.goto(f"/en/{LIST}")
    page.locator("#ask-out-1 .question").evaluate("one => one.scrollIntoView({ block: 'start', behavior: 'instant' })")
    page.keyboard.press("2")
    assert page.locator("#ask-out-1 select").evaluate("list => list.selectedIndex") == 2


def test_what_is_typed_and_not_sent_goes_along_into_another_language(page: Page, people) -> None:
    sign_in(page, "trainee", "en")
    page.goto(f"/en/{LIST}")
    ask = page.locator("#ask-out-1")
    ask.locator("select").select_option(index=2)
    ask.locator(AMOUNT).fill("1,250.50")
    page.locator(".site-tools summary", has_text="Language").click()
    page.locator("a.language[hreflang=it]").click()
    page.wait_for_url("**/it/**")
    expect(ask.locator(AMOUNT)).to_have_value(re.compile(r"1\D?250,50"))
    assert ask.locator("select").evaluate("list => list.selectedIndex") == 2
    assert not Practice.objects.exists()


def test_a_lesson_is_gone_on_with_where_it_was_left(page: Page, people) -> None:
    sign_in(page, "trainee", "en")
    page.goto(f"/en/{LESSON}")
    page.locator("#ask-table-1 input[type=radio]").first.check()
    page.locator("#ask-table-1 form button").last.click()
    expect(page.locator("#ask-table-1 .verdict")).to_be_visible()
    page.goto("/en/training/courses/punto-banco/third-card/")
    expect(page).to_have_url(re.compile("seed=browser"))
    expect(page.locator("#ask-table-1 .verdict")).to_be_visible()
