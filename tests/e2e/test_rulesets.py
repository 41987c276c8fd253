"""Three spins with a zero at the table of every ruleset: by keys alone, by mouse, by touch and without JavaScript."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitor


@dataclass(frozen=True)
class Trip:
    """What is played at a table: a stake on each of these spots before every spin, the zero that comes second, the
    choice that is made then, and what is read after it."""

    address: str
    spots: tuple[str, ...]
    zero: str
    wish: str
    result: str
    clause: str


TRIPS = {
    "venice-french": Trip(
        "/en/games/french-roulette/table/",
        ("red", "split:0-3"),
        "0",
        "wish-red-0-take_half",
        "Halved",
        "french-roulette/#roulette-zero-half",
    ),
    "venice-fair": Trip(
        "/en/games/fair-roulette/table/",
        ("red", "zero_street:0-2-3"),
        "0",
        "",
        "Halved",
        "fair-roulette/#roulette-zero-partage",
    ),
    "france-english": Trip(
        "/en/games/english-roulette/table/",
        ("red", "odd"),
        "0",
        "",
        "Halved",
        "english-roulette/#roulette-zero-partage",
    ),
    "parlour": Trip(
        "/en/games/parlour-roulette/table/",
        ("dozen:2", "straight:0"),
        "0",
        "wish-dozen:2-0-take_half",
        "Halved",
        "parlour-roulette/#roulette-zero-parlour-half",
    ),
    "parlour-double-zero": Trip(
        "/en/games/parlour-roulette/table/?rules=parlour-double-zero",
        ("column:35", "split:0-00"),
        "00",
        "wish-column:35-0-leave",
        "Left for the next spin",
        "parlour-roulette/?rules=parlour-double-zero#roulette-zero-parlour",
    ),
}
Press = Callable[[Page, str], None]


def play_of(page: Page) -> str:
    return page.evaluate("new URLSearchParams(location.search).get('play') || ''")


def by_id(name: str) -> str:
    return f"[id='{name}']"


def three_spins(page: Page, trip: Trip, press: Press, lay: Press | None = None) -> None:
    """Plays a trip by pressing what has an id, and looks at what the page says of it."""
    page.goto(trip.address)
    game: list[str] = []
    for number in ("17", trip.zero, "5"):
        for spot in trip.spots:
            (lay or press)(page, f"lay-{spot}")
            game.append(f"10*{spot}")
            expect(page.locator("#game")).to_have_value(" ".join(game))
        open_numbers(page, press)
        press(page, f"spin-{number}")
        game.append(f".{number}")
        expect(page.locator("#result .said-aloud .pocket").first).to_have_text(number)
        expect(page.locator("#game")).to_have_value(" ".join(game))
        if number == trip.zero:
            at_zero(page, trip, press, game)
    expect(page.locator(".history h3")).to_have_text("3 spins")
    assert play_of(page) == " ".join(game)
    assert not page.locator(".bar .error").count()


def open_numbers(page: Page, press: Press) -> None:
    page.locator(".number-menu > summary").evaluate("one => one.id = 'numbers'")
    press(page, "numbers")


def at_zero(page: Page, trip: Trip, press: Press, game: list[str]) -> None:
    if trip.wish:
        press(page, trip.wish)
        expect(page.locator(by_id(trip.wish))).to_have_attribute("aria-pressed", "true")
        _wish, key, level, choice = trip.wish.split("-")
        game.append(f"*{key}*{level}*{choice}")
        expect(page.locator("#game")).to_have_value(" ".join(game))
    expect(page.locator("#result")).to_contain_text(trip.result)
    expect(page.locator(f"#result a[href$='{trip.clause}']").first).to_be_visible()


def pressed(page: Page, name: str) -> None:
    """By keys: what is reached, and Enter."""
    page.locator(by_id(name)).focus()
    page.keyboard.press("Enter")


def typed(page: Page, name: str) -> None:
    """By keys: a spot is reached, digits set the stake, Enter lays."""
    page.locator(by_id(name)).focus()
    page.keyboard.type("10")
    page.keyboard.press("Enter")


def clicked(page: Page, name: str) -> None:
    page.locator(by_id(name)).click()


@pytest.mark.parametrize("trip", TRIPS.values(), ids=TRIPS)
def test_three_spins_with_a_zero_by_keys_alone(visitor: Visitor, trip: Trip) -> None:
    page = visitor(viewport={"width": 1280, "height": 900})
    three_spins(page, trip, pressed, typed)


@pytest.mark.parametrize("trip", TRIPS.values(), ids=TRIPS)
def test_three_spins_with_a_zero_by_mouse(visitor: Visitor, trip: Trip) -> None:
    page = visitor(viewport={"width": 1280, "height": 900})

    def laid(page: Page, name: str) -> None:
        page.locator("#other").fill("10")
        clicked(page, name)

    three_spins(page, trip, clicked, laid)


@pytest.mark.parametrize("trip", TRIPS.values(), ids=TRIPS)
def test_three_spins_with_a_zero_without_javascript(visitor: Visitor, trip: Trip) -> None:
    page = visitor(java_script_enabled=False, viewport={"width": 1280, "height": 900})
    page.goto(trip.address)
    for number in ("17", trip.zero, "5"):
        for spot in trip.spots:
            page.locator("#other").fill("10")
            clicked(page, f"lay-{spot}")
        page.locator(".number-menu > summary").click()
        clicked(page, f"spin-{number}")
        if number == trip.zero and trip.wish:
            clicked(page, trip.wish)
        if number == trip.zero:
            expect(page.locator(f"#result a[href$='{trip.clause}']").first).to_be_visible()
    expect(page.locator(".history h3")).to_have_text("3 spins")
    if "?" in trip.address:
        assert "rules=parlour-double-zero" in page.url


@pytest.mark.parametrize("trip", TRIPS.values(), ids=TRIPS)
def test_three_spins_with_a_zero_by_touch(visitor: Visitor, trip: Trip) -> None:
    page = visitor(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)

    def tapped(page: Page, name: str) -> None:
        spot = page.locator(by_id(name))
        spot.scroll_into_view_if_needed()
        spot.tap()

    def brought_near(page: Page, name: str) -> None:
        page.locator("#other").fill("10")
        spot = page.locator(by_id(name))
        if smallest(spot) < 43.9:
            spot.tap()  # the first touch of a small spot brings the felt near
            assert smallest(spot) >= 43.9
        tapped(page, name)

    def smallest(spot: Locator) -> float:
        box = spot.bounding_box()
        assert box is not None
        return min(box["width"], box["height"])

    three_spins(page, trip, tapped, brought_near)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Walked inside the page, since four keys on each of some hundred spots take half a minute from outside.
WALK = """box => {
  const spots = [...document.querySelectorAll(`.${box} > button`)];
  const seen = new Set([spots[0].id]), ahead = [spots[0].id];
  while (ahead.length) {
    const start = ahead.pop();
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      document.getElementById(start).focus();
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const reached = document.activeElement.id;
      if (!seen.has(reached)) { seen.add(reached); ahead.push(reached); }
    }
  }
  return spots.map((spot) => spot.id).filter((id) => !seen.has(id));
}"""


@pytest.mark.parametrize(
    ("address", "drawings"),
    [("/en/games/fair-roulette/table/", ("felt", "track")), (TRIPS["parlour-double-zero"].address, ("felt",))],
    ids=["one zero", "two zeros"],
)
def test_the_arrows_reach_every_spot(visitor: Visitor, address: str, drawings: tuple[str, ...]) -> None:
    page = visitor(viewport={"width": 1280, "height": 900})
    page.goto(address)
    for drawing in drawings:
        assert page.evaluate(WALK, drawing) == []


def test_two_players_in_colour_play_by_keys_alone(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1280, "height": 900})
    page.goto("/en/games/fair-roulette/table/")
    page.locator("#players > summary").focus()
    page.keyboard.press("Enter")
    page.locator("#player-1").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".tray legend")).to_have_text("Stake: Player 2, blue")
    page.locator("#colour-menu").focus()
    page.keyboard.press("Enter")
    page.locator("#worth").fill("2")
    page.keyboard.press("Enter")
    expect(page.locator("#colour-menu")).to_have_text("Colour chips of 2")
    page.locator(by_id("lay-dozen:1")).focus()
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    expect(page.locator("#lacking")).to_contain_text("First dozen: 3 placed, at least 5 colour chips needed.")
    expect(page.locator(by_id("lay-dozen:1"))).to_be_focused()
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    expect(page.locator("#lacking")).to_have_count(0)
    assert play_of(page) == "@2=2 6*dozen:1@2 4*dozen:1@2"
    page.locator("#player-2").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#colour-menu")).to_have_text("Value chips")
    page.locator(by_id("lay-dozen:1")).focus()
    page.keyboard.type("15")
    page.keyboard.press("Enter")
    expect(page.locator(by_id("lay-dozen:1"))).to_have_attribute(
        "aria-label",
        "First dozen: pays 2 to 1; Player 1, amber: 15 staked here; Player 2, blue: 5 colour chips staked here, 10",
    )
    page.keyboard.press("Backspace")
    expect(page.locator("#game")).to_have_value("@2=2 6*dozen:1@2 4*dozen:1@2")
    open_numbers(page, pressed)
    pressed(page, "spin-1")
    expect(page.locator(".accounts tbody tr")).to_have_count(1)
    expect(page.locator(".accounts tbody tr")).to_contain_text("+20")
    assert play_of(page) == "@2=2 6*dozen:1@2 4*dozen:1@2 .1"
