"""What a browser does in an exam when the line, the session or the time fails, or the reader jumps about."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.conf import settings
from django.urls import reverse
from django.utils import timezone
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.e2e.conftest import PASSWORD, give_session, small_exam
from training.quiz import services
from training.quiz.models import Answer, Attempt, Submission
from training.staff.models import User

EXAM = small_exam("multiples", 1, 3)
STATE = "[data-state]"


@pytest.fixture
def context(rough: BrowserContext, live_server, people: dict[str, User]) -> BrowserContext:
    give_session(rough, live_server.url, people["trainee"])
    return rough


@pytest.fixture
def attempt(people: dict[str, User]) -> Attempt:
    return services.start(people["trainee"], EXAM, "en", timezone.now())


@pytest.fixture
def ending(people: dict[str, User]) -> Callable[[int], Attempt]:
    """An exam of which so many seconds are left."""

    def start(seconds: int) -> Attempt:
        begun = timezone.now() - EXAM.time + timedelta(seconds=seconds)
        return services.start(people["trainee"], EXAM, "en", begun)

    return start


def opened(context: BrowserContext, attempt: Attempt, position: int = 1) -> Page:
    page = context.new_page()
    page.goto(place(attempt, position))
    return page


def place(attempt: Attempt, position: int) -> str:
    return f"{reverse('quiz:attempt', args=[attempt.uuid])}?item={position}"


def field(page: Page):
    return page.locator("#part-product-1")


def posts(page: Page) -> list[str]:
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    return sent


def drafts(page: Page) -> int:
    return page.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('exam:')).length")


def answer_posts_with(page: Page, status: int) -> None:
    page.route("**/attempts/**", lambda at: at.fulfill(status=status, body="") if is_post(at) else at.continue_())


def is_post(route: Route) -> bool:
    return route.request.method == "POST"


def given() -> list[dict[str, int]]:
    return [answer.given for answer in Answer.objects.order_by("pk")]


def test_a_saved_answer_loads_the_next_page_once(context: BrowserContext, attempt: Attempt) -> None:
    page = opened(context, attempt)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url) if "item=2" in request.url else None)
    field(page).fill("40")
    page.get_by_role("button", name="Save and continue").click()
    page.wait_for_url("**item=2")
    assert len(loaded) == 1


def test_a_jump_saves_first_what_was_typed(context: BrowserContext, attempt: Attempt) -> None:
    page = opened(context, attempt)
    field(page).fill("40")
    page.locator(".places a").nth(2).click()
    page.wait_for_url("**item=3")
    assert given() == [{"product-1": 40}]
    expect(page.locator(".places a").first).to_contain_text("partly answered")


def test_a_jump_from_what_cannot_be_read_says_so_once_and_keeps_it(context: BrowserContext, attempt: Attempt) -> None:
    page = opened(context, attempt)
    field(page).fill("many")
    page.get_by_role("link", name="Review and hand in").click()
    expect(page.locator(".error")).to_contain_text("Enter a whole number")
    page.get_by_role("link", name="Review and hand in").click()
    page.wait_for_url("**/review/")
    expect(page.locator(STATE)).to_contain_text("These questions have answers that are not saved: 1.")
    page.goto(place(attempt, 1))
    expect(field(page)).to_have_value("many")


def test_a_reload_keeps_what_was_typed(context: BrowserContext, attempt: Attempt) -> None:
    page = opened(context, attempt)
    field(page).press_sequentially("40")
    page.reload()
    expect(field(page)).to_have_value("40")
    expect(page.locator(STATE)).to_have_text("What you typed here earlier is not saved yet.")


def test_a_lost_session_loses_nothing_that_was_typed(context: BrowserContext, attempt: Attempt) -> None:
    page = opened(context, attempt)
    context.clear_cookies(name=settings.SESSION_COOKIE_NAME)
    field(page).fill("40")
    page.get_by_role("button", name="Save and continue").click()
    expect(page.locator(STATE)).to_contain_text("You are no longer signed in, so this is not saved.")
    page.get_by_role("link", name="Sign in again").click()
    page.fill("input[name=login]", "trainee")
    page.fill("input[name=password]", PASSWORD)
    page.locator("main form button").first.click()
    page.wait_for_url("**item=1")
    expect(field(page)).to_have_value("40")
    page.get_by_role("button", name="Save and continue").click()
    page.wait_for_url("**item=2")
    assert given() == [{"product-1": 40}]


def test_signing_in_in_another_tab_costs_no_answer(
    context: BrowserContext, attempt: Attempt, people: dict[str, User], live_server
) -> None:
    page = opened(context, attempt)
    context.clear_cookies()
    give_session(context, live_server.url, people["trainee"])
    context.new_page().goto("/en/responsible-play/")  # a page with forms: it brings a new token
    field(page).fill("40")
    page.get_by_role("button", name="Save and continue").click()
    page.wait_for_url("**item=2")
    assert given() == [{"product-1": 40}]


def test_nothing_is_saved_for_somebody_else_who_signed_in(
    context: BrowserContext, attempt: Attempt, people: dict[str, User], live_server
) -> None:
    page = opened(context, attempt)
    give_session(context, live_server.url, people["instructor"])
    field(page).fill("40")
    page.get_by_role("button", name="Save and continue").click()
    expect(page.locator(STATE)).to_contain_text("Somebody else is now signed in")
    expect(field(page)).to_have_value("40")
    assert given() == []


def test_signing_out_leaves_nothing_typed_behind(context: BrowserContext, attempt: Attempt) -> None:
    page = opened(context, attempt)
    field(page).fill("40")
    assert drafts(page) == 1
    page.evaluate("document.querySelector('[data-sign-out]').requestSubmit()")
    page.wait_for_url("**/en/")
    assert drafts(page) == 0


def test_what_the_server_refuses_is_not_sent_again(context: BrowserContext, attempt: Attempt) -> None:
    page = opened(context, attempt)
    sent = posts(page)
    page.route(
        "**/attempts/**", lambda route: route.fulfill(status=400, body="") if is_post(route) else route.continue_()
    )
    field(page).fill("40")
    page.get_by_role("button", name="Save and continue").click()
    expect(page.locator(STATE)).to_contain_text("The server did not accept this")
    page.wait_for_timeout(2500)
    assert len(sent) == 1
    expect(field(page)).to_have_value("40")


def test_an_answer_changed_while_the_line_is_cut_is_the_one_that_is_kept(
    context: BrowserContext, attempt: Attempt
) -> None:
    page = opened(context, attempt)
    context.set_offline(True)
    field(page).fill("40")
    page.get_by_role("button", name="Save and continue").click()
    expect(page.locator(STATE)).to_contain_text("Not saved yet: there is no connection.")
    field(page).fill("41")
    context.set_offline(False)
    page.wait_for_url("**item=2")
    assert given() == [{"product-1": 41}]


def test_time_that_runs_out_sends_what_was_typed_and_hands_in(context: BrowserContext, ending) -> None:
    page = opened(context, ending(8))
    field(page).fill("40")
    page.wait_for_url("**/result/")
    assert given() == [{"product-1": 40}]


def test_time_that_runs_out_on_an_answer_that_was_looked_at_sends_nothing(context: BrowserContext, ending) -> None:
    attempt = ending(8)
    services.answer(attempt, 1, {"product-1": 40}, "before", timezone.now())
    page = opened(context, attempt)
    sent = posts(page)
    page.wait_for_url("**/result/")
    assert len(sent) == 1
    assert sent[0].endswith("/submit/")


def test_an_answer_on_its_way_when_the_time_runs_out_is_waited_for(context: BrowserContext, ending) -> None:
    page = opened(context, ending(8))
    slow: list[Route] = []
    page.route("**/attempts/*/", lambda route: slow.append(route) if is_post(route) else route.continue_())
    sent = posts(page)
    field(page).fill("40")
    page.get_by_role("button", name="Save and continue").click()
    expect(page.locator(STATE)).to_have_text("Time is up. Your answers are being handed in.")
    page.wait_for_timeout(1500)
    assert len(sent) == 1  # the answer, and nothing is handed in
    slow[0].continue_()
    page.wait_for_url("**/result/")
    assert given() == [{"product-1": 40}]
    assert Submission.objects.get().reason == Submission.Reason.TIMED_OUT


def test_time_that_runs_out_while_the_line_is_cut_leaves_the_page_with_a_sentence(
    context: BrowserContext, ending
) -> None:
    page = opened(context, ending(6))
    context.set_offline(True)
    expect(page.locator(STATE)).to_contain_text("Everything you saved will be graded")
    context.set_offline(False)
    page.wait_for_url("**/result/")


def test_an_answer_that_the_server_cannot_keep_can_be_changed(context: BrowserContext, attempt: Attempt) -> None:
    page = opened(context, attempt)
    page.route(
        "**/attempts/**", lambda route: route.fulfill(status=500, body="") if is_post(route) else route.continue_()
    )
    field(page).fill("40")
    page.get_by_role("button", name="Save and continue").click()
    expect(page.locator(STATE)).to_contain_text("Not saved yet")
    page.unroute("**/attempts/**")
    field(page).fill("41")
    page.wait_for_url("**item=2")
    assert given() == [{"product-1": 41}]
