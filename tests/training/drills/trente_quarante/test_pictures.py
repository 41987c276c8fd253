"""Pictures of a coup with a fault: read from what a candidate sees, and counted by hand."""

from collections import Counter

import pytest

from tests.training.drills.cases import make
from training.drills.kit.cloth import MORE

LARGE, MINI = "venice-trente-et-quarante", "venice-mini-trente-et-quarante"


def pictures(rules, level, count=200):
    return [make(rules, "tq-picture", level, f"picture-{n}") for n in range(count)]


def rows(item):
    found = [[place["card"] for place in row["places"] if place.get("card")] for row in item.scene["rows"][:2]]
    return dict(zip(("noir", "rouge"), found, strict=True))


def points(cards):
    return sum({"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}.get(card[0]) or int(card[0]) for card in cards)


def test_one_row_alone_does_not_end_with_the_card_that_takes_it_past_thirty():
    found = Counter()
    for item in pictures(LARGE, 1):
        ends = {}
        for of, cards in rows(item).items():
            if points(cards) <= 30:
                ends[of] = MORE
            elif points(cards[:-1]) > 30:
                ends[of] = str(len(cards))
        ((of, at),) = ends.items()
        assert item.key["where"] == f"{of}:{at}"
        found[of, at == MORE] += 1
    assert len(found) == 4


def due(item, rules):
    """What lies on each chance by the rules of the house, counted from the cards."""
    cards = rows(item)
    noir, rouge = points(cards["noir"]), points(cards["rouge"])
    winning = set()
    if noir != rouge:
        first_is_red = cards["noir"][0][1] in "dh"
        winning = {"noir" if noir < rouge else "rouge"}
        winning.add("couleur" if first_is_red == (rouge < noir) else "inverse")
    lie = {}
    for row in item.scene["rows"][2:]:
        chance = row["places"][0]["key"].partition(":")[2]
        (note,) = row["notes"]
        stake, insured = note["values"]["stake"]["money"], note["code"].endswith("insured")
        back, won, held = stake, 0, 0
        if noir == rouge == 31 and not insured:
            back, held = (0, stake) if rules == LARGE else (stake // 2, 0)
        elif noir != rouge:
            back, won = (stake, stake) if chance in winning else (0, 0)
        lie |= {f"stake:{chance}": back, f"paid:{chance}": won}
        if rules == LARGE:
            lie[f"held:{chance}"] = held
    return lie


@pytest.mark.parametrize("rules", [LARGE, MINI])
def test_all_but_one_pile_is_as_the_house_settles(rules):
    found = Counter()
    for item in pictures(rules, 2):
        right = due(item, rules)
        shown = {
            place["key"]: place["money"] for row in item.scene["rows"] for place in row["places"] if "money" in place
        }
        assert shown.keys() == right.keys()
        assert [key for key in right if shown[key] != right[key]] == [item.key["where"]]
        assert item.key["due"] == right[item.key["where"]]
        found[item.key["where"].partition(":")[0]] += 1
    assert set(found) == {"stake", "paid", *(["held"] if rules == LARGE else [])}
