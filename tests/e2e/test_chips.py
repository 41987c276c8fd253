"""A cut set out in chips: pressed, dragged, counted, taken away, typed, and judged as it was set out."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.utils import timezone
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.e2e.conftest import Visitor, give_session, small_exam
from training.quiz import services
from training.quiz.models import Answer, Attempt
from training.staff.models import User

LARGE = "/en/training/drills/cut/?seed=e2e&level=2"  # pay 8,910
CUT = {"10": 1, "200": 2, "500": 1, "1,000": 3, "5,000": 1}  # by hand, small ones first
WRITTEN = "1x10 2x200 1x500 3x1000 1x5000"
EXAM = small_exam("cut", 1, 2)


def opened(visitor: Visitor, **options: object) -> Page:
    page = visitor(**{"viewport": {"width": 1280, "height": 1000}, **options})
    page.goto(LARGE)
    expect(page.locator("h2.question")).to_have_text("Pay 8,910.")
    return page


def chip(page: Page, value: str) -> Locator:
    return page.get_by_role("button", name=f"Add a chip of {value}", exact=True)


def stack(page: Page, count: int, value: str) -> Locator:
    return page.get_by_role("button", name=f"{count} × {value}: take a chip away", exact=True)


def field(page: Page) -> Locator:
    return page.locator("#part-cut")


def counted(page: Page, chips: int, total: str) -> None:
    expect(page.locator("[data-shown]")).to_have_text(f"Chips: {chips} · Total: {total}")


def drag(page: Page, what: Locator, x: float, y: float) -> None:
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(x, y, steps=4)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_chips_are_pressed_into_stacks_counted_and_judged(visitor: Visitor) -> None:
    page = opened(visitor)
    counted(page, 0, "0")
    for value, count in CUT.items():
        for _ in range(count):
            chip(page, value).click()
    expect(field(page)).to_have_value(WRITTEN)
    counted(page, 8, "8,910")
    expect(page.locator("[data-said]")).to_have_text("Chips: 8 · Total: 8,910")
    expect(page.locator(".pile")).to_have_count(5)
    expect(stack(page, 3, "1,000").locator(".chip")).to_have_count(3)
    page.get_by_role("button", name="Check").click()
    expect(page.locator("[data-verdict] li.right")).to_have_count(1)


def test_the_order_in_which_they_are_set_out_is_judged(visitor: Visitor) -> None:
    page = opened(visitor)
    for value, count in reversed(CUT.items()):
        for _ in range(count):
            chip(page, value).click()
    counted(page, 8, "8,910")
    page.get_by_role("button", name="Check").click()
    expect(page.locator("[data-verdict] li.wrong")).to_have_count(1)


def test_a_chip_is_dragged_onto_the_cloth_and_off_it(visitor: Visitor) -> None:
    page = opened(visitor)
    drag(page, chip(page, "200"), *middle(page.locator(".cloth")))
    expect(field(page)).to_have_value("1x200")
    drag(page, chip(page, "200"), *middle(page.locator(".cloth")))
    expect(field(page)).to_have_value("2x200")
    drag(page, chip(page, "500"), *middle(page.locator("h1")))
    expect(field(page)).to_have_value("2x200")
    drag(page, stack(page, 2, "200"), *middle(page.locator(".cloth")))
    expect(field(page)).to_have_value("2x200")
    drag(page, stack(page, 2, "200"), *middle(page.locator("h1")))
    expect(field(page)).to_have_value("1x200")
    chip(page, "500").click()
    expect(field(page)).to_have_value("1x200 1x500")


def test_chips_are_taken_away_one_by_one_undone_and_all_at_once(visitor: Visitor) -> None:
    page = opened(visitor)
    undo, clear = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Take all away")
    expect(undo).to_be_disabled()
    expect(clear).to_be_disabled()
    for value in ("10", "200", "200"):
        chip(page, value).click()
    stack(page, 2, "200").click()
    expect(field(page)).to_have_value("1x10 1x200")
    stack(page, 1, "200").click()
    expect(field(page)).to_have_value("1x10")
    undo.click()
    undo.click()
    expect(field(page)).to_have_value("1x10 2x200")
    clear.click()
    expect(field(page)).to_have_value("")
    counted(page, 0, "0")
    undo.click()
    counted(page, 3, "410")
    for _ in range(3):
        undo.click()
    expect(field(page)).to_have_value("")
    expect(undo).to_be_disabled()
    expect(chip(page, "0.50")).to_be_focused()


def test_what_is_typed_is_drawn_and_goes_on_in_chips(visitor: Visitor) -> None:
    page = opened(visitor)
    chip(page, "5").click()
    field(page).fill("")
    page.keyboard.type("3x0.50 + 25 x 1,000")
    expect(page.locator(".stack-of-chips")).to_have_count(2)
    counted(page, 28, "25,001.50")
    expect(stack(page, 25, "1,000").locator(".chip")).to_have_count(20)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    chip(page, "1,000").click()
    expect(field(page)).to_have_value("3x0.50 26x1000")


def test_pieces_that_the_table_has_no_chips_for_are_kept_and_named(visitor: Visitor) -> None:
    page = opened(visitor)
    named = page.locator("[data-left-out]")
    expect(named).to_be_hidden()
    field(page).fill("2x7 chips 1x20")
    expect(page.locator(".stack-of-chips")).to_have_count(1)
    expect(page.locator(".typed-piece")).to_have_text(["2x7", "chips"])
    counted(page, 1, "20")
    expect(named).to_have_text("Kept, but not drawn or counted, because the table has no such chips: 2x7 chips")
    chip(page, "20").click()
    expect(field(page)).to_have_value("2x7 chips 2x20")
    chip(page, "10").click()
    expect(field(page)).to_have_value("2x7 chips 2x20 1x10")
    expect(page.locator("[data-said]")).to_contain_text("Chips: 3 · Total: 50")
    expect(page.locator("[data-said]")).to_contain_text("no such chips: 2x7 chips")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(field(page)).to_have_value("2x7 chips 1x20")
    page.get_by_role("button", name="Take all away").click()
    expect(named).to_be_hidden()


def test_digits_typed_one_after_the_other_are_one_number_and_later_ones_another(visitor: Visitor) -> None:
    page = visitor()
    page.clock.install()
    page.goto(LARGE)
    page.clock.pause_at(timezone.now() + timedelta(hours=1))  # a busy machine types as fast as an idle one
    chip(page, "20").focus()
    page.keyboard.type("19")
    expect(field(page)).to_have_value("19x20")
    page.clock.run_for(999)
    page.keyboard.type("5")
    expect(field(page)).to_have_value("195x20")
    page.clock.run_for(1000)
    page.keyboard.type("7")
    expect(field(page)).to_have_value("7x20")


def test_the_keyboard_alone_sets_out_a_cut(visitor: Visitor) -> None:
    page = opened(visitor)
    field(page).focus()
    keys = ["0.50", "1", "2", "5", "10", "20", "50", "100", "200", "500", "1,000", "5,000"]
    page.keyboard.press("Tab")
    for value in keys:
        expect(chip(page, value)).to_be_focused()
        if value == "10":
            page.keyboard.press("Enter")
        elif value == "20":
            page.keyboard.press("3")
            expect(field(page)).to_have_value("1x10 3x20")
            page.keyboard.press("Backspace")
            page.keyboard.press("0")
        elif value == "1,000":
            page.keyboard.type("3")
        elif value == "200":
            page.keyboard.press("Space")
            page.keyboard.press("Enter")
        elif value in CUT:
            page.keyboard.press("1")
        # stacks stand before the chips, so that going on from here is one press all the same
        page.keyboard.press("Tab")
    expect(field(page)).to_have_value(WRITTEN)
    field(page).focus()
    page.keyboard.press("Tab")
    expect(stack(page, 1, "10")).to_be_focused()
    page.keyboard.press("Enter")
    expect(chip(page, "10")).to_be_focused()
    page.get_by_role("button", name="Undo").press("Enter")
    expect(field(page)).to_have_value(WRITTEN)
    page.get_by_role("button", name="Undo").press("7")  # a digit beside the field would overwrite it
    expect(field(page)).to_have_value(WRITTEN)
    field(page).press("Enter")
    expect(page.locator("[data-verdict] li.right")).to_have_count(1)


def test_a_page_that_is_gone_back_to_has_a_rack_that_works(visitor: Visitor) -> None:
    page = opened(visitor)
    page.get_by_role("link", name="Skip this one").click()
    expect(page.locator("h2.question")).not_to_have_text("Pay 8,910.")
    page.go_back()
    expect(page.locator("h2.question")).to_have_text("Pay 8,910.")
    chip(page, "10").click()
    counted(page, 1, "10")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_the_rack_is_accessible_and_fits(visitor: Visitor, width: int, scheme: str) -> None:
    page = opened(visitor, viewport={"width": width, "height": 800}, color_scheme=scheme)
    field(page).fill("1x0.50 19x5 4x100 1x50000 1x200 3x500 2x1000")
    expect(page.locator(".stack-of-chips")).to_have_count(7)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert [found["id"] for found in Axe().run(page).response["violations"]] == []


def test_without_javascript_the_field_is_there_alone(visitor: Visitor) -> None:
    page = opened(visitor, java_script_enabled=False)
    expect(page.locator("[data-rack]")).to_be_hidden()
    field(page).fill(WRITTEN)
    page.get_by_role("button", name="Check").click()
    expect(page.locator("[data-verdict] li.right")).to_have_count(1)


@pytest.fixture
def attempt(rough: BrowserContext, live_server, people: dict[str, User]) -> Attempt:
    give_session(rough, live_server.url, people["trainee"])
    return services.start(people["trainee"], EXAM, "fr", timezone.now())


@pytest.fixture
def sat(rough: BrowserContext, attempt: Attempt) -> Callable[[], Page]:
    """Opens the first question of an exam, in French."""

    def sit() -> Page:
        page = rough.new_page()
        page.goto(f"/fr/training/attempts/{attempt.uuid}/?item=1")
        return page

    return sit


def test_in_an_exam_chips_are_saved_drafted_and_drawn_again(sat: Callable[[], Page]) -> None:
    page = sat()
    thousand = page.locator("[data-cents='100000']")
    thousand.click()
    thousand.click()
    page.reload()  # not saved: a draft
    expect(field(page)).to_have_value("2x1000")
    expect(page.locator(".pile .chip")).to_have_count(2)
    page.locator("form[data-answer] button.button:not([type])").click()
    page.wait_for_url("**?item=2")
    assert [answer.given for answer in Answer.objects.all()] == [{"cut": "2x100000"}]
    page = sat()
    expect(field(page)).to_have_value("2×1\u202f000")  # as French pages print it
    expect(page.locator(".pile .chip")).to_have_count(2)
    page.locator("[data-cents='500000']").click()
    page.locator("form[data-answer] button.button:not([type])").click()
    page.wait_for_url("**?item=2")
    assert Answer.objects.latest("pk").given == {"cut": "2x100000 1x500000"}
