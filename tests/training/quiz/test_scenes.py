"""What an item is asked about, as its page shows it."""

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.template.loader import render_to_string
from django.utils.translation import override

from games.roulette import layout
from games.roulette.wheel import SINGLE_ZERO, WHEELS
from games.web.roulette.words import bet_name
from tests.training.drills.roulette.hand import drawn
from training.quiz.presentation import shown, shown_verdict
from training.quiz.scenes import scene_of

DOUBLE = "parlour-double-zero"


def scene(spec):
    return scene_of({"scene": spec})


def rendered(spec):
    found = scene(spec)
    return render_to_string(found["template"], {"scene": found})


def touched(bet, **more):
    spec = scene({"kind": "positions", "chips": [{"label": "", "bet": bet}], **more})["in_words"]
    return spec.partition(": ")[2].rstrip(".")


@pytest.mark.parametrize(
    ("bet", "fields"),
    [
        ("straight:17", "17"),
        ("split:17-20", "17 and 20"),
        ("split:17-18", "17 and 18"),
        ("corner:17-21", "17, 18, 20 and 21"),
        ("street:13-15", "Pair and 13"),
        ("six_line:13-18", "Pair, 13 and 16"),
        ("zero_street:0-2-3", "0, 2 and 3"),
        ("first_four", "0, Passe and 1"),
        ("dozen:2", "M"),
        ("column:35", "35"),
        ("red", "Rouge"),
    ],
)
def test_a_chip_is_shown_by_the_fields_that_it_touches_as_it_is_seen(bet, fields):
    assert touched(bet) == fields


def test_at_the_head_of_two_zeros_a_chip_touches_them():
    assert touched("split:0-00", wheel="double-zero") == "0 and 00"
    assert touched("zero_street:0-00-2", wheel="double-zero") == "0, 00 and 2"


def test_every_number_that_is_seen_is_printed_on_its_field():
    for name in ("picture-bet", "announcement"):
        found = scene(drawn("venice-french", name, 4)[0].scene)
        page = render_to_string(found["template"], {"scene": found})
        assert all(f">{field.text}</text>" in page for field in found["fields"])
    whole = rendered({"kind": "positions", "chips": [{"label": "", "bet": "red"}]})
    assert ">Rouge</text>" in whole
    assert 'class="diamond red"' in whole


@pytest.mark.parametrize("level", [1, 2])
def test_the_drawing_of_a_position_does_not_name_it(level):
    for item in drawn(DOUBLE, "positions", level, 60):
        assert bet_name(item.scene["chips"][0]["bet"]) not in rendered(item.scene)
        assert "touches these squares" in rendered(item.scene)


def test_every_chip_of_a_picture_lies_within_what_is_drawn():
    for item in drawn(DOUBLE, "positions", 3, 60):
        found = scene(item.scene)
        left, top, width, height = map(float, found["view"].split())
        for laid in found["chips"]:
            assert left <= float(laid.x) <= left + width
            assert top <= float(laid.y) <= top + height


RADIUS = 1.9
SEEN = 0.25  # how far a chip must reach into a field to be seen there


def covered(wheel, x, y, by=RADIUS - SEEN):
    """The fields into which a chip reaches."""
    found = set()
    for key, field in layout.fields(wheel).items():
        right = max(field.x - x, 0, x - field.x - field.width)
        down = max(field.y - y, 0, y - field.y - field.height)
        if right**2 + down**2 < by**2:
            found.add(key)
    return found


def with_chips_of(wheel, bet, players):
    stakes = [{"player": player, "bet": bet, "chips": 1} for player in ("amber", "blue", "violet")[:players]]
    # A stake elsewhere makes it a picture of several players even where only one is on the spot.
    stakes.append({"player": "blue" if players == 1 else "amber", "bet": "straight:36", "chips": 1})
    spec = {"kind": "layout", "number": 17, "unit": 100, "stakes": stakes, "called": [], "wheel": wheel.name}
    return [(float(chip.x), float(chip.y)) for chip in scene(spec)["chips"] if chip.chip.key == bet][:players]


@pytest.mark.parametrize("wheel", WHEELS.values(), ids=WHEELS)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_chips_of_several_players_touch_what_their_bet_covers_and_nothing_else(wheel, players):
    wrong = [
        (bet, chip)
        for bet, place in layout.places(wheel).items()
        if bet != "straight:36"
        for chip in with_chips_of(wheel, bet, players)
        if covered(wheel, *chip) != covered(wheel, *place.centre)
    ]
    assert wrong == []


@pytest.mark.parametrize("players", [2, 3])
def test_no_chip_hides_the_figure_on_another(players):
    for bet in ("straight:17", "split:25-26", "split:17-20", "street:13-15", "corner:17-21", "six_line:13-18"):
        for one, other in combinations(with_chips_of(SINGLE_ZERO, bet, players), 2):
            assert dist(one, other) > RADIUS + 0.4


def test_double_zero_is_written_as_on_the_wheel():
    assert "00" in rendered({"kind": "number", "number": 37})
    spins = rendered({"kind": "spins", "outcomes": [37, 0], "stakes": []})
    assert '<span class="pocket zero">00</span>' in spins
    item = next(item for item in drawn(DOUBLE, "picture-bet", 1, 200) if item.scene["number"] == 37)
    picture = rendered(item.scene)
    assert "around number 00" in picture
    assert picture.count('class="felt-field zero lit"') == 1
    assert ">00</text>" in picture
    assert "00" in shown(item.face).question
    assert "37" not in shown(item.face).question


def test_the_markers_of_colours_are_shown_beside_the_layout():
    (item, *_rest) = drawn("venice-fair", "colours", 5)
    page = rendered(item.scene)
    assert page.count("the marker shows") == len(item.scene["markers"]) - 1
    assert page.count("no marker") == 1
    assert "marker" not in rendered(drawn("venice-fair", "picture-bet", 4)[0].scene)


def test_a_pocket_is_expected_by_its_name_in_every_script(db):
    item = next(item for item in drawn(DOUBLE, "number-facts", 4, 200) if "00" in item.key.values())
    rows = [{"slug": slug, "given": value, "expected": value, "right": True} for slug, value in item.key.items()]
    with override("it"):
        verdict = shown_verdict(item.face, rows, {slug: [] for slug in item.key})
    assert [part.expected for part in verdict] == list(item.key.values())


def test_the_fields_of_a_picture_are_those_that_the_style_sheet_colours():
    style = finders.find("css/drawings.css")
    picture = rendered({"kind": "positions", "chips": [{"label": "", "bet": "straight:17"}]})
    fields = re.findall(r'<g class="([\w-]+) (?:red|black|zero|outside)', picture)
    assert set(fields) == {"felt-field"}
    assert ".felt-field rect" in Path(style).read_text(encoding="utf-8")
