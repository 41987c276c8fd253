"""The calculators in a browser: as somebody types, with the keys alone, and without JavaScript."""

import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.e2e.conftest import Visitor
from tests.e2e.test_accessibility import faults

GAME = "/en/games/french-roulette/"


def visit(visitor: Visitor, calculator: str, **options: object) -> Page:
    page = visitor(viewport={"width": 1280, "height": 900}, **options)
    page.goto(f"{GAME}{calculator}/")
    return page


def test_an_answer_follows_what_is_typed_and_the_address_with_it(visitor: Visitor) -> None:
    page = visit(visitor, "cut")
    page.fill("#stake", "10")
    page.keyboard.press("Tab")
    page.wait_for_url("**/cut/?stake=10")
    expect(page.get_by_text("The win is 350")).to_be_visible()
    expect(page.locator("#bet")).to_be_focused()
    page.select_option("#bet", "split")
    page.wait_for_url("**/cut/?stake=10&bet=split")
    expect(page.get_by_text("The win is 170")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("The win is 350")).to_be_visible()


@pytest.mark.usefixtures("house")
def test_what_is_refused_is_said_at_its_field_and_stays_to_be_mended(chromium: Browser, live_server) -> None:
    """In a context of its own, since a browser notes each answer of 422 as an error."""
    page = chromium.new_context(base_url=live_server.url).new_page()
    page.goto(f"{GAME}payouts/")
    page.fill("#unit", "ten")
    page.keyboard.press("Enter")
    expect(page.locator("#unit-error")).to_have_text(re.compile("Enter an amount"))
    expect(page.locator("#unit")).to_have_value("ten")
    expect(page.locator("#unit")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#said")).to_have_text(re.compile("Enter an amount"))
    assert page.url.endswith("/payouts/")
    assert faults(page) == []
    page.fill("#unit", "10")
    page.keyboard.press("Enter")
    page.wait_for_url("**/payouts/?unit=10")
    expect(page.get_by_text("wins 350")).to_be_visible()
    page.context.close()


def test_what_is_typed_while_an_answer_is_under_way_is_not_lost(visitor: Visitor) -> None:
    page = visit(visitor, "float")
    held: list[Route] = []
    page.route("**/float/?*", lambda route: held.append(route))
    page.fill("#c10000", "99")
    page.keyboard.press("Tab")
    expect(page.locator("#c5000")).to_be_focused()
    page.keyboard.type("12")
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    expect(page.locator(".float tfoot")).to_be_visible()
    expect(page.locator("#c5000")).to_have_value("12")
    expect(page.locator("#c5000")).to_be_focused()


def test_a_number_is_chosen_with_the_keys(visitor: Visitor) -> None:
    page = visit(visitor, "number")
    page.locator("#n-23").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/number/?n=23")
    expect(page.locator("#card-title")).to_have_text("Vingt-trois, rouge, impair et passe")
    expect(page.locator("#n-23")).to_be_focused()
    expect(page.locator("#n-23")).to_have_attribute("aria-current", "true")
    page.locator("#after").press("Enter")
    page.wait_for_url("**/number/?n=24")


def test_everything_works_without_javascript(visitor: Visitor) -> None:
    page = visit(visitor, "cut", java_script_enabled=False)
    page.fill("#amount", "90")
    page.check("#chip-10")
    page.check("#chip-50")
    page.get_by_role("button", name="Cut the payout").click()
    page.wait_for_url("**/cut/?amount=90&chips=10,50")
    expect(page.locator(".piles").first).to_contain_text("4 ×")

    page.goto(f"{GAME}float/")
    page.fill("#c5000000", "1")
    page.get_by_role("button", name="Count").click()
    page.wait_for_url("**/float/?count=1x50000")
    expect(page.get_by_text("The cash desk brings 500,000 in total")).to_be_visible()

    page.goto(f"{GAME}number/")
    page.locator("#n-0").click()
    page.wait_for_url("**/number/?n=0")
    expect(page.locator("#card-title")).to_have_text("Zéro")

    page.goto(f"{GAME}zero/")
    page.select_option("#bet", "dozen:1")
    page.get_by_role("button", name="Show").click()
    page.wait_for_url("**/zero/?bet=dozen:1")
    expect(page.get_by_text("Loses")).to_be_visible()


def test_no_page_is_wider_than_a_phone(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 360, "height": 740})
    for calculator in ("calculators", "number", "zero", "payouts", "cut", "float"):
        page.goto(f"{GAME}{calculator}/")
        assert page.evaluate("document.documentElement.scrollWidth") == 360, calculator
