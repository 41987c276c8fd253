"""Each refusal of Caribbean stud says what, where, by which clause and why."""

from dataclasses import replace

import pytest

from games.caribbean_stud.advice import advise
from games.caribbean_stud.deal import Change, Chip, Deal
from games.caribbean_stud.messages import MESSAGES
from games.caribbean_stud.settlement import settle
from games.core.cards import parse_cards
from games.core.messages import MESSAGES as CORE
from games.core.problems import Problem, Refused
from games.web.kit.message_format import formatted
from tests.games.caribbean_stud.reading import rules

HAND, BANK = "2h4h5h7h9h", "KcKd9s4d3c"
CHANGED = Change(*parse_cards("2c9h"))


def play(words, house=None):
    return lambda: settle(house or rules(), Deal.parse(f"{HAND}:{BANK} {words}"))


def ask(cards, bank, changed=None, house=None):
    return lambda: advise(house or rules(), parse_cards(cards), parse_cards(bank)[0], changed)


REFUSALS = [
    (
        lambda: rules(overrides={"pay": {"flush": 3}}),
        ("pay_not_rising", "overrides.pay", None),
        "A better hand cannot pay less.",
    ),
    (
        lambda: rules(overrides={"reduced_pay": {"four_of_a_kind": 6}}),
        ("pay_not_rising", "overrides.reduced_pay", None),
        "A better hand cannot pay less.",
    ),
    (
        play("10*ante 2c~9h", rules("plain-caribbean-stud")),
        ("change_not_offered", "changed", "poker-cs-no-change"),
        "Cards cannot be changed at this table.",
    ),
    (
        ask(HAND, "Kc", CHANGED, rules("plain-caribbean-stud")),
        ("change_not_offered", "changed", "poker-cs-no-change"),
        "Cards cannot be changed at this table.",
    ),
    (
        play("10*ante 2c~Th"),
        ("drawn_not_in_hand", "changed.to", "poker-cs-changed-card"),
        "The new card must be in the hand: Th.",
    ),
    (
        ask("2h4h5h7h3s", "Kc", CHANGED),
        ("drawn_not_in_hand", "changed.to", "poker-cs-changed-card"),
        "The new card must be in the hand: 9h.",
    ),
    (
        play("10*ante jackpot", rules(overrides={"jackpot": None})),
        ("no_jackpot", "jackpot", "poker-cs-jackpot-none"),
        "This table has no jackpot.",
    ),
    (
        lambda: settle(rules(), replace(Deal.parse(f"{HAND}:{BANK} 10*ante"), chip=Chip(sharing=100))),
        ("too_many_sharing", "jackpot.sharing", "poker-cs-jackpot-shared"),
        "At most 99 players can share a prize here.",
    ),
    (ask("2h4h5h7h", "Kc"), ("too_few_cards", "hand", "poker-cs-five-cards"), "There are too few cards here."),
    (
        ask("2h4h5h7h9hTh", "Kc"),
        ("too_many_cards", "hand", "poker-cs-five-cards"),
        "There are more cards here than are dealt.",
    ),
    (
        ask(HAND, "9h"),
        ("card_too_often", "bank_card", "poker-cs-deck"),
        "9h appears more often than the cards in play allow.",
    ),
    (
        ask(HAND, "2c", CHANGED),
        ("card_too_often", "changed.from", "poker-cs-deck"),
        "2c appears more often than the cards in play allow.",
    ),
]


@pytest.mark.parametrize(("asked", "wanted", "sentence"), REFUSALS, ids=[f"{w[0]}-{w[1]}" for _, w, _ in REFUSALS])
def test_what_is_refused_says_what_where_and_why(asked, wanted, sentence):
    with pytest.raises(Refused) as caught:
        asked()
    problem = caught.value.first
    assert (problem.code, problem.field, problem.clause) == wanted
    assert formatted((CORE | MESSAGES)[problem.code], problem.values, "en") == sentence


@pytest.mark.parametrize(
    "overrides",
    [
        {"boxes": 0},
        {"boxes": True},
        {"exchange": "yes"},
        {"exchange": 1},
        {"pay": None},
        {"pay": {"flush": 0}},
        {"pay": {"flush": 5.0}},
        {"pay": {"full_hand": 5}},
        {"pay": [1]},
        {"reduced_pay": {"flush": 5}},
        {"reduced_pay": "no"},
        {"jackpot": {"chip": "0"}},
        {"jackpot": {"straight": "5.00"}},
        {"jackpot": {"flush": "80.00"}},
        {"jackpot": True},
        {"minimum": {"bet": "5.00"}},
        {"minimum": None},
        {"maximum": {"bet": "5.00"}},
        {"maximum": {"ante": "5.00"}, "minimum": {"ante": "10.00"}},
        {"examples": ["chips"]},
    ],
    ids=str,
)
def test_a_parameter_takes_only_what_it_means(overrides):
    parameter, *_ = overrides
    with pytest.raises(Refused) as caught:
        rules(overrides=overrides)
    assert caught.value.first == Problem("bad_parameter", f"overrides.{parameter}", {"parameter": parameter})


def test_what_a_house_posts_is_no_example():
    assert rules().examples == ("pay", "reduced_pay", "jackpot")
    assert rules(overrides={"reduced_pay": {"royal_flush": 80}}).examples == ("pay", "jackpot")
    assert rules(overrides={"reduced_pay": {"royal_flush": 80}}).reduced_pay["four_of_a_kind"] == 10
