"""Pictures with a fault: the scene read from what a candidate sees, and counted again by hand."""

import re
from collections import Counter

import pytest

from games.blackjack.legality import problems
from games.blackjack.rulesets import ruleset
from games.blackjack.settlement import settle
from games.blackjack.table import Round
from tests.training.drills.cases import make
from training.drills.blackjack.faults.dealt import _error
from training.drills.kit.cloth import MORE

VENICE = "venice-blackjack"
RULESETS = [VENICE, "european-no-hole", "american-six-decks-h17", "single-deck", "six-to-five"]


def pictures(rules, level, count=120):
    return [make(rules, "bj-picture", level, f"picture-{n}") for n in range(count)]


def cards(item, of):
    """The cards of a hand as they are seen, without its empty place."""
    places = [place for row in item.scene["rows"] for place in row["places"]]
    return [place["card"] for place in places if place["key"].rpartition(":")[0] == of and place.get("card")]


def piles(item):
    places = [place for row in item.scene["rows"] for place in row["places"]]
    return {place["key"]: place["money"] for place in places if "money" in place}


def total(hand):
    """By the rule: an ace counts eleven as long as that is not too much."""
    points = [{"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}.get(card[0]) or int(card[0]) for card in hand]
    soft = 1 in points and sum(points) + 10 <= 21
    return sum(points) + 10 * soft, soft


@pytest.mark.parametrize("rules", RULESETS)
def test_the_dealer_has_drawn_to_seventeen_unless_that_is_the_fault(rules):
    hits_soft = ruleset(rules).hits_soft17
    found = Counter()
    for item in pictures(rules, 1):
        bank, where = cards(item, "bank"), item.key["where"]
        is_done = [
            count >= 17 and not (soft and count == 17 and hits_soft)
            for count, soft in (total(bank[:at]) for at in range(2, len(bank) + 1))
        ]
        if where == f"bank:{MORE}":
            assert not any(is_done)
            found["missing"] += 1
        elif where.startswith("bank:"):
            assert where == f"bank:{len(bank)}"
            assert is_done[-2]
            assert not any(is_done[:-2])
            found["too many"] += 1
        else:
            assert not any(is_done[:-1])
            found["box"] += 1
    assert all(found[kind] > 5 for kind in ("missing", "too many", "box"))


@pytest.mark.parametrize("rules", RULESETS)
def test_all_but_one_hand_is_as_the_round_was_played_and_that_one_by_a_card(rules):
    for item in pictures(rules, 1):
        played = Round.parse(item.play)
        assert problems(ruleset(rules), played) == []
        due = {"bank": played.dealer} | {
            f"box:{box}:{at}": hand.cards
            for box, one in enumerate(played.boxes, 1)
            for at, hand in enumerate(one.hands, 1)
        }
        differing = {of for of, right in due.items() if cards(item, of) != list(map(str, right))}
        of, _colon, at = item.key["where"].rpartition(":")
        assert differing == {of}
        shown, right = cards(item, of), list(map(str, due[of]))
        assert shown == right[:-1] if at == MORE else shown[:-1] == right
        assert at in (MORE, str(len(shown)))


@pytest.mark.parametrize("rules", RULESETS)
def test_all_but_one_pile_is_as_the_engine_settles_the_round(rules):
    for item in pictures(rules, 2):
        lines = settle(ruleset(rules), Round.parse(item.play)).lines
        due = {f"paid:{n}": line.winnings for n, line in enumerate(lines, 1)}
        due |= {f"stake:{n}": line.returned for n, line in enumerate(lines, 1)}
        shown = piles(item)
        assert shown.keys() == due.keys()
        assert [key for key in due if shown[key] != due[key]] == [item.key["where"]]
        assert item.key["due"] == due[item.key["where"]]


def test_hands_paid_against_a_dealer_who_is_over_or_not_by_hand():
    """At one to one, and a blackjack at three to two: simple hands are paid again without the engine."""
    seen = 0
    for item in pictures(VENICE, 2, 300):
        where, played = item.key["where"], Round.parse(item.play)
        plain = all(len(box.hands) == 1 and not box.insurance and not box.even_money for box in played.boxes)
        if not plain or any(hand.doubled for box in played.boxes for hand in box.hands):
            continue
        bank, _soft = total(cards(item, "bank"))
        natural = bank == 21 and len(played.dealer) == 2
        row = next(row for row in item.scene["rows"] if where in [place["key"] for place in row["places"]])
        stake = row["notes"][0]["values"]["stake"]["money"]
        hand = [place["card"] for place in row["places"] if place.get("card")]
        count, _soft = total(hand)
        own = count == 21 and len(hand) == 2
        if count > 21 or (natural and not own) or (not own and bank <= 21 and count < bank):
            won, back = 0, 0
        elif (own and natural) or (not own and count == bank):
            won, back = 0, stake
        else:
            won, back = stake * 3 // 2 if own else stake, stake
        assert item.key["due"] == (won if where.startswith("paid") else back)
        seen += 1
    assert seen > 100


@pytest.mark.parametrize(
    ("shown", "where", "clause"),
    [
        ("Kh6d 9d8c*10", f"bank:{MORE}", "blackjack-bank-draws"),
        ("Kh7d4c 9d8c*10", "bank:3", "blackjack-bank-draws"),
        ("Kh6d2c 5c6d9h2s*20!", "box:1:1:4", "blackjack-double"),
        ("Kh7d 5c6d*20!", f"box:1:1:{MORE}", "blackjack-double"),
        ("Kh7d 9d8c*10 Ac3d9h*10_Ad3h*10", "box:2:1:3", "blackjack-split-aces"),
        ("Kh7d Td9c5h2d*10", "box:1:1:4", "blackjack-over"),
        ("Kh7d Td9c2h2d*10", "box:1:1:4", "blackjack-may-not-draw"),
    ],
)
def test_a_card_too_many_or_too_few_is_found_where_it_lies(shown, where, clause):
    played = Round.parse(shown)
    (problem,) = problems(ruleset(VENICE), played)
    error = _error(played, problem)
    assert (error.where, error.clauses) == (where, (clause,))


def test_where_the_dealer_had_a_blackjack_a_third_card_is_too_many():
    played = Round.parse("AhKd Td5c4h*10")
    (problem,) = problems(ruleset("american-six-decks-h17"), played)
    assert _error(played, problem).where == "box:1:1:3"


def test_a_problem_that_is_not_of_a_card_is_no_fault_of_a_picture():
    (problem,) = problems(ruleset(VENICE), Round.parse("Kh7d 9d8c*0"))
    with pytest.raises(ValueError, match="stake_not_positive"):
        _error(Round.parse("Kh7d 9d8c*10"), problem)


def test_every_stake_says_what_was_laid_so_that_a_pile_that_is_gone_can_be_named():
    for item in pictures(VENICE, 2, 40):
        for row in item.scene["rows"]:
            laid = [place for place in row["places"] if re.fullmatch(r"stake:\d+", place["key"])]
            assert len(row["notes"]) == len(laid)
