"""Whole coups, right ones and rebuilt ones: dealt once more by hand."""

from collections import Counter

from tests.training.drills.cases import make
from tests.training.drills.punto_banco.hand_count import deal, result, score

RULES = "venice-punto-banco"


def shown(item):
    return [row["cards"] for row in item.scene["rows"]]


def test_the_result_of_a_coup_is_read_from_its_cards():
    ends = Counter()
    for n in range(150):
        item = make(RULES, "punto-banco-coup", 1, f"coup-{n}")
        punto, banco = shown(item)
        assert item.key == {
            "score-punto": score(punto),
            "score-banco": score(banco),
            "result": result(punto, banco),
        }
        ends[item.key["result"]] += 1
    assert min(ends[name] for name in ("punto", "banco", "tie")) > 20


def test_a_coup_from_the_shoe_goes_by_the_table():
    for n in range(200):
        item = make(RULES, "punto-banco-coup", 2, f"coup-{n}")
        ((cards),) = shown(item)
        punto, banco = deal(cards)
        letter = {card: "ABCDEF"[place] for place, card in enumerate(cards)}
        assert item.key == {
            "third-punto": letter[punto[2]] if len(punto) > 2 else "none",
            "third-banco": letter[banco[2]] if len(banco) > 2 else "none",
            "score-punto": score(punto),
            "score-banco": score(banco),
            "result": result(punto, banco),
        }


def test_a_coup_dealt_wrongly_is_rebuilt_with_the_same_cards():
    for n in range(200):
        item = make(RULES, "punto-banco-rebuild", 1, f"coup-{n}")
        rows = item.scene["rows"]
        laid = sorted((mark, card) for row in rows[:2] for card, mark in zip(row["cards"], row["marks"], strict=True))
        cards = [*(card for _mark, card in laid), *rows[2]["cards"]]
        punto, banco = deal(cards)
        assert (rows[0]["cards"], rows[1]["cards"]) != (punto, banco)
        assert item.key == {
            "score-punto": score(punto),
            "score-banco": score(banco),
            "result": result(punto, banco),
        }
