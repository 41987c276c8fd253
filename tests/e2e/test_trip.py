"""The whole trip: from the rules by way of the table, the drill and the exam to a certificate that is verified."""

import re
from urllib.parse import urlsplit

from django.utils import translation
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor, sign_in
from training.certification.models import Certificate
from training.quiz.cuts import show_cut
from training.quiz.models import Attempt, AttemptItem


def read_the_rules(page: Page) -> None:
    page.goto("/it/games/french-roulette/#roulette-zero-prison")
    clause = page.locator("#roulette-zero-prison")
    expect(clause).to_be_in_viewport()
    expect(clause).to_contain_text("prigione")


def play_at_the_table(page: Page) -> None:
    page.goto("/it/games/french-roulette/table/")
    for key in ("red", "straight:17", "tiers"):
        page.locator(f'button[name=lay][value="{key}"]').first.click()
        expect(page).to_have_url(re.compile(re.escape(key.partition(":")[0])))
    page.locator('button[name=spin][value="random"]').first.click()
    expect(page).to_have_url(re.compile(r"\.\d"))
    expect(page.locator("#result")).to_contain_text(re.compile("Zéro|pair"))


def drill(page: Page) -> None:
    page.goto("/it/training/drills/picture-bet/?level=1&seed=e2e")
    page.keyboard.type("1")  # lands in the first field from anywhere
    page.keyboard.press("Enter")
    page.keyboard.type("1")
    page.keyboard.press("Enter")
    verdict = page.locator("[data-verdict]")
    expect(verdict.locator("li.right, li.wrong").first).to_be_visible()
    expect(verdict.locator("a[href*='#roulette-pays-']").first).to_be_visible()


def typed(item: AttemptItem, slug: str, expected: int | str) -> str:
    """The right answer as a person would type it."""
    kind = next(part["kind"] for part in item.face["parts"] if part["slug"] == slug)
    if kind == "money":
        return f"{int(expected) // 100},{int(expected) % 100:02d}"
    if kind == "cut":
        with translation.override("it"):
            return show_cut(str(expected)).strip("\u2066\u2069")
    return str(expected)


def give(page: Page, slug: str, answer: str) -> None:
    field = page.locator(f'main [name="{slug}"]')
    part = page.locator(f'main [data-order]:has([name="{slug}"])')
    if part.count():  # steps are pressed in their order
        for step in answer.split():
            part.locator(f'[data-step][value="{step}"]').click()
        return
    if field.first.get_attribute("type") == "radio":
        page.locator(f'main [name="{slug}"][value="{answer}"]').check()
    elif field.evaluate("field => field.tagName") == "SELECT":
        field.select_option(answer)
    else:
        field.fill(answer)


def sit_the_exam(page: Page) -> None:
    page.goto("/it/training/exams/")
    page.locator("main form[method=post] button").first.click()
    page.wait_for_url("**/training/attempts/**")
    attempt = Attempt.objects.get()
    for item in attempt.items.all():
        page.goto(f"/it/training/attempts/{attempt.uuid}/?item={item.position}")
        for slug, expected in item.key.items():
            give(page, slug, typed(item, slug, expected))
        page.locator("main form[data-answer] button:not([type=button])").click()
        page.wait_for_url(lambda url, at=item.position: f"item={at}" not in url)
    page.goto(f"/it/training/attempts/{attempt.uuid}/review/")
    page.locator("main form[data-hand-in] button").click()
    page.wait_for_url("**/result/")


def test_from_the_rules_to_a_verified_certificate(page: Page, visitor: Visitor, people) -> None:
    read_the_rules(page)
    play_at_the_table(page)
    sign_in(page, "trainee")
    drill(page)
    sit_the_exam(page)
    certificate = Certificate.objects.get()
    assert certificate.holder == people["trainee"]

    office = visitor(locale="it-IT")
    sign_in(office, "hr")
    office.goto("/it/hr/")
    expect(office.locator("main")).to_contain_text("Trainee")

    anyone = visitor(locale="fr-FR")
    anyone.goto(f"/fr/verify/{certificate.code}/")
    expect(anyone.locator("main")).to_contain_text("Trainee")
    assert urlsplit(anyone.url).path.startswith("/fr/verify/")
