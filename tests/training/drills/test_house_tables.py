"""Drills under the rules of a house: its limits and what it pays, and nothing fixed from the standard rulesets."""

from fractions import Fraction

import pytest

from games.web.registry import game_of, rules
from training.drills.registry import GENERATORS

# Limits and one option of a house, by ruleset; the limits of single bets reach the skills that ask for limits.
HOUSES = {
    "venice-french": {"minimum": {"split": "3"}, "maximum": {"split": "77"}, "zero": "partage"},
    "venice-fair": {"minimum": {"straight": "2"}, "maximum": {"straight": "130", "dozen": "900"}},
    "venice-blackjack": {"minimum": "25", "blackjack_pays": "6:5"},
    "venice-punto-banco": {"minimum": {"tie": "15"}, "maximum": {"tie": "310"}, "tie_pays": 9},
    "venice-trente-et-quarante": {"minimum": {"chance": "15"}, "maximum": {"chance": "1300"}, "prison_levels": 2},
    "venice-chemin-de-fer": {"minimum": "40", "commission": "0.04"},
    "venice-caribbean-stud": {"minimum": {"ante": "50"}, "maximum": {"ante": "500"}},
    "venice-texas-holdem": {"small_blind": "5", "big_blind": "10", "rake": "0.04"},
}


def of_house(ruleset):
    return rules(game_of(ruleset).engine, ruleset, HOUSES[ruleset])


def items(name, level, ruleset, count=30):
    return [GENERATORS[name].make(f"house-{n}", level, of_house(ruleset)) for n in range(count)]


def amounts(item, *names):
    return [item.question.values[name]["money"] for name in names]


@pytest.mark.parametrize("ruleset", HOUSES)
def test_every_skill_can_be_drawn_under_the_rules_of_a_house(ruleset):
    house = of_house(ruleset)
    for skill in GENERATORS.values():
        for level in skill.suits(house):
            for n in range(6):
                item = skill.make(f"house-{n}", level, house)
                assert item.key, (skill.name, level)
                assert item.worked is not None


def test_limits_of_roulette_are_those_of_the_house():
    for item in items("limits", 2, "venice-french"):
        assert amounts(item, "minimum", "maximum") == [3_00, 77_00]
        assert item.question.values["kind"] == {"kind": "split"}
        stakes = {part.slug: part.label.values["stake"]["money"] for part in item.parts}
        for part in item.parts:
            stake = stakes[part.slug]
            right = "refused" if stake < 3_00 else "part" if stake > 77_00 else "whole"
            assert item.key[part.slug] == right


def test_what_plays_at_roulette_is_cut_at_the_maximum_of_the_house():
    asked = [item for item in items("limits", 3, "venice-french") if item.question.code == "limits.plays"]
    assert asked
    for item in asked:
        stake, maximum = amounts(item, "stake", "maximum")
        assert maximum == 77_00
        assert item.key == {"winnings": 17 * 77_00, "excess": stake - 77_00}


def test_a_maximum_without_a_minimum_is_asked_as_it_is():
    house = rules("roulette", "venice-french", {"maximum": {"straight": "4"}})
    for n in range(20):
        item = GENERATORS["limits"].make(f"house-{n}", 2, house)
        least, most = amounts(item, "minimum", "maximum")
        assert (least <= most, most) == (True, 4_00)


def test_limits_stay_out_of_the_drills_that_do_not_name_them():
    narrow = rules("roulette", "venice-french", {"maximum": {"straight": "1", "split": "1", "corner": "1"}})
    for n in range(10):
        open_table = GENERATORS["picture-bet"].make(f"house-{n}", 3, rules("roulette", "venice-french"))
        item = GENERATORS["picture-bet"].make(f"house-{n}", 3, narrow)
        assert (item.face, item.key) == (open_table.face, open_table.key)


