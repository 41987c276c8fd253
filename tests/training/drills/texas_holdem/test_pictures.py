"""Pictures of a hand with a fault: read from what a candidate sees, and worked out by hand."""

from collections import Counter
from itertools import combinations

from tests.training.drills.cases import make
from training.drills.kit.cloth import MORE

VENICE = "venice-texas-holdem"
RANKS = "23456789TJQKA"


def pictures(level, count=150):
    return [make(VENICE, "holdem-picture", level, f"picture-{n}") for n in range(count)]


def letter(row):
    return row["label"]["values"].get("player")


def test_before_the_first_bet_one_thing_is_not_as_button_and_deal_have_it():
    found = Counter()
    for item in pictures(1, 200):
        rows = item.scene["rows"]
        names = [letter(row) for row in rows]
        button = next(at for at, row in enumerate(rows) if row["label"]["code"].endswith("has-button"))
        wrong = set()
        for at, row in enumerate(rows):
            cards = [place for place in row["places"] if place.get("card")]
            if len(cards) != 2:
                wrong.add(f"cards:{names[at]}:{3 if len(cards) == 3 else MORE}")
            for place in row["places"]:
                due = {"small": 1, "big": 2}.get(place["key"])
                if due and at != (button + due) % len(rows):
                    wrong.add(place["key"])
        assert {item.key["where"]} == wrong
        found[item.key["where"].rpartition(":")[2]] += 1
    assert set(found) == {"small", "big", "3", MORE}


def strength(five):
    """The kind of five cards and the ranks that decide, the highest first; a straight may begin with an ace."""
    ranks = sorted((RANKS.index(card[0]) for card in five), reverse=True)
    counts = sorted(Counter(ranks).items(), key=lambda each: (-each[1], -each[0]))
    shape = [count for _rank, count in counts]
    order = [rank for rank, _count in counts]
    flush = len({card[1] for card in five}) == 1
    if ranks == [12, 3, 2, 1, 0]:
        ranks = order = [3, 2, 1, 0, -1]
    straight = len(set(ranks)) == 5 and ranks[0] - ranks[4] == 4
    kinds = [
        straight and flush,
        shape[0] == 4,
        shape[:2] == [3, 2],
        flush,
        straight,
        shape[0] == 3,
        shape[:2] == [2, 2],
    ]
    kind = next((7 - at for at, is_kind in enumerate(kinds) if is_kind), 0) or (0.5 if shape[0] == 2 else 0)
    return kind, order


def best(cards):
    return max(map(strength, combinations(cards, 5)))


def test_after_the_showdown_one_pot_lies_before_a_player_who_has_not_won_it():
    for item in pictures(2, 60):
        rows = item.scene["rows"]
        board = [place["card"] for place in rows[0]["places"]]
        put_in = {letter(row): row["notes"][0]["values"]["amount"]["money"] for row in rows[1:]}
        back = {
            row["places"][-1]["key"][5:]: row["places"][-1]["money"]
            for row in rows[1:]
            if row["places"] and row["places"][-1]["key"].startswith("back:")
        }
        hands = {
            letter(row): best([*board, *cards])
            for row in rows[1:]
            if (cards := [place["card"] for place in row["places"] if "card" in place])
        }
        heights = sorted({put_in[name] - back.get(name, 0) for name in hands})
        wrong = {}
        for row in rows[1:]:
            for place in row["places"]:
                if not place["key"].startswith("pot:"):
                    continue
                number = int(place["key"].split(":")[1])
                able = [name for name in hands if put_in[name] - back.get(name, 0) >= heights[number]]
                winners = [name for name in able if hands[name] == max(hands[other] for other in able)]
                if letter(row) not in winners:
                    wrong[place["key"]] = winners
        assert wrong == {item.key["where"]: [item.key["winner"]]}


def test_everything_that_was_put_in_lies_on_the_table_but_for_the_rake():
    for item in pictures(2, 60):
        rows = item.scene["rows"][1:]
        lies = sum(place.get("money", 0) for row in rows for place in row["places"])
        put_in = sum(row["notes"][0]["values"]["amount"]["money"] for row in rows)
        assert 0 <= put_in - lies <= put_in // 10
