"""Which mistake an answer shows: people who make one are found, people who are careless are not."""

from dataclasses import replace
from fractions import Fraction
from functools import cache

import pytest

from games.core.cards import parse_cards
from games.texas_holdem.players import Player
from games.texas_holdem.rulesets import ruleset
from tests.training.drills.cases import cases, make, rulesets
from tests.training.quiz.mistaken.careless import careless
from tests.training.quiz.mistaken.plays import ELSEWHERE, PLAYS
from tests.training.quiz.mistaken.poker import received
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.mistakes import Mistake, told_apart
from training.drills.kit.slips import is_slip
from training.drills.registry import MISTAKES, TAUGHT
from training.drills.texas_holdem.missettled import shared_wrong
from training.drills.texas_holdem.mistakes import (
    KICKER_FORGOTTEN,
    ODD_CHIP_ELSEWHERE,
    RAKE_FORGOTTEN,
    UNCALLED_IN_THE_POT,
)
from training.quiz.diagnosis import diagnose

WRONG, DRAWN = 100, 900  # how many wrong answers of each person are looked at, of how many items at most


# Each mistake, where it is made and by whom.
PLAYED = [*((mistake, *play) for mistake, play in PLAYS.items()), *ELSEWHERE]


@cache
def items(skill, level, rules):
    return [make(rules, skill, level, f"mistake-{number}") for number in range(120)]


def wrong_answers(skill, level, rules, play):
    """Items that somebody who makes a mistake answers wrongly, each with the answers."""
    found = []
    for number in range(DRAWN):
        item = make(rules, skill, level, f"mistake-{number}")
        given = item.key | play(item.face, item.key)
        if given != item.key and not seems_a_slip(item, given):
            found.append((item, given))
        if len(found) == WRONG:
            break
    return found


def seems_a_slip(item, given):
    """Whether only one part is wrong, and anybody may give that: one in so many slips gives the same."""
    wrong = [part for part in item.parts if given[part.slug] != part.expected]
    return len(wrong) == 1 and is_slip(wrong[0].kind, wrong[0].expected, given[wrong[0].slug])


def test_every_mistake_is_played_from_what_the_candidate_sees():
    assert PLAYS.keys() == MISTAKES.keys()
    assert {mistake.split("-")[0] for mistake in PLAYS} == {"rl", "tq", "bj", "pb", "cdf", "cs", "he"}


def test_somebody_who_makes_no_mistake_shares_pots_as_the_engine_does():
    for item in items("holdem-pots", 3, "venice-texas-holdem"):
        assert received()(item.face, item.key) == item.key


@pytest.mark.parametrize("played", PLAYED, ids=lambda played: "-".join(map(str, played[:3])))
def test_somebody_who_makes_a_mistake_is_found_in_nine_of_ten_answers(played):
    mistake, *play = played
    answers = wrong_answers(*play)
    assert len(answers) >= 10
    found = [diagnose(item.face, item.key, item.mistaken, given) for item, given in answers]
    assert found.count(mistake) * 10 >= len(found) * 9, found


@pytest.mark.parametrize("place", sorted({played[1:4] for played in PLAYED}))
def test_somebody_who_is_careless_is_found_in_less_than_one_of_twenty(place):
    found = []
    for number, item in enumerate(items(*place) * 3):
        given = careless(item.face, item.key, number)
        if given != item.key:
            found.append(diagnose(item.face, item.key, item.mistaken, given))
    assert len(found) > 150
    assert sum(map(bool, found)) * 20 < len(found), [one for one in found if one]


ASKED = (
    Part("total", PartKind.MONEY, Phrase("x"), 350_00),
    Part("chips", PartKind.NUMBER, Phrase("x"), 35),
    Part("end", PartKind.CHOICE, Phrase("x"), "win", (), (("win", Phrase("x")), ("lose", Phrase("x")))),
)
FACE = Item(Phrase("x"), ASKED).face
KEY = {"total": 350_00, "chips": 35, "end": "win"}
OTHERS = {"whole": KEY | {"total": 360_00, "chips": 36}, "part": KEY | {"total": 700_00, "chips": 70, "end": "lose"}}


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ({"total": 360_00, "chips": 36}, "whole"),
        ({"total": 700_00, "chips": 70}, "part"),
        ({"total": 700_00}, ""),
        ({"total": 700_00, "chips": 71}, ""),
        ({"end": "lose"}, ""),
        ({}, ""),
    ],
)
def test_every_wrong_answer_must_be_that_of_the_mistake_and_more_than_a_slip(given, shown):
    assert diagnose(FACE, KEY, OTHERS, KEY | given) == shown


def test_an_answer_with_an_empty_part_shows_no_mistake():
    assert diagnose(FACE, KEY, OTHERS, {"total": 360_00, "chips": 36}) == ""


