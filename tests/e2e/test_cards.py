"""Cards chosen in a browser: with the keys alone, and with a finger on a phone without JavaScript."""

import time

import pytest
from playwright.sync_api import expect

from games.calculators.tools import tools_in
from games.rulebook.registry import GAMES
from tests.e2e.conftest import Visitor
from tests.e2e.test_accessibility import faults
from tests.games.calculators.cards.conftest import HERE, TOOL


@pytest.fixture(autouse=True)
def example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tools_in(GAMES["french-roulette"]), "example", TOOL)


def test_cards_are_chosen_and_taken_back_with_the_keys_alone(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1280, "height": 900})
    page.goto(HERE)
    page.locator("#add-Ac").focus()
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    page.wait_for_url("**/example/?hand=2d")
    expect(page.locator("#add-2d")).to_be_disabled()
    expect(page.locator("#add-3d")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#add-Ad")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/example/?hand=2dAd")
    expect(page.locator("#fill-board")).to_be_checked()
    assert faults(page) == []
    page.keyboard.press("Backspace")
    page.wait_for_url("**/example/?hand=2d")


def test_cards_pressed_faster_than_answers_come_are_all_taken(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1280, "height": 900})
    page.goto(HERE)
    page.route("**/example/?*", lambda route: (time.sleep(0.3), route.continue_()))
    page.evaluate("for (const card of ['Kh', 'Qd', '2s']) document.getElementById(`add-${card}`).click()")
    page.wait_for_url("**/example/?hand=KhQd&board=2s")


def test_a_finger_chooses_cards_on_a_phone_without_javascript(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 360, "height": 740}, has_touch=True, java_script_enabled=False)
    page.goto(HERE)
    size = page.locator("#add-Ts").bounding_box()
    assert size
    assert min(size["width"], size["height"]) >= 44
    page.locator("#add-Ts").tap()
    page.locator("#add-Kh").tap()
    page.locator("#take-hand-0").tap()
    page.wait_for_url("**/example/?hand=Kh#picker")
    page.fill("#board", "2c 10♦")
    page.locator("#board").press("Enter")
    page.wait_for_url("**/example/?hand=Kh&board=2cTd")
