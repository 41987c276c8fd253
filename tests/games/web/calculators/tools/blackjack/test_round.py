"""The calculator of a round: what lies there, what becomes of it, and what is refused at which field."""

from random import Random
from typing import Any

import pytest
from django.http import QueryDict

from games.blackjack.clauses import Clause
from games.blackjack.examples import examples
from games.blackjack.rulesets import NAMES, ruleset
from games.blackjack.settlement import settle
from games.blackjack.table import Round
from games.web.blackjack.calculators import fields
from games.web.blackjack.calculators.played import answer
from games.web.kit.form import Form
from games.web.kit.game import Table
from games.web.registry import GAMES


def asked(query: str, name: str = "venice-blackjack") -> tuple[dict[str, Any], Form]:
    form = Form(QueryDict(query))
    return answer(Table(GAMES["blackjack"], ruleset(name)), form), form


def test_a_round_is_settled_with_the_rule_of_each_line() -> None:
    shown, form = asked("bank=Th7c&a=TsJd&stakes-a=20 12,50")
    assert form.errors == {}
    assert [(line.player, line.winnings, line.clause) for _where, _result, line in shown["lines"]] == [
        ("1", 20_00, Clause.WINS),
        ("2", 12_50, Clause.WINS),
    ]
    assert shown["said"] == "Won or lost over all stakes: +32.50."


def test_each_card_is_shown_with_what_the_hand_then_has() -> None:
    shown, _form = asked("bank=Ah6c&a=5s6dTc")
    assert [(step.to, step.said, step.clause) for step in shown["steps"]][2:] == [
        ("Box 1", "The hand has 21.", Clause.CARD_VALUES),
        ("Dealer", "The dealer has 11.", Clause.BANK_DRAWS),
        ("Dealer", "The dealer has soft 17.", Clause.BANK_STANDS_SOFT),
    ]


def test_hands_of_a_split_stand_in_one_box() -> None:
    shown, form = asked("bank=6hTc2d&a=8sTs&b=8h9d&is-b=split&stakes-a=30")
    assert [str(hand.name) for hand in shown["hands"]] == ["Dealer", "Box 1, hand 1", "Box 1, hand 2"]
    assert form.typed["stakes-b"] == "30"


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("bank=Th7c&a=TsZd", "a"),
        ("bank=Th7c&a=TsJd&stakes-a=ten", "stakes-a"),
        ("bank=Th7c&a=TsJd&stakes-a=0", "stakes-a"),
        ("bank=Th7c&a=Ts2d5c6h&double-a=10", "a"),
        ("bank=Th7c&a=TsJd&is-a=insure", "insure-a"),
        ("bank=Th7c&a=TsJd&is-a=even", "even-a"),
        ("bank=Th7c&a=5s6dTc&stakes-a=10&double-a=- 5", "double-a"),
        ("bank=Th7c&a=TsJd&insure-a=5", "insure-a"),
        ("bank=Th7c&a=TsJd&even-a=1", "even-a"),
        ("bank=Th7c&a=TsJd&is-a=up", "is-a"),
        ("bank=Th7c&a=8sJd&b=9hJs&is-b=split", "b"),
        ("bank=6hTc2d&a=8sTs&b=8h9d&is-b=split&stakes-a=30&stakes-b=20", "stakes-b"),
        ("play=nonsense", "bank"),
    ],
)
def test_what_is_wrong_is_said_at_its_field(query: str, field: str) -> None:
    shown, form = asked(query)
    assert list(form.errors) == [field]
    assert "settled" not in shown


@pytest.mark.parametrize("name", NAMES)
def test_every_example_of_the_rules_is_taken_apart_into_the_fields(name: str) -> None:
    for game in examples(ruleset(name)).values():
        form = Form(QueryDict(mutable=True))
        form.asked["play"] = game
        shown = answer(Table(GAMES["blackjack"], ruleset(name)), form)
        assert form.errors == {}
        assert shown["settled"] == settle(ruleset(name), Round.parse(game))


def test_a_round_dealt_at_random_has_room_in_the_fields() -> None:
    for seed in range(40):
        form = Form(QueryDict(mutable=True))
        form.asked.update(
            {
                name: cards if isinstance(cards, str) else ""
                for name, cards in fields.dealt(Random(seed), ruleset()).items()
            }
        )
        assert "settled" in answer(Table(GAMES["blackjack"], ruleset()), form), form.errors


@pytest.mark.parametrize(
    ("query", "to", "said", "clause"),
    [
        ("bank=6sTd9c&a=TsJd", "Dealer", "The dealer busts with 25.", Clause.BANK_OVER),
        ("bank=AhKs&a=Td9c", "Dealer", "The dealer has a blackjack.", Clause.BLACKJACK),
        ("bank=Th7c&a=AsKd", "Box 1", "The hand is a blackjack.", Clause.BLACKJACK),
        ("bank=Th7c&a=Ts6d9h", "Box 1", "The hand busts with 25.", Clause.OVER),
    ],
)
def test_a_bust_and_a_blackjack_are_named_with_their_own_rule(query: str, to: str, said: str, clause: Clause) -> None:
    shown, _form = asked(query)
    assert (to, said, clause) in [(step.to, step.said, step.clause) for step in shown["steps"]]


