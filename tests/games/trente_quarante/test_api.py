"""The API of trente et quarante: what it answers, and that bad input gets its error and never a guess."""

from typing import Any

import pytest

from games.core.problems import Refused
from games.trente_quarante.messages import MESSAGES
from games.trente_quarante.rows import Chance
from games.web.api.registry import answer

CARDS = ["Tc", "7h", "Kd", "Th", "Kd", "Qc", "9h", "3s"]
APRES = ["Td", "Kc", "Qh", "Ac", "9d", "2h", "Ks", "Qs"]
MINI = "venice-mini-trente-et-quarante"


def ask(verb: str, **request: Any) -> Any:
    return answer("trente-et-quarante", verb, request)


def refusal(verb: str, request: Any) -> tuple[str, str]:
    with pytest.raises(Refused) as caught:
        answer("trente-et-quarante", verb, request)
    return caught.value.first.code, caught.value.first.field


def bet(**more: Any) -> dict[str, Any]:
    return {"chance": "rouge", "stake": "100.00", **more}


def settled(**more: Any) -> dict[str, Any]:
    return {"cards": CARDS, "bets": [], **more}


def test_a_coup_is_answered_whole():
    response = ask("settle", **settled(bets=[bet(insured=True)]))
    assert response["noir"] == {"cards": ["Tc", "7h", "Kd", "Th"], "total": 37}
    assert response["rouge"] == {"cards": ["Kd", "Qc", "9h", "3s"], "total": 32}
    assert (response["winner"], response["couleur"], response["used"]) == ("rouge", "lose", 8)
    assert response["call"] == "Sept, deux. Rouge gagne, la couleur perd"
    assert response["lines"][0] | {"clause": ""} == {
        "chance": "rouge",
        "stake": "100.00",
        "premium": "1.00",
        "result": "win",
        "winnings": "100.00",
        "returned": "100.00",
        "held": "0.00",
        "clause": "",
    }
    assert (response["total"]["net"], response["total"]["premiums"], response["held"]) == ("99.00", "1.00", [])


def test_prison_goes_from_one_coup_to_the_next():
    response = ask("settle", cards=APRES, bets=[bet(), bet(chance="noir", choice="move:inverse")])
    assert response["held"] == [
        {"chance": "rouge", "stake": "100.00", "level": 1},
        {"chance": "inverse", "stake": "100.00", "level": 1},
    ]
    then = ask("settle", **settled(held=response["held"]))
    assert [line["result"] for line in then["lines"]] == ["freed", "freed"]
    assert then["total"]["returned"] == "200.00"


@pytest.mark.parametrize("word", ["divide", "take_half"])
def test_a_stake_is_divided_by_either_word(word):
    assert ask("settle", cards=APRES, bets=[bet(choice=word)])["total"]["net"] == "-50.00"


def test_the_mini_and_overrides():
    assert ask("settle", rules=MINI, cards=APRES, bets=[bet()])["total"]["net"] == "-50.00"
    dear = ask("settle", overrides={"insurance": "0.02"}, cards=APRES, bets=[bet(insured=True)])
    assert dear["total"]["net"] == "-2.00"


def test_odds_are_given_in_full():
    response = ask("odds", decks=6)
    assert list(response["totals"]) == list(response["ties"]) == [str(total) for total in range(31, 41)]
    assert response["edge"]["insured"] == {"exact": "1/100", "float": 0.01}
    assert round(response["edge"]["plain"]["float"], 6) == 0.010946
    assert all(response[chance]["exact"] == response["rouge"]["exact"] for chance in Chance)
    assert response["apres"] == response["ties"]["31"]
    assert ask("odds", decks=6, rules=MINI)["edge"]["insured"] is None


STAKES = ["ten", "-1", "0", "0.00", "1.234", 5, 5.0, None, "1e3", "٣", " 5", "", True, [], {}, "9" * 70]


@pytest.mark.parametrize("stake", STAKES, ids=repr)
def test_a_stake_is_a_positive_decimal(stake):
    for name, one in (("bets", bet(stake=stake)), ("held", {"chance": "noir", "stake": stake, "level": 1})):
        code, field = refusal("settle", settled(**{"bets": [], name: [one]}))
        assert field == f"{name}[0].stake"
        assert code in ("not_an_amount", "stake_not_positive", "not_text", "too_long")


