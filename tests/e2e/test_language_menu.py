"""The choice of the language where there are many: found by typing, with the keys alone."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor

FOUND = {"deu": "deutsch", "germ": "deutsch", "ted": "deutsch", "ESPAN": "español", "العر": "العربيّة"}
MANY = ["en", "it", "fr", "de", "es", "pt", "pl", "ar"]


@pytest.fixture
def page(settings, visitor: Visitor) -> Page:
    settings.LANGUAGES = [(code, code) for code in MANY]
    page = visitor(viewport={"width": 360, "height": 740})
    page.goto("/it/responsible-play/")
    page.locator(".site-tools summary", has_text="Lingua").focus()
    page.keyboard.press("Enter")
    return page


def names(page: Page) -> list[str]:
    return page.locator(".panel li:visible a.language").all_inner_texts()


def test_a_language_is_found_by_its_name_in_any_language_that_helps(page: Page) -> None:
    field = page.get_by_label("Trovare una lingua")
    expect(field).to_be_visible()
    assert len(names(page)) == len(MANY)
    for typed, found in {
        "deu": "Deutsch",
        "germ": "Deutsch",
        "ted": "Deutsch",
        "ESPAN": "español",
        "العر": "العربيّة",
    }.items():
        field.fill(typed)
        assert [name.lower() for name in names(page)] == [found.lower()]
    field.fill("xyz")
    expect(page.get_by_text("Questa lingua non c’è")).to_be_visible()
    field.fill("")
    assert len(names(page)) == len(MANY)


def test_letters_go_to_the_field_and_enter_takes_the_first(page: Page) -> None:
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.type("fran")
    page.keyboard.press("Enter")
    page.wait_for_url("**/fr/responsible-play/")
