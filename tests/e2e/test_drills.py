"""Drills under another ruleset with the keys alone, without JavaScript, and on to the table."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor, sign_in
from training.drills.kit.skill import Generator
from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT, Dealt
from training.quiz.models import Practice
from training.staff.models import User

DRILLS = "/en/training/drills/"


def test_keys_alone_answer_and_go_on_under_the_same_rules(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1280, "height": 900})
    page.goto(f"{DRILLS}positions/?seed=e2e&level=1")
    page.get_by_role("link", name="Fair", exact=True).click()
    page.wait_for_url(re.compile("rules=venice-fair"))
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    page.keyboard.type("17")
    page.keyboard.press("Enter")
    verdict = page.locator("[data-verdict]")
    expect(verdict.locator("li.right, li.wrong")).to_have_count(3)
    expect(verdict.locator("a[href*='/games/fair-roulette/']").first).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"n=2.*rules=venice-fair"))
    expect(page.locator("form[data-answer]")).to_be_visible()


def test_enter_answers_an_item_that_is_a_list(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"{DRILLS}poker-hand/?seed=e2e&level=1&n=1")
    page.keyboard.press("3")
    expect(page.locator("select")).to_have_value(re.compile("."))
    page.keyboard.press("Enter")
    expect(page.locator("[data-verdict]")).to_be_visible()


def test_an_option_of_two_digits_is_typed(visitor: Visitor) -> None:
    page = visitor()
    page.goto(f"{DRILLS}poker-hand/?seed=e2e&level=1&n=1")
    page.keyboard.type("10")
    assert page.locator("select").evaluate("list => list.selectedIndex") == 10
    page.keyboard.press("Enter")
    expect(page.locator("[data-verdict]")).to_be_visible()


def test_without_javascript_a_drill_leads_to_the_table(visitor: Visitor) -> None:
    page = visitor(java_script_enabled=False)
    page.goto(f"{DRILLS}called-bet/?seed=e2e&level=2")
    number = page.locator(".number-scene").inner_text()
    page.locator("form[data-answer] input:not([type=hidden])").first.fill("17")
    page.locator("form[data-answer] button:not([type=button])").click()
    page.get_by_role("link", name="See it on the table").click()
    expect(page).to_have_url(re.compile(rf"/games/french-roulette/table/\?play=.*\.{number}$"))
    expect(page.locator("#result")).to_be_visible()


def test_the_language_is_switched_in_the_middle_of_a_drill(visitor: Visitor, people: dict[str, User]) -> None:
    """The item that a fragment has brought stays, and what was answered before it counts."""
    page = visitor(viewport={"width": 1280, "height": 900})
    sign_in(page, "trainee", "en")
    page.goto(f"{DRILLS}called-bet/?seed=e2e&level=2")
    page.locator("form[data-answer] input:not([type=hidden])").first.fill("17")
    page.locator("form[data-answer] button:not([type=button])").click()
    page.locator("[data-next]").click()
    page.wait_for_url(re.compile("n=2"))
    expect(page.locator("form[data-answer]")).to_be_visible()
    number = page.locator(".number-scene").inner_text()
    page.locator(".site-tools summary", has_text="Language").click()
    page.locator("a.language[hreflang=it]").click()
    page.wait_for_url(re.compile(r"/it/training/drills/called-bet/.*n=2"))
    expect(page.locator(".number-scene")).to_have_text(number)
    expect(page.locator("form[data-answer]")).to_be_visible()
    assert Practice.objects.filter(user=people["trainee"], generator="called-bet", level=2).count() == 1


def test_what_is_typed_and_not_sent_goes_along_into_another_language(visitor: Visitor) -> None:
    """An amount is written as the other language does; a visitor needs no account for it."""
    page = visitor(viewport={"width": 1280, "height": 900})
    page.goto(f"{DRILLS}multiples/?seed=e2e&level=5&n=1")
    first = page.locator("form[data-answer] input:not([type=hidden])").first
    first.fill("1,250.50")
    page.locator(".site-tools summary", has_text="Language").click()
    page.locator("a.language[hreflang=it]").click()
    page.wait_for_url("**/it/**")
    expect(first).to_have_value(re.compile(r"1\D?250,50"))
    expect(page.locator("[data-verdict]")).to_have_count(0)
    page.reload()
    expect(first).to_have_value("")  # it went along once


def test_the_time_is_shown_in_seconds_where_it_is_wanted(visitor: Visitor) -> None:
    page = visitor(locale="en-GB")
    page.goto(f"{DRILLS}multiples/?seed=e2e&level=1&n=1")
    clock = page.get_by_role("timer")
    expect(clock).to_be_hidden()
    page.get_by_label("Show the time").check()
    expect(clock).to_have_text(re.compile(r"Time since the question was shown:\s+[1-9]\d* sec"))
    page.locator("form[data-answer] input:not([type=hidden])").first.fill("17")
    page.locator("form[data-answer] button:not([type=button])").click()
    expect(page.locator("[data-verdict]")).to_be_visible()
    expect(clock).to_be_hidden()


def test_the_way_on_is_in_sight_however_long_the_verdict_is(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 360, "height": 740})
    page.goto(f"{DRILLS}multiples/?seed=e2e&level=5&n=1")
    for field in page.locator("form[data-answer] input:not([type=hidden])").all():
        field.fill("1")
    page.locator("form[data-answer] button:not([type=button])").click()
    expect(page.locator("[data-verdict]")).to_be_visible()
    assert page.locator("[data-verdict]").evaluate("one => one.offsetHeight > innerHeight")
    for top in (0, 300):
        page.evaluate("top => scrollTo(0, top)", top)
        expect(page.locator("[data-next]")).to_be_in_viewport(ratio=1)


def overflows(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def asks(generator: Generator, dealt: Dealt, level: int) -> bool:
    return generator.engine == dealt.game.engine and level in generator.suits(dealt.rules)


def test_every_drill_fits_on_a_phone(visitor: Visitor) -> None:
    """Each at every level, under the first ruleset that has it."""
    page = visitor(viewport={"width": 360, "height": 740})
    wide = []
    for slug, generator in GENERATORS.items():
        for level in range(1, len(generator.levels) + 1):
            rules = next((name for name, dealt in DEALT.items() if asks(generator, dealt, level)), None)
            if rules is not None:
                page.goto(f"{DRILLS}{slug}/?seed=e2e&level={level}&rules={rules}")
                if overflows(page):
                    wide.append((slug, level, rules))
    assert wide == []
