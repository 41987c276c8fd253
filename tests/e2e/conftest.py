"""A real browser against a real server, with the rules in the database and one person for each role."""

import os
from collections.abc import Callable, Iterator

import pytest
from django.conf import settings
from django.test import Client
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from portal.costly import compute_rules
from training.drills.kit.exam import Blueprint, Section
from training.staff.models import House, Role, User

# Playwright runs its own loop, in which Django would refuse its database.
os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"

PASSWORD = "browser-tests-only"
# What keeps Debian's Chromium from calling home, and lets it run as root.
FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]

NO_FAULTS = ("status of 422", "net::ERR_INTERNET_DISCONNECTED", "htmx:sendError", "htmx:afterRequest")
SOON = 20_000  # milliseconds, for what a busy machine does late


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=SOON)
    compute_rules()  # as before a server is visited
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def house(rulebook: None, venues: None, transactional_db: None) -> House:
    return House.objects.create(name="Ca’ Vendramin Calergi")


@pytest.fixture
def people(house: House) -> dict[str, User]:
    """One person for each role, and HR of another house."""
    stranger = House.objects.create(name="Ca’ Noghera")
    roles = {"trainee": Role.TRAINEE, "instructor": Role.INSTRUCTOR, "hr": Role.HR, "stranger": Role.HR}
    return {
        name: User.objects.create_user(
            name,
            f"{name}@example.org",
            PASSWORD,
            house=stranger if name == "stranger" else house,
            role=role,
            first_name=name.capitalize(),
            last_name="Prova",
            language="it",
        )
        for name, role in roles.items()
    }


Visitor = Callable[..., Page]


@pytest.fixture
def visitor(chromium: Browser, live_server, house: House) -> Iterator[Visitor]:
    """Opens pages in contexts of their own, e.g. `visitor(color_scheme="dark")`, and watches them for faults."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def visit(**options: object) -> Page:
        context = chromium.new_context(base_url=live_server.url, **options)
        context.set_default_timeout(SOON)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
        page.on("console", lambda said: faults.append(f"{page.url}: {said.text}") if is_fault(said) else None)
        page.on("request", lambda asked: faults.append(asked.url) if foreign(asked.url) else None)
        return page

    def is_fault(said: ConsoleMessage) -> bool:
        """A browser notes an answer of 422 as an error: to us it is the right answer to a wrong entry. So does it what
        cannot be loaded where a test has taken its connection away."""
        return said.type == "error" and not any(note in said.text for note in NO_FAULTS)

    def foreign(url: str) -> bool:
        return not url.startswith((live_server.url, "data:", "blob:"))

    yield visit
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture
def rough(chromium: Browser, live_server, house: House) -> Iterator[BrowserContext]:
    """A context in which requests are made to fail, so that the console says so: only faults of scripts count."""
    faults: list[str] = []
    context = chromium.new_context(base_url=live_server.url, locale="en-GB")
    context.set_default_timeout(SOON)
    context.on("weberror", lambda fault: faults.append(str(fault.error)))
    yield context
    context.close()
    assert not faults


def give_session(context: BrowserContext, url: str, user: User) -> None:
    """Signs somebody in without the page for it."""
    client = Client()
    client.force_login(user)
    session = client.cookies[settings.SESSION_COOKIE_NAME].value
    context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": session, "url": url}])


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor(locale="it-IT", viewport={"width": 1280, "height": 900})


def sign_in(page: Page, name: str, language: str = "it") -> None:
    page.goto(f"/{language}/accounts/login/")
    page.fill("input[name=login]", name)
    page.fill("input[name=password]", PASSWORD)
    page.locator("main form button").first.click()
    page.wait_for_url(lambda address: "/accounts/login/" not in address)


def small_exam(skill: str, level: int, questions: int) -> Blueprint:
    """An exam of French roulette that asks one skill at one level."""
    return Blueprint(
        slug="small",
        title="A small exam",  # type: ignore[arg-type]
        game="french-roulette",
        ruleset="venice-french",
        sections=(Section(skill, level, questions),),
        pass_mark=75,
        pace=60,
    )
