"""Positions touched on the drawn felt: by mouse, finger and keyboard, undone, typed, kept in an exam, and judged."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.utils import timezone
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.e2e.conftest import Visitor, give_session, small_exam
from training.quiz import services
from training.quiz.models import Answer, Attempt
from training.staff.models import User

CALLED = "/en/training/drills/place-bet/?rules=venice-french&seed=e2e&n=1&level=3&cell=orphelins"
ORPHELINS = ("Straight 1", "Split 6/9", "Split 14/17", "Split 17/20", "Split 31/34")  # croupier-course, chapter 9
WRITTEN = "1, 6/9, 14/17, 17/20, 31/34"
ONE = "/en/training/drills/place-bet/?rules=venice-french&seed=e2e&n=1&level=1&cell=corner-8-12"
FAULT = "/en/training/drills/picture-fault/?rules=venice-fair&seed=e2e&n=1&level=1"
CHOSEN = "[data-walk] > [aria-pressed=true]"
EXAM = small_exam("place-bet", 3, 2)


def opened(visitor: Visitor, address: str = CALLED, **options: object) -> Page:
    page = visitor(**{"viewport": {"width": 1280, "height": 1000}, **options})
    page.goto(address)
    return page


def spot(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def field(page: Page) -> Locator:
    return page.locator("[data-spots] input")


def check(page: Page, verdict: str) -> None:
    page.get_by_role("button", name="Check").click()
    expect(page.locator(f"[data-verdict] li.{verdict}")).to_have_count(1)


def test_positions_are_touched_listed_in_words_and_judged(visitor: Visitor) -> None:
    page = opened(visitor)
    expect(page.locator("[data-shown]")).to_have_text("Nothing is chosen yet.")
    for name in ORPHELINS:
        spot(page, name).click()
        expect(spot(page, name)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-shown]")).to_have_text("Chosen: " + ", ".join(ORPHELINS))
    expect(field(page)).to_have_value(WRITTEN)
    check(page, "right")


def test_a_position_too_many_is_wrong(visitor: Visitor) -> None:
    page = opened(visitor)
    for name in (*ORPHELINS, "Split 8/9"):
        spot(page, name).click()
    check(page, "wrong")


def test_touched_again_a_position_is_taken_away_and_each_touch_is_undone(visitor: Visitor) -> None:
    page = opened(visitor)
    undo, clear = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Take all away")
    expect(undo).to_be_disabled()
    expect(clear).to_be_disabled()
    for name in ("Red", "Street 1/3", "Red"):
        spot(page, name).click()
    expect(field(page)).to_have_value("1/3")
    undo.click()
    expect(field(page)).to_have_value("Red, 1/3")
    clear.click()
    expect(field(page)).to_have_value("")
    for _ in range(3):
        undo.click()
    expect(undo).to_be_disabled()
    expect(spot(page, "Red")).to_be_focused()


def test_where_one_position_is_asked_another_touch_moves_it(visitor: Visitor) -> None:
    page = opened(visitor, ONE)
    spot(page, "Corner 7/11").click()
    spot(page, "Corner 8/12").click()
    expect(page.locator(CHOSEN)).to_have_count(1)
    expect(field(page)).to_have_value("8/12")
    check(page, "right")


def test_the_keyboard_alone_chooses_and_sends(visitor: Visitor) -> None:
    page = opened(visitor, ONE)
    spot(page, "Straight 0").focus()
    for key in ("ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    page.keyboard.press("Tab")
    expect(page.locator("[data-walk] > button:focus")).to_have_count(0)  # the felt is one stop
    page.keyboard.press("Shift+Tab")
    expect(page.locator("[data-walk] > button:focus")).to_have_count(1)
    for _ in range(30):
        if page.locator("[data-walk] > button:focus").get_attribute("data-name") == "Corner 8/12":
            break
        page.keyboard.press(_way(page, "Corner 8/12"))
    expect(spot(page, "Corner 8/12")).to_be_focused()
    page.keyboard.press("Enter")
    expect(field(page)).to_have_value("8/12")
    page.keyboard.press("Backspace")
    expect(field(page)).to_have_value("")
    page.keyboard.press("7")  # a digit beside the field would overwrite it
    expect(field(page)).to_have_value("")
    page.keyboard.press("Space")
    expect(field(page)).to_have_value("8/12")
    field(page).press("Enter")
    expect(page.locator("[data-verdict] li.right")).to_have_count(1)


def _way(page: Page, name: str) -> str:
    """The arrow that leads from the focus nearer to a position: down first, then across."""
    here, there = page.locator("[data-walk] > button:focus").bounding_box(), spot(page, name).bounding_box()
    assert here
    assert there
    down = there["y"] + there["height"] / 2 - here["y"] - here["height"] / 2
    across = there["x"] + there["width"] / 2 - here["x"] - here["width"] / 2
    if abs(down) > 2:
        return "ArrowDown" if down > 0 else "ArrowUp"
    return "ArrowRight" if across > 0 else "ArrowLeft"


def test_a_finger_brings_small_positions_near_first(visitor: Visitor) -> None:
    page = opened(visitor, ONE, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    spot(page, "Corner 8/12").tap()
    expect(page.locator(".felt-box.near")).to_have_count(1)
    expect(page.get_by_text("Zoomed in: touch the position again.").first).to_be_visible()
    expect(field(page)).to_have_value("")
    box = spot(page, "Corner 8/12").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 43.5
    spot(page, "Corner 8/12").tap()
    expect(field(page)).to_have_value("8/12")
    page.get_by_role("button", name="Whole layout").tap()
    expect(page.locator(".felt-box.near")).to_have_count(0)
    spot(page, "Red").tap()  # large enough as it is
    expect(field(page)).to_have_value("Red")


def test_what_is_typed_is_marked_and_goes_on_by_touch(visitor: Visitor) -> None:
    page = opened(visitor)
    field(page).fill("split 14-17, nothing; 1 6/9")
    expect(page.locator(CHOSEN)).to_have_count(3)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    spot(page, "Split 17/20").click()
    expect(field(page)).to_have_value("14/17, 1, 6/9, 17/20")


def test_what_is_no_position_is_refused_at_the_field_and_stays(visitor: Visitor) -> None:
    page = opened(visitor)
    field(page).fill("14/16")
    page.get_by_role("button", name="Check").click()
    expect(page.locator("[data-spots] .error")).to_have_text("Choose positions that this layout has.")
    expect(field(page)).to_have_value("14/16")
    expect(field(page)).to_be_focused()
    spot(page, "Straight 1").click()
    expect(field(page)).to_have_value("1")


def test_without_javascript_the_felt_is_a_picture_and_the_field_is_there(visitor: Visitor) -> None:
    page = opened(visitor, FAULT, java_script_enabled=False)
    expect(page.locator("[data-walk] > button:visible")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_be_hidden()
    expect(page.locator(".felt-box svg")).to_be_visible()
    field(page).fill("99")
    page.get_by_role("button", name="Check").click()
    expect(page.locator("[data-spots] .error")).to_have_text("Choose one position that this layout has.")
    field(page).fill("red")
    page.get_by_role("button", name="Check").click()
    expect(page.locator("[data-verdict] dt", has_text="Right answer")).to_have_count(1)
    expect(page.locator("svg.felt .answer-mark").first).to_be_visible()


def test_the_chips_of_a_picture_are_in_the_names_of_the_positions(visitor: Visitor) -> None:
    page = opened(visitor, FAULT)
    assert page.locator("[data-walk] > button[aria-label*='chip']").count() >= 2
    assert page.locator("[data-walk] > button[aria-label*='the dolly']").count() == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
@pytest.mark.parametrize("address", [CALLED, FAULT])
def test_the_felt_is_accessible_and_fits(visitor: Visitor, address: str, width: int, scheme: str) -> None:
    page = opened(visitor, address, viewport={"width": width, "height": 800}, color_scheme=scheme)
    field(page).fill("1, 6/9, Red")
    expect(page.locator(CHOSEN)).to_have_count(3)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert [found["id"] for found in Axe().run(page).response["violations"]] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_a_marked_felt_is_accessible_and_fits(visitor: Visitor, width: int, scheme: str) -> None:
    page = opened(visitor, CALLED, viewport={"width": width, "height": 800}, color_scheme=scheme)
    field(page).fill("1, 6/9, Red")
    check(page, "wrong")
    expect(page.locator("svg.felt .answer-mark")).to_have_count(6)
    expect(page.locator(".marked li")).to_have_count(3)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert [found["id"] for found in Axe().run(page).response["violations"]] == []


def test_the_felt_does_not_turn_round_where_writing_does(visitor: Visitor) -> None:
    left = "(buttons) => buttons.map((one) => one.offsetLeft)"
    places = []
    for language in ("en", "ar"):
        page = opened(visitor, ONE.replace("/en/", f"/{language}/"))
        places.append(page.locator("[data-walk] > button").evaluate_all(left))
    assert places[0] == places[1]


@pytest.fixture
def attempt(rough: BrowserContext, live_server, people: dict[str, User]) -> Attempt:
    give_session(rough, live_server.url, people["trainee"])
    return services.start(people["trainee"], EXAM, "en", timezone.now())


@pytest.fixture
def sat(rough: BrowserContext, attempt: Attempt) -> Callable[[], Page]:
    def sit() -> Page:
        page = rough.new_page()
        page.goto(f"/en/training/attempts/{attempt.uuid}/?item=1")
        return page

    return sit


def test_in_an_exam_positions_are_saved_drafted_and_marked_again(sat: Callable[[], Page]) -> None:
    page = sat()
    for name in ("Split 14/17", "Straight 1"):
        spot(page, name).click()
    page.reload()  # not saved: a draft
    expect(field(page)).to_have_value("14/17, 1")
    expect(page.locator(CHOSEN)).to_have_count(2)
    page.get_by_role("button", name="Save and continue").click()
    page.wait_for_url("**?item=2")
    assert Answer.objects.latest("pk").given == {"spots": "straight:1 split:14-17"}
    page = sat()
    expect(field(page)).to_have_value("1, 14/17")
    expect(page.locator(CHOSEN)).to_have_count(2)
    field(page).fill("1, 14/16")
    page.get_by_role("button", name="Save and continue").click()
    expect(page.locator("[data-spots] .error")).to_be_visible()
    spot(page, "Straight 1").click()  # the felt that came with the error works too
    spot(page, "Split 6/9").click()
    page.get_by_role("button", name="Save and continue").click()
    page.wait_for_url("**?item=2")
    assert Answer.objects.latest("pk").given == {"spots": "split:6-9"}
