"""A short shift worked to its end in a browser, whatever is drawn, on a phone; axe finds no fault on its pages."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitor, sign_in
from training.drills.registry import SHIFT_TABLES
from training.shifts.models import ActAnswer
from training.staff.models import User


def answer(part: Locator) -> None:
    """Answer a part of any kind with something that can be read."""
    steps = part.locator("[data-step]")
    if steps.count():
        for place in range(steps.count()):
            steps.nth(place).click()
    elif part.locator("select").count():
        part.locator("select").first.select_option(index=1)
    elif part.locator("input[type=radio]").count():
        part.locator("input[type=radio]").first.check()
    else:
        field = part.locator("input")
        typed = field.get_attribute("inputmode")
        field.fill("1" if typed else "zéro" if field.get_attribute("lang") == "fr" else "1x5")


def faults(page: Page) -> list[str]:
    """What axe finds that is serious, and whether the page is wider than the screen."""
    found = [each["id"] for each in Axe().run(page).response["violations"] if each["impact"] in ("serious", "critical")]
    return found + ["wide"] * bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def work(page: Page, language: str, table: str) -> None:
    """Work a shift of the shortest length at a table to its sheet."""
    page.goto(f"/{language}/training/shifts/")
    assert faults(page) == []
    page.locator("select[name=table]").select_option(table)
    page.locator("main form button").click()
    for act in range(1, 6):
        expect(page.locator("input[name=act]")).to_have_value(str(act))
        assert faults(page) == []
        for part in page.locator("form[data-answer] [data-part]").all():
            answer(part)
        page.locator("form[data-answer] > p button").click()
        expect(page.locator("[data-verdict]")).to_be_visible()
        assert faults(page) == []
        page.locator("[data-next]").click()
    expect(page.locator("ol.acts > li")).to_have_count(5)
    assert faults(page) == []


@pytest.mark.parametrize("table", SHIFT_TABLES)
def test_a_shift_is_worked_on_a_phone(visitor: Visitor, people: dict[str, User], table: str) -> None:
    page = visitor(locale="it-IT", viewport={"width": 360, "height": 740})
    sign_in(page, "trainee")
    work(page, "it", table)
    assert ActAnswer.objects.filter(is_late=False).exists()


def test_a_shift_is_worked_without_javascript(visitor: Visitor, people: dict[str, User]) -> None:
    page = visitor(java_script_enabled=False, viewport={"width": 1440, "height": 900})
    sign_in(page, "trainee", "en")
    page.goto("/en/training/shifts/")
    page.locator("main form button").click()
    for part in page.locator("form[data-answer] [data-part]").all():
        for place, choice in enumerate(part.locator("select").all(), start=1):
            choice.select_option(index=place)
        if not part.locator("select").count():
            answer(part)
    page.locator("form[data-answer] > p button").click()
    expect(page.locator("[data-next]")).to_be_visible()
    assert ActAnswer.objects.count() == 1
