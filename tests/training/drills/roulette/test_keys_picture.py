"""Bets to be placed and pictures with a fault, found again from what a candidate sees, by hand."""

import pytest

from tests.training.drills.cases import make
from tests.training.drills.roulette.test_keys_spot import CALLED, numbers

FRENCH, FAIR = "venice-french", "venice-fair"
# The pockets from zero clockwise, as the course prints the wheel.
WHEEL = [0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5]
WHEEL += [24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26]
OUTSIDE = {"red", "black", "odd", "even", "low", "high"}


def drawn(name, level, rules=FRENCH, count=120):
    return [make(rules, name, level, f"hand-{n}") for n in range(count)]


def where(item):
    return item.key["where"]


def listed(text):
    return {int(number) for number in text.split(", ")}


@pytest.mark.parametrize("rules", [FRENCH, FAIR, "france-english", "parlour"])
def test_a_bet_goes_on_the_position_that_covers_its_numbers(rules):
    for item in drawn("place-bet", 2, rules):
        assert numbers(item.key["spot"]) == listed(item.question.values["numbers"])
    for item in drawn("place-bet", 1, rules):
        assert item.key["spot"] == item.question.values["bet"]["bet"]


def test_where_value_chips_are_refused_the_player_hands_colour():
    for item in drawn("place-bet", 1, "france-english"):
        is_even_chance = item.key["spot"] in OUTSIDE
        assert ("stake" in item.question.values) == is_even_chance
    assert all("stake" in item.question.values for item in drawn("place-bet", 1))


def called(key):
    """Where the chips of a called bet go, as croupier-course, chapters 8 and 9, has it: chips by position."""
    name, _colon, rest = key.partition(":")
    if name in CALLED:
        return {row.split()[1]: int(row.split()[0]) for row in CALLED[name].split(", ")}
    if name == "neighbours":
        middle, reach = map(int, rest.split(":"))
        at = WHEEL.index(middle)
        found = [WHEEL[(at + step) % 37] for step in range(-reach, reach + 1)]
    elif name == "finale":
        found = range(int(rest), 37, 10)
    elif name == "orphelins-plein":
        found = [1, 6, 9, 14, 17, 20, 31, 34]
    elif name == "figure":
        found = [number for number in range(1, 37) if (number - 1) % 9 + 1 == int(rest)]
    else:
        return None
    return {f"straight:{number}": 1 for number in found}


@pytest.mark.parametrize("level", [3, 4])
def test_a_called_bet_goes_on_all_its_positions_and_no_other(level):
    seen = set()
    for item in drawn("place-bet", level):
        key = item.question.values["bet"]["bet"]
        if by_hand := called(key):
            assert set(item.key["spots"].split()) == set(by_hand), key
            seen.add(key.partition(":")[0])
    assert len(seen) >= 3


def laid(item, name="chips"):
    return {chip["bet"]: chip["chips"] for chip in item.scene[name]}


@pytest.mark.parametrize("rules", [FRENCH, FAIR, "france-english", "parlour", "parlour-double-zero"])
def test_after_the_raking_one_thing_is_not_as_it_should_be(rules):
    faults = set()
    for item in drawn("picture-fault", 1, rules):
        number, before, after = item.question.values["number"], laid(item, "before"), laid(item)
        wins = {bet for bet in before if number in numbers(bet)}
        found = [(bet, "left" if bet in after else "raked") for bet in set(after) ^ wins]
        if item.scene.get("marker", number) != number:
            found.append((f"straight:{item.scene['marker']}", "dolly"))
        ((fault, kind),) = found
        assert where(item) == fault
        faults.add(kind)
    assert faults == {"left", "raked", *(["dolly"] if rules == FAIR else [])}


@pytest.mark.parametrize("rules", [FRENCH, FAIR, "france-english", "parlour-double-zero"])
def test_one_stake_is_above_the_maximum_of_its_kind(rules):
    for item in drawn("picture-fault", 2, rules):
        most = {limit["kind"]: limit["maximum"] for limit in item.scene["limits"]}
        unit = item.question.values["unit"]["money"]
        over = [bet for bet, chips in laid(item).items() if chips * unit > most[bet.partition(":")[0]]]
        assert [where(item)] == over
        assert any(chips * unit == most[bet.partition(":")[0]] for bet, chips in laid(item).items())


def test_one_position_of_a_called_bet_has_other_chips_than_it_should():
    seen = 0
    for item in drawn("picture-fault", 3):
        if due := called(item.question.values["bet"]["bet"]):
            assert [where(item)] == [bet for bet, chips in laid(item).items() if due.get(bet) != chips]
            seen += 1
    assert seen > 60


def test_after_a_zero_one_stake_is_not_where_the_prison_or_the_rake_puts_it():
    """By croupier-course, chapter 4: even chances go to prison where they lie or where they are moved to, bets on zero
    stay, and everything else is raked."""
    for item in drawn("picture-fault", 4):
        due = {}
        for chip in item.scene["before"]:
            bet, to = chip["bet"], chip.get("wish", "").partition("move:")[2]
            if bet in OUTSIDE:
                due[to or bet] = (chip["chips"], True)
            elif 0 in numbers(bet):
                due[bet] = (chip["chips"], False)
        lies = {chip["bet"]: (chip["chips"], chip.get("held", False)) for chip in item.scene["chips"]}
        undue, missing = lies.items() - due.items(), due.items() - lies.items()
        assert len(undue) <= 1
        assert len(missing) <= 1
        ((fault, _chips),) = undue or missing
        assert where(item) == fault


def test_pictures_are_asked_where_their_rules_hold():
    with pytest.raises(ValueError, match="no level 4"):
        make(FAIR, "picture-fault", 4, "seed")
    with pytest.raises(ValueError, match="no level 3"):
        make("parlour", "picture-fault", 3, "seed")
    with pytest.raises(ValueError, match="no level 3"):
        make("parlour", "place-bet", 3, "seed")
