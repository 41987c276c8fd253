"""Caribbean stud in the API: what is optional, what is answered, what is refused."""

import pytest

from games.core.problems import Refused
from games.web.api.registry import answer

HAND, BANK = ["9h", "7h", "5h", "4h", "2h"], ["Kc", "Kd", "9s", "4d", "3c"]
SETTLE = {"hand": HAND, "bank": BANK, "ante": "10.00", "bet": "20.00"}
ADVISE = {"hand": ["Kh", "Jh", "8h", "5h", "2c"], "bank_card": "9s"}


def ask(verb, body, **more):
    return answer("caribbean-stud", verb, {**body, **more})


def refusal(verb, body, **more):
    with pytest.raises(Refused) as caught:
        ask(verb, body, **more)
    return caught.value.first.code, caught.value.first.field


def test_without_a_bet_a_hand_is_folded():
    plain = {key: value for key, value in SETTLE.items() if key != "bet"}
    assert ask("settle", plain) == ask("settle", SETTLE, bet=None)
    assert ask("settle", plain)["total"]["net"] == "-10.00"


def test_a_jackpot_chip_is_laid_or_described():
    plain, laid = ask("settle", SETTLE), ask("settle", SETTLE, jackpot=True)
    assert ask("settle", SETTLE, jackpot=False) == ask("settle", SETTLE, jackpot=None) == plain
    assert ask("settle", SETTLE, jackpot={}) == ask("settle", SETTLE, jackpot={"sharing": 1}) == laid
    assert [line["square"] for line in laid["lines"]] == ["ante", "bet", "jackpot"]
    assert laid["total"]["net"] == "159.00"


def test_a_void_hand_needs_no_whole_hands():
    reply = ask("settle", SETTLE, hand=HAND[:3], bank=[], void="count")
    assert (reply["hand"], reply["bank"], reply["qualifies"], reply["total"]["net"]) == (
        None,
        None,
        None,
        "0.00",
    )


def test_hands_are_shown_by_their_category_and_their_five():
    reply = ask("settle", SETTLE)
    assert reply["hand"] == {"category": "flush", "five": HAND}
    assert reply["bank"]["category"] == "pair"
    assert reply["lines"][1]["clause"] == "poker-cs-pays"


def test_advice_tells_the_card_to_throw_and_how_the_hands_of_the_bank_divide():
    reply = ask("advise", ADVISE)
    assert (reply["best"], reply["card"]) == ("change", "2c")
    assert reply["values"]["fold"] == {"exact": "-1/1", "float": -1.0}
    assert sum(reply["chances"].values()) == 163_185
    without = ask("advise", ADVISE, overrides={"exchange": False})
    assert (without["card"], without["values"]["change"]) == (None, {})


def test_after_a_change_no_other_is_advised():
    changed = {"from": "2c", "to": "3h"}
    reply = ask("advise", {**ADVISE, "hand": ["Kh", "Jh", "8h", "5h", "3h"]}, changed=changed)
    assert (reply["best"], reply["values"]["change"], sum(reply["chances"].values())) == ("play", {}, 148_995)


def test_the_edge_of_the_plain_table_is_the_published_one():
    reply = ask("odds", {"overrides": {"exchange": False}})
    assert round(reply["edge"]["float"], 6) == 0.052243
    assert reply["edge"]["exact"] == "142031221/2718662100"
    assert reply["jackpot"]["break_even"] == "410090.00"
    assert ask("odds", {"overrides": {"jackpot": None}})["jackpot"] is None


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"hand": HAND[:4]}, ("too_few_cards", "hand")),
        ({"hand": [*HAND, "3s"]}, ("too_many_cards", "hand")),
        ({"hand": [*HAND[:4], "10h"]}, ("not_a_card", "hand[4]")),
        ({"bank": [*BANK[:4], "2h"]}, ("card_too_often", "bank[4]")),
        ({"bank": None}, ("not_a_list", "bank")),
        ({"ante": "0"}, ("stake_not_positive", "ante")),
        ({"ante": "-1"}, ("not_an_amount", "ante")),
        ({"ante": 10}, ("not_text", "ante")),
        ({"bet": "0.00"}, ("stake_not_positive", "bet")),
        ({"bet": "20.001"}, ("not_an_amount", "bet")),
        ({"changed": {"from": "2c"}}, ("missing", "changed.to")),
        ({"changed": {"from": "1c", "to": "2h"}}, ("not_a_card", "changed.from")),
        ({"changed": {"from": "Kc", "to": "2h"}}, ("card_too_often", "changed.from")),
        ({"changed": {"from": "Ac", "to": "Ad"}}, ("drawn_not_in_hand", "changed.to")),
        ({"changed": {"from": "Ac", "to": "2h", "price": "5"}}, ("unknown_key", "changed.price")),
        ({"jackpot": "1.00"}, ("not_an_object", "jackpot")),
        ({"jackpot": 1}, ("not_an_object", "jackpot")),
        ({"jackpot": {"sharing": 0}}, ("out_of_range", "jackpot.sharing")),
        ({"jackpot": {"sharing": 100}}, ("out_of_range", "jackpot.sharing")),
        ({"jackpot": {"declared": 1}}, ("bad_value", "jackpot.declared")),
        ({"void": "rain"}, ("not_one_of", "void")),
        ({"rules": "venice-texas-holdem"}, ("unknown_ruleset", "rules")),
        ({"overrides": {"exchange": "no"}}, ("bad_parameter", "overrides.exchange")),
        ({"overrides": {"pay": {"flush": 3}}}, ("pay_not_rising", "overrides.pay")),
        ({"overrides": {"ante": "5"}}, ("unknown_parameter", "overrides.ante")),
        ({"dealer": "x"}, ("unknown_key", "dealer")),
    ],
    ids=str,
)
def test_bad_input_is_refused_where_it_stands(change, wanted):
    assert refusal("settle", SETTLE, **change) == wanted


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"bank_card": "2c"}, ("card_too_often", "bank_card")),
        ({"bank_card": "xx"}, ("not_a_card", "bank_card")),
        ({"bank_card": ["9s"]}, ("not_text", "bank_card")),
        ({"hand": []}, ("too_few_cards", "hand")),
        ({"hand": ["Kh", "Jh", "8h", "5h", "5h"]}, ("card_too_often", "hand[4]")),
    ],
    ids=str,
)
def test_bad_questions_for_advice_are_refused_where_they_stand(change, wanted):
    assert refusal("advise", ADVISE, **change) == wanted