SETTLE = [
    ({**settled(), "colour": "red"}, ("unknown_key", "colour")),
    ({"bets": []}, ("missing", "cards")),
    ({"cards": CARDS}, ("missing", "bets")),
    (settled(cards="Tc7h"), ("not_a_list", "cards")),
    (settled(cards=[*CARDS, "2c"]), ("too_many_cards", "cards")),
    (settled(cards=CARDS[:-1]), ("too_few_cards", "cards")),
    (settled(cards=[]), ("too_few_cards", "cards")),
    (settled(cards=["Kc"] * 8), ("card_too_often", "cards[6]")),
    (settled(cards=["Kc"] * 501), ("too_many", "cards")),
    (settled(cards=["Kc", "10d"]), ("not_a_card", "cards[1]")),
    (settled(cards=["Kc", 10]), ("not_text", "cards[1]")),
    (settled(bets={}), ("not_a_list", "bets")),
    (settled(bets=["rouge"]), ("not_an_object", "bets[0]")),
    (settled(bets=[bet(chance="pair")]), ("unknown_chance", "bets[0].chance")),
    (settled(bets=[bet(), bet(chance="")]), ("unknown_chance", "bets[1].chance")),
    (settled(bets=[bet(player="Anna")]), ("unknown_key", "bets[0].player")),
    (settled(bets=[bet(insured="yes")]), ("bad_value", "bets[0].insured")),
    (settled(bets=[bet(choice="half")]), ("unknown_apres_choice", "bets[0].choice")),
    (settled(bets=[bet(choice="move")]), ("unknown_apres_choice", "bets[0].choice")),
    (settled(bets=[bet(choice="move:rouge")]), ("moved_to_same_chance", "bets[0].choice")),
    (settled(held=[{"chance": "noir", "stake": "1", "level": 4}]), ("imprisoned_too_often", "held[0].level")),
    (settled(held=[{"chance": "noir", "stake": "1", "level": 0}]), ("out_of_range", "held[0].level")),
    (settled(held=[{"chance": "noir", "stake": "1"}]), ("missing", "held[0].level")),
    (settled(held=[{"chance": "noir", "stake": "1", "level": 1, "insured": True}]), ("unknown_key", "held[0].insured")),
    (settled(rules="monte-carlo"), ("unknown_ruleset", "rules")),
    (settled(overrides={"zero": "x"}), ("unknown_parameter", "overrides.zero")),
    (settled(overrides={"decks": 0}), ("bad_parameter", "overrides.decks")),
    (settled(rules=MINI, bets=[bet(insured=True)]), ("no_insurance", "bets[0].insured")),
    (settled(rules=MINI, bets=[bet(choice="leave")]), ("apres_choice_not_offered", "bets[0].choice")),
    (settled(rules=MINI, held=[{"chance": "noir", "stake": "1", "level": 1}]), ("no_prison", "held[0].chance")),
    (settled(overrides={"minimum": {"chance": "200"}}, bets=[bet()]), ("below_minimum", "bets[0].stake")),
]
ODDS = [
    ({}, ("missing", "decks")),
    ({"decks": 0}, ("out_of_range", "decks")),
    ({"decks": 9}, ("out_of_range", "decks")),
    ({"decks": 6.0}, ("not_a_whole_number", "decks")),
    ({"decks": True}, ("not_a_whole_number", "decks")),
    ({"decks": "six"}, ("not_a_whole_number", "decks")),
    ({"decks": None}, ("not_a_whole_number", "decks")),
    ({"decks": 6, "seen": ["Td"] * 7}, ("card_too_often", "seen[6]")),
    ({"decks": 6, "seen": ["xx"]}, ("not_a_card", "seen[0]")),
    ({"decks": "infinite", "seen": ["Td"]}, ("seen_without_decks", "seen")),
    ({"decks": 6, "chance": "rouge"}, ("unknown_key", "chance")),
    ({"decks": 1, "seen": [rank + suit for rank in "A23456789TJQ" for suit in "cdhs"]}, ("coup_may_not_end", "seen")),
]


@pytest.mark.parametrize(("request_", "wanted"), SETTLE, ids=str)
def test_bad_settling_is_refused_at_its_field(request_, wanted):
    assert refusal("settle", request_) == wanted


@pytest.mark.parametrize(("request_", "wanted"), ODDS, ids=str)
def test_bad_odds_are_refused_at_their_field(request_, wanted):
    assert refusal("odds", request_) == wanted


@pytest.mark.parametrize("request_", [None, [], "x", 7])
@pytest.mark.parametrize("verb", ["settle", "odds"])
def test_what_is_no_object_is_refused(verb, request_):
    assert refusal(verb, request_)[0] == "not_an_object"


def test_each_refusal_of_the_game_is_tested():
    tested = {code for _request, (code, _field) in (*SETTLE, *ODDS)}
    assert set(MESSAGES) - tested == {"minimum_passes_maximum", "levels_without_prison"}, "which test_rulesets holds"
