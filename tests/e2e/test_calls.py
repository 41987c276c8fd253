"""Calls are heard in a real browser: by the keyboard in a lesson and a verdict, by its own controls in the drill."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import sign_in


@pytest.fixture
def recorded(settings) -> None:
    """The recordings that are committed."""
    settings.CALLS_DIR = settings.BASE_DIR / "static" / "calls"


PLAYED = """
const play = HTMLMediaElement.prototype.play;
HTMLMediaElement.prototype.play = function () {
  return play.call(this).then(() => { document.documentElement.dataset.played = this.src; });
};
"""


def is_played(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-played", re.compile(r"\.mp3$"))


def test_a_call_of_a_lesson_is_played_in_place_by_the_keyboard(page: Page, people, recorded) -> None:
    page.add_init_script(PLAYED)
    sign_in(page, "trainee", "en")
    page.goto("/en/training/courses/french-roulette/the-spin/?seed=browser")
    page.get_by_role("link", name="Hear the call Faites vos jeux").first.press("Enter")
    is_played(page)
    assert page.url.endswith("the-spin/?seed=browser")


def test_the_right_call_is_heard_once_it_is_judged(page: Page, recorded) -> None:
    page.add_init_script(PLAYED)
    page.goto("/en/training/drills/announcement/?seed=browser&n=1&level=2")
    expect(page.get_by_label("The call, in French")).to_be_visible()
    expect(page.locator("[data-hear]")).to_have_count(0)
    page.get_by_label("The call, in French").fill("Faites vos jeux")
    page.keyboard.press("Enter")
    expect(page.locator("[data-verdict]")).to_be_focused()
    page.locator("[data-verdict] [data-hear]").press("Enter")
    is_played(page)


def test_the_drill_of_listening_can_be_played_and_read(page: Page, recorded) -> None:
    page.goto("/en/training/drills/listening/?seed=browser&n=1&level=1")
    expect(page.locator("audio")).to_have_js_property("readyState", 4)  # enough is loaded to play it to the end
    words = page.locator("details p[lang=fr]")
    expect(words).to_be_hidden()
    page.get_by_text("Read the call instead").press("Enter")
    expect(words).to_be_visible()
