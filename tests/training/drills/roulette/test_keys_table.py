"""Positions, colours, change, cutting and the double zero, against the shared facts by hand."""

import pytest

from games.roulette.bets import EVERY_POSITION
from tests.training.drills.roulette.hand import DOUBLE_ZERO_WHEEL, PAYS, ROULETTE, SIZES, drawn, kind_of
from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT

FRENCH, FAIR, ENGLISH, DOUBLE = "venice-french", "venice-fair", "france-english", "parlour-double-zero"
EVEN_CHANCES = {"red", "black", "odd", "even", "low", "high"}


@pytest.mark.parametrize("rules", ROULETTE)
@pytest.mark.parametrize("level", [1, 2])
def test_every_position_of_the_layout_comes_up(rules, level):
    """157 on the layout of the single zero; that of the double zero has six of its own for two."""
    make, house = GENERATORS["positions"].make, DEALT[rules].rules
    reached = {make(f"{n}", level, house).scene["chips"][0]["bet"] for n in range(2500)}
    assert reached == set(house.positions)
    assert len(reached) == (161 if rules == DOUBLE else 157)


@pytest.mark.parametrize("rules", [FRENCH, DOUBLE])
def test_a_position_covers_and_pays_by_its_kind(rules):
    for item in drawn(rules, "positions", 1, 300):
        (chip,) = item.scene["chips"]
        kind = kind_of(chip["bet"])
        assert item.key["kind"] == ("even_chance" if kind in EVEN_CHANCES else kind)
        assert (item.key["covers"], item.key["pays"]) == (SIZES[kind], PAYS[kind])
    for item in drawn(rules, "positions", 2, 300):
        (chip,) = item.scene["chips"]
        assert item.key["name"] == chip["bet"]
        assert item.key["wins"] == PAYS[kind_of(chip["bet"])] * item.question.values["stake"]["money"]


def test_the_chips_that_win_are_those_that_cover_the_number():
    answers = set()
    for item in drawn(DOUBLE, "positions", 3, 100):
        number = {"00": 37}.get(item.question.values["number"], item.question.values["number"])
        for chip in item.scene["chips"]:
            wins = number in EVERY_POSITION[chip["bet"]].covers
            assert item.key[f"chip-{chip['label']}"] == ("yes" if wins else "no")
            answers.add(wins)
    assert answers == {True, False}


# --- colours --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [FAIR, ENGLISH])
def test_a_colour_is_worth_its_marker_or_else_the_minimum(rules):
    for item in drawn(rules, "colours", 1):
        minimum = item.question.values["minimum"]["money"]
        for part in item.parts:
            value = part.label.values.get("value", {"money": minimum})["money"]
            assert part.expected == part.label.values["chips"]["chips"] * value
        assert sum("value" not in part.label.values for part in item.parts) == 1


def test_fair_asks_five_chips_at_least_and_english_keeps_value_chips_to_the_even_chances():
    for rules in (FAIR, ENGLISH):
        asked = set()
        for item in drawn(rules, "colours", 2):
            for part in item.parts:
                bet, chips = part.label.values["bet"]["bet"], part.label.values.get("chips", {}).get("chips")
                no_time = part.label.code == "colours.unchanged-stake"
                if rules == FAIR:
                    may = chips is None or chips >= 5
                else:
                    may = chips is not None or bet in EVEN_CHANCES or no_time
                assert part.expected == ("yes" if may else "no")
                asked.add((chips is not None, bet in EVEN_CHANCES, no_time))
        exceptions = {(False, False, True)} if rules == ENGLISH else set()
        assert (
            asked
            == {(True, True, False), (True, False, False), (False, True, False), (False, False, False)} | exceptions
        )


def test_a_chip_of_another_table_is_worth_what_is_recognised_or_the_minimum_of_its_own_table():
    for item in drawn(ENGLISH, "colours", 3):
        here = item.question.values["minimum"]["money"]
        labels = {part.slug: part.label.values for part in item.parts}
        assert item.key["known"] == labels["known"]["chips"]["chips"] * labels["known"]["value"]["money"]
        at_home = labels["unknown"]["value"]["money"]
        assert item.key["unknown"] == labels["unknown"]["chips"]["chips"] * at_home
        assert at_home != here
        assert item.key["stray"] == "raked"
        assert item.key["plaque"] == 20 * labels["plaque"]["value"]["money"]
    assert all("plaque" not in item.key for item in drawn(FAIR, "colours", 3))


