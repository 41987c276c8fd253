"""Whatever the engine writes it reads again, and whatever it is given to read it reads or refuses."""

from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from games.core.problems import Refused
from games.roulette.bets import POSITIONS, Bet
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.session import MOST_TOKENS, Session
from games.roulette.stakes import Choice, parse_spot
from tests.games.roulette.strategies import EVEN_CHANCES, announcements, any_amounts, choices, sessions

WORDS = ["10*red", "0.50*split:17-20", ".0", ".17", "*red*0*leave", "*red*1*move:black", "5*tiers", "neighbours:17:2"]
LETTERS = "0123456789.*:-_ redblackmovtfsplitgu٣²\u2028\x00"
texts = (
    st.text() | st.text(alphabet=LETTERS) | st.lists(st.sampled_from(WORDS) | st.text(alphabet=LETTERS)).map(" ".join)
)


def reads_or_refuses(parse, text: str):
    """What the text means; nothing where it is refused. Any other exception fails the test."""
    try:
        return parse(text)
    except Refused:
        return None


def test_every_position_round_trips():
    assert all(Bet.parse(str(bet)) is bet is parse_spot(str(bet)) for bet in POSITIONS.values())


def test_every_announcement_round_trips():
    for bet in every_called_bet():
        assert CalledBet.parse(str(bet)) == bet == parse_spot(str(bet))


@given(announcements)
def test_announcements_of_neighbours_round_trip(bet):
    assert CalledBet.parse(str(bet)) == bet


@given(st.sampled_from(EVEN_CHANCES).flatmap(choices))
def test_wishes_round_trip(choice):
    assert Choice.parse(str(choice)) == choice


@given(sessions(any_amounts))
def test_games_round_trip(session):
    assert Session.parse(str(session)) == session


@given(texts)
@example("")
@example("split:17-20\n")
@example("straight:١٧")
def test_any_text_is_a_position_or_is_refused(text):
    bet = reads_or_refuses(Bet.parse, text)
    assert bet is None or str(bet) == text


@given(
    texts
    | st.from_regex(r"(neighbours|finale|finale-split|finale-splits|figure):\d{1,3}([:-]\d{1,3})?", fullmatch=True)
)
@example("neighbours:17:2\n")
@example("finale-split:0-03")
def test_any_text_is_an_announcement_written_that_one_way_or_is_refused(text):
    bet = reads_or_refuses(CalledBet.parse, text)
    if bet is not None:
        assert str(bet) == text
        same = [
            other.key for other in every_called_bet() if other.placements == bet.placements and other.name == bet.name
        ]
        assert text in same or text.startswith("neighbours")


@given(texts | st.text().map("move:".__add__))
def test_any_text_is_a_wish_or_is_refused(text):
    choice = reads_or_refuses(Choice.parse, text)
    assert choice is None or str(choice) == text


@given(texts)
def test_any_text_is_a_spot_or_is_refused(text):
    reads_or_refuses(parse_spot, text)


@given(texts)
@example("*red*0*leave")
@example(".0 5*red *red*0*leave")
@example("999999999999999*red")
@example("1..2*red")
@example("0*red")
@example(".37")
@example("1*red .0 *red*0*move:red")
@example("1*red .0 *dozen:1*0*leave")
def test_any_text_is_a_game_or_is_refused(text):
    session = reads_or_refuses(Session.parse, text)
    if session is not None:
        assert Session.parse(str(session)) == session


@pytest.mark.parametrize("text", ["1*red .1 *red*0*leave", "*red*0*leave", ".0 1*red *red*0*leave", ".0 *red*0*half"])
def test_a_wish_belongs_to_the_zero_before_it(text):
    with pytest.raises(Refused) as caught:
        Session.parse(text)
    assert caught.value.first.code == "bad_notation"


def test_a_game_is_as_long_as_a_page_holds():
    assert len(Session.parse(".1 " * MOST_TOKENS).spins) == MOST_TOKENS
    with pytest.raises(Refused) as caught:
        Session.parse(".1 " * (MOST_TOKENS + 1))
    assert (caught.value.first.code, caught.value.first.field) == ("too_much", "play")


def test_every_announcement_is_listed():
    families = Counter(bet.key.partition(":")[0] for bet in every_called_bet())
    assert families["neighbours"] == 4 * 37
    assert (families["finale"], families["finale-splits"], families["figure"]) == (10, 10, 9)


def test_of_a_called_bet_that_is_none_forty_letters_are_shown():
    with pytest.raises(Refused) as caught:
        CalledBet.parse("x" * 50)
    assert caught.value.first.values == {"bet": "x" * 40}


def test_a_game_has_at_most_four_hundred_words():
    assert len(Session.parse(".1 " * 400).spins) == 400
    with pytest.raises(Refused, match="too_much"):
        Session.parse(".1 " * 401)
