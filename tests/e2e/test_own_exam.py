"""An instructor makes an exam of the site's pieces and a question of the house, by keyboard; a trainee sits it."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor, sign_in
from tests.e2e.test_shift import answer, faults
from training.exams.models import HouseExam, HouseQuestion
from training.quiz.models import Attempt
from training.staff.models import User

HOME = "/en/training/exams/own/"


def press(page: Page, name: str) -> None:
    """Press a button or follow a link of the page without a mouse."""
    there = page.locator("main").get_by_role("button", name=name, exact=True)
    place = there if there.count() else page.locator("main").get_by_role("link", name=name, exact=True)
    place.first.focus()
    page.keyboard.press("Enter")


def type_into(page: Page, label: str, text: str) -> None:
    page.get_by_label(label, exact=True).first.focus()
    page.keyboard.press("Control+a")
    page.keyboard.type(text)


def write_a_question(page: Page) -> None:
    page.goto(f"{HOME}questions/")
    assert faults(page) == []
    page.get_by_label("Kind of question").select_option("text")
    page.get_by_label("Game", exact=True).select_option("french-roulette")
    press(page, "Write the question")
    type_into(page, "Question", "What is the spare key called?")
    type_into(page, "Answers that are accepted, one on each line", "passe-partout")
    type_into(page, "Search the clauses", "nassa")
    press(page, "Search the clauses")
    expect(page.get_by_text("clause found")).to_be_visible()
    expect(page.locator("[name=accepted]")).to_have_value("passe-partout")
    press(page, "Save the question")
    expect(page.locator("#clause .error").first).to_be_visible()
    assert faults(page) == []
    page.get_by_label("A rule of the house, which no clause has").focus()
    page.keyboard.press("Space")
    press(page, "Save the question")
    expect(page.get_by_role("link", name="What is the spare key called?")).to_be_visible()


def add(page: Page, what: str) -> None:
    before = page.locator(".section").count()
    page.locator("#add").focus()
    page.locator("#add").select_option(what)
    press(page, "Add")
    expect(page.locator(".section")).to_have_count(before + 1)


@pytest.mark.parametrize("width", [360, 1440])
def test_an_exam_is_made_by_keyboard_and_sat(visitor: Visitor, people: dict[str, User], width: int) -> None:
    page = visitor(locale="en-GB", viewport={"width": width, "height": 800})
    sign_in(page, "instructor", "en")
    write_a_question(page)
    page.goto(HOME)
    assert faults(page) == []
    press(page, "New exam")
    page.get_by_label("Game and rules").select_option("venice-french")
    type_into(page, "Title (English)", "House test")
    assert faults(page) == []
    press(page, "Begin the draft")
    add(page, "multiples/1")
    add(page, f"question/{HouseQuestion.objects.get().pk}")
    type_into(page, "Number of questions", "2")
    expect(page.locator("[data-questions]")).to_have_text("3")
    type_into(page, "Points for each question", "3")
    expect(page.locator("[data-points]")).to_have_text("7")
    expect(page.locator("[data-needed]")).to_have_text("6")
    expect(page.locator("[data-minutes]")).to_have_text("3")
    assert faults(page) == []
    page.keyboard.press("Enter")  # in a field: saves
    expect(page.get_by_text("The draft is saved.")).to_be_visible()
    assert faults(page) == []
    press(page, "Preview as a trainee")
    expect(page.get_by_text("This is a preview.")).to_be_visible()
    expect(page.locator(".previewed > li")).to_have_count(3)
    assert faults(page) == []
    press(page, "Show the answers")
    expect(page.get_by_text("This is a rule of the house.")).to_be_visible()
    assert faults(page) == []
    page.goto(f"{HOME}{HouseExam.objects.get().pk}/")
    press(page, "Publish the draft")
    expect(page.get_by_text("The exam is published.")).to_be_visible()
    assert not Attempt.objects.exists()
    sit(visitor(locale="en-GB", viewport={"width": width, "height": 800}))


def sit(page: Page) -> None:
    """Answer all questions of the exam, the own one as the key has it, and hand it in."""
    sign_in(page, "trainee", "en")
    page.goto("/en/training/exams/")
    assert faults(page) == []
    page.locator("#own-exams ~ article").get_by_role("button", name="Start the exam").focus()
    page.keyboard.press("Enter")
    for position in (1, 2, 3):
        expect(page.locator("input[name=item]")).to_have_value(str(position))
        for part in page.locator("form[data-answer] [data-part]").all():
            answer(part)
        if position == 3:
            page.locator("#part-answer").fill("Passe-Partout")
            assert faults(page) == []
        page.locator("form[data-answer] > p button").click()
    page.get_by_role("button", name="Hand in").click()
    expect(page.get_by_text("This is a rule of the house.")).to_have_count(1)  # among the right ones, which are closed
    expect(page.get_by_text("House test").first).to_be_visible()
    item = Attempt.objects.get().items.get(position=3)
    assert [(mark.score, mark.max) for mark in item.marks.all()] == [(1, 1)]


def test_a_draft_is_changed_without_javascript(visitor: Visitor, people: dict[str, User]) -> None:
    page = visitor(java_script_enabled=False, viewport={"width": 820, "height": 900})
    sign_in(page, "instructor", "en")
    page.goto(f"{HOME}new/")
    page.get_by_label("Title (French)").fill("Essai")
    page.get_by_label("Game and rules").select_option("venice-french")
    page.get_by_role("button", name="Begin the draft").click()
    for what in ("zero/1", "cut/1"):
        page.locator("#add").select_option(what)
        page.get_by_role("button", name="Add", exact=True).click()
    page.locator("[name=count]").nth(1).fill("4")
    page.locator("button[value=up-2]").click()
    expect(page.locator("[name=what]").first).to_have_value("cut/1")
    expect(page.locator("[data-questions]")).to_have_text("5")
    page.locator("button[value=remove-2]").click()
    expect(page.locator(".section")).to_have_count(1)
    expect(page.locator("[data-questions]")).to_have_text("4")
