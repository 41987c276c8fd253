"""The wheel and the layout as SVG: geometry, what is lit, where chips lie, and the same in words."""

import re
import xml.etree.ElementTree as ET

import pytest
from django.template import Context, Template
from django.test import RequestFactory
from django.utils.translation import override

from games.roulette.bets import LAYOUTS, POSITIONS
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.layout import PLACES
from games.roulette.wheel import DOUBLE_ZERO, DOUBLE_ZERO_WHEEL, pocket_name
from games.web.registry import rules
from games.web.roulette import drawings
from games.web.roulette.drawings import Chip
from games.web.rulebook.figures import rendered, shapes


def draw(code: str, **values) -> ET.Element:
    return ET.fromstring(Template("{% load roulette %}" + code).render(Context(values)).strip())


def text(svg: ET.Element, name: str) -> str:
    return " ".join("".join(svg.find(name).itertext()).split())


def groups(svg: ET.Element, word: str) -> list[ET.Element]:
    return [group for group in svg.iter("g") if word in group.get("class", "").split()]


def test_the_wheel_has_every_pocket_in_its_colour_and_zero_on_top():
    svg = draw("{% wheel %}")
    assert [group.find("text").text for group in svg.iter("g")][:4] == ["0", "32", "15", "19"]
    assert [len(groups(svg, shade)) for shade in ("zero", "red", "black")] == [1, 18, 18]
    assert drawings.pockets()[0].turn == "0.0"


def test_the_other_wheel_has_a_double_zero_opposite_zero():
    svg = draw("{% wheel numbers wheel=wheel %}", numbers=[DOUBLE_ZERO, 1], wheel=DOUBLE_ZERO_WHEEL)
    names = [group.find("text").text for group in svg.iter("g")]
    assert (len(names), names[0], names[19]) == (38, "0", "00")
    assert len(groups(svg, "zero")) == 2
    assert text(svg, "desc") == "Highlighted, clockwise from zero: 1, 00."
    assert drawings.pockets(DOUBLE_ZERO_WHEEL)[19].turn == "180.0"


def test_the_other_layout_has_both_zeros_at_its_head():
    chips = [Chip("split:00-2", "1"), Chip("straight:00", "2")]
    svg = draw("{% layout chips wheel=wheel %}", chips=chips, wheel=DOUBLE_ZERO_WHEEL)
    assert len(list(svg.iter("rect"))) == 50
    assert [group.find("text").text for group in groups(svg, "zero")] == ["0", "00"]
    assert text(svg, "desc") == "Split 00/2: 1. Straight 00: 2."
    assert "double zero" in text(draw("{% layout wheel=wheel %}", wheel=DOUBLE_ZERO_WHEEL), "desc")


def test_a_chip_lies_on_its_own_spot_of_either_layout():
    laid = drawings.lay([Chip(key, "1") for key in LAYOUTS[DOUBLE_ZERO_WHEEL.name]], DOUBLE_ZERO_WHEEL)
    assert len({(chip.x, chip.y) for chip in laid}) == len(laid) == 161


def test_what_is_lit_on_the_wheel_is_marked_by_more_than_colour():
    svg = draw("{% wheel numbers %}", numbers=[17, 34, 6])
    marked = [group.find("text").text for group in svg.iter("g") if group.find("circle") is not None]
    assert marked == ["17", "34", "6"]
    assert len(groups(svg, "dim")) == 34


def test_letters_on_the_rim_tell_lit_numbers_apart_and_are_said_in_words():
    svg = draw("{% wheel numbers marks=marks %}", numbers=[6, 17, 34], marks={17: "A", 34: "B", 6: "B"})
    lettered = [
        [part.text for part in group.iter("text")] for group in svg.iter("g") if len(list(group.iter("text"))) > 1
    ]
    assert lettered == [["17", "A"], ["34", "B"], ["6", "B"]]
    assert text(svg, "desc") == "A: 17. B: 34, 6."


def test_a_drawing_says_in_words_what_it_shows():
    wheel = draw("{% wheel numbers title='Orphans' %}", numbers=[6, 17, 34])
    assert wheel.get("role") == "img"
    assert text(wheel, "title") == "Orphans"
    assert text(wheel, "desc") == "Highlighted, clockwise from zero: 17, 34, 6."
    felt = draw("{% layout chips %}", chips=[Chip("split:17-20", "3"), Chip("red", "1")])
    assert text(felt, "desc") == "Red: 1. Split 17/20: 3."


