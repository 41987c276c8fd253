"""Values of the engine in the reader's language."""

import re
from fractions import Fraction

import pytest
from django.conf import settings
from django.utils.translation import gettext, override

from games.core.facts import Exact, Key, Kinds, Money, Odds, Percent
from games.core.problems import Problem
from games.roulette.bets import POSITIONS
from games.roulette.called import every_called_bet
from games.roulette.rulesets import NAMES, ruleset
from games.web.api.errors import MESSAGES as SENTENCES
from games.web.kit import formats, wording
from games.web.kit.refusals import SENTENCES as MESSAGES
from games.web.registry import GAMES
from games.web.roulette import words
from games.web.rulebook.lint.patterns import pattern_faults


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "2.7027%"), ("it", "2,7027%"), ("fr", "2,7027\u00a0%")],
)
def test_a_share_has_four_decimals_and_the_sign_of_the_language(language, said):
    with override(language):
        assert wording.fact(Percent(Fraction(1, 37))) == said


@pytest.mark.parametrize(("language", "said"), [("en", "80%"), ("it", "80%"), ("fr", "80\u00a0%")])
def test_a_mark_has_the_sign_of_the_language(language, said):
    with override(language):
        assert formats.whole_percent(80) == said


def test_a_share_has_no_decimals_that_it_does_not_need():
    with override("en"):
        assert wording.fact(Percent(Fraction(1, 2))) == "50%"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "550,000"), ("it", "550.000"), ("fr", "550\u202f000")],
)
def test_an_amount_is_grouped_as_the_language_groups(language, said):
    with override(language):
        assert wording.fact(Money(55_000_000)) == said


def test_an_amount_shows_its_cents_where_it_has_some():
    with override("it"):
        assert wording.fact(Money(50)) == "0,50"
        assert formats.money_column(1000) == "10,00"


@pytest.mark.parametrize(
    ("language", "said", "column", "loss"),
    [
        ("en", "1.25%", "1.2500%", "\u22122.7027%"),
        ("it", "1,25%", "1,2500%", "\u22122,7027%"),
        ("fr", "1,25\u00a0%", "1,2500\u00a0%", "\u22122,7027\u00a0%"),
    ],
)
def test_a_share_in_per_cent_aligns_in_a_column_and_has_a_minus_for_a_loss(language, said, column, loss):
    with override(language):
        assert formats.percent(Fraction(1, 80)) == said
        assert formats.percent_column(Fraction(1, 80)) == column
        assert formats.percent(Fraction(-1, 37)) == formats.percent_column(Fraction(-1, 37)) == loss
        assert len(formats.percent_column(Fraction(1, 2))) == len(formats.percent_column(Fraction(11, 97)))
        assert "\u2212" not in formats.percent(Fraction(-1, 10**9))  # nothing is left of it


def test_facts_of_every_type_are_said():
    with override("en"):
        said = [wording.fact(value) for value in (37, (0, 32, 15), Exact(Fraction(1, 37)), Odds(35), "Zéro")]
        spots = [wording.fact(value) for value in (Key("zero_street:0-2-3"), (Key("split:4-7"), Key("split:12-15")))]
    assert said == ["37", "0, 32, 15", "1/37", "35 to 1", "Zéro"]
    assert spots == ["0/2/3", "4/7, 12/15"]


@pytest.mark.parametrize(("language", "said"), [("en", "columns, dozens and numbers"), ("it", " e ")])
def test_kinds_are_listed_as_the_language_lists_words(language, said):
    with override(language):
        assert said in wording.fact(Kinds(("column", "dozen", "numbers")))


def test_whatever_an_order_of_payment_may_name_can_be_listed():
    orders = [ruleset(name).order_of_payment for name in NAMES]
    assert {key for order in orders for key in order} <= words.PLURALS.keys()
    assert words.KINDS.keys() <= words.PLURALS.keys()