@pytest.mark.parametrize(("rules", "colours"), [(FAIR, 8), (ENGLISH, 7)])
def test_there_are_so_many_colours_and_one_a_player(rules, colours):
    for item in drawn(rules, "colours", 4):
        for part in item.parts:
            said = part.label.values
            right = said["count"] + 1 <= colours if "count" in said else said["value"] == said["second"]
            assert part.expected == ("granted" if right else "refused")


@pytest.mark.parametrize("rules", [FAIR, ENGLISH])
def test_several_colours_are_paid_each_at_its_own_value(rules):
    for item in drawn(rules, "colours", 5):
        scene, minimum = item.scene, item.question.values["minimum"]["money"]
        for player, marker in scene["markers"].items():
            mine = [stake for stake in scene["stakes"] if stake["player"] == player]
            chips = sum(stake["chips"] * PAYS[kind_of(stake["bet"])] for stake in mine)
            assert item.key[f"chips-{player}"] == chips
            assert item.key[f"money-{player}"] == chips * (marker or minimum)
            assert rules == ENGLISH or sum(stake["chips"] for stake in mine) >= 5
        assert list(scene["markers"].values()).count(None) == 1


# --- chips ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2])
def test_change_is_written_in_fives(level):
    for item in drawn(FRENCH, "change", level):
        amount, value = (item.question.values[name]["money"] for name in ("amount", "value"))
        chips = amount // value
        assert item.key["chips"] == chips
        assert item.key["groups"] == -(-chips // 5)
        assert item.key["said"] == min(10, chips) * value
        if level == 2:
            assert (item.key["rest"], item.key["last"]) == (chips % 5, amount)


def test_a_payment_as_written_is_held_against_what_is_due():
    seen = set()
    for item in drawn(FRENCH, "cut", 5, 120):
        due = item.question.values["amount"]["money"]
        pieces = [tuple(map(int, piece.split("x"))) for piece in item.question.values["cut"]["cut"].split()]
        total, values = sum(count * value for count, value in pieces), [value for _count, value in pieces]
        fault = "little" if total < due else "much" if total > due else "right" if values == sorted(values) else "order"
        assert item.key == {"total": total, "off": abs(due - total), "fault": fault}
        seen.add(fault)
    assert seen == {"little", "much", "right", "order"}


# --- the double zero ------------------------------------------------------------------------------------


def test_the_double_zero_is_called_and_has_no_colour():
    calls = {item.question.values["number"]: item.key["call"] for item in drawn(DOUBLE, "announcement", 2, 300)}
    assert (calls["00"], calls[0], calls[36]) == ("Double zéro", "Zéro", "Trente-six, rouge, pair et passe")
    assert set(calls) == {"00", *range(37)}
    facts = {item.question.values["number"]: item.key for item in drawn(DOUBLE, "number-facts", 1, 300)}
    assert facts["00"] == facts[0] == {"colour": "none", "parity": "none", "half": "none"}


def test_neighbours_on_the_wheel_of_the_double_zero():
    for item in drawn(DOUBLE, "number-facts", 4):
        at = DOUBLE_ZERO_WHEEL.index(str(item.question.values["number"]))
        around = [DOUBLE_ZERO_WHEEL[(at + step) % 38] for step in (-2, -1, 1, 2)]
        asked = ["anticlockwise-2", "anticlockwise", "clockwise", "clockwise-2"]
        assert [item.key[slug] for slug in asked] == around


def test_not_every_layout_has_every_position():
    odd = {"split:0-3", "zero_street:0-2-3"}
    seen = {}
    for item in drawn(DOUBLE, "limits", 1, 300):
        for part in item.parts:
            seen[part.label.values["bet"]["bet"]] = part.expected
    assert {seen[key] for key in odd} == {"no"}
    assert {seen[key] for key in ("split:0-00", "split:00-3", "zero_street:00-2-3")} == {"yes"}