@pytest.mark.parametrize(
    ("kind", "expected", "given", "slip"),
    [
        (PartKind.NUMBER, 17, 18, True),
        (PartKind.NUMBER, 17, 71, True),
        (PartKind.NUMBER, 17, 170, True),
        (PartKind.NUMBER, 17, 35, False),
        (PartKind.MONEY, 350_00, 351_00, True),
        (PartKind.MONEY, 350_00, 530_00, True),
        (PartKind.MONEY, 350_00, 360_00, False),
        (PartKind.MONEY, 350_00, 0, False),
        (PartKind.CHOICE, "win", "lose", True),
        (PartKind.CALL, "douze", "treize", True),
        (PartKind.CUT, "15x1000", "12x1000", False),
        (PartKind.CUT, "4x500 1x2000", "1x2000 4x500", True),
        (PartKind.CUT, "4x500 1x2000 3x10000", "3x10000 1x2000 4x500", False),
        (PartKind.ORDER, "a b c", "a c b", True),
        (PartKind.ORDER, "a b c d", "d c b a", False),
        (PartKind.SPOT, "red", "black", True),
        (PartKind.SPOTS, "straight:1 split:6-9 red", "straight:1 split:8-9 red", True),
        (PartKind.SPOTS, "straight:1 split:6-9 red", "straight:1 split:6-9", True),
        (PartKind.SPOTS, "straight:1 split:6-9 red", "straight:1 straight:6 straight:9", False),
    ],
)
def test_what_may_be_a_slip(kind, expected, given, slip):
    assert is_slip(kind, expected, given) is slip


def a_mistake(name):
    return Mistake(name, name, name, ("roulette-payout",))


def test_of_mistakes_that_give_the_same_answers_the_commoner_is_kept():
    played = [(a_mistake(name), {"total": 700_00, "chips": 70}) for name in ("commoner", "rarer")]
    assert told_apart(ASKED, played) == {"commoner": KEY | {"total": 700_00, "chips": 70}}


@pytest.mark.parametrize(
    "given", [{}, {"total": 351_00}, {"end": "lose"}, {"total": -1}, {"end": "nowhere", "chips": 70}]
)
def test_a_mistake_is_left_out_where_it_is_right_a_slip_or_cannot_be_answered(given):
    assert told_apart(ASKED, [(a_mistake("one"), given)]) == {}


@pytest.mark.parametrize(("rules", "name", "level"), cases())
def test_what_mistakes_give_is_never_shown_to_candidates_and_is_settled_by_a_clause_in_force(rules, name, level):
    for number in range(6):
        item = make(rules, name, level, f"mistaken-{number}")
        assert item.mistaken == item.mistaken
        for mistake, given in item.mistaken.items():
            assert MISTAKES[mistake].settled_by(rulesets()[rules])
            assert given.keys() == item.key.keys()
            assert diagnose(item.face, item.key, item.mistaken, dict(given)) == mistake
            assert mistake not in str(item.face)


def test_no_two_mistakes_have_the_same_id_and_each_can_be_made():
    assert len(MISTAKES) == sum(len(game.mistakes) for game in TAUGHT) > 60


def test_a_pair_without_its_kicker_is_split_by_somebody_who_forgets_it():
    """Anna has ace-king, Bruno ace-queen, an ace is on the board: the king wins, a pot of 200 and no rake."""
    board = parse_cards("AsTd7h4c2s")
    two = [Player("A", parse_cards("AhKd"), 100_00), Player("B", parse_cards("AdQc"), 100_00)]
    shares = dict(shared_wrong(replace(ruleset("venice-texas-holdem"), rake=Fraction(0)), board, two, "A"))
    assert shares[KICKER_FORGOTTEN] == {"A": 100_00, "B": 100_00}
    assert shares[UNCALLED_IN_THE_POT] == {"A": 200_00, "B": 0}


def test_the_rake_is_forgotten_and_an_odd_chip_goes_to_the_last():
    """Equal hands on a board that plays: of 201 less a rake of 10 each has 95, and the odd chip goes left of the
    button."""
    board = parse_cards("AsKdQhJcTs")
    three = [
        Player("A", parse_cards("2h3d"), 95_00),
        Player("B", parse_cards("4h5d"), 95_00),
        Player("C", (), 11_00, folded=True),
    ]
    shares = dict(shared_wrong(ruleset("venice-texas-holdem"), board, three, "A"))
    assert shares[RAKE_FORGOTTEN] == {"A": 100_00, "B": 101_00, "C": 0}
    assert shares[ODD_CHIP_ELSEWHERE] == {"A": 96_00, "B": 95_00, "C": 0}
