"""Sectors, finals, neighbours, replays and held bets, against the shared facts by hand."""

import pytest

from tests.training.drills.roulette.hand import SECTORS, WHEEL, drawn

FRENCH, FAIR = "venice-french", "venice-fair"
# That of 0 counted by hand: four straights, and 3 + 3 + 4 + 3 splits.
DIGITS_WITH_SPLITS = {0: 17, 1: 17, 2: 18, 3: 17, 4: 16, 5: 17, 6: 16, 7: 13, 8: 13, 9: 13}
# Chips of the finals astride, down the column and across the row.
ASTRIDE = {"0-3": 4, "1-4": 4, "2-5": 4, "3-6": 4, "4-7": 3, "5-8": 3, "6-9": 3, "7-10": 3, "8-11": 3, "9-12": 3}
ASTRIDE |= {"0-1": 5, "1-2": 5, "2-3": 5, "4-5": 5, "5-6": 5, "7-8": 4, "8-9": 4}
TIERS = {5, 8, 10, 11, 13, 16, 23, 24, 27, 30, 33, 36}
CORNER, STREET = {25, 26, 28, 29}, {0, 2, 3}


def bet_of(item):
    name, _colon, which = item.question.values["bet"]["bet"].partition(":")
    return name, which


def unit_of(item):
    return item.question.values["unit"]["money"]


def worth(cut):
    return sum(int(count) * int(value) for count, value in (piece.split("x") for piece in cut.split()))


def numbers_of(key):
    """What an announcement of numbers covers."""
    name, _colon, which = key.partition(":")
    if name == "neighbours":
        middle, reach = map(int, which.split(":"))
        at = WHEEL.index(middle)
        return {WHEEL[(at + step) % 37] for step in range(-reach, reach + 1)}
    if name == "figure":
        return {n for n in range(1, 37) if n % 9 == int(which) % 9}
    digits = [int(digit) for digit in which.split("-")]
    if name == "finale":
        return set(range(digits[0], 37, 10))
    first, step = digits[0], digits[1] - digits[0]
    return {n for start in range(first, 37 - step, 10) for n in (start, start + step)}


@pytest.mark.parametrize("rules", [FRENCH, FAIR, "france-english"])
def test_doors_end_one_sector_and_name_the_door_of_another(rules):
    """Named by the neighbour outside: 6 and 1 of the tiers, 17 and 9 of the voisins, the others of the orphelins."""
    own = {door: name for name, doors in {"tiers": (27, 33), "voisins": (22, 25)}.items() for door in doors}
    own |= dict.fromkeys((17, 6, 1, 9), "orphelins")
    other = dict.fromkeys((6, 1), "tiers") | dict.fromkeys((17, 9), "voisins")
    other |= dict.fromkeys((27, 33, 22, 25), "orphelins")
    beyond = {27: 6, 6: 27, 33: 1, 1: 33, 22: 9, 9: 22, 25: 17, 17: 25}
    seen = set()
    for item in drawn(rules, "sectors", 1):
        for place, slug in ((1, "first"), (2, "second")):
            door = item.question.values[slug]
            assert item.key[f"ends-{place}"] == own[door]
            assert item.key[f"outside-{place}"] == other[door]
            assert item.key[f"beyond-{place}"] == beyond[door]
            seen.add(door)
    assert seen == set(beyond)


def test_an_announcement_touches_the_sectors_in_which_its_numbers_lie():
    for item in drawn(FRENCH, "sectors", 2):
        covered = numbers_of(item.question.values["bet"]["bet"])
        assert {name for name, answer in item.key.items() if answer == "yes"} == {
            name for name, numbers in SECTORS.items() if numbers & covered
        }
    for item in drawn(FRENCH, "sectors", 3):
        covered = numbers_of(item.question.values["bet"]["bet"])
        assert item.key == {f"count-{name}": len(numbers & covered) for name, numbers in SECTORS.items()}
        assert sum(item.key.values()) == len(covered)


def test_finals_take_the_chips_of_their_kind():
    for item in drawn(FRENCH, "finals", 1):
        digit = int(bet_of(item)[1])
        assert item.key["chips"] == (4 if digit <= 6 else 3)
        assert item.key["highest"] == (30 if digit <= 6 else 20) + digit
        assert item.key["total"] == item.key["chips"] * unit_of(item)
    seen = {}
    for item in drawn(FRENCH, "finals", 2, 300):
        pair = bet_of(item)[1]
        seen[pair] = item.key["splits"] + item.key["straights"]
        assert item.key["total"] == seen[pair] * unit_of(item)
        if pair == "8-9":
            assert (item.key["splits"], item.key["straights"]) == (2, 2)
        if pair == "0-1":
            assert (item.key["splits"], item.key["straights"]) == (3, 2)
    assert seen == ASTRIDE


def test_finals_with_their_splits_count_every_split_that_touches():
    seen = {}
    for item in drawn(FRENCH, "finals", 3, 200):
        digit = int(bet_of(item)[1])
        assert item.key["straights"] == (4 if digit <= 6 else 3)
        assert item.key["chips"] == item.key["straights"] + item.key["splits"]
        seen[digit] = item.key["chips"]
    assert seen == DIGITS_WITH_SPLITS


