"""The calculators that were used last, on the page of all calculators."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visitor

USED = (
    "/en/games/blackjack/advice/?hand=Tc6d&dealer=Th",
    "/it/games/texas-holdem/equity/",
    "/en/games/blackjack/advice/",
)


def test_what_was_used_last_comes_first_in_the_language_of_the_page(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/en/calculators/")
    recent = page.locator("#recent")
    expect(recent).to_be_hidden()
    for address in USED:
        page.goto(address)
    page.goto("/en/games/french-roulette/table/?play=10*red")
    page.goto("/fr/calculators/")
    expect(recent.locator("a")).to_have_count(3)
    addresses = [link.get_attribute("href") for link in recent.locator("a").all()]
    assert addresses == [
        "/fr/games/french-roulette/table/",
        "/fr/games/blackjack/advice/",
        "/fr/games/texas-holdem/equity/",
    ]
    expect(recent.locator("a").nth(1)).to_contain_text("Blackjack")


def test_the_list_can_be_cleared(visitor: Visitor) -> None:
    page = visitor()
    page.goto(USED[0])
    page.goto("/en/calculators/")
    page.get_by_role("button", name="Clear this list").click()
    expect(page.locator("#recent")).to_be_hidden()
    expect(page.locator("h1")).to_be_focused()
    page.reload()
    expect(page.locator("#recent")).to_be_hidden()


def test_what_somebody_else_left_in_the_storage_does_no_harm(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/en/calculators/")
    page.evaluate("localStorage.setItem('recent-calculators', '{no list')")
    page.goto(USED[0])
    page.goto("/en/calculators/")
    expect(page.locator("#recent a")).to_have_count(1)