def test_numbers_keep_their_order_among_right_to_left_words():
    with override("ar"):
        assert wording.fact(Exact(Fraction(1, 37))) == "\u20661/37\u2069"


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("straight:17", "Straight 17"),
        ("split:17-20", "Split 17/20"),
        ("zero_street:0-1-2", "Zero street 0/1/2"),
        ("dozen:2", "Second dozen"),
        ("column:34", "Column 34"),
        ("red", "Red"),
        ("voisins", "Voisins du zéro"),
        ("neighbours:17:2", "Neighbours of 17, 2 on each side"),
        ("finale-split:7-10", "Finale à cheval 7/10"),
    ],
)
def test_a_bet_has_a_name(key, name):
    with override("en"):
        assert words.bet_name(key) == name


def test_every_bet_of_the_engine_has_a_name():
    keys = [*POSITIONS, *(bet.key for bet in every_called_bet())]
    with override("en"):
        names = [words.bet_name(key) for key in keys]
    assert not [name for name in names if name in keys or "{" in name]
    assert len(set(names)) == len(keys)


def test_what_is_no_bet_is_shown_as_it_came():
    assert words.bet_name("banana:3") == "banana:3"


def test_a_refusal_is_a_sentence_with_amounts_and_names_in_it():
    with override("en"):
        assert wording.problem_text(Problem("below_minimum", "stake", {"minimum": "5.00"})) == "The minimum here is 5."
        moved = wording.problem_text(Problem("moved_to_itself", "choice", {"bet": "red"}))
    assert moved == "A stake can only be moved to another even chance, and it is already there: Red."


@pytest.mark.parametrize(("language", "written"), [("en", "7.50"), ("it", "7,50"), ("fr", "7,50")])
@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("bet_too_low", "least"),
        ("bet_too_high", "most"),
        ("bet_not_in_chips", "chip"),
        ("check_not_possible", "amount"),
        ("insurance_too_much", "most"),
        ("insurance_too_little", "least"),
    ],
)
def test_an_amount_in_a_refusal_is_written_as_the_language_writes_it(language, written, code, name):
    with override(language):
        said = wording.problem_text(Problem(code, "action", {name: "7.50"}))
    assert re.findall(r"\d[\d.,]*\d", said) == [written]


def test_a_count_in_a_refusal_stays_a_count():
    with override("it"):
        assert "6 giocatori" in wording.problem_text(
            Problem("wrong_number_of_players", "players", {"fewest": 2, "most": 6})
        )


def test_every_kind_and_result_has_a_name():
    assert {bet.kind for bet in POSITIONS.values()} == set(words.KINDS)
    assert set(words.RESULTS) == {"win", "lose", "halved", "imprisoned", "freed", "excess"}
    assert all(str(name) for name in [*words.KINDS.values(), *words.RESULTS.values()])


def test_every_code_of_the_engine_has_a_sentence():
    assert all(sentence.endswith(".") for sentence in MESSAGES.values())


@pytest.mark.parametrize("language", [code for code, _name in settings.LANGUAGES])
def test_every_refusal_is_a_message_that_icu_can_format(language):
    with override(language):
        texts = [gettext(sentence) for sentence in SENTENCES.values()]
    assert [fault for text in texts for fault in pattern_faults(text, language)] == []


def test_a_code_is_said_in_words_by_one_game_only():
    rooms = {id(game.words): game.words for game in GAMES.values()}.values()
    assert len(wording.WORDS) == sum(map(len, rooms)) > 0


def test_sentences_and_parts_follow_one_another():
    assert wording.sentences(["One.", "Two.", "Three."]) == "One. Two. Three."
    assert wording.parts(["17: pays", "5 staked here"]) == "17: pays; 5 staked here"


@pytest.mark.parametrize(
    ("words", "language", "said"),
    [("in Venice", "en", "In Venice"), ("istanbul", "tr", "İstanbul"), ("ılık", "tr", "Ilık"), ("", "tr", "")],
)
def test_a_sentence_begins_with_the_capital_of_its_language(words, language, said):
    assert formats.sentence_case(words, language) == said
