"""Pictures of a coup with a fault: read from what a candidate sees, by the table of play and by hand."""

from collections import Counter

import pytest

from games.punto_banco.play import Play
from games.punto_banco.rulesets import ruleset
from tests.training.drills.cases import make
from training.drills.kit.cloth import MORE

VENICE = "venice-punto-banco"
# By banco's score, the third cards of punto on which banco draws, as the house prints its table.
TABLE = {3: "01234567 9", 4: "234567", 5: "4567", 6: "67", 7: ""}


def pictures(level, count=150, rules=VENICE):
    return [make(rules, "punto-banco-picture", level, f"picture-{n}") for n in range(count)]


def cards(item, of):
    row = next(row for row in item.scene["rows"] if row["label"]["code"] == f"punto-banco-picture.{of}")
    return [place["card"] for place in row["places"] if place["card"]]


def points(card):
    return {"A": 1, "T": 0, "J": 0, "Q": 0, "K": 0}.get(card[0], int(card[0]) if card[0].isdigit() else 0)


def score(hand):
    return sum(map(points, hand)) % 10


def wrong_hands(item):
    """Which hands have a third card too many or too few, read by the table."""
    punto, banco = cards(item, "punto"), cards(item, "banco")
    own, other = score(banco[:2]), score(punto[:2])
    natural = max(own, other) >= 8
    punto_draws = not natural and other <= 5
    found = {}
    if punto_draws != (len(punto) == 3):
        found["punto"] = MORE if punto_draws else "3"
    if natural:
        banco_draws = False
    elif len(punto) == 2:
        banco_draws = own <= 5
    else:
        banco_draws = own <= 2 or str(points(punto[2])) in TABLE[own]
    if banco_draws != (len(banco) == 3):
        found["banco"] = MORE if banco_draws else "3"
    return found


def test_one_hand_alone_breaks_the_table_of_play():
    found = Counter()
    for item in pictures(1, 400):
        ((hand, at),) = wrong_hands(item).items()
        assert item.key["where"] == f"{hand}:{at}"
        found[hand, at] += 1
    assert len(found) == 4
    assert min(found.values()) > 20


def test_where_punto_has_missed_its_card_banco_is_right_whether_it_is_dealt_or_not():
    """Else it could be said of banco, too, that it is wrong."""
    for item in pictures(1, 300):
        if item.key["where"] == f"punto:{MORE}":
            missed = Play.parse(item.play).cards[4]
            own = score(cards(item, "banco")[:2])
            assert len(cards(item, "banco")) == 2
            assert own >= 6
            assert str(points(str(missed))) not in TABLE[own]


def piles(item):
    return {place["key"]: place["money"] for row in item.scene["rows"] for place in row["places"] if "money" in place}


@pytest.mark.parametrize("rules", [VENICE, "venice-mini-punto-banco"])
def test_all_but_one_pile_is_as_the_engine_settles_the_coup(rules):
    for item in pictures(2, 120, rules):
        due = {}
        for line in Play.parse(item.play).settle(ruleset(rules)).lines:
            due |= {f"stake:{line.player}": line.returned, f"paid:{line.player}": line.winnings}
        shown = piles(item)
        assert shown.keys() == due.keys()
        assert [key for key in due if shown[key] != due[key]] == [item.key["where"]]
        assert item.key["due"] == due[item.key["where"]]


def test_the_payments_are_those_of_the_house_by_hand():
    """Punto one to one, banco less five per cent, a tie eight to one; a tie gives the other bets back."""
    found = Counter()
    for item in pictures(2, 300):
        own, other = score(cards(item, "banco")), score(cards(item, "punto"))
        end = "tie" if own == other else "banco" if own > other else "punto"
        pile, _colon, seat = item.key["where"].partition(":")
        row = next(row for row in item.scene["rows"] if item.key["where"] in [each["key"] for each in row["places"]])
        bet = row["label"]["values"]["bet"]["say"].rpartition(".")[2]
        stake = row["notes"][0]["values"]["stake"]["money"]
        won = {"punto": stake, "banco": stake * 19 // 20, "tie": 8 * stake}[bet] if bet == end else 0
        back = stake if end in (bet, "tie") else 0
        assert row["label"]["values"]["seat"] == int(seat)
        assert item.key["due"] == (won if pile == "paid" else back)
        found[bet, pile] += 1
    assert len(found) == 6 - (("tie", "stake") not in found)
