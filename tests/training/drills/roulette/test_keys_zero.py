"""Zero, order of payment and the house's share under every ruleset, against arithmetic by hand."""

import pytest

from tests.training.drills.roulette.hand import covers, drawn, kind_of

CHIP = 50  # cents of the smallest chip
OUTSIDE = {"dozen", "column", "red", "black", "odd", "even", "low", "high"}
EVEN_CHANCES = OUTSIDE - {"dozen", "column"}
FAIR, ENGLISH, PARLOUR, DOUBLE = "venice-fair", "france-english", "parlour", "parlour-double-zero"


def halved_at_once(stake):
    """What goes back at once, and the chip that cannot be halved: in colour one of the player's own."""
    odd = stake["amount"] % (2 * stake.get("colour", CHIP))
    return (stake["amount"] - odd) // 2, odd


def rounded_half(amount):
    """Half of it, up to a whole chip."""
    return -(-amount // (2 * CHIP)) * CHIP


@pytest.mark.parametrize("rules", [FAIR, ENGLISH])
def test_where_zero_halves_the_odd_chip_alone_goes_to_prison(rules):
    seen, colours = set(), set()
    for item in drawn(rules, "zero", 1, 150):
        for stake in item.scene["stakes"]:
            result, back = item.key[f"fate-{stake['label']}"], item.key[f"back-{stake['label']}"]
            if stake["bet"] not in EVEN_CHANCES:
                assert result == (
                    "win"
                    if "0" in stake["bet"].replace("-", ":").split(":") or stake["bet"] == "first_four"
                    else "lose"
                )
                continue
            returned, odd = halved_at_once(stake)
            assert back == returned
            colours.add("colour" in stake)
            assert result == ("parted" if odd and returned else "imprisoned" if odd else "halved")
            seen.add(result)
    assert seen == {"parted", "imprisoned", "halved"}
    assert colours == {True, False}


@pytest.mark.parametrize("level", [2, 4])
def test_the_odd_chip_is_freed_by_the_next_win_alone(level):
    seen = set()
    for item in drawn(FAIR, "zero", level, 150):
        for stake in item.scene["stakes"]:
            returned, odd = halved_at_once(stake)
            result = "divided"
            if odd:
                first, *later = item.scene["outcomes"]
                assert first == 0
                result = "odd-freed" if later[0] in covers(stake["bet"]) else "odd-lost"
            label = stake["label"]
            assert item.key[f"fate-{label}"] == result
            assert item.key[f"back-{label}"] == returned + (odd if result == "odd-freed" else 0)
            seen.add(result)
    assert seen == {"odd-freed", "odd-lost"} | ({"divided"} if level == 4 else set())


@pytest.mark.parametrize("rules", [PARLOUR, DOUBLE])
def test_in_the_parlour_all_off_the_numbers_is_left_or_halved(rules):
    zeros = {0, 37} if rules == DOUBLE else {0}
    seen = set()
    for item in drawn(rules, "zero", 1, 150):
        assert item.scene["outcomes"][0] in zeros
        seen |= set(item.scene["outcomes"])
        for stake in item.scene["stakes"]:
            if kind_of(stake["bet"]) not in OUTSIDE:
                continue
            result, back = item.key[f"fate-{stake['label']}"], item.key[f"back-{stake['label']}"]
            halved = stake["wishes"] == ["take_half"]
            assert (result, back) == (("halved", rounded_half(stake["amount"])) if halved else ("left", 0))
    assert seen == zeros


@pytest.mark.parametrize("level", [2, 3, 4])
def test_a_stake_left_in_the_parlour_waits_for_a_number(level):
    seen = set()
    for item in drawn(DOUBLE, "zero", level, 150):
        for stake in item.scene["stakes"]:
            result, back = "waits", 0
            for outcome, wish in zip(item.scene["outcomes"], stake["wishes"], strict=False):
                if outcome in (0, 37):
                    assert wish in ("leave", "take_half")
                    if wish == "take_half":
                        result, back = "divided", rounded_half(stake["amount"])
                        break
                else:
                    won = outcome in covers(stake["bet"])
                    result, back = ("whole", stake["amount"]) if won else ("lost", 0)
                    break
            assert (item.key[f"fate-{stake['label']}"], item.key[f"back-{stake['label']}"]) == (result, back)
            seen.add(result)
    assert seen == {"waits", "whole", "lost"} | ({"divided"} if level > 2 else set())


def test_what_a_player_says_at_zero_is_asked_only_where_there_is_a_choice():
    wishes = {
        wish
        for level in (1, 2, 4)
        for item in drawn(FAIR, "zero", level)
        for stake in item.scene["stakes"]
        for wish in stake["wishes"]
    }
    assert wishes == {""}


# --- the order of payment -------------------------------------------------------------------------------

ORDERS = {
    FAIR: ["column", "chance", "dozen", "numbers"],
    ENGLISH: [
        *("column", "high", "odd", "black", "red", "even", "low", "dozen"),
        *("six_line", "street", "corner", "split", "straight"),
    ],
}


def turn(rules, key):
    kind = kind_of(key)
    if rules == FAIR:
        return "chance" if kind in EVEN_CHANCES else kind if kind in OUTSIDE else "numbers"
    return kind


def spot(key):
    """Row and column of the middle of a bet on numbers, zero lying above the first row."""
    kind, _colon, numbers = key.partition(":")
    if kind == "first_four":
        return -0.5, -0.5
    first, *rest = map(int, numbers.split("-"))
    last = rest[-1] if rest else first
    rows = [-1 if n == 0 else (n - 1) // 3 for n in (first, last)]
    columns = [(n - 1) % 3 for n in (first, last) if n]
    if kind in ("street", "six_line"):
        return sum(rows) / 2, -0.5
    if kind == "zero_street":
        return -0.5, columns[-1] - 0.5
    return sum(rows) / 2, sum(columns) / len(columns)


def places(item):
    """The stakes as they are paid: the bet, and whether it lies in colour."""
    paid = sorted(item.parts, key=lambda part: part.expected)
    return [(part.label.values["bet"]["bet"], "chips" in part.label.values) for part in paid]


@pytest.mark.parametrize("rules", ORDERS)
def test_each_house_pays_in_its_own_order(rules):
    for item in drawn(rules, "order-of-payment", 1):
        turns = [ORDERS[rules].index(turn(rules, bet)) for bet, _colour in places(item)]
        assert turns == sorted(turns)
        assert len(set(turns)) == len(turns) == 4


def test_fair_pays_numbers_from_the_farthest_row_and_colour_before_value():
    for item in drawn(FAIR, "order-of-payment", 3):
        paid = places(item)
        distances = [tuple(-measure for measure in spot(bet)) for bet, _colour in paid]
        assert distances == sorted(distances)
        in_colour = next(index for index, (_bet, colour) in enumerate(paid) if colour)
        assert paid[in_colour + 1][0] == paid[in_colour][0]


def test_english_puts_colour_before_value_on_an_even_chance():
    """The one place where both may be staked."""
    for item in drawn(ENGLISH, "order-of-payment", 3):
        paid = places(item)
        (values,) = (index for index, (_bet, colour) in enumerate(paid) if not colour)
        assert paid[values][0] in EVEN_CHANCES
        assert paid[values - 1] == (paid[values][0], True)


def test_of_a_pair_one_comes_first_and_in_the_parlour_neither():
    for item in drawn(ENGLISH, "order-of-payment", 4):
        for part in item.parts:
            bets = [text.values["bet"]["bet"] for _name, text in part.options[:2]]
            first = min(bets, key=lambda bet: ORDERS[ENGLISH].index(turn(ENGLISH, bet)))
            assert part.expected == "ab"[bets.index(first)]
    for item in drawn(PARLOUR, "order-of-payment", 4):
        assert set(item.key.values()) == {"none"}


# --- what the house keeps -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "level", "share"),
    [
        (FAIR, 1, 37),
        (FAIR, 2, 74),
        (ENGLISH, 2, 74),
        (PARLOUR, 1, 37),
        (PARLOUR, 2, 74),
        (DOUBLE, 1, 19),
        (DOUBLE, 2, 38),
    ],
)
def test_what_the_house_keeps_is_a_share_of_what_is_staked(rules, level, share):
    for item in drawn(rules, "edge", level, 30):
        assert item.key["lost"] * share == item.key["staked"]


def test_an_odd_chip_costs_more_and_in_the_parlour_only_dozens_mind():
    """One chip in prison at zero comes back 18 times in 37, half a chip is worth half: 19/1369 is over 1/74."""
    assert all(item.key["odd"] == "more" for item in drawn(FAIR, "edge", 2, 20))
    for item in drawn(PARLOUR, "edge", 2, 40):
        is_chance = item.question.values["bet"]["bet"] in EVEN_CHANCES
        assert item.key["cheaper"] == ("same" if is_chance else "take_half")
