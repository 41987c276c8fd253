"""Pages in a language that is longer than any, and mirrored, fit a small screen: nothing scrolls sideways."""

import pytest
from django.core.management import call_command
from playwright.sync_api import Locator, Page

from tests.e2e.conftest import Visitor
from tests.e2e.test_accessibility import PUBLIC
from tests.portal import pseudo

PATHS = [f"/{pseudo.LANGUAGE}/{address[4:]}" for part in PUBLIC.values() for address in part]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_long_words_in_either_direction_fit_a_small_screen(settings, visitor: Visitor, direction):
    settings.LANGUAGES_BIDI = [pseudo.LANGUAGE] if direction == "rtl" else []
    page = visitor(viewport={"width": 360, "height": 740})
    with pseudo.spoken():
        call_command("sync_rulebook", verbosity=0)
        assert {path: beyond for path in PATHS if (beyond := _beyond(page, path, direction))} == {}


def _beyond(page: Page, path: str, direction: str) -> int:
    """How many pixels of a page lie beyond the screen."""
    page.goto(path)
    assert page.locator("html").get_attribute("dir") == direction
    assert pseudo.respelled("Games") in page.locator("header").first.inner_text()
    return int(page.evaluate("document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"))


def test_numbers_and_cards_stand_where_a_mirrored_line_begins(settings, visitor: Visitor):
    settings.LANGUAGES_BIDI = [pseudo.LANGUAGE]
    page = visitor(viewport={"width": 1280, "height": 900})
    with pseudo.spoken():
        call_command("sync_rulebook", verbosity=0)
        page.goto(f"/{pseudo.LANGUAGE}/games/texas-holdem/")
        clause = page.locator("#poker-he-uncalled")
        title, number = clause.locator("h3"), clause.locator(".clause-number")
        label, last = clause.locator(".figure > .label"), clause.locator(".figure > .cards li").last
        assert _sides(number)[0] > _sides(title)[1]
        assert _sides(last)[1] == pytest.approx(_sides(label)[1], abs=2)


def _sides(element: Locator) -> tuple[float, float]:
    """The left side of an element and its right one."""
    left, right = element.evaluate("e => [e.getBoundingClientRect().left, e.getBoundingClientRect().right]")
    return left, right
