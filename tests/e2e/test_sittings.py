"""An instructor grants extra time and opens a room, a trainee sits the exam in it and changes its language: by keyboard
alone, at three widths."""

import re
from datetime import timedelta

import pytest
from django.utils import timezone
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor, sign_in, small_exam
from tests.e2e.test_accessibility import faults
from training.quiz import services
from training.quiz.house.models import ExtraTime, Room
from training.quiz.house.rooms import open_room
from training.quiz.house.terms import set_terms
from training.quiz.models import Answer, Attempt

HOME = "/en/training/sittings/"
EXAM = "french-roulette"
WIDTHS = [360, 820, 1440]


def looked_at(page: Page) -> list[str]:
    """The faults of a page at each width, and whether it scrolls sideways."""
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        found += [f"{width}: {fault}" for fault in faults(page)]
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            found.append(f"{width}: wider than the window")
    return found


def press(page: Page, name: str) -> None:
    page.locator("main").get_by_role("link", name=name, exact=True).or_(
        page.locator("main").get_by_role("button", name=name, exact=True)
    ).press("Enter")


def test_extra_time_is_granted_and_the_exam_has_it(visitor: Visitor, people) -> None:
    teacher, trainee = visitor(), visitor()
    sign_in(teacher, "instructor", "en")
    teacher.goto(f"{HOME}people/{people['trainee'].pk}/")
    found = looked_at(teacher)
    press(teacher, "Grant extra time")
    teacher.locator("#id_percent").focus()
    teacher.keyboard.type("25")
    teacher.locator("#id_reason").focus()
    teacher.keyboard.type("A certificate of a doctor.")
    press(teacher, "Grant extra time")
    expect(teacher.locator("main")).to_contain_text("25% from")
    found += looked_at(teacher)
    assert ExtraTime.objects.get().person == people["trainee"]

    sign_in(trainee, "trainee", "en")
    trainee.goto("/en/training/exams/")
    expect(trainee.locator("main")).to_contain_text("Time and pace already include your 25% of extra time.")
    trainee.locator(f"form[action*='{EXAM}-croupier'] button").press("Enter")
    expect(trainee.locator("main")).to_contain_text("with your 25% of extra time")
    assert Attempt.objects.get().pace_seconds == 75
    found += looked_at(trainee)
    assert found == []


def test_an_exam_is_sat_in_a_room_that_shows_it(visitor: Visitor, people) -> None:
    set_terms(people["instructor"], EXAM, needs_room=True)
    teacher, trainee, elsewhere = visitor(), visitor(), visitor()
    sign_in(teacher, "instructor", "en")
    teacher.goto(HOME)
    found = looked_at(teacher)
    press(teacher, "Open a room")
    teacher.locator("#id_class_name").focus()
    teacher.keyboard.type("Evening class")
    press(teacher, "Open the room")
    expect(teacher.locator("main")).to_contain_text("Nobody has begun yet.")
    found += looked_at(teacher)

    sign_in(trainee, "trainee", "en")
    trainee.goto("/en/training/exams/")
    found += looked_at(trainee)
    code = trainee.locator(f"#code-{EXAM}")
    code.focus()
    trainee.keyboard.type("AAAAAA")
    trainee.keyboard.press("Enter")
    expect(trainee.locator(f"#error-{EXAM}")).to_contain_text("No open room has this code")
    expect(code).to_be_focused()
    found += looked_at(trainee)
    code.fill(Room.objects.get().code.lower())
    trainee.keyboard.press("Enter")
    trainee.wait_for_url("**/attempts/**")

    expect(teacher.locator("#seats")).to_contain_text("Trainee Prova", timeout=20_000)  # without loading the page
    found += looked_at(teacher)

    sign_in(elsewhere, "trainee", "en")
    elsewhere.goto(trainee.url, wait_until="commit")
    expect(elsewhere.locator("h1")).to_have_text("This exam is on another device")
    teacher.locator("#seats").get_by_role("link", name="Release…").press("Enter")
    teacher.locator("#id_reason").focus()
    teacher.keyboard.type("The tablet broke.")
    press(teacher, "Release the device")
    elsewhere.reload()
    press(elsewhere, "Continue on this device")
    elsewhere.wait_for_url("**item=1")
    press(teacher, "Close the room")
    expect(teacher.locator("main")).to_contain_text("Nobody can begin in it any more.")
    assert found == []


@pytest.fixture
def sitting(visitor: Visitor, people) -> tuple[Page, Attempt]:
    """The first question of a small exam, in English."""
    attempt = services.start(people["trainee"], small_exam("multiples", 1, 3), "en", timezone.now())
    page = visitor()
    sign_in(page, "trainee", "en")
    page.goto(f"/en/training/attempts/{attempt.uuid}/?item=1")
    return page, attempt


def in_italian(page: Page) -> None:
    """Choose Italian in the menu, and confirm it where that is asked."""
    page.locator("details.menu:has(a[hreflang=it]) summary").first.press("Enter")
    page.locator("a.language[hreflang=it]").first.press("Enter")
    page.wait_for_url("**/it/**")


def test_the_language_changes_while_the_exam_is_sat(sitting) -> None:
    page, _attempt = sitting
    page.locator("#part-product-1").focus()
    page.keyboard.type("1,250")
    in_italian(page)
    page.wait_for_url("**/language/?item=1")
    found = looked_at(page)
    page.locator("main form button").press("Enter")
    page.wait_for_url(re.compile(r"/it/training/attempts/[^/]+/\?item=1"))
    expect(page.locator("#part-product-1")).to_have_value("1.250")
    assert [(answer.given["product-1"], answer.language) for answer in Answer.objects.all()] == [(1250, "en")]
    found += looked_at(page)
    assert found == []


def test_what_was_typed_and_left_is_read_in_the_language_in_which_it_was_typed(sitting) -> None:
    page, attempt = sitting
    page.goto(f"/it/training/attempts/{attempt.uuid}/?item=1")
    page.locator("main form button").press("Enter")
    page.wait_for_url(re.compile(r"/it/training/attempts/[^/]+/\?item=1"))
    page.goto(f"/en/training/attempts/{attempt.uuid}/?item=1")
    page.locator("#part-product-1").focus()
    page.keyboard.type("1,250")
    page.goto(f"/it/training/attempts/{attempt.uuid}/?item=1")
    expect(page.locator("#part-product-1")).to_have_value("1.250")
    assert [(answer.given["product-1"], answer.language) for answer in Answer.objects.all()] == [(1250, "en")]


def test_a_room_works_without_a_script(visitor: Visitor, people) -> None:
    room = open_room(people["instructor"], EXAM, "", timedelta(minutes=30), timezone.now())
    teacher, trainee = visitor(java_script_enabled=False), visitor(java_script_enabled=False)
    sign_in(teacher, "instructor", "en")
    teacher.goto(f"{HOME}rooms/{room.uuid}/")
    sign_in(trainee, "trainee", "en")
    trainee.goto("/en/training/exams/")
    trainee.locator(f"#code-{EXAM}").fill(room.code)
    trainee.locator(f"#code-{EXAM}").press("Enter")
    trainee.wait_for_url("**item=1")
    press(teacher, "Load again")
    expect(teacher.locator("#seats")).to_contain_text("Trainee Prova")
