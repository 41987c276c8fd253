"""The table with the keys alone, by touch, and without JavaScript."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitor

TABLE = "/en/games/french-roulette/table/"


def play_of(page: Page) -> str:
    return page.evaluate("new URLSearchParams(location.search).get('play') || ''")


def test_keys_alone_lay_take_back_and_walk_the_felt(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1280, "height": 900})
    page.goto(TABLE)
    page.locator("[id='lay-straight:17']").focus()
    page.keyboard.type("25")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("straight"))
    assert play_of(page) == "25*straight:17"
    expect(page.locator("[id='lay-straight:17']")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[id='lay-split:17-18']")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("split"))
    page.keyboard.press("Backspace")
    page.wait_for_url(lambda url: "split" not in url)
    assert play_of(page) == "25*straight:17"


PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("spot", ["red", "dozen:2", "column:34"])
def test_the_first_tap_places_a_chip_on_a_large_spot(visitor: Visitor, spot: str) -> None:
    page = visitor(**PHONE)
    page.goto(TABLE)
    page.locator(f"[id='lay-{spot}']").tap()
    page.wait_for_url(re.compile(re.escape(spot)))
    expect(page.locator("#zoomed")).to_be_hidden()


def test_a_finger_first_brings_small_spots_near_and_says_so(visitor: Visitor) -> None:
    page = visitor(**PHONE)
    page.goto(TABLE)
    expect(page.locator(".readout .with-finger")).to_be_visible()
    expect(page.locator(".readout .with-pointer")).to_be_hidden()
    expect(page.locator("#keys")).to_be_hidden()
    spot = page.locator("[id='lay-split:17-20']")
    spot.tap()
    assert play_of(page) == ""
    expect(page.locator("#zoomed-said")).to_have_text("Zoomed in: tap the spot again to place 10.")
    expect(page.locator("#said")).to_have_text("Zoomed in: tap the spot again to place 10.")
    expect(spot).to_be_in_viewport(ratio=1)
    box = spot.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    spot.tap()
    page.wait_for_url(re.compile("split"))
    expect(page.locator("#zoomed-said")).to_have_text("Zoomed in: each tap places 10.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#whole-felt").tap()
    expect(page.locator("#zoomed")).to_be_hidden()
    assert page.evaluate("document.getElementById('whole-felt').closest('#felt-box') === null")


@pytest.mark.parametrize("width", [320, 360])
def test_every_chip_of_the_bar_is_in_sight_on_a_phone(visitor: Visitor, width: int) -> None:
    page = visitor(viewport={"width": width, "height": 740}, has_touch=True, is_mobile=True)
    page.goto(TABLE)
    chips = page.locator(".tray label.chip")
    assert chips.count() == 8
    for chip in chips.all():
        expect(chip).to_be_in_viewport(ratio=1)


def test_the_odds_of_the_stakes_follow_each_chip(visitor: Visitor) -> None:
    page = visitor(viewport={"width": 1280, "height": 900})
    page.goto(TABLE)
    page.locator("[id='lay-dozen:1']").click()
    expect(page.locator("#stakes")).to_contain_text("Covers 12 of 37 numbers. Costs 0.27 on average")
    page.locator("[id='lay-dozen:2']").click()
    expect(page.locator("#stakes")).to_contain_text("Covers 24 of 37 numbers. Costs 0.54 on average")
    expect(page.locator("#undo")).to_have_attribute("title", "Take back 10 on Second dozen")
    page.locator("#undo").click()
    expect(page.locator("#stakes")).to_contain_text("Covers 12 of 37 numbers.")


def test_without_javascript_a_game_is_played_through_the_prison(visitor: Visitor) -> None:
    page = visitor(java_script_enabled=False)
    page.goto(TABLE)
    page.locator("button[name=lay][value=red]").first.click()
    page.goto(page.url.split("#")[0].replace("red", "red+.0"))
    page.locator("[id='wish-red-0-take_half']").click()
    expect(page.locator("#result")).to_contain_text("Halved")
    expect(page.locator("#result a[href*='#roulette-zero-half']").first).to_be_visible()
    page.locator("#undo").click()
    expect(page.locator("#result")).to_contain_text("In prison")
    page.locator("#undo").click()
    expect(page.locator("#stakes")).to_contain_text("Red")
    page.locator("#clear").click()
    expect(page).to_have_url(re.compile(r"/table/(\?play=)?(#.*)?$"))


def test_a_game_that_is_shared_shows_the_same(visitor: Visitor) -> None:
    first, second = visitor(), visitor()
    address = f"{TABLE}?play=10*red+5*tiers+.0+*red*0*leave+10*black+.36"
    totals = []
    for page in (first, second):
        page.goto(address)
        totals.append(page.locator("#result").inner_text())
    assert totals[0] == totals[1]
    assert "Trente-six, rouge, pair et passe" in totals[0]


def test_the_felt_does_not_turn_round_where_writing_does(visitor: Visitor) -> None:
    page = visitor()
    page.goto(TABLE)
    before = page.locator("[id='lay-straight:1']").bounding_box(), page.locator("[id='lay-straight:3']").bounding_box()
    page.evaluate("document.documentElement.dir = 'rtl'")
    after = page.locator("[id='lay-straight:1']").bounding_box(), page.locator("[id='lay-straight:3']").bounding_box()
    assert before[0]["x"] < before[1]["x"]
    assert after[0]["x"] < after[1]["x"]


SPOTS = {"split:25-26": "x", "street:13-15": "x", "split:17-20": "y", "corner:17-21": "xy", "six_line:28-33": "xy"}
# How far the middle of each chip is from the middle of its spot, in parts of its radius, across and down.
OFF = """spot => {
    const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
    const [x, y] = middle(spot.getBoundingClientRect());
    return [...spot.querySelectorAll(".chip")].map((chip) => {
        const box = chip.getBoundingClientRect();
        const [cx, cy] = middle(box);
        return { x: Math.abs(cx - x) / (box.width / 2), y: Math.abs(cy - y) / (box.height / 2) };
    });
}"""


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("players", [2, 3, 8])
def test_chips_of_several_players_touch_the_line_of_their_bet(visitor: Visitor, players: int, width: int) -> None:
    page = visitor(viewport={"width": width, "height": 900})
    who = ["", *(f"@{number}" for number in range(2, players + 1))]
    page.goto(f"{TABLE}?play={'+'.join(f'30*{spot}{player}' for spot in SPOTS for player in who)}")
    for spot, axes in SPOTS.items():
        chips = page.locator(f'#felt button[value="{spot}"]').evaluate(OFF)
        assert len(chips) == players
        assert all(off[axis] < 0.85 for off in chips for axis in axes), spot
