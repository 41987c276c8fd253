"""Keys held against arithmetic by hand: payouts, wheel and prison as the shared facts have them, typed here."""

import pytest

from games.roulette.bets import Bet
from games.roulette.rulesets import ruleset
from training.drills.registry import GENERATORS

RULES = ruleset()
PAYS = {
    **{"straight": 35, "split": 17, "street": 11, "zero_street": 11, "corner": 8, "first_four": 8},
    **{"six_line": 5, "dozen": 2, "column": 2},
}
VOISINS = {"zero_street:0-2-3": 2, "corner:25-29": 2}
VOISINS |= {f"split:{pair}": 1 for pair in ("4-7", "12-15", "18-21", "19-22", "32-35")}
TIERS = {f"split:{pair}": 1 for pair in ("5-8", "10-11", "13-16", "23-24", "27-30", "33-36")}
ORPHELINS = {"straight:1": 1} | {f"split:{pair}": 1 for pair in ("6-9", "14-17", "17-20", "31-34")}
NASSA = {"split:0-3": 1, "split:12-15": 1, "split:32-35": 1, "straight:19": 1, "straight:26": 1}
ZERO_SPIEL = {spot: 1 for spot in NASSA if spot != "straight:19"}
CALLED = {"voisins": VOISINS, "tiers": TIERS, "orphelins": ORPHELINS, "nassa": NASSA, "zero-spiel": ZERO_SPIEL}
WHEEL = [
    *(0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10),
    *(5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26),
]
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}


def drawn(name, level, count=60):
    return [GENERATORS[name].make(f"hand-{n}", level, RULES) for n in range(count)]


def numbers_of(key):
    return set(Bet.parse(key).numbers)


def pays(spots, number):
    """Chips that spots with chips win on a number, by hand."""
    return sum(chips * PAYS[key.partition(":")[0]] for key, chips in spots if number in numbers_of(key))


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_picture_bet_pays_chips_times_payout(level):
    for item in drawn("picture-bet", level):
        scene = item.scene
        chips = pays([(stake["bet"], stake["chips"]) for stake in scene["stakes"]], scene["number"])
        assert item.key["chips"] == chips
        assert item.key["money"] == chips * scene["unit"]


@pytest.mark.parametrize("level", [4, 5])
def test_a_full_picture_pays_each_player_apart_with_called_bets_on_top(level):
    for item in drawn("picture-bet", level):
        scene, number = item.scene, item.scene["number"]
        for player in {stake["player"] for stake in scene["stakes"]}:
            mine = [(s["bet"], s["chips"]) for s in scene["stakes"] if s["player"] == player]
            for called in (called for called in scene["called"] if called["player"] == player):
                spots = CALLED.get(called["bet"]) or {f"straight:{number}": 1}  # neighbours and finals: one straight
                mine += [(spot, chips * called["chips"]) for spot, chips in spots.items()]
            assert item.key[f"chips-{player}"] == pays(mine, number)


def test_the_levels_of_the_picture_bet_ask_what_they_say():
    def kinds(item):
        return {stake["bet"].partition(":")[0] for stake in item.scene["stakes"]}

    assert all(len(item.scene["stakes"]) == 1 for item in drawn("picture-bet", 1))
    assert all(len(kinds(item)) == 1 and len(item.scene["stakes"]) > 1 for item in drawn("picture-bet", 2))
    assert all(2 <= len(kinds(item)) <= 3 for item in drawn("picture-bet", 3))
    assert all(len({s["player"] for s in item.scene["stakes"]}) > 1 for item in drawn("picture-bet", 4))
    assert all(item.scene["called"] for item in drawn("picture-bet", 5))


def test_multiples_are_products():
    for level in (1, 2, 3, 4):
        for item in drawn("multiples", level, 20):
            for part in item.parts:
                assert part.expected == part.label.values["count"] * part.label.values["factor"]
                assert part.label.values["factor"] in {35, 17, 11, 8, 5}


def test_facts_of_numbers_are_those_of_the_wheel():
    for item in drawn("number-facts", 1):
        n = item.scene["number"]
        colour = "none" if n == 0 else "red" if n in RED else "black"
        assert item.key["colour"] == colour
    for item in drawn("number-facts", 4):
        at = WHEEL.index(item.scene["number"])
        around = [WHEEL[(at + step) % 37] for step in (-2, -1, 1, 2)]
        asked = ["anticlockwise-2", "anticlockwise", "clockwise", "clockwise-2"]
        assert [item.key[slug] for slug in asked] == around