def test_the_layout_has_every_printed_field():
    svg = draw("{% layout %}")
    assert len(list(svg.iter("rect"))) == 49
    assert [len(groups(svg, shade)) for shade in ("zero", "red", "black", "outside")] == [1, 18, 18, 12]


def test_the_layout_lights_numbers_over_the_others():
    svg = draw("{% layout highlight=numbers %}", numbers=[1, 20])
    fields = [group for group in svg.iter("g") if "laid" not in group.get("class")]
    assert [group.find("text").text for group in fields[-2:]] == ["1", "20"]
    assert [group.find("text").text for group in groups(svg, "lit")] == ["1", "20"]


def test_a_chip_lies_in_the_middle_of_its_spot():
    laid = drawings.lay([Chip(key, "1") for key in POSITIONS])
    assert len(laid) == 157
    for chip in laid:
        x, y = PLACES[chip.chip.key].centre
        assert (float(chip.x), float(chip.y)) == (x, y)


def test_chips_on_one_spot_stand_beside_each_other():
    first, second = drawings.lay([Chip("red", "1", "10"), Chip("red", "2", "20")])
    assert first.y == second.y
    assert float(second.x) - float(first.x) == 3


def test_numbers_in_a_drawing_are_written_with_points_in_every_language():
    with override("it"):
        svg = Template("{% load roulette %}{% layout chips %}{% wheel %}").render(
            Context({"chips": [Chip("dozen:1", "1"), Chip("zero_street:0-2-3", "1")]})
        )
    assert not re.search(r'="-?\d+,\d', svg)


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_each_called_bet_is_drawn_with_its_chips_beneath_its_clause(language):
    figures = rendered("venice-french", language)
    for bet in every_called_bet():
        assert str(bet.clause) in figures
    voisins = CalledBet.parse("voisins")
    drawn = ET.fromstring(figures[voisins.clause].strip())
    wheel, felt = drawn.iter("svg")
    names = [pocket_name(number) for number in voisins.numbers]
    used = [use.get("href") for drawing in (wheel, felt) for use in drawing.iter("use")]
    assert sorted(used) == sorted(["#wheel", "#felt", *(f"#{on}-{name}" for on in ("wheel", "felt") for name in names)])
    assert len([mark for mark in wheel.iter("circle") if mark.get("class") == "mark"]) == len(names)
    assert len(groups(felt, "laid")) == len(voisins.placements)
    counts = [int(cell.text) for cell in drawn.iter("td") if cell.get("class") == "num"]
    assert sum(counts) == voisins.chips


@pytest.mark.parametrize("ruleset", ["venice-french", "parlour-double-zero"])
def test_what_the_drawings_of_a_page_use_is_drawn_once(ruleset):
    made = ET.fromstring(f"<page>{shapes(ruleset)}</page>")
    ids = [part.get("id") for part in made.iter() if part.get("id")]
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'<use href="#([^"]+)"', "".join(rendered(ruleset, "en").values())))
    assert {"wheel", "felt"} <= used <= set(ids)
    numbers = rules("roulette", ruleset).wheel.pockets
    assert {f"{on}-{pocket_name(number)}" for on in ("wheel", "felt") for number in numbers} < set(ids)


def test_a_game_without_drawings_has_no_shapes():
    assert shapes("venice-blackjack") == ""


def test_a_page_that_links_many_clauses_asks_once(db, desk, django_assert_num_queries):
    desk.sync()
    code = Template("{% load rulebook %}{% clause 'roulette-tips' %}{% clause 'roulette-loses' %}{% clause 'x-y' %}")
    with override("it"):
        code.render(Context({"request": RequestFactory().get("/")}))
    with override("it"), django_assert_num_queries(1):
        page = code.render(Context({"request": RequestFactory().get("/")}))
    assert 'href="/it/games/french-roulette/#roulette-tips"' in page
    assert '<span class="ltr">2.1</span>&nbsp;<span lang="it">Mance</span>' in page


def test_the_shapes_of_a_page_have_the_numbers_of_svg_in_every_language():
    drawn = []
    for language in ("en", "it"):
        with override(language):
            drawn.append(shapes.__wrapped__("venice-french"))
    assert drawn[0] == drawn[1]
