"""The skills of hold'em, answered here without the engine."""

import pytest

from tests.training.drills.cases import make
from tests.training.drills.texas_holdem.hand import best, name, settled

VENICE = "venice-texas-holdem"


def items(skill, level, rules=VENICE, count=80):
    return [make(rules, skill, level, f"hand-{n}") for n in range(count)]


@pytest.mark.parametrize("rules", [VENICE, "venice-caribbean-stud"])
def test_a_hand_is_what_it_is(rules):
    for item in items("poker-hand", 1, rules):
        assert item.key["kind"] == name(item.scene["rows"][0]["cards"])


def test_every_kind_of_hand_is_asked():
    assert {item.key["kind"] for item in items("poker-hand", 1, count=150)} >= {"royal_flush", "straight", "high_card"}


def better(one, other):
    return "first" if one > other else "second" if other > one else "equal"


def test_the_better_hand_is_better():
    seen = set()
    for item in items("poker-hand", 2):
        one, other = (best(row["cards"]) for row in item.scene["rows"])
        assert item.key["better"] == better(one, other)
        seen.add(item.key["better"])
    assert seen == {"first", "second", "equal"}


def test_five_of_seven_are_the_best():
    for item in items("holdem-best", 1):
        cards = [card for row in item.scene["rows"] for card in row["cards"]]
        five = item.key["five"]
        chosen = [five[i : i + 2] for i in range(0, 10, 2)]
        assert set(chosen) <= set(cards)
        assert best(chosen) == best(cards)
        assert item.key["kind"] == name(cards)


def test_the_winner_wins():
    for item in items("holdem-best", 2):
        one, other, board = (row["cards"] for row in item.scene["rows"])
        right = {"first": "a", "second": "b", "equal": "share"}[better(best(one + board), best(other + board))]
        assert item.key["winner"] == right


def test_blinds_sit_left_of_the_button():
    for item in items("holdem-order", 1):
        values = item.question.values
        players, button = values["players"], "ABCDEFGHIJ".index(values["button"])
        small = button if players == 2 else (button + 1) % players
        big = (small + 1) % players
        right = [small, big, (big + 1) % players, (button + 1) % players]
        assert [item.key[slug] for slug in ("small", "big", "first", "next")] == ["ABCDEFGHIJ"[i] for i in right]


def test_who_bet_last_shows_first_else_left_of_the_button():
    for item in items("holdem-order", 2):
        did = {line[0]: line[1]["say"].rpartition(".")[2] for line in item.scene["lines"]}
        letters = list(did)
        after = letters.index(item.question.values["button"]) + 1
        playing = [letter for letter in letters[after:] + letters[:after] if did[letter] != "folded"]
        raised = [letter for letter in playing if did[letter] == "raised"]
        assert item.key["show"] == (raised or playing)[0]


def test_what_is_to_call_is_the_gap_or_all_that_there_is():
    for item in items("holdem-turn", 2):
        lines = {line[0]: (line[1]["money"], line[2]["money"]) for line in item.scene["lines"]}
        stack, bet = lines[item.question.values["player"]]
        highest = max(laid for _, laid in lines.values())
        height = highest if item.scene["rows"] else max(highest, 1000)
        assert item.key["to-call"] == min(height - bet, stack)


def test_no_check_where_there_is_a_bet_and_no_call_where_there_is_none():
    for item in items("holdem-turn", 3, count=150):
        lines = {line[0]: line[2]["money"] for line in item.scene["lines"]}
        gap = max(lines.values()) - lines[item.question.values["player"]]
        if item.question.code in {"holdem-turn.ask-x", "holdem-turn.ask-c"}:
            assert item.key["allowed"] == ("yes" if (gap > 0) == (item.question.code[-1] == "c") else "no")


def test_pots_hold_what_was_put_in():
    for item in items("holdem-pots", 1):
        put_in = [line[1]["money"] for line in item.scene["lines"]]
        first, second, third = sorted(put_in[:3])
        assert item.key["back"] == third - second
        assert item.key["side"] == 2 * (second - first)
        assert sum(item.key.values()) == sum(put_in)


def test_rake_is_a_twentieth_in_whole_chips_up_to_the_cap():
    for item in items("holdem-pots", 2):
        amount = item.scene["lines"][0][1]["money"]
        before = item.question.code.endswith("flop")
        assert item.key["rake"] == (0 if before else min(amount // 20 // 100 * 100, 3000))


def shown(item):
    """Players and board of a scene: letter, cards or nothing, put in."""
    board, *hands = item.scene["rows"]
    held = {row["label"]["values"]["player"]: row["cards"] for row in hands}
    lines = [line for line in item.scene["lines"] if isinstance(line[0], str)]
    return [(line[0], held.get(line[0], []), line[1]["money"]) for line in lines], board["cards"]


def test_everybody_receives_what_is_due():
    for item in items("holdem-pots", 3):
        received, _ = settled(*shown(item), item.question.values["button"])
        assert item.key == {letter.lower(): received[letter] for letter in received if letter.lower() in item.key}


def test_one_figure_at_most_is_wrong_and_it_is_the_one_expected():
    seen = set()
    for item in items("holdem-settlement", 1, count=120):
        received, raked = settled(*shown(item), item.question.values["button"])
        *players, rake = item.scene["lines"]
        wrong = [line[0] for line in players if line[2]["money"] != received[line[0]]]
        wrong += ["rake"] if rake[2]["money"] != raked else []
        assert wrong == ([] if item.key["where"] == "nothing" else [item.key["where"]])
        seen.add(bool(wrong))
    assert seen == {True, False}
