"""Everything that chemin de fer refuses: with which sentence, at which field, and by which rule."""

from fractions import Fraction

import pytest

from games import chemin_de_fer
from games.chemin_de_fer.messages import MESSAGES
from games.chemin_de_fer.people import read_person
from games.chemin_de_fer.rulesets import DEFAULT, ruleset
from games.chemin_de_fer.session import MOST_TOKENS, Session
from games.core.problems import Problem, Refused
from games.web.api.errors import described
from games.web.api.registry import answer
from tests.games.chemin_de_fer.reading import VENICE, rows

BANK = {"start": "50.00", "coups": ["win"]}
ADVISE = {"bank": 5, "punter_third": 4, "draws_on_five": 0.5, "decks": 6, "commission": "0.05"}
RETIRED = "seats:123456 100*bank@1 banco@4 .win retire@1 pass@2 pass@3 pass@4 pass@5 pass@6"


def bank(**body):
    return lambda: answer("chemin-de-fer", "bank", {**BANK, **body})


def advise(**body):
    return lambda: answer("chemin-de-fer", "advise", {**ADVISE, **body})


def played(game):
    return lambda: Session.parse(game).play(VENICE)


# What is asked; the code, the field, the clause; the sentence in English.
REFUSALS = [
    (
        played("seats:12345 pass@1"),
        ("too_few_players", "seats", "baccarat-cdf-opening"),
        "The game begins with at least six players at the table.",
    ),
    (
        played("seats:123456 100*bank@1 banco@7"),
        ("no_such_person", "steps[1].who", "baccarat-cdf-seats"),
        "Nobody is sitting in seat 7 at this table.",
    ),
    (
        played("100*bank@2"),
        ("not_the_turn", "steps[0].who", "baccarat-cdf-first-bank"),
        "It is seat 1’s turn.",
    ),
    (
        played("banco@2"),
        ("call_not_now", "steps[0].act", "baccarat-cdf-banco"),
        "This call is not possible now.",
    ),
    (
        played("5*bank@1"),
        ("below_minimum", "steps[0].amount", "baccarat-cdf-minimum"),
        "The minimum here is 10.00.",
    ),
    (
        played("100*bank@1 banco@1"),
        ("banker_does_not_punt", "steps[1].who", "baccarat-cdf-offers"),
        "The banker does not play against the bank.",
    ),
    (
        played("100*bank@1 banco@3 20*stake@2"),
        ("bank_covered", "steps[2].act", "baccarat-cdf-banco"),
        "A banco already covers the whole bank.",
    ),
    (
        played("100*bank@1 banco@3 banco@4"),
        ("banco_taken", "steps[2].who", "baccarat-cdf-banco-first"),
        "Seat 3 has called banco and comes first.",
    ),
    (
        played("100*bank@1 suivi@4"),
        ("nothing_to_follow", "steps[1].who", "baccarat-cdf-suivi"),
        "Banco suivi is only for the punter who held the cards and lost the last coup to this bank.",
    ),
    (
        played("100*bank@1 60*stake@4 table@3"),
        ("half_not_open", "steps[2].act", "baccarat-cdf-avec-la-table"),
        "Half of the bank is no longer open.",
    ),
    (
        played("100*bank@1 60*stake@4 50*stake@3"),
        ("over_the_bank", "steps[2].amount", "baccarat-cdf-single-stakes"),
        "Only 40.00 of the bank is open.",
    ),
    (
        played("100*bank@1 banco@4 .win retire@4"),
        ("not_the_banker", "steps[3].who", "baccarat-cdf-retire"),
        "Only the banker can retire.",
    ),
    (
        bank(coups=["tie", "retire"]),
        ("no_valid_coup", "coups[1]", "baccarat-cdf-retire"),
        "A banker may retire only after a valid coup.",
    ),
    (
        played("100*bank@1 banco@4 .win banco@4 retire@1"),
        ("offers_lie", "steps[4].act", "baccarat-cdf-retire"),
        "Bets have been made, so the banker must play this coup.",
    ),
    (
        played("100*bank@1 banco@4 rules@5"),
        ("holds_no_cards", "steps[2].who", "baccarat-cdf-rule-table"),
        "Only a player who holds cards may ask for the rule table.",
    ),
    (
        played("100*bank@1 .win"),
        ("nobody_plays", "steps[1].result", "baccarat-cdf-deal"),
        "Nobody has bet against the bank.",
    ),
    (
        played(f"{RETIRED} .auction 50*bid@1"),
        ("just_retired", "steps[10].who", "baccarat-cdf-hauteur"),
        "A banker who has just retired cannot take this bank again.",
    ),
    (
        played(f"{RETIRED} .auction 50*bid@2 50*bid@3"),
        ("bid_too_low", "steps[11].amount", "baccarat-cdf-equal-bids"),
        "The highest bid so far is 50.00; a new bid must be higher.",
    ),
    (
        played(f"{RETIRED} .auction 50*bid@2 60*bid@3 55*bid@4"),
        ("bid_too_low", "steps[12].amount", "baccarat-cdf-auction"),
        "The highest bid so far is 60.00; a new bid must be higher.",
    ),
    (
        bank(start="9.99", overrides={"minimum": "10.00"}),
        ("below_minimum", "start", "baccarat-cdf-minimum"),
        "The minimum here is 10.00.",
    ),
    (bank(start="0"), ("stake_not_positive", "start", None), "A stake must be more than 0."),
    (bank(start=50), ("not_text", "start", None), "Text in quotation marks is expected here."),
    (bank(coups="win"), ("not_a_list", "coups", None), "A list is expected here."),
    (
        bank(rules="venice-punto-banco"),
        ("unknown_ruleset", "rules", None),
        "There is no ruleset “venice-punto-banco”.",
    ),
    (
        bank(overrides={"seats": 99}),
        ("bad_parameter", "overrides.seats", None),
        "The parameter “seats” cannot have this value.",
    ),
    (advise(bank=8), ("out_of_range", "bank", None), "This number is too small or too large."),
    (advise(punter_third=10), ("out_of_range", "punter_third", None), "This number is too small or too large."),
    (advise(draws_on_five=1.5), ("out_of_range", "draws_on_five", None), "This number is too small or too large."),
    (advise(decks=5), ("not_one_of", "decks", None), "This is not one of the allowed words."),
    (advise(decks=True), ("not_one_of", "decks", None), "This is not one of the allowed words."),
    (
        advise(commission="5%"),
        ("not_a_share", "commission", None),
        "Enter a share as a decimal fraction, such as 0.05.",
    ),
    (advise(habit=1), ("unknown_key", "habit", None), "This key is unknown."),
    (
        lambda: Session.parse("100*bank@1 banco@11"),
        ("bad_notation", "play", None),
        "We could not read “banco@11”.",
    ),
    (
        lambda: Session.parse("pass@1 " * (MOST_TOKENS + 1)),
        ("too_much", "play", None),
        "That is more than one page can hold. Clear the table to go on.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "wanted", "sentence"), REFUSALS, ids=[f"{w[0]}-{w[1]}" for _, w, _ in REFUSALS])
def test_what_is_refused_says_what_where_and_why(asked, wanted, sentence):
    with pytest.raises(Refused) as caught:
        asked()
    problem = caught.value.first
    assert (problem.code, problem.field, problem.clause) == wanted
    assert described(problem)["error"]["message"] == sentence


def test_a_standing_player_is_named_by_letter():
    with pytest.raises(Refused) as caught:
        Session.parse("100*bank@1 banco@a banco@b").play(VENICE)
    said = described(caught.value.first)["error"]["message"]
    assert said == "Standing player A has called banco and comes first."


def test_who_is_nobody_is_shown_as_typed():
    with pytest.raises(Refused) as caught:
        read_person("12")
    assert described(caught.value.first)["error"]["message"] == "There is no player “12” at this table."


def test_every_refusal_of_a_call_is_tested_here_and_among_the_vectors():
    codes = {row[1].partition(" ")[0] for row in rows("refused")}
    assert codes & set(MESSAGES) <= {wanted[0] for _, wanted, _ in REFUSALS}
    assert len(codes & set(MESSAGES)) > 15


def test_all_that_is_wrong_with_a_call_is_reported():
    with pytest.raises(Refused) as caught:
        Session.parse("100*bank@1 banco@4 retire@4").play(VENICE)
    assert [problem.code for problem in caught.value.problems] == ["not_the_banker", "no_valid_coup", "offers_lie"]


@pytest.mark.parametrize(
    "text", ["bank@1", "100*banco@2", "100*bank@", "banco", ".", ".lost", ".2d:3d4d+x", "x", "*@1"]
)
def test_what_is_no_word_of_the_notation_is_refused(text):
    with pytest.raises(Refused) as caught:
        Session.parse(text)
    assert caught.value.first.code == "bad_notation"


@pytest.mark.parametrize(
    "overrides",
    [
        {"decks": 0},
        {"decks": 13, "backs": 1},
        {"decks": "6"},
        {"backs": 4},
        {"backs": 5, "decks": 6},
        {"seats": 10},
        {"seats": 2},
        {"fewest_players": 1},
        {"fewest_players": 8, "seats": 7},
        {"minimum": "0"},
        {"minimum": 10},
        {"commission": "0.26"},
        {"commission": 0.05},
        {"chip": "-1"},
        {"tableau": []},
        {"tableau": {"0": "d"}},
        {"tableau": {**dict.fromkeys("01234567", "ddddddddddd")}},
        {"tableau": {**dict.fromkeys("012345", "d" * 10 + "f"), **dict.fromkeys("67", "s" * 11)}},
        {"tableau": 5},
    ],
    ids=str,
)  # fmt: skip
def test_a_parameter_takes_only_what_it_means(overrides):
    parameter = next(iter(overrides))
    with pytest.raises(Refused) as caught:
        ruleset(DEFAULT, overrides)
    assert caught.value.first == Problem("bad_parameter", f"overrides.{parameter}", {"parameter": parameter})


@pytest.mark.parametrize(
    "overrides",
    [
        {"decks": 1, "backs": 1},
        {"decks": 12, "backs": 12},
        {"seats": 3, "fewest_players": 2},
        {"seats": 9, "fewest_players": 9},
        {"commission": "0.25"},
        {"commission": "0"},
    ],
    ids=str,
)
def test_a_parameter_goes_to_its_bounds(overrides):
    rules = ruleset(DEFAULT, overrides)
    assert {name: getattr(rules, name) for name in overrides} == {
        name: Fraction(value) if name == "commission" else value for name, value in overrides.items()
    }


def test_a_house_may_bind_or_free_the_cells_in_which_the_third_card_counts():
    rules = ruleset(DEFAULT, {"tableau": {
        **dict.fromkeys("012", "d" * 11), "3": "dddddddddd d", "4": "sdddddddss d", "5": "ssssddddss d",
        "6": "ssssssddss s", "7": "s" * 11,
    }})  # fmt: skip
    assert rules.tableau.move(4, 1) == "draw"
    assert rules.tableau.cells("free") == ()


def test_a_game_has_at_most_four_hundred_words():
    assert Session.parse("pass@1 " * 400)
    with pytest.raises(Refused, match="too_much"):
        Session.parse("pass@1 " * 401)


@pytest.mark.parametrize("habit", [0, 1])
def test_a_habit_may_be_never_and_always(habit):
    assert chemin_de_fer.advise(VENICE, 3, 9, habit).best


@pytest.mark.parametrize(
    ("bank", "third", "habit"), [(8, None, 0), (-1, 4, 0), (5, 10, 0), (5, 4, Fraction(3, 2)), (5, 4, -1)]
)
def test_nothing_is_advised_for_what_no_bank_can_see(bank, third, habit):
    with pytest.raises(ValueError, match=rf"^\({bank}, {third}, "):
        chemin_de_fer.advise(VENICE, bank, third, habit)