def test_a_figure_is_four_numbers_nine_apart():
    for item in drawn(FAIR, "finals", 4):
        root = int(bet_of(item)[1])
        assert [item.key[f"number-{place}"] for place in (1, 2, 3, 4)] == [root, root + 9, root + 18, root + 27]
        assert item.key["total"] == 4 * unit_of(item)


def test_which_announcements_cover_a_number():
    for item in drawn(FRENCH, "finals", 5):
        number = item.question.values["number"]
        for part in item.parts:
            key = part.label.values["bet"]["bet"]
            if not key.startswith("finale-splits"):
                assert part.expected == ("yes" if number in numbers_of(key) else "no")


@pytest.mark.parametrize("level", [1, 2, 3])
def test_neighbours_go_as_far_as_they_are_called(level):
    reaches = set()
    for item in drawn(FRENCH, "neighbours", level):
        number, reach = map(int, bet_of(item)[1].split(":"))
        at = WHEEL.index(number)
        assert item.key["first"] == WHEEL[at - reach]
        assert item.key["last"] == WHEEL[(at + reach) % 37]
        assert item.key["chips"] == 2 * reach + 1
        assert item.key["total"] == (2 * reach + 1) * unit_of(item)
        reaches.add(reach)
    assert reaches == {1: {1, 2}, 2: {3, 4}, 3: {5, 6, 7, 8, 9}}[level]


def test_the_middle_is_found_from_the_ends():
    for item in drawn(FRENCH, "neighbours", 4):
        first, last = item.question.values["first"], item.question.values["last"]
        at, reach = WHEEL.index(first), item.key["reach"]
        assert WHEEL[(at + reach) % 37] == item.key["middle"]
        assert WHEEL[(at + 2 * reach) % 37] == last


def handed(name, number, how):
    """Chips handed over, by the table of the shared facts."""
    if name == "tiers":
        return {"replay": 11, "complete": 12}[how]
    if number in STREET:
        return {"replay": 13, "complete": 15}[how]
    return {"replay": 7, "complete": 9}[how] if number in CORNER else {"replay": 8, "complete": 9}[how]


@pytest.mark.parametrize("rules", [FRENCH, FAIR])
def test_what_is_handed_over_and_its_chips(rules):
    for item in drawn(rules, "replay", 1):
        how = item.question.code.rpartition(".")[2]
        due = handed(bet_of(item)[0], item.question.values["number"], how) * unit_of(item)
        assert item.key["handed"] == worth(item.key["cut"]) == due


def test_played_whole_the_tiers_trebles_and_the_voisins_doubles():
    for item in drawn(FRENCH, "replay", 2):
        name, unit = bet_of(item)[0], unit_of(item)
        assert item.key["unit"] == (3 if name == "tiers" else 2) * unit
        assert item.key["total"] == worth(item.key["cut"]) == 18 * unit


def test_a_second_hit_wins_with_one_chip_more_on_a_split_and_two_on_corner_and_street():
    seen = set()
    for item in drawn(FRENCH, "replay", 3, 150):
        second = item.question.values["second"]
        on = "split"
        if bet_of(item)[0] == "voisins":
            on = "street" if second in STREET else "corner" if second in CORNER else "split"
        assert (item.key["lying"], item.key["won"]) == {"split": (2, 34), "corner": (4, 32), "street": (4, 44)}[on]
        assert item.key["money"] == item.key["won"] * unit_of(item)
        seen.add(on)
    assert seen == {"split", "corner", "street"}


def test_the_orphelins_on_seventeen_are_played_again_by_their_two_chips():
    """Two splits win 34: a replay hands 29, a completion 31, all of it makes 35 chips for seven times five and one."""
    found = {}
    for item in drawn(FRENCH, "replay", 4, 2000):
        if bet_of(item)[0] == "orphelins" and item.question.values["number"] == 17:
            found[item.question.code.rpartition(".")[2]] = item
    assert found["replay"].key["handed-chips"] == 29
    assert found["complete"].key["handed-chips"] == 31
    assert found["all"].key["handed-chips"] == 1
    assert found["all"].key["unit"] == 7 * unit_of(found["all"])


def test_only_the_chips_that_win_are_placed():
    seen = set()
    for item in drawn(FAIR, "placed", 1, 150):
        name, number = bet_of(item)[0], item.question.values["number"]
        if number not in (TIERS if name == "tiers" else SECTORS["voisins"]):
            assert item.key == {"where": "nothing", "chips": 0, "wins": 0}
            seen.add("nothing")
            continue
        kind = item.key["where"].partition(":")[0]
        assert item.key["chips"] == (1 if kind == "split" else 2)
        assert item.key["wins"] == item.key["chips"] * {"split": 17, "corner": 8, "zero_street": 11}[kind] * unit_of(
            item
        )
        assert (kind == "corner") == (name == "voisins" and number in CORNER)
        assert (kind == "zero_street") == (name == "voisins" and number in STREET)
        seen.add(kind)
    assert seen == {"nothing", "split", "corner", "zero_street"}


def test_the_bank_holds_tiers_or_voisins_and_never_both():
    fronts = set()
    for item in drawn(FRENCH, "placed", 2):
        front = item.question.values.get("bet", {}).get("bet")
        for part in item.parts:
            asked = part.label.values["bet"]["bet"]
            may = asked in {"tiers", "voisins"} and front in (None, asked)
            assert part.expected == ("yes" if may else "no")
        fronts.add(front)
    assert fronts == {None, "tiers", "voisins"}
