"""A course is kept on a device as a public installation serves it: by hashed names of files, and within its limits."""

import re
from itertools import count
from pathlib import Path

import pytest
from django.core.management import call_command
from playwright.sync_api import BrowserContext, Page, expect
from pytest_django.live_server_helper import LiveServer

from portal import limits
from tests.e2e.conftest import give_session
from training.staff.models import User

COURSE = "/en/training/courses/punto-banco/"
REFUSED = (12, 13, 40)  # of the pages of drills, in the order in which they are asked for
KEEPING = 120_000  # milliseconds for some seventy pages
HASHED = re.compile(r"/static/.+\.[0-9a-f]{12}\.(css|js|svg|png|woff2)$")
LESSON = "Paying and the commission"
WAITING = re.compile(r"The site asks for a short break\. Keeping goes on by itself in \d+ s, at page \d+ of \d+\.")
KEEPS_ON = re.compile(r"Keeping page \d+ of \d+…")
STORAGE = "whitenoise.storage.CompressedManifestStaticFilesStorage"  # portal/settings/production.py


def keep(page: Page) -> None:
    page.goto(COURSE)
    page.get_by_role("button", name="Keep for offline").click()


def is_kept(page: Page) -> None:
    expect(page.locator("[data-keep-state]")).to_contain_text("Kept on this device", timeout=KEEPING)


@pytest.fixture
def public_server(settings, tmp_path: Path, live_server: LiveServer) -> LiveServer:
    """A server whose static files are collected, and named, as in production."""
    settings.WHITENOISE_SKIP_COMPRESS_EXTENSIONS = ("css", "js", "svg", "png", "woff2", "txt", "webmanifest", "mp3")
    settings.STATICFILES_DIRS = [settings.BASE_DIR / "static"]
    settings.STATIC_ROOT = tmp_path / "static"
    settings.STORAGES = {**settings.STORAGES, "staticfiles": {"BACKEND": STORAGE}}
    call_command("collectstatic", interactive=False, verbosity=0, ignore_patterns=["calls", "admin", "ninja"])
    settings.STATICFILES_DIRS = [settings.STATIC_ROOT]  # from which the server of the tests serves
    return live_server


def test_a_course_whose_files_have_hashed_names_is_read_offline(
    rough: BrowserContext, public_server: LiveServer, people: dict[str, User]
) -> None:
    give_session(rough, public_server.url, people["trainee"])
    page = rough.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/static/" in request.url else None)
    keep(page)
    is_kept(page)
    named = {url for url in asked if HASHED.search(url)}
    assert any(url.endswith(".css") for url in named)
    assert any(url.endswith(".js") for url in named)
    rough.set_offline(True)
    failed: list[str] = []
    page.on("requestfailed", lambda request: failed.append(request.url))
    page.goto(COURSE)
    page.get_by_role("link", name=LESSON).first.click()
    expect(page.locator("article.lesson h1")).to_be_visible()
    expect(page.locator("article.lesson")).to_have_css("max-inline-size", "832px")  # the style sheets are there
    page.goto("/en/training/offline/")
    page.locator("[data-kept-list] li li a").first.click()
    page.locator("form[data-answer] [data-part] input").first.wait_for()
    assert page.evaluate("typeof htmx") == "object"
    assert [url for url in failed if "/static/" in url] == []


def test_keeping_waits_where_the_site_limits_requests_says_so_and_goes_on(
    rough: BrowserContext, live_server: LiveServer, people: dict[str, User], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = count(1)
    monkeypatch.setattr(limits, "_asked", lambda _who: limits.PERSON + (next(asked) in REFUSED))
    monkeypatch.setattr(limits, "WINDOW", 3)
    give_session(rough, live_server.url, people["trainee"])
    page = rough.new_page()
    answers: list[int] = []
    page.on("response", lambda response: answers.append(response.status) if "/drills/" in response.url else None)
    keep(page)
    state = page.locator("[data-keep-state]")
    expect(state).to_have_text(WAITING, timeout=KEEPING)
    expect(state).to_have_text(KEEPS_ON)
    is_kept(page)
    assert answers.count(429) == len(REFUSED)
    drills = page.locator("[data-keep]").get_attribute("data-drills") or ""
    kept = page.evaluate("async () => (await (await caches.open('kept-pages')).keys()).map(({ url }) => url)")
    questions = [url for url in kept if "/drills/" in url and "seed=" in url]
    assert len(questions) == 10 * len(drills.split())
