"""On paper: each page says what it is about and has no controls, and the strategy chart is one sheet."""

from io import BytesIO

import pytest
from playwright.sync_api import Page
from pypdf import PdfReader

from tests.e2e.conftest import Visitor, sign_in

# Of what each page must say which game and which ruleset, or whose page it is.
PAGES = {
    "/en/games/blackjack/?rules=single-deck": "Blackjack, American, single deck, H17",
    "/it/games/french-roulette/?at=ca-noghera-french-roulette": "Ca’ Noghera",
    "/en/games/blackjack/chart/?rules=six-to-five": "Blackjack, American, six decks, 6:5",
    "/en/games/blackjack/advice/?hand=8c8d&dealer=Th": "Blackjack, Venice, six decks, S17",
    "/en/games/french-roulette/payouts/?bet=corner&chips=4&unit=20": "French roulette, Venice",
    "/en/games/french-roulette/called-bets/?bet=voisins": "French roulette, Venice",
    "/en/games/french-roulette/table/?play=10*red+5*straight:17+.0": "French roulette, Venice",
    "/en/games/texas-holdem/equity/?a=AsAh&b=KsKh&board=2c7d9h": "Texas hold’em, Venice",
    "/en/games/compare/?rules=venice-french&rules=venice-fair": "French roulette",
    "/en/venues/ca-vendramin-calergi/": "Ca’ Vendramin Calergi",
    "/en/verify/": "Check a certificate",
    "/en/training/": "Training",
    "/en/training/drills/?rules=venice-fair": "Fair roulette, Venice",
    "/en/training/drills/zero/?level=2&seed=paper": "French roulette, Venice",
}
LESSON = "/en/training/courses/french-roulette/paying/"
# What is pressed or chosen. The cards of a hand and the chips of a felt are pictures on paper.
CONTROLS = """() => [...document.querySelectorAll("nav, button, .button, .menu > summary, [type=checkbox]")]
  .filter(one => one.checkVisibility() && !one.closest(".held, .felt"))
  .map(one => one.outerHTML.slice(0, 120))"""


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor(viewport={"width": 800, "height": 1100})


def printed(page: Page) -> list[str]:
    """The text of each sheet."""
    return [sheet.extract_text() for sheet in PdfReader(BytesIO(page.pdf(format="A4"))).pages]


def said(text: str) -> str:
    return " ".join(text.split()).replace("ʼ", "’").casefold()


@pytest.mark.parametrize("path", PAGES)
def test_a_printed_page_says_what_it_is_about_and_has_no_controls(page: Page, path: str) -> None:
    page.goto(path)
    assert said(PAGES[path]) in said(printed(page)[0])
    page.emulate_media(media="print")
    assert page.evaluate(CONTROLS) == []


def test_a_printed_lesson_has_no_controls(page: Page, people) -> None:
    sign_in(page, "trainee", "en")
    page.goto(LESSON)
    page.emulate_media(media="print")
    assert page.evaluate(CONTROLS) == []
    assert said(page.locator("h1").inner_text()) in said(printed(page)[0])


@pytest.mark.parametrize("rules", ["venice-blackjack", "american-six-decks-h17", "single-deck"])
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_strategy_chart_is_one_sheet_with_the_rules_of_the_house(page: Page, rules: str, language: str) -> None:
    page.goto(f"/{language}/games/blackjack/chart/?rules={rules}")
    sheets = printed(page)
    assert len(sheets) == 1
    page.emulate_media(media="print")
    assert said(page.locator(".on-paper").first.inner_text()) in said(sheets[0])


@pytest.mark.parametrize(
    "path",
    [
        "games/blackjack/advice/?hand=8c8d&dealer=Th",
        "games/french-roulette/payouts/?bet=corner&chips=4&unit=20",
        "costs/evening/?money=100&second=straight",
    ],
)
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_what_is_short_is_one_sheet(page: Page, language: str, path: str) -> None:
    page.goto(f"/{language}/{path}")
    assert len(printed(page)) == 1


def test_rulesets_are_compared_side_by_side_on_paper(page: Page) -> None:
    page.goto("/en/games/compare/?rules=venice-blackjack&rules=european-no-hole")
    page.emulate_media(media="print")
    values = page.locator(".parameters tr:has(td:nth-child(3))").first.locator("td")
    left, right = values.nth(0).bounding_box(), values.nth(1).bounding_box()
    assert left
    assert right
    assert left["y"] == right["y"]
    assert left["x"] < right["x"]


def test_on_paper_the_answer_comes_before_how_it_was_found(page: Page) -> None:
    page.goto("/en/games/blackjack/advice/?hand=8c8d&dealer=Th")
    text = said(" ".join(printed(page)))
    assert text.index("57.14%") < text.index("how the dealer’s hand ends") < text.index("how this is calculated")


def test_rules_are_printed_without_the_source_under_each_clause_and_with_the_list_of_them(page: Page) -> None:
    page.goto("/en/games/blackjack/")
    text = " ".join(printed(page))
    assert "Sources of these rules" in text
    assert "Source:" not in text
