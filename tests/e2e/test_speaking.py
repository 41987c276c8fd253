"""Calls said one after the other: pressed by digits, taken back, played as they are pressed, and judged."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.test_calls import PLAYED, is_played

SPIN = "/en/training/drills/speaking/?seed=browser&n=1&level=2&cell=paid&rules=venice-french"


@pytest.fixture
def spin(page: Page, settings) -> Page:
    """A spin whose calls are recorded."""
    settings.CALLS_DIR = settings.BASE_DIR / "static" / "calls"
    page.add_init_script(PLAYED)
    page.goto(SPIN)
    return page


def digit(page: Page, part: int, call: str) -> str:
    """The digit with which a call of a part is said."""
    step = page.locator("[data-spoken]").nth(part).get_by_role("button", name=call, exact=False).first
    return step.locator("kbd").inner_text()


def test_calls_are_said_by_digits_taken_back_and_judged(spin: Page) -> None:
    opened, closed, wrong = (
        digit(spin, 0, call) for call in ("Faites vos jeux", "Rien ne va plus", "Voici la première")
    )
    for key in (opened, wrong, "Backspace", closed, "Enter"):
        spin.keyboard.press(key)
    first = spin.locator("[data-spoken]").first
    expect(first.locator("[aria-pressed=true] .order-place")).to_have_count(2)
    assert first.locator("select").evaluate_all("(lists) => lists.filter((list) => list.value).length") == 2
    spin.keyboard.press(digit(spin, 1, "Rien au numéro"))
    assert Axe().run(spin).violations_count == 0
    spin.keyboard.press("Enter")
    verdict = spin.locator("[data-verdict]")
    expect(verdict.locator("li.right")).to_have_count(1)
    expect(verdict.locator("li.wrong")).to_have_count(1)


def test_a_call_is_played_as_it_is_pressed_where_that_is_wanted(spin: Page) -> None:
    spin.get_by_label("Play each call as I press it").first.check()
    spin.keyboard.press(digit(spin, 0, "Faites vos jeux"))
    is_played(spin)
    spin.reload()
    expect(spin.get_by_label("Play each call as I press it").first).to_be_checked()
