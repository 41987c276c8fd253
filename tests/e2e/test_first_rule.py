"""A page of rules opens with the facts and the game in a minute; one quiet line has the choices."""

import pytest
from playwright.sync_api import Page, expect

from games.web.registry import GAMES
from tests.e2e.conftest import Visitor

ADDRESSES = [
    f"/games/{game.slug}/" + (f"?rules={ruleset}" if ruleset != game.ruleset else "")
    for game in GAMES.values()
    for ruleset in game.rulesets
]


def end_of(page: Page, part: str) -> float:
    return page.locator(part).evaluate("one => one.getBoundingClientRect().bottom")


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize(("width", "height", "facts", "minute"), [(1440, 900, 1, 1.35), (360, 780, 1.25, 2.05)])
def test_the_facts_are_seen_at_once_and_the_minute_within_two_screens(
    visitor: Visitor, language: str, width: int, height: int, facts: float, minute: float
) -> None:
    page = visitor(viewport={"width": width, "height": height})
    ends = {}
    for address in ADDRESSES:
        page.goto(f"/{language}{address}")
        ends[address] = (end_of(page, ".facts") / height, end_of(page, "main .minute") / height)
    assert {one: end for one, end in ends.items() if end[0] > facts or end[1] > minute} == {}


def test_nothing_scrolls_sideways_on_a_phone(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 360, "height": 740})
    for address in ADDRESSES:
        page.goto(f"/it{address}")
        for menu in page.locator(".controls .menu > summary").all():
            menu.click()
            assert page.evaluate("document.documentElement.scrollWidth") <= 360, address


MANY = """() => { for (const list of document.querySelectorAll(".menu ul:has([hreflang])"))
  for (let one = 3; one < 28; one++) list.append(list.querySelector("li:last-child").cloneNode(true)); }"""


@pytest.mark.parametrize("width", [360, 1440])
def test_twenty_eight_languages_fit(visitor: Visitor, width: int) -> None:
    page = visitor(viewport={"width": width, "height": 900})
    page.goto("/en/games/blackjack/")
    page.evaluate(MANY)
    for menu in page.locator(".menu:has([hreflang])").all():
        menu.locator("summary").click()
        box = menu.locator(".panel").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["height"] <= 640
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.keyboard.press("Escape")


def test_choices_are_made_by_keys_and_keep_the_place(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1440, "height": 900})
    page.goto("/en/games/blackjack/#blackjack-push")
    menu = page.locator(".controls .menu").first
    menu.locator("summary").focus()
    page.keyboard.press("Enter")
    chosen = menu.get_by_role("link", name="American, six decks, S17")
    expect(chosen).to_be_visible()
    page.keyboard.press("Escape")
    expect(chosen).not_to_be_visible()
    expect(menu.locator("summary")).to_be_focused()
    page.keyboard.press("Enter")
    page.evaluate("document.getElementById('blackjack-push').scrollIntoView()")
    chosen.evaluate("one => one.click()")
    page.wait_for_url("**/?rules=american-six-decks-s17#blackjack-*")


def test_choices_are_made_without_a_script(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1440, "height": 900}, java_script_enabled=False)
    page.goto("/en/games/blackjack/?rules=single-deck")
    second = page.locator(".controls .menu").nth(1)
    second.locator("summary").click()
    second.get_by_role("link", name="Italiano").click()
    assert page.url.endswith("/en/games/blackjack/?rules=single-deck&with=it")
    expect(page.locator(".controls")).to_contain_text("+ Italiano")
    expect(page.locator("[data-print]")).not_to_be_visible()


def test_on_paper_the_minute_is_printed_and_the_choices_are_not(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 800, "height": 1000})
    page.goto("/en/games/french-roulette/")
    page.emulate_media(media="print")
    for part in (".facts dl >> nth=0", ".minute ol", ".minute figure svg", ".minute .words", ".about"):
        expect(page.locator(part)).to_be_visible()
    expect(page.locator(".controls")).not_to_be_visible()