def test_doors_are_the_ends_of_the_sectors_in_both_readings():
    doors = {(27, 33): (6, 1), (22, 25): (9, 17), (17, 6): (25, 27), (1, 9): (33, 22)}
    seen = set()
    for item in drawn("number-facts", 5):
        key = item.key
        assert doors[key["first"], key["last"]] == (key["outside-first"], key["outside-last"])
        seen.add((key["first"], key["last"]))
    assert seen == set(doors)


def test_a_call_names_number_colour_parity_and_half():
    calls = {item.scene["number"]: item.key["call"] for item in drawn("announcement", 2, 300)}
    assert calls[23] == "Vingt-trois, rouge, impair et passe"
    assert calls[10] == "Dix, noir, pair et manque"
    assert calls[0] == "Zéro"


def test_even_numbers_are_raked_from_the_right():
    for item in drawn("announcement", 3):
        even = item.scene["number"] % 2 == 0
        assert (item.key["raker"], item.key["payer"]) == (("right", "left") if even else ("left", "right"))


def test_the_three_ways_to_play_the_tiers_again():
    """Of 17 keeps 6 and hands 11; completes with 5 and hands 12; all in, three times the bet."""
    for item in drawn("called-bet", 3, 200):
        if item.question.values["bet"] == {"bet": "tiers"}:
            kept = 6 if item.question.code.endswith("replay") else 5
            assert (item.key["won-chips"], item.key["kept"], item.key["handed-chips"]) == (17, kept, 17 - kept)
    for item in drawn("called-bet", 4, 200):
        unit = item.question.values["unit"]["money"]
        if item.question.values["bet"] == {"bet": "tiers"}:
            assert (item.key["unit"], item.key["new-total"], item.key["handed"]) == (3 * unit, 18 * unit, 0)
        else:
            on_street = item.question.values["number"] in {0, 2, 3}
            assert (item.key["unit"], item.key["new-total"]) == (2 * unit, 18 * unit)
            assert item.key["handed"] == (6 * unit if on_street else 0)


def test_voisins_take_nine_chips_on_seventeen_numbers():
    found = [i for i in drawn("called-bet", 1, 300) if i.question.values["bet"] == {"bet": "voisins"}]
    assert found
    for item in found:
        assert (item.key["chips"], item.key["numbers"]) == (9, 17)
        assert item.key["total"] == 9 * item.question.values["unit"]["money"]


def test_a_stake_left_in_prison_follows_the_ladder():
    """Zero raises the level, a win lowers it, a loss takes it; freed, the stake goes back whole."""
    for item in drawn("zero", 2, 120):
        (stake,) = item.scene["stakes"]
        covered, level, result = numbers_of(stake["bet"]), 0, None
        for outcome in item.scene["outcomes"]:
            level += 1 if outcome == 0 else -1 if outcome in covered else -9
            result = "freed" if level == 0 else "lost" if level < 0 else "divided" if level > 3 else None
            if result:
                break
        assert item.key["fate-A"] == (result or f"held-{level}")
        assert item.key["back-A"] == (stake["amount"] if result == "freed" else 0)


def test_straights_are_paid_last_and_columns_first():
    order = ["column", "dozen", "even", "six_line", "street", "corner", "split", "straight"]

    def rank(key):
        kind = key.partition(":")[0]
        return order.index(kind if kind in order else "even")

    for item in drawn("order-of-payment", 1):
        places = {part.label.values["bet"]["bet"]: part.expected for part in item.parts}
        assert sorted(places, key=places.__getitem__) == sorted(places, key=rank)


def test_the_house_keeps_a_thirty_seventh_and_half_of_that_on_even_chances():
    for level, share in ((1, 37), (2, 74)):
        for item in drawn("edge", level, 20):
            assert item.key["lost"] * share == item.key["staked"]


def test_what_may_be_tossed():
    """Five of one value up to 50 each; four of two values up to 50 each; outside two of a value up to 1,000."""
    from games.roulette.chips import Pieces, may_toss

    def toss(key, *pieces):
        return may_toss(RULES, Bet.parse(key), [Pieces(value * 100, count) for value, count in pieces])

    assert toss("straight:7", (10, 5))
    assert not toss("straight:7", (5, 6))
    assert toss("straight:7", (20, 3)), "the chip is limited, not the sum"
    assert not toss("straight:7", (100, 1))
    assert toss("split:7-8", (5, 2), (20, 2))
    assert not toss("split:7-8", (5, 3), (10, 2))
    assert toss("red", (500, 2))
    assert not toss("red", (500, 3))
    assert toss("red", (5, 3))
