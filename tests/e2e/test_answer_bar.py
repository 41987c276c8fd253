"""The answer of a calculator stays in view, and nothing of the page is covered by it or wider than a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor

ADVICE = "/en/games/blackjack/advice/"
PHONE = {"width": 360, "height": 740}


def in_view(page: Page) -> bool:
    where = page.locator(".answer-bar").bounding_box()
    assert where
    return 0 <= where["y"] <= page.viewport_size["height"] - where["height"]


def test_the_answer_is_in_sight_from_the_first_card_to_the_result_and_leads_to_it(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE)
    page.goto(ADVICE)
    expect(page.locator(".answer-bar")).to_have_count(0)
    page.fill("#hand", "10 6")
    page.keyboard.press("Tab")
    page.wait_for_url("**/?hand=*")
    page.fill("#dealer", "10")
    page.keyboard.press("Tab")
    expect(page.locator(".answer-bar")).to_contain_text("Hit")
    for top in (0, 600, 1200):
        page.evaluate("top => scrollTo(0, top)", top)
        assert in_view(page), top
    page.locator(".answer-bar a").click()
    expect(page.locator("#result-title")).to_be_in_viewport()


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("path", ["blackjack/advice/?hand=8c8d&dealer=Th", "chemin-de-fer/advice/"])
def test_on_a_phone_the_answer_takes_two_lines_at_most(visitor: Visitor, language: str, path: str) -> None:
    page = visitor(viewport=PHONE)
    page.goto(f"/{language}/games/{path}")
    lines = page.locator(".answer-bar strong").evaluate(
        "one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"
    )
    assert round(lines) <= 2


def test_foreign_words_of_the_answer_break_like_the_others(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 320, "height": 740})
    page.goto("/it/games/trente-et-quarante/coup/?cards=3d3h5sTcTc3s8cJc5sJd&rouge=10")
    expect(page.locator(".answer-bar span[lang]").first).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_on_a_desk_the_answer_is_beside_the_cards(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1440, "height": 800})
    page.goto(f"{ADVICE}?hand=Tc6d&dealer=Th")
    assert in_view(page)
    bar, cards = page.locator(".answer-bar a").bounding_box(), page.locator("#picker").bounding_box()
    assert bar
    assert cards
    assert bar["x"] > cards["x"] + cards["width"]


def test_a_field_that_has_the_focus_is_not_behind_the_answer(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE)
    page.goto(f"{ADVICE}?hand=Tc6d&dealer=Th")
    for _step in range(60):
        page.keyboard.press("Tab")
        covered = page.evaluate(
            """() => {
              const [field, bar] = [document.activeElement, document.querySelector(".answer-bar")];
              const [here, over] = [field.getBoundingClientRect(), bar.getBoundingClientRect()];
              const isCovered = here.top < over.bottom && here.bottom > over.top + 1;
              const counts = field.closest("#tool") && !bar.contains(field);
              return counts && isCovered && getComputedStyle(field).position !== "absolute" ? field.outerHTML : "";
            }"""
        )
        assert not covered


def test_the_head_leaves_a_phone_to_the_first_control(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE)
    for tool in ("blackjack/advice", "trente-et-quarante/odds", "texas-holdem/hand", "french-roulette/called-bets"):
        page.goto(f"/en/games/{tool}/")
        head = page.evaluate(
            "document.getElementById('tool').getBoundingClientRect().top"
            " - document.querySelector('main').getBoundingClientRect().top"
        )
        assert head <= 200, (tool, head)


def test_a_table_is_a_stop_of_the_keys_only_where_it_scrolls(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE)
    page.goto("/en/games/punto-banco/odds/")
    page.locator("details:has(.table-scroll)").first.locator("summary").click()
    scroller = page.locator(".table-scroll").first
    expect(scroller).to_have_attribute("tabindex", "0")
    expect(scroller).to_have_role("region")
    page.set_viewport_size({"width": 1024, "height": 800})
    expect(scroller).not_to_have_attribute("tabindex", "0")
    expect(scroller).to_have_role("group")


@pytest.mark.parametrize(
    ("address", "top", "pressed"),
    [
        ("/en/games/blackjack/round/", 500, "#add-5"),
        ("/en/games/texas-holdem/equity/", 1200, "#add-5s"),
        ("/en/games/french-roulette/table/?play=10*red+10*black", 500, "#undo"),
    ],
)
def test_the_page_stays_where_it_is_when_the_answer_comes(
    visitor: Visitor, address: str, top: int, pressed: str
) -> None:
    page = visitor(viewport=PHONE)
    page.goto(address)
    before = page.url
    page.evaluate("top => scrollTo(0, top)", top)
    button = page.locator(pressed).bounding_box()
    assert button
    page.mouse.click(button["x"] + 10, button["y"] + 10)
    page.wait_for_url(lambda url: url != before)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("scrollY") == pytest.approx(top, abs=2)
