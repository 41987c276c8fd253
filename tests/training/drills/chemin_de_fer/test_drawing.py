"""Who draws and who stands, worked out from the cards by hand."""

import pytest

from games.chemin_de_fer.session import Session
from tests.training.drills.cases import make, rulesets
from tests.training.drills.chemin_de_fer.by_hand import RULES, SEEDS, items, points, punter_rule, rule_table, score
from training.drills.registry import GENERATORS


def test_the_punter_does_what_his_score_says_where_he_has_asked_and_is_free_where_he_has_not():
    seen = set()
    for item in items("cdf-punter", 1):
        (row,) = item.scene["rows"]
        has, asked = score(row["cards"]), item.question.code.removeprefix("cdf-punter.")
        does = "shows" if has > 7 else "free" if asked == "unasked" else punter_rule(has)
        assert item.key == {"does": does}
        seen.add((asked, does))
    answers = {"draw", "stand", "free", "shows"}
    assert seen == {*(("asked", does) for does in answers), ("unasked", "free"), ("unasked", "shows")}


def test_a_bound_punter_is_not_asked_whether_he_has_asked():
    seen = set()
    for seed in SEEDS:
        item = make("bound-chemin-de-fer", "cdf-punter", 1, seed)
        has = score(item.scene["rows"][0]["cards"])
        assert item.question.code == "cdf-punter.ask"
        assert item.key == {"does": "shows" if has > 7 else punter_rule(has)}
        seen.add(item.key["does"])
    assert seen == {"draw", "stand", "free", "shows"}


@pytest.mark.parametrize(("rules", "level", "said"), [
    (RULES, 1, "punter-asked"),
    (RULES, 2, "both-asked"),
    ("bound-chemin-de-fer", 1, "free"),
    ("bound-chemin-de-fer", 2, "bound"),
])  # fmt: skip
def test_a_coup_says_who_has_asked_for_the_rule_table(rules, level, said):
    item = make(rules, "cdf-coup", level, "seed")
    assert item.question.code == f"cdf-coup.{said}"
    assert item.play.count("rules@") == {"free": 0, "both-asked": 2}.get(said, 1)


def test_every_cell_of_the_rule_table_is_as_printed():
    grid = GENERATORS["cdf-rule-table"].grid(rulesets()[RULES], 1)
    assert len(grid.cells) == 88
    for cell in grid.cells:
        bank, _dash, third = cell.partition("-")
        item = make(RULES, "cdf-rule-table", 1, "seed", cell)
        assert item.key == {"says": rule_table(int(bank), None if third == "none" else int(third))}
        punter, own = (row["cards"] for row in item.scene["rows"])
        assert punter[:2] == ["??", "??"]
        assert [points(card) for card in punter[2:]] == ([] if third == "none" else [int(third)])
        assert score(own) == int(bank)


def broken(punter, bank, bound):
    """The sides that did not do what they had to, and the hands as they should have been."""
    first, second = score(punter[:2]), score(bank[:2])
    drew, also = len(punter) > 2, len(bank) > 2
    if max(first, second) > 7:
        return {side for side, wrong in (("punter", drew), ("bank", also)) if wrong}, (False, False)
    says = punter_rule(first)
    draws = drew if says == "free" else says == "draw"
    shoe = [*punter[2:], *bank[2:]]
    third = points(shoe[0]) if draws and shoe else None
    if draws and not shoe:
        return None, (draws, None)
    table = rule_table(second, third) if bound else "free"
    takes = also if table == "free" else table == "draw"
    return {side for side, wrong in (("punter", drew != draws), ("bank", also != takes)) if wrong}, (draws, takes)


@pytest.mark.parametrize("level", [1, 2])
def test_a_coup_has_one_mistake_or_none_and_ends_as_it_should(level):
    seen = set()
    for item in items("cdf-coup", level):
        punter, bank, following = (row["cards"] for row in item.scene["rows"])
        shoe = [*punter[2:], *bank[2:], *following]
        wrong, (draws, takes) = broken(punter, bank, level == 2)
        if wrong is None:  # the punter's card is the first of those that come next
            third = points(shoe[0])
            table = rule_table(score(bank[:2]), third) if level == 2 else "free"
            takes = len(bank) > 2 if table == "free" else table == "draw"
            wrong = {"punter"} | ({"bank"} if takes != (len(bank) > 2) else set())
        assert item.key["where"] == (wrong.pop() if wrong else "nothing")
        assert not wrong
        right = [*punter[:2], *shoe[:draws]], [*bank[:2], *shoe[draws : draws + takes]]
        first, second = map(score, right)
        assert item.key["ends"] == ("tie" if first == second else "win" if second > first else "lose")
        seen.add(item.key["where"])
    assert seen == ({"punter", "bank", "nothing"} if level == 2 else seen & {"punter", "bank", "nothing"})
    assert len(seen) > 1


@pytest.mark.parametrize("name", ["cdf-coup", "cdf-offers", "cdf-cagnotte", "cdf-may", "cdf-passing"])
def test_what_was_asked_can_be_played_on_at_the_calculator(name):
    house = rulesets()[RULES]
    for level in (1, 2):
        for item in items(name, level):
            session = Session.parse(item.play)
            session.play(house)
            assert str(session) == item.play