def test_a_zero_parts_odd_stakes_where_the_house_has_partage():
    standard = rules("roulette", "venice-french")
    plain = [GENERATORS["zero"].make(f"house-{n}", 1, standard) for n in range(30)]
    assert "parted" in {given for item in items("zero", 1, "venice-french") for given in item.key.values()}
    assert "parted" not in {given for item in plain for given in item.key.values()}


def test_every_level_of_prison_that_a_house_may_have_has_words():
    assert {f"zero.fate.held-{level}" for level in range(1, 10)} <= GENERATORS["zero"].texts.keys()


def test_a_blackjack_is_paid_as_the_house_pays_it_on_stakes_that_it_takes():
    for item in items("bj-pays", 1, "venice-blackjack"):
        [stake] = amounts(item, "stake")
        assert stake >= 25_00
        assert item.key == {"win": stake * Fraction(6, 5)}


def test_limits_of_punto_banco_and_the_odds_of_a_tie_are_those_of_the_house():
    for item in items("punto-banco-limits", 1, "venice-punto-banco"):
        assert amounts(item, "minimum", "maximum") == [15_00, 310_00]
    for item in items("punto-banco-limits", 2, "venice-punto-banco"):
        assert item.key["paid"] == 9 * 310_00
        assert item.key["excess"] == sum(amounts(item, "first", "second")) - 310_00


def test_limits_of_trente_et_quarante_are_those_of_the_house():
    for item in items("tq-accepted", 2, "venice-trente-et-quarante"):
        assert amounts(item, "minimum", "maximum") == [15_00, 1300_00]


def test_the_maxima_of_the_picture_are_those_of_the_house():
    for item in items("picture-fault", 2, "venice-french"):
        unit = item.question.values["unit"]["money"]
        shown = {limit["kind"]: limit["maximum"] for limit in item.scene["limits"]}
        laid = {stake["bet"]: stake["chips"] * unit for stake in item.scene["chips"]}
        over = [key for key, stake in laid.items() if stake > shown[key.split(":")[0]]]
        assert over == [item.key["where"]]
        assert shown.get("split", 77_00) == 77_00
        assert unit == 10_00  # the largest chip of which four keep the maximum


def test_a_maximum_of_the_house_that_few_chips_reach_is_asked_in_small_chips():
    house = rules("roulette", "venice-french", {"maximum": dict.fromkeys(("straight", "split", "corner"), "2")})
    item = GENERATORS["picture-fault"].make("house", 2, house)
    assert item.question.values["unit"]["money"] == 50


def test_other_pictures_are_drawn_as_at_a_table_without_limits():
    usual = rules("roulette", "venice-french")
    for level in (1, 3, 4):
        skill = GENERATORS["picture-fault"]
        for n in range(5):
            own = skill.make(f"house-{n}", level, rules("roulette", "venice-french", {"maximum": {"split": "7"}}))
            assert own.face == skill.make(f"house-{n}", level, usual).face


def test_antes_are_measured_by_the_limits_of_the_house():
    seen = set()
    for item in items("stud-paying", 2, "venice-caribbean-stud", 60):
        ante = item.scene["lines"][0][1]["money"]
        asked = item.question.code.removeprefix("stud-paying.")
        seen.add(asked)
        if asked == "ask-minimum":
            assert (amounts(item, "minimum"), ante) == ([50_00], 45_00)
            assert "poker-cs-minimum" in item.clauses["end"]
        elif asked == "ask-maximum":
            assert amounts(item, "maximum") == [500_00]
            assert item.key["back"] >= ante - 500_00 > 0
        else:
            assert 50_00 <= ante <= 500_00
    assert seen == {"ask", "ask-minimum", "ask-maximum"}


def test_a_minimum_that_the_house_lacks_is_not_above_its_maximum():
    house = rules("caribbean_stud", "venice-caribbean-stud", {"maximum": {"ante": "15"}})
    for n in range(40):
        asked = GENERATORS["stud-paying"].make(f"house-{n}", 2, house).question
        assert asked.values.get("minimum", {"money": 0})["money"] <= 15_00
        assert asked.values.get("maximum", {"money": 15_00}) == {"money": 15_00}
