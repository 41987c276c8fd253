"""What holds of every hand: money is conserved, a better hand never receives less, what may be done can be done."""

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from games.ranking.hands import best_five
from games.texas_holdem import scenarios
from games.texas_holdem.betting import act
from games.texas_holdem.clauses import Clause
from games.texas_holdem.hand import Hand, tables
from games.texas_holdem.legality import legal_actions, problems
from games.texas_holdem.pots import Contribution, pots
from games.texas_holdem.showdown import Result, showdown
from games.texas_holdem.table import Act, Action, Awaiting
from tests.games.texas_holdem.reading import POT_LIMIT, VENICE

SEEDS, PLAYERS = st.integers(0, 10**9), st.integers(2, 10)
RULES = st.sampled_from((VENICE, POT_LIMIT))


@given(SEEDS, PLAYERS)
def test_all_that_was_put_in_is_received_or_raked(seed, players):
    board, seated, button = scenarios.ending(Random(seed), VENICE, players)
    end = showdown(VENICE, board, seated, button)
    assert sum(end.received.values()) + end.rake == sum(player.contributed for player in seated)
    assert sum(pot.amount for pot in end.pots) + sum(end.returned.values()) == sum(
        player.contributed for player in seated
    )


@given(SEEDS, PLAYERS)
def test_the_lines_of_a_showdown_tell_all_that_each_player_receives(seed, players):
    end = showdown(VENICE, *scenarios.ending(Random(seed), VENICE, players))
    received = Counter(dict.fromkeys(end.received, 0))
    for line in end.lines:
        received[line.name] += line.share
        assert (line.result is Result.RETURNED) == (line.clause is Clause.UNCALLED)
    assert received == end.received
    for pot in end.pots:
        results = {award.result for award in pot.awards}
        assert results == {Result.SPLIT if len(pot.awards) > 1 else Result.WIN}


@given(SEEDS, PLAYERS)
def test_a_better_hand_for_the_same_stake_never_receives_less(seed, players):
    board, seated, button = scenarios.ending(Random(seed), VENICE, players)
    end = showdown(VENICE, board, seated, button)
    playing = [player for player in seated if not player.folded]
    strength = {player.name: best_five([*player.cards, *board]).strength for player in playing}
    for one in playing:
        for other in playing:
            if strength[one.name] > strength[other.name] and one.contributed >= other.contributed:
                assert end.received[one.name] >= end.received[other.name]


@given(SEEDS, PLAYERS)
def test_who_has_folded_receives_nothing_and_nobody_wins_more_than_all_put_in_as_high(seed, players):
    board, seated, button = scenarios.ending(Random(seed), VENICE, players)
    end = showdown(VENICE, board, seated, button)
    for player in seated:
        most = sum(min(other.contributed, player.contributed) for other in seated)
        won = end.received[player.name] - end.returned[player.name]
        assert won == 0 if player.folded else won <= most


@given(SEEDS, PLAYERS)
def test_shares_of_a_pot_differ_by_a_chip_at_most(seed, players):
    for pot in showdown(VENICE, *scenarios.ending(Random(seed), VENICE, players)).pots:
        shares = [award.share for award in pot.awards]
        assert max(shares) - min(shares) <= VENICE.chip
        assert shares == sorted(shares, reverse=True)
        assert sum(shares) + pot.rake == pot.amount


@given(SEEDS, PLAYERS)
def test_rake_is_whole_chips_within_share_and_cap(seed, players):
    for pot in showdown(VENICE, *scenarios.ending(Random(seed), VENICE, players)).pots:
        assert pot.rake % VENICE.chip == 0
        assert pot.rake <= min(pot.amount * VENICE.rake, VENICE.rake_cap)


@given(st.lists(st.tuples(st.integers(0, 40), st.booleans()), min_size=2, max_size=10))
def test_pots_hold_all_that_was_put_in(stakes):
    put_in = [Contribution(amount, folded) for amount, folded in stakes]
    if all(stake.folded for stake in put_in):
        return
    found = pots(put_in)
    assert sum(pot.amount for pot in found) == sum(stake.amount for stake in put_in)
    assert all(set(later.players) < set(pot.players) for pot, later in pairwise(found))


@given(SEEDS, PLAYERS, RULES)
def test_a_hand_is_read_as_it_is_written(seed, players, rules):
    hand, table = scenarios.hand(Random(seed), rules, players)
    assert Hand.parse(str(hand)) == hand
    assert tables(rules, hand)[-1] == table


@given(SEEDS, PLAYERS, RULES)
def test_chips_are_conserved_through_a_hand(seed, players, rules):
    hand, table = scenarios.hand(Random(seed), rules, players)
    end = hand.play(rules)
    assert sum(end.received.values()) + end.rake == table.pot
    assert sum(seat.stack for seat in table.seats) + table.pot == sum(hand.stacks)


@given(SEEDS, PLAYERS, RULES, st.integers(0, 30))
def test_what_may_be_done_can_be_done_and_nothing_else(seed, players, rules, moves):
    _, table = scenarios.hand(Random(seed), rules, players, moves=moves)
    if table.awaiting is not Awaiting.PLAYER:
        assert legal_actions(table) == ()
        return
    least = min(table.min_raise_to, table.actor.bet + table.actor.stack)
    for kind in Act:
        action = Action(kind, least if kind in (Act.BET, Act.RAISE) else None)
        assert bool(problems(table, action)) == (kind not in legal_actions(table))
        if kind in legal_actions(table):
            assert act(table, action).pot >= table.pot


@given(SEEDS, PLAYERS, RULES, st.integers(0, 30))
def test_the_player_to_act_has_chips_and_something_to_decide(seed, players, rules, moves):
    _, table = scenarios.hand(Random(seed), rules, players, moves=moves)
    if table.awaiting is Awaiting.PLAYER:
        assert table.actor.can_act
        assert table.to_call > 0 or not table.actor.acted
    else:
        heights = {seat.bet for seat in table.seats if seat.can_act}
        assert len(table.playing) == 1 or len(heights) <= 1
