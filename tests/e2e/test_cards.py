"""Cards chosen in a browser: with the keys alone, and with a finger on a phone without JavaScript."""

import time

import pytest
from playwright.sync_api import expect

from games.web.calculators import tools
from tests.e2e.conftest import Visitor
from tests.e2e.test_accessibility import faults
from tests.games.web.calculators.cards.conftest import HERE, TOOL


@pytest.fixture(autouse=True)
def example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "tools_in", lambda _game: {"example": TOOL})


def test_cards_are_chosen_and_taken_back_with_the_keys_alone(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1280, "height": 900})
    page.goto(HERE)
    page.locator("#add-Ac").focus()
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    page.wait_for_url("**/example/?hand=2d")
    expect(page.locator("#add-2d")).to_be_focused()
    expect(page.locator("#add-2d")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")  # a second time, on the card that is used up
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#add-Ad")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/example/?hand=2dAd")
    expect(page.locator("#fill-board")).to_be_checked()
    expect(page.locator("#said")).to_contain_text("Next card: Board")
    assert faults(page) == []
    page.keyboard.press("Backspace")
    page.wait_for_url("**/example/?hand=2d")


def test_enter_pressed_twice_does_one_thing_only(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1280, "height": 900})
    page.goto(f"{HERE}?hand=2d&board=As")
    page.locator("#take-hand-0").press("Enter")
    page.wait_for_url("**/example/?board=As")
    expect(page.locator("#hand-hand")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Backspace")
    page.wait_for_url("**/example/")
    page.goto(f"{HERE}?hand=2d")
    page.locator("#undo").press("Enter")
    page.wait_for_url("**/example/")
    expect(page.locator("#undo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#undo")).to_have_text("Take back the last card")


def test_backspace_takes_back_what_was_laid_last_whatever_hand(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1280, "height": 900})
    page.goto(HERE)
    for card, hand, last in (("Td", "board", "10♦"), ("9h", "hand", "9♥"), ("2c", "board", "2♣")):
        with page.expect_response("**/example/?*"):
            page.locator(f"#fill-{hand}").check()
        expect(page.locator(".htmx-request, .htmx-settling")).to_have_count(0)
        page.locator(f"#add-{card}").press("Enter")
        expect(page.locator("#undo")).to_have_text(f"Take back {last}")
    page.wait_for_url("**/example/?hand=9h&board=Td2c*")
    expect(page.locator("#undo")).to_have_text("Take back 2♣")
    page.keyboard.press("Backspace")
    expect(page.locator("#undo")).to_have_text("Take back 9♥")
    page.keyboard.press("Backspace")
    expect(page.locator("#undo")).to_have_text("Take back 10♦")
    page.wait_for_url("**/example/?board=Td*")


def test_a_hand_chosen_while_a_card_is_on_its_way_waits_for_it(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1280, "height": 900})
    page.goto(HERE)
    page.route("**/example/?*", lambda route: (time.sleep(0.3), route.continue_()))
    page.evaluate(
        "for (const id of ['fill-board', 'add-Td', 'fill-hand', 'add-9h']) document.getElementById(id).click()"
    )
    page.wait_for_url("**/example/?hand=9h&board=Td*")


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
