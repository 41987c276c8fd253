"""What lies after a winning announcement is played again, and what a second hit then wins."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from games.core.money import parse_money
from games.core.problems import Refused
from games.roulette.called import CalledBet
from games.roulette.chips import cut
from games.roulette.replay import How, replay, stakes_after
from games.roulette.results import outcome_totals
from games.roulette.rulesets import ruleset
from games.roulette.stakes import Stake
from tests.games.roulette.reading import read_pieces, rows
from tests.games.roulette.strategies import announcements, outcomes

VENICE = ruleset()
UNIT = 1000

# Announcement, result, how: chips of the old unit that a second hit of the same result wins. By hand from the facts:
# with `replay` a split then holds two chips, the corner and the zero street four.
SECOND_HIT = [
    ("tiers", 5, How.REPLAY, 2 * 17),
    ("tiers", 36, How.COMPLETE, 17),
    ("tiers", 23, How.ALL, 3 * 17),
    ("voisins", 19, How.REPLAY, 2 * 17),
    ("voisins", 29, How.REPLAY, 4 * 8),
    ("voisins", 0, How.REPLAY, 4 * 11),
    ("voisins", 25, How.COMPLETE, 2 * 8),
    ("voisins", 2, How.ALL, 2 * 2 * 11),
    ("orphelins", 17, How.REPLAY, 2 * 2 * 17),
]


@pytest.mark.parametrize(("key", "outcome", "how", "chips"), SECOND_HIT)
def test_a_second_hit(key: str, outcome: int, how: How, chips: int) -> None:
    bet = CalledBet.parse(key)
    lying = stakes_after(bet, UNIT, outcome, replay(bet, UNIT, outcome, how))
    assert outcome_totals(VENICE, lying)[outcome].won == chips * UNIT


def test_with_replay_the_winning_chips_lie_on_top_of_the_new_bet() -> None:
    bet = CalledBet.parse("voisins")
    lying = stakes_after(bet, 500, 26, replay(bet, 500, 26, How.REPLAY))
    assert [(str(stake.bet), stake.amount) for stake in lying] == [("voisins", 500), ("corner:25-29", 1000)]


@pytest.mark.parametrize("how", [How.COMPLETE, How.ALL])
def test_otherwise_the_new_bet_lies_alone(how: How) -> None:
    bet = CalledBet.parse("tiers")
    again = replay(bet, 500, 5, how)
    assert stakes_after(bet, 500, 5, again) == (Stake(bet, again.new_unit),)


def test_a_cent_is_played_again_and_nothing_is_not() -> None:
    tiers = CalledBet.parse("tiers")
    assert replay(tiers, 1, 5, How.REPLAY)
    with pytest.raises(Refused) as caught:
        replay(tiers, 0, 5, How.REPLAY)
    assert caught.value.first.code == "stake_not_positive"


@given(announcements, outcomes, st.sampled_from(How), st.integers(min_value=1, max_value=10_000))
def test_no_money_is_made_or_lost_by_playing_again(bet: CalledBet, outcome: int, how: How, unit: int) -> None:
    """The win and the winning chips are what lies afterwards and what is handed over."""
    try:
        again = replay(bet, unit, outcome, how)
    except Refused:
        assume(False)
    won = outcome_totals(VENICE, [Stake(bet, unit)])[outcome]
    lying = sum(stake.total for stake in stakes_after(bet, unit, outcome, again))
    assert won.won + won.back == lying + again.handed


@pytest.mark.parametrize("row", list(rows("house-cuts")), ids=lambda row: " ".join((row[0], row[1], row[4])))
def test_our_cut_of_the_totals_that_the_house_prints_adds_up(row: list[str]) -> None:
    amount = parse_money(row[3])
    pieces = cut(VENICE, amount)
    assert sum(piece.value * piece.count for piece in pieces) == amount
    assert [piece.value for piece in pieces] == sorted(piece.value for piece in pieces)
    assert sum(piece.count for piece in pieces) <= sum(read_pieces(row[4]).values())
