"""What stakes bring, worked out by hand: 5 % of the win on banco, eight for the tie, nothing lost at a tie."""

from collections import Counter

from games.punto_banco.clauses import Clause
from tests.training.drills.cases import make
from tests.training.drills.punto_banco.hand_count import paid, result

RULES = "venice-punto-banco"
BETS = ("punto", "banco", "tie")


def table(item):
    """The result of the coup that is shown, and the money of each line."""
    punto, banco = (row["cards"] for row in item.scene["rows"])
    lines = [[value["money"] for value in line[1:]] for line in item.scene["lines"]]
    return result(punto, banco), dict(zip(BETS, lines, strict=True))


def test_what_becomes_of_each_stake():
    for n in range(100):
        item = make(RULES, "punto-banco-paying", 1, f"stakes-{n}")
        ends, _lines = table(item)
        push = dict.fromkeys(("punto", "banco"), "push" if ends == "tie" else "lose")
        assert item.key == {**push, "tie": "lose", ends: "win"}


def test_what_is_paid():
    for n in range(100):
        item = make(RULES, "punto-banco-paying", 2, f"stakes-{n}")
        ends, lines = table(item)
        assert item.key == {bet: paid(bet, stake, ends)[0] for bet, (stake,) in lines.items()}


def test_the_commission_is_one_in_twenty():
    for n in range(100):
        item = make(RULES, "punto-banco-paying", 3, f"stakes-{n}")
        stake = item.question.values["stake"]["money"]
        assert item.key == {"commission": stake // 20, "paid": stake - stake // 20}


def test_a_commission_below_its_unit_is_left_to_the_player():
    for n in range(100):
        item = make(RULES, "punto-banco-paying", 4, f"stakes-{n}")
        stake, unit = (item.question.values[name]["money"] for name in ("stake", "unit"))
        taken = stake // 20 // unit * unit
        assert taken * 20 < stake
        assert item.key == {"commission": taken, "paid": stake - taken}


def test_exactly_one_payment_is_wrong_or_none():
    answers = Counter()
    for n in range(200):
        item = make(RULES, "punto-banco-payment", 1, f"stakes-{n}")
        ends, lines = table(item)
        wrong = [bet for bet, (stake, *amounts) in lines.items() if tuple(amounts) != paid(bet, stake, ends)]
        assert wrong == [item.key["where"]] or (wrong, item.key["where"]) == ([], "nothing")
        answers[item.key["where"]] += 1
    assert 30 < answers["nothing"] < 70
    assert min(answers[bet] for bet in BETS) > 20


def test_a_table_takes_what_lies_between_its_limits():
    for n in range(100):
        item = make(RULES, "punto-banco-limits", 1, f"limits-{n}")
        least, most = (item.question.values[name]["money"] for name in ("minimum", "maximum"))
        for part in item.parts:
            stake = part.label.values["stake"]["money"]
            assert part.expected == ("refused" if stake < least else "part" if stake > most else "whole")


def test_what_a_player_has_plays_up_to_the_maximum():
    for n in range(100):
        item = make(RULES, "punto-banco-limits", 2, f"limits-{n}")
        said = item.question.values
        bet = said["bet"]["say"].rpartition(".")[2]
        first, second, most = (said[name]["money"] for name in ("first", "second", "maximum"))
        assert item.key == {"paid": paid(bet, most, bet)[0], "excess": first + second - most}
        assert Clause.MAXIMUM in item.parts[0].clauses