def row(query: str, name: str = "venice-blackjack", hand: int = 0) -> set[str]:
    """What the controls of a hand offer."""
    return {str(offer) for offer in asked(query, name)[0]["rows"][hand].offered}


@pytest.mark.parametrize(
    ("query", "waits"),
    [
        ("bank=Th7c&a=5s6d", "A box must hit on a total of 11."),
        ("bank=6h&a=TsJd", "More cards of the dealer are still to come."),
        ("bank=Th2c&a=TsJd", "The dealer must hit on a total of 12."),
        ("bank=Th7c&a=TsJd&is-a=double", "A doubled hand gets exactly one more card."),
    ],
)
def test_a_round_that_goes_on_is_not_wrong(query: str, waits: str) -> None:
    shown, form = asked(query)
    assert form.errors == {}
    assert [why for _name, why in shown["waiting"]] == [waits]
    assert "settled" not in shown


def test_a_hand_with_one_card_is_not_wrong() -> None:
    shown, form = asked("bank=Th7c&a=TsJd&b=9c")
    assert form.errors == {}
    assert str(shown["picker"].filling.label) == "Second hand"


@pytest.mark.parametrize(
    ("query", "hand"),
    [
        ("a=Ts", "First hand"),
        ("a=Ts6d", "Dealer"),
        ("a=5s6d&bank=Th", "First hand"),
        ("a=Ts6d&bank=Th", "Dealer"),
        ("a=5s6d&bank=Th&is-a=double", "First hand"),
        ("a=5s6dTc&bank=Th2c&is-a=double", "Dealer"),
    ],
)
def test_the_next_card_goes_where_one_is_needed(query: str, hand: str) -> None:
    assert str(asked(query)[0]["picker"].filling.label) == hand


def test_only_what_the_rules_allow_is_offered() -> None:
    assert row("a=8s8d&bank=6h") == {"double", "split"}
    assert row("a=8s8d&bank=Ah") == {"double", "split", "insurance"}
    assert row("a=AsKd&bank=6h") == set()
    assert row("a=AsKd&bank=Ah") == {"even_money"}
    assert row("a=AsKd&bank=Th") == {"even_money"}
    assert row("a=AsKd&bank=Th", "american-six-decks-s17") == set()
    assert row("a=8s8d&bank=6h", "american-six-decks-s17") == {"double", "split", "surrender"}
    assert row("a=8s8d&bank=6h", "european-no-hole") == {"split"}
    assert row("a=5s6d&bank=6h", "european-no-hole") == {"double"}
    assert row("a=Ts6d5c2h&bank=6h") == set()
    assert row("a=8s8d&b=8c3h&is-b=split&bank=Ah", hand=1) == {"double"}
    assert row("a=8s8d&b=8c8h&is-b=split&bank=6h", hand=1) == {"double", "split"}
    assert row("a=As5d&b=AcAh&is-b=split&bank=6h", hand=1) == set()


def test_marks_count_for_all_who_bet_on_the_hand() -> None:
    shown, form = asked("bank=Ah6c&a=5s6dTc&stakes-a=20 10&is-a=double insure")
    assert form.errors == {}
    assert [(line.bet, line.player, line.stake) for _where, _result, line in shown["lines"]] == [
        ("insurance", "1", 10_00),
        ("insurance", "2", 5_00),
        ("hand", "1", 40_00),
        ("hand", "2", 20_00),
    ]


def test_other_amounts_count_instead_of_a_mark() -> None:
    shown, _form = asked("bank=Th7c&a=5s6dTc&stakes-a=20&double-a=5&is-a=double")
    assert [line.stake for _where, _result, line in shown["lines"]] == [25_00]


@pytest.mark.parametrize(
    ("query", "cards", "marks"),
    [
        ("a=8s8d&bank=6h&split=a", {"a": "8s", "b": "8d"}, {"b": "split"}),
        ("a=8 8&bank=6h&split=a", {"a": "8c", "b": "8d"}, {"b": "split"}),
        (
            "a=8s8d&b=Td9d&bank=6h&is-b=double&split=a",
            {"a": "8s", "b": "8d", "c": "Td9d"},
            {"b": "split", "c": "double"},
        ),
        ("a=8s3d&b=8d8h&is-b=split&bank=6h&split=b", {"a": "8s3d", "b": "8d", "c": "8h"}, {"b": "split", "c": "split"}),
        ("a=8s8d9c&bank=6h&split=a", {"a": "8s8d9c"}, {}),
        ("a=8s8x&bank=6h&split=nobody", {}, {}),
    ],
)
def test_a_split_makes_two_hands(query: str, cards: dict[str, str], marks: dict[str, str]) -> None:
    shown, form = asked(query)
    held = {name: "".join(map(str, shown["picker"][name])) for name in fields.NAMES if shown["picker"][name]}
    assert held == cards
    assert {name[3:]: text for name, text in form.state.items() if name.startswith("is-")} == marks


def test_a_split_keeps_the_stake() -> None:
    _shown, form = asked("a=8s8d&bank=6h&stakes-a=30&split=a")
    assert (form.state["stakes-a"], form.state["stakes-b"]) == ("30", "30")
