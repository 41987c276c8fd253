"""Rounds that are shown: what becomes of them worked out here by hand, one mistake at most where one is sought."""

import pytest

from tests.training.drills.blackjack.test_counts import total
from tests.training.drills.cases import make

HOUSES = ["venice-blackjack", "american-six-decks-s17", "single-deck"]


def paid(bank, cards, *, split=False):
    """What a plain stake of a unit becomes: its result, what it wins and what goes back, blackjacks apart."""
    theirs, mine = total(bank)[0], total(cards)[0]
    if mine > 21:
        return "lose", 0, 0
    if theirs == 21 and len(bank) == 2:
        return "lose", 0, 0
    if theirs > 21 or mine > theirs:
        return "win", 1, 1
    return ("push", 0, 1) if mine == theirs else ("lose", 0, 0)


@pytest.mark.parametrize("rules", HOUSES)
def test_a_plain_hand_is_settled_by_its_total(rules):
    seen = set()
    for n in range(150):
        item = make(rules, "bj-settle", 1, f"round-{n}")
        bank, *hands = item.scene["rows"]
        (line,) = item.scene["lines"][:1]
        stake, doubled, insured = (value["money"] for value in line[3:])
        cards = hands[0]["cards"]
        natural = len(cards) == 2 and total(cards)[0] == 21
        if len(hands) > 1 or doubled or insured or natural or hands[0]["note"]:
            continue
        result, won, back = paid(bank["cards"], cards)
        assert item.key == {"result": result, "winnings": won * stake, "returned": back * stake}
        seen.add(result)
    assert seen == {"win", "lose", "push"}


@pytest.mark.parametrize("rules", HOUSES)
@pytest.mark.parametrize("level", [1, 2])
def test_hands_that_are_over_are_settled_first_then_from_right_to_left(rules, level):
    for n in range(60):
        item = make(rules, "bj-order", level, f"order-{n}")
        rows = {}
        for row in item.scene["rows"][1:]:
            rows.setdefault(row["label"]["values"]["box"], []).append(row)
        at_once = [box for box in sorted(rows) if any(total(r["cards"])[0] > 21 or r["note"] for r in rows[box])]
        even = [box for box in at_once if any(r["note"] and r["note"]["code"] == "bj.even" for r in rows[box])]
        first = (even or at_once or [max(rows)])[0]
        assert item.key["first"] == str(first)
        waiting = [box for box in rows if box not in at_once or len(rows[box]) > 1]
        if waiting and not any(len(rows[box]) > 1 for box in at_once):
            assert item.key["last"] == str(min(waiting))


def is_plain(item):
    """Whether every line is a stake that wins, loses or stays by totals alone."""
    hands = item.scene["rows"][1:]
    odd = any(row["note"] or (len(row["cards"]) == 2 and total(row["cards"])[0] == 21) for row in hands)
    places = [tuple(map(str, line[1:3])) for line in item.scene["lines"]]
    insured = any(isinstance(line[2], dict) for line in item.scene["lines"])
    return not odd and not insured and len(places) == len(set(places))


@pytest.mark.parametrize("rules", HOUSES)
@pytest.mark.parametrize("level", [1, 2])
def test_the_one_payment_that_is_wrong_is_asked_for(rules, level):
    answers = set()
    for n in range(150):
        item = make(rules, "bj-spot", level, f"spot-{n}")
        if not is_plain(item):
            continue
        bank, *hands = item.scene["rows"]
        where = {(row["label"]["values"]["box"], row["label"]["values"].get("hand", 1)): row for row in hands}
        wrong = []
        for number, box, hand, stake, won, back in item.scene["lines"]:
            _result, wins, returns = paid(bank["cards"], where[box, hand]["cards"])
            if (won["money"], back["money"]) != (wins * stake["money"], returns * stake["money"]):
                wrong.append(str(number))
        assert wrong == ([] if item.key["where"] == "nothing" else [item.key["where"]])
        answers.add(bool(wrong))
    assert answers == {True, False}


def test_both_answers_to_what_may_be_are_drawn_and_their_rules_hold():
    seen = set()
    for n in range(200):
        item = make("venice-blackjack", "bj-may", 1, f"may-{n}")
        seen.add((item.key["answer"], item.clauses["answer"][0]))
    assert {answer for answer, _clause in seen} == {"yes", "no"}
    assert len({clause for answer, clause in seen if answer == "no"}) > 15


def test_the_chart_is_asked_cell_by_cell():
    item = make("venice-blackjack", "bj-best", 3, "cell", cell="8-10")
    bank, hand = (row["cards"] for row in item.scene["rows"])
    assert [card[0] for card in hand] == ["8", "8"]
    assert bank[0][0] in "TJQK"
    assert item.key["choice"] == "hit"
