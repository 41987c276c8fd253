"""A payment counted out in chips: folded until it is asked for, added up in the field, judged by it."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitor
from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT

PAID = "/en/training/drills/bj-pays/?seed=e2e&n=1&level=1"
SEVERAL = "/en/training/drills/punto-banco-paying/?seed=e2e&n=1&level=2"


def opened(visitor: Visitor, address: str = PAID, **options: object) -> Page:
    page = visitor(**{"viewport": {"width": 1280, "height": 1000}, **options})
    page.goto(address)
    return page


def button(page: Page) -> Locator:
    return page.locator("summary", has_text="Count out chips").first


def chip(page: Page, value: str) -> Locator:
    return page.get_by_role("button", name=f"Add a chip of {value}", exact=True)


def field(page: Page) -> Locator:
    return page.locator("[data-part] input").first


def shown(page: Page, text: str) -> None:
    expect(page.locator("[data-shown]").first).to_have_text(text)


def due(name: str, level: int) -> int:
    """What the first part of the item of the drill asks, in whole units."""
    item = GENERATORS[name].make("e2e-1", level, DEALT["venice-blackjack"].rules)
    cents = int(item.parts[0].expected)
    assert cents % 100 == 0
    return cents // 100


def test_the_rack_is_folded_until_it_is_asked_for_and_the_device_remembers(visitor: Visitor) -> None:
    page = opened(visitor)
    expect(chip(page, "5")).to_be_hidden()
    button(page).focus()
    page.keyboard.press("Enter")
    expect(chip(page, "5")).to_be_visible()
    page.reload()
    expect(chip(page, "5")).to_be_visible()
    button(page).press("Space")
    expect(chip(page, "5")).to_be_hidden()
    page.reload()
    expect(button(page)).to_be_visible()
    expect(chip(page, "5")).to_be_hidden()


def test_chips_add_up_in_the_field_are_undone_and_judged(visitor: Visitor) -> None:
    page = opened(visitor)
    button(page).click()
    for value in ("5", "5", "0.50"):
        chip(page, value).click()
    expect(field(page)).to_have_value("10.50")
    shown(page, "Chips: 3 · Total: 10.50")
    expect(page.locator(".stack-of-chips")).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    expect(field(page)).to_have_value("10")
    page.get_by_role("button", name="2 × 5: take a chip away", exact=True).click()
    expect(field(page)).to_have_value("5")
    page.get_by_role("button", name="Take all away").click()
    expect(field(page)).to_have_value("")
    page.get_by_role("button", name="Undo").click()
    expect(field(page)).to_have_value("5")
    page.get_by_role("button", name="Take all away").click()
    for value in (500, 200, 100, 50, 20, 10, 5, 2, 1):
        while due("bj-pays", 1) - int(field(page).input_value() or 0) >= value:
            chip(page, str(value)).click()
    page.get_by_role("button", name="Check").click()
    expect(page.locator("[data-verdict] li.right")).to_have_count(1)


def test_an_amount_that_is_typed_is_kept_and_chips_are_added_to_it(visitor: Visitor) -> None:
    page = opened(visitor)
    button(page).click()
    field(page).fill("1,000")
    expect(page.locator(".typed-piece")).to_have_text("1,000")
    shown(page, "Chips: 0 · Total: 1,000")
    chip(page, "20").focus()
    page.keyboard.type("3")
    expect(field(page)).to_have_value("1060")
    page.get_by_role("button", name="Undo").click()
    expect(field(page)).to_have_value("1,000")
    field(page).fill("12,5")
    chip(page, "2").click()
    expect(field(page)).to_have_value("14.50")


def test_what_is_no_amount_is_kept_and_said(visitor: Visitor) -> None:
    page = opened(visitor)
    button(page).click()
    for text in ("ten", "1,0000", "12 34"):
        field(page).fill(text)
        chip(page, "5").click()
        expect(field(page)).to_have_value(text)
        expect(page.locator("[data-left-out]")).to_have_text(
            f"Chips cannot be added to this, because it is no amount: {text}"
        )
        expect(page.locator("[data-said]")).to_contain_text("no amount")


def test_an_amount_is_read_as_its_language_writes_it(visitor: Visitor) -> None:
    page = opened(visitor, PAID.replace("/en/", "/it/"))
    page.locator("[data-count-out] summary").click()
    field(page).fill("1.000,50")
    page.locator("[data-cents='50']").click()
    expect(field(page)).to_have_value("1001")


def test_of_several_payments_one_rack_is_open_at_a_time(visitor: Visitor) -> None:
    page = opened(visitor, SEVERAL)
    folds = page.locator("[data-count-out]")
    assert folds.count() > 1
    folds.nth(0).locator("summary").click()
    folds.nth(1).locator("summary").click()
    expect(page.locator("[data-count-out][open]")).to_have_count(1)
    page.reload()
    expect(folds.nth(0)).to_have_attribute("open", "")
    expect(page.locator("[data-count-out][open]")).to_have_count(1)


def test_typed_entry_goes_on_past_the_fold(visitor: Visitor) -> None:
    page = opened(visitor)
    page.keyboard.type(str(due("bj-pays", 1)))
    page.keyboard.press("Enter")
    expect(page.locator("[data-verdict] li.right")).to_have_count(1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_the_rack_of_a_payment_is_accessible_and_fits(visitor: Visitor, width: int, scheme: str) -> None:
    page = opened(visitor, SEVERAL, viewport={"width": width, "height": 800}, color_scheme=scheme)
    button(page).click()
    chip(page, "50").first.click()
    field(page).fill("ten")
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert [found["id"] for found in Axe().run(page).response["violations"]] == []


def test_without_javascript_the_amount_is_typed(visitor: Visitor) -> None:
    page = opened(visitor, java_script_enabled=False)
    expect(page.locator("[data-count-out]")).to_be_hidden()
    expect(field(page)).to_be_visible()
