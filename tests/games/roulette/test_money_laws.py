"""Laws of a settled table, whatever lies on it. Amounts divide evenly unless a test is about rounding."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.problems import Problem, Refused
from games.core.totals import Total
from games.roulette.bets import POSITIONS, Kind
from games.roulette.calls import announcement
from games.roulette.clauses import Clause
from games.roulette.masses import over_maximum, problems
from games.roulette.rulesets import ruleset
from games.roulette.spin import settle
from games.roulette.stakes import LEAVE, Choice, Held, Stake, ZeroOption
from games.roulette.wheel import pocket_name
from tests.games.roulette.strategies import (
    EVEN,
    announcements,
    any_amounts,
    choices,
    even_amounts,
    outcomes,
    positions,
    prisoners,
    prisons,
    sessions,
    stakes,
    tables,
)

VENICE = ruleset()
LIMITED = ruleset(overrides={"maximum": {kind.value: "120.00" for kind in Kind}})
FIELDS = ("staked", "winnings", "returned", "held")


def added(*totals: Total) -> Total:
    return Total(*(sum(getattr(total, field) for total in totals) for field in FIELDS))


def as_set(lines) -> Counter:
    return Counter(lines)


@given(outcomes, st.lists(stakes(any_amounts), max_size=10), st.lists(prisoners(any_amounts), max_size=6))
def test_what_is_laid_is_returned_held_or_lost(outcome, table, prison):
    settled = settle(VENICE, outcome, table, prison)
    total = settled.total
    assert total.staked == sum(stake.total for stake in table) + sum(held.amount for held in prison)
    assert total.lost == sum(line.stake - line.returned - line.held for line in settled.lines) >= 0
    assert total.net == sum(line.winnings + line.returned + line.held - line.stake for line in settled.lines)
    assert total.held == sum(held.amount for held in settled.held)
    for line in settled.lines:
        assert min(line.stake, line.winnings, line.returned, line.held) >= 0
        assert line.returned + line.held <= line.stake
        assert line.clause == line.because[0]
        assert set(line.because) <= set(Clause)


@given(st.lists(st.tuples(outcomes | st.just(0), st.lists(stakes(any_amounts), max_size=5)), max_size=8), st.randoms())
def test_money_only_moves_between_the_players_and_the_bank(spins, rng):
    """Purses and bank over a whole game; what lies in prison belongs to its player."""
    purses, bank, held = Counter(), 0, ()
    for outcome, table in spins:
        for stake in table:
            purses[stake.player] -= stake.total
        held = [replace(h, choice=rng.choice([None, Choice(ZeroOption.TAKE_HALF)])) for h in held]
        settled = settle(LIMITED, outcome, table, held)
        for line in settled.lines:
            purses[line.player] += line.winnings + line.returned
        bank -= settled.total.net
        held = settled.held
        assert sum(purses.values()) + bank + sum(h.amount for h in held) == 0


@given(outcomes, tables, prisons, st.randoms())
def test_the_order_in_which_stakes_are_laid_does_not_matter(outcome, table, prison, rng):
    settled = settle(VENICE, outcome, table, prison)
    mixed = settle(VENICE, outcome, rng.sample(table, len(table)), rng.sample(prison, len(prison)))
    assert mixed.total == settled.total
    assert as_set(mixed.lines) == as_set(settled.lines)
    assert Counter(map(str, mixed.held)) == Counter(map(str, settled.held))


@given(outcomes, st.lists(stakes(spots=positions), max_size=10), st.randoms())
def test_over_the_maximum_too_a_table_is_worth_the_same_in_any_order(outcome, table, rng):
    mixed = rng.sample(table, len(table))
    assert settle(LIMITED, outcome, mixed).total == settle(LIMITED, outcome, table).total


@given(outcomes, announcements, any_amounts)
def test_an_announcement_is_the_sum_of_its_placements(outcome, bet, unit):
    called = settle(VENICE, outcome, [Stake(bet, unit)])
    laid = settle(VENICE, outcome, [Stake(p.bet, p.chips * unit) for p in bet.placements])
    assert called.total == laid.total
    assert called.lines == laid.lines


@given(outcomes, tables, prisons)
def test_the_same_stake_twice_is_a_double_stake(outcome, table, prison):
    once = settle(VENICE, outcome, table, prison).total
    assert settle(VENICE, outcome, table * 2, prison * 2).total == added(once, once)
    doubled = [replace(stake, amount=2 * stake.amount) for stake in table]
    heavier = [replace(held, amount=2 * held.amount) for held in prison]
    assert settle(VENICE, outcome, doubled, heavier).total == added(once, once)


@given(outcomes, st.lists(stakes(any_amounts), max_size=8))
def test_all_that_a_player_has_on_a_position_is_settled_as_one_stake(outcome, table):
    lines = settle(VENICE, outcome, table * 2).lines
    doubled = [replace(stake, amount=2 * stake.amount) for stake in table]
    assert lines == settle(VENICE, outcome, doubled).lines
    options = {(stake.player, str(stake.bet), str(stake.choice or LEAVE)) for stake in table}
    chances = [line for line in lines if line.bet.kind is Kind.EVEN_CHANCE]
    assert len(chances) <= len(options)


@given(outcomes, tables, tables, prisons, prisons)
def test_two_tables_settled_apart_add_up(outcome, table, other, prison, other_prison):
    other = [replace(stake, player=f"other {stake.player}") for stake in other]
    together = settle(VENICE, outcome, table + other, prison + other_prison)
    apart = settle(VENICE, outcome, table, prison), settle(VENICE, outcome, other, other_prison)
    assert together.total == added(*(settled.total for settled in apart))
    assert as_set(together.lines) == as_set(line for settled in apart for line in settled.lines)


@given(outcomes, tables, prisons)
def test_lines_come_kind_by_kind_in_the_order_of_payment(outcome, table, prison):
    lines = settle(VENICE, outcome, table, prison).lines
    with_which = {Kind.ZERO_STREET: Kind.STREET, Kind.FIRST_FOUR: Kind.CORNER}
    kinds = [VENICE.order_of_payment.index(with_which.get(line.bet.kind, line.bet.kind)) for line in lines]
    assert kinds == sorted(kinds)
    for line, following in pairwise(lines):
        if line.bet == following.bet or line.bet.kind is following.bet.kind in (Kind.DOZEN, Kind.COLUMN):
            assert line.stake <= following.stake


@given(outcomes, tables)
def test_a_position_wins_when_it_covers_the_number_and_only_then(outcome, table):
    settled = settle(VENICE, outcome, table)
    assert settled.announcement == announcement(outcome)
    for line in settled.lines:
        won = outcome in line.bet.numbers
        assert (line.result == "win") == won
        assert line.winnings == (line.stake * line.bet.pays if won else 0)
        protected_kinds = outcome == 0 and line.bet.kind is Kind.EVEN_CHANCE
        assert line.result in (("win",) if won else ("imprisoned", "halved") if protected_kinds else ("lose",))


@given(outcomes, prisons)
def test_nothing_is_won_with_a_stake_in_prison(outcome, prison):
    settled = settle(VENICE, outcome, [], prison)
    assert settled.total.winnings == 0
    assert all(1 <= held.level <= VENICE.prison_levels for held in settled.held)
    assert all(held.choice is None for held in settled.held)


@given(stakes(any_amounts, positions), st.integers(min_value=1, max_value=3), st.data())
def test_a_division_is_rounded_up_by_less_than_a_chip(stake, level, data):
    bet = data.draw(st.sampled_from([POSITIONS["red"], POSITIONS["low"]]))
    held = Held(bet, stake.amount, level, None, Choice(ZeroOption.TAKE_HALF))
    (line,) = settle(VENICE, 0, [], [held]).lines
    part = Fraction(stake.amount, 2 ** (level + 1))
    assert part <= line.returned < part + VENICE.smallest_chip
    assert line.returned % VENICE.smallest_chip == 0 or line.returned == stake.amount
    assert (Clause.ZERO_ROUNDING in line.because) == (line.returned != part)


@given(outcomes, st.lists(stakes(any_amounts, positions), max_size=8))
def test_no_player_has_more_on_a_position_than_its_maximum(outcome, table):
    settled = settle(LIMITED, outcome, table)
    played, given_back = Counter(), Counter()
    for line in settled.lines:
        (given_back if line.result == "excess" else played)[line.player, line.bet.key] += line.stake
        if line.result == "excess":
            assert (line.winnings, line.returned, line.held, line.clause) == (0, line.stake, 0, Clause.MAXIMUM)
    laid = Counter()
    for stake in table:
        laid[stake.player, stake.bet.key] += stake.amount
    for spot, amount in laid.items():
        assert played[spot] == min(amount, 12_000)
        assert given_back[spot] == amount - played[spot]
    assert bool(over_maximum(LIMITED, table)) == bool(given_back)


def test_a_form_is_told_which_stake_lies_over_the_maximum():
    red = POSITIONS["red"]
    found = over_maximum(LIMITED, [Stake(red, 10_000), Stake(POSITIONS["low"], 100), Stake(red, 3_000)])
    values = {"maximum": "120.00", "excess": "10.00"}
    assert found == [Problem("over_maximum", "bets[2].stake", values, Clause.MAXIMUM)]


@given(sessions(), st.booleans())
def test_a_game_is_its_spins_settled_one_by_one(session, limited):
    rules = LIMITED if limited else VENICE
    held = ()
    played = session.play(rules)
    assert len(played) == len(session.spins)
    for spin, settled in zip(session.spins, played, strict=True):
        laid = [replace(stake, choice=spin.choices.get((stake.player, str(stake.bet), 0))) for stake in spin.stakes]
        held = [replace(one, choice=spin.choices.get((one.player, str(one.bet), one.level))) for one in held]
        assert settle(rules, spin.outcome, laid, held) == settled
        held = settled.held


@given(sessions())
def test_undoing_takes_every_step_back(session):
    steps = len(session.stakes) + sum(1 + len(spin.stakes) + len(spin.choices) for spin in session.spins)
    for _ in range(steps):
        session = session.undo()
    assert (session.spins, session.stakes) == ((), ())
    assert session.undo() == session


@given(tables, prisons)
def test_a_table_that_may_be_laid_has_no_problem(table, prison):
    assert problems(VENICE, table, prison) == []


@pytest.mark.parametrize("outcome", [-1, 37, 38])
def test_a_result_is_a_pocket_of_the_wheel(outcome):
    with pytest.raises(Refused) as caught:
        settle(VENICE, outcome, [])
    assert caught.value.first == Problem("unknown_outcome", "outcome", {"outcome": pocket_name(outcome)})


@given(st.sampled_from([POSITIONS["red"], POSITIONS["odd"]]), even_amounts, st.data())
def test_a_wish_counts_at_zero_only(bet, amount, data):
    option = data.draw(choices(bet))
    for outcome in (1, 2, 19, 20):
        plain = settle(VENICE, outcome, [Stake(bet, amount)], [Held(bet, amount, 2)])
        assert (
            settle(VENICE, outcome, [Stake(bet, amount, None, option)], [Held(bet, amount, 2, None, option)]) == plain
        )


def test_the_amounts_of_these_laws_divide_evenly():
    assert EVEN % (2 ** (VENICE.prison_levels + 1) * VENICE.smallest_chip) == 0
