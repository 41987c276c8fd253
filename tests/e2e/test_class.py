"""An instructor adds a class and sets work by keyboard alone, a trainee finds it; axe finds nothing at three widths."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor, sign_in
from training.classes.models import SchoolClass
from training.staff.models import User

SIZES = {360: 740, 820: 1180, 1440: 900}


def faults(page: Page) -> list[str]:
    """What axe finds that is serious, and whether the page is wider than the screen."""
    found = [each["id"] for each in Axe().run(page).response["violations"] if each["impact"] in ("serious", "critical")]
    return found + ["wide"] * bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def press(page: Page, what: str) -> None:
    """Go to something with the Tab key and press it."""
    wanted = page.locator(what).first
    expect(wanted).to_be_visible()
    for _step in range(80):
        if wanted.evaluate("element => element === document.activeElement"):
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError(f"the Tab key does not reach {what}")
    is_box = wanted.evaluate("element => element.type === 'checkbox'")
    page.keyboard.press("Space" if is_box else "Enter")


def add_class(page: Page) -> None:
    press(page, "main a[href$='/classes/add/']")
    page.locator("#id_name").focus()
    page.keyboard.type("Primavera")
    press(page, "main form button.button")
    press(page, "main input[name=people]")
    press(page, "main section form button.button")
    expect(page.locator("main .people")).to_contain_text("Trainee Prova")


def assign_drill(page: Page) -> None:
    press(page, "main .tabs a[href$='/assignments/']")
    press(page, "main a[href$='/assignments/add/']")
    press(page, "main a[href$='/add/drill/']")
    page.locator("#id_thing").focus()
    page.keyboard.press("ArrowDown")
    press(page, "main form button.button")
    expect(page.locator("main table.assignments tbody tr")).to_have_count(1)


def test_a_class_by_keyboard_without_javascript(visitor: Visitor, people: dict[str, User]) -> None:
    teacher = visitor(java_script_enabled=False, locale="it-IT")
    sign_in(teacher, "instructor")
    add_class(teacher)
    assign_drill(teacher)
    learner = visitor(java_script_enabled=False, locale="it-IT")
    sign_in(learner, "trainee")
    learner.goto("/it/training/")
    press(learner, ".today li a[href*='/training/drills/']")
    expect(learner.locator("main form")).not_to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_fit_and_are_accessible(visitor: Visitor, people: dict[str, User], scheme: str) -> None:
    page = visitor(locale="it-IT", color_scheme=scheme, viewport={"width": 1440, "height": 900})
    sign_in(page, "instructor")
    add_class(page)
    assign_drill(page)
    group = SchoolClass.objects.get()
    here = f"/it/training/classes/{group.pk}/"
    member, one = people["trainee"].pk, group.assignments.get().pk
    rest = ("", "edit/", "members/", "mistakes/", "assignments/", "assignments/add/", "assignments/add/drill/")
    pages = [f"{here}{each}" for each in (*rest, f"members/{member}/", f"assignments/{one}/")]
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for address in ("/it/training/trainees/", "/it/training/classes/", *pages):
            page.goto(address)
            assert faults(page) == [], (address, width)
