"""Calls are heard in a real browser: by the keyboard in a lesson and a verdict, by its own controls in the drill."""

import pytest
from django.core.management import call_command
from playwright.sync_api import Page, Response, expect

from tests.e2e.conftest import sign_in


@pytest.fixture
def recorded() -> None:
    """The recordings, as `make run` makes them."""
    call_command("record_calls", verbosity=0)


def is_sound(response: Response) -> bool:
    return response.url.endswith(".mp3") and response.status in (200, 206)


def test_a_call_of_a_lesson_is_played_in_place_by_the_keyboard(page: Page, people, recorded) -> None:
    sign_in(page, "trainee", "en")
    page.goto("/en/training/courses/french-roulette/the-spin/?seed=browser")
    with page.expect_response(is_sound):
        page.get_by_role("link", name="Hear the call Faites vos jeux").first.press("Enter")
    assert page.url.endswith("the-spin/?seed=browser")


def test_the_right_call_is_heard_once_it_is_judged(page: Page, recorded) -> None:
    page.goto("/en/training/drills/announcement/?seed=browser&n=1&level=2")
    expect(page.get_by_label("The call, in French")).to_be_visible()
    expect(page.locator("[data-hear]")).to_have_count(0)
    page.get_by_label("The call, in French").fill("Faites vos jeux")
    page.keyboard.press("Enter")
    with page.expect_response(is_sound):
        page.locator("[data-verdict] [data-hear]").press("Enter")


def test_the_drill_of_listening_can_be_played_and_read(page: Page, recorded) -> None:
    page.goto("/en/training/drills/listening/?seed=browser&n=1&level=1")
    page.wait_for_function("document.querySelector('audio').duration > 0.3")
    words = page.locator("details p[lang=fr]")
    expect(words).to_be_hidden()
    page.get_by_text("Read the call instead").press("Enter")
    expect(words).to_be_visible()
