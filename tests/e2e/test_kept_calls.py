"""Calls without a connection: those that kept pages name are kept with them; where one is missing, a page says so."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.e2e.conftest import give_session
from tests.e2e.test_calls import PLAYED, is_played
from training.staff.models import User

COURSE = "/en/training/courses/trente-et-quarante/"
LESSON = f"{COURSE}calling/"
DRILL = "/en/training/drills/tq-listening/?level=1&rules=venice-trente-et-quarante"
MISSING = "This recording is not on this device."


@pytest.fixture
def kept(rough: BrowserContext, live_server: LiveServer, people: dict[str, User], settings) -> Page:
    """A page whose device has kept the lesson of the calls and the drill of listening, and has lost the connection."""
    settings.CALLS_DIR = settings.BASE_DIR / "static" / "calls"
    give_session(rough, live_server.url, people["trainee"])
    page = rough.new_page()
    page.add_init_script(PLAYED)
    page.goto(COURSE)
    few = "([lessons, drills]) => Object.assign(document.querySelector('[data-keep]').dataset, { lessons, drills })"
    page.evaluate(few, [LESSON, DRILL])
    page.get_by_role("button", name="Keep for offline").click()
    said = re.compile(r"Kept on this device on .+ Recorded calls among it: \d+ \(\d+(\.\d)? MB\)\.")
    expect(page.locator("[data-keep-state]")).to_have_text(said, timeout=60_000)
    rough.set_offline(True)
    return page


NONE = "/static/calls/none.mp3"  # what nobody has recorded, and so nothing has kept


def test_a_call_of_a_kept_lesson_is_heard_without_a_connection(kept: Page) -> None:
    kept.goto(LESSON)
    kept.locator("article a[data-hear]").first.press("Enter")
    is_played(kept)
    expect(kept.get_by_text(MISSING)).to_have_count(0)


def test_the_kept_drill_of_listening_is_heard_without_a_connection(kept: Page) -> None:
    kept.goto(DRILL)
    audio = kept.locator(".scene audio")
    expect(audio).to_have_js_property("readyState", 4)
    audio.evaluate("(player) => player.play()")
    is_played(kept)


def test_a_recording_that_is_not_kept_is_said_to_be_missing(kept: Page) -> None:
    kept.goto(LESSON)
    address, button = kept.url, kept.locator("article a[data-hear]").first
    button.evaluate("(link, none) => link.setAttribute('href', none)", NONE)
    button.press("Enter")
    expect(kept.get_by_text(MISSING)).to_be_visible()
    assert kept.url == address


def test_a_call_that_is_listened_to_is_read_where_its_recording_is_missing(kept: Page) -> None:
    kept.goto(DRILL)
    kept.locator(".scene audio").evaluate("(player, none) => { player.src = none; }", NONE)
    expect(kept.get_by_text(MISSING)).to_be_visible()
    expect(kept.locator(".scene details p[lang=fr]")).to_be_visible()
