"""Laws of a settled table in any house: every ruleset, and parameters put over it that go together."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.clauses import load
from games.core.problems import Refused
from games.roulette.bets import OUTSIDE, PAID_WITH, Kind
from games.roulette.clauses import Clause
from games.roulette.rulesets import NAMES, ruleset
from games.roulette.spin import settle
from games.roulette.stakes import Choice, Stake, ZeroOption
from tests.games.roulette.houses import HALF, houses, is_caught, laid, tables, zero_options

LIMITED_PARLOUR = ruleset("parlour", {"maximum": {kind.value: "90.00" for kind in Kind}})
RED = ruleset().positions["red"]
CLAUSES = {clause.id: clause for clause in load("games.roulette")}


def pooled(lines) -> Counter:
    return Counter((line.player, line.bet.key, line.result, line.stake, line.returned, line.held) for line in lines)


@given(tables())
def test_what_is_laid_is_returned_held_or_lost(table):
    rules, outcome, stakes, held = table
    settled = settle(rules, outcome, stakes, held)
    total = settled.total
    assert total.staked == sum(stake.total for stake in stakes) + sum(one.amount for one in held)
    assert total.staked == sum(line.stake for line in settled.lines)
    assert total.staked == total.returned + total.held + total.lost
    assert total.net == total.winnings + total.returned + total.held - total.staked
    assert total.held == sum(line.held for line in settled.lines) == sum(one.amount for one in settled.held)
    assert all(min(line.stake, line.winnings, line.returned, line.held) >= 0 for line in settled.lines)
    assert all(line.returned + line.held <= line.stake for line in settled.lines)


@given(tables())
def test_no_player_is_better_off_than_by_the_best_result(table):
    """A win is the payout on what plays, and nothing else adds to a purse."""
    rules, outcome, stakes, held = table
    settled = settle(rules, outcome, stakes, held)
    best = Counter()
    for stake in stakes:
        for bet, amount in stake.placed:
            best[stake.player] += amount * bet.pays * (outcome in bet.covers)
    won = Counter()
    for line in settled.lines:
        won[line.player] += line.winnings
        assert line.winnings == (line.stake * line.bet.pays if line.result == "win" else 0)
    assert all(won[player] <= best[player] for player in won)
    assert rules.maximum or all(won[player] == best[player] for player in best)


@given(tables())
def test_a_position_wins_when_it_covers_the_number_and_only_then(table):
    rules, outcome, stakes, _ = table
    for line in settle(rules, outcome, stakes).lines:
        wins, zero = outcome in line.bet.covers, outcome in rules.wheel.zeros
        if line.result != "excess":
            assert (line.result == "win") == wins
            assert (line.result in ("halved", "imprisoned")) == (zero and is_caught(rules, line.bet))


@given(tables())
def test_what_is_freed_goes_back_whole_and_wins_nothing(table):
    rules, outcome, _, held = table
    settled = settle(rules, outcome, [], held)
    assert settled.total.winnings == 0
    freed = [line for line in settled.lines if line.result == "freed"]
    assert all((line.returned, line.held) == (line.stake, 0) for line in freed)
    once = Counter()
    for one in held:
        once[one.player, one.bet.key] += one.amount * (one.level == 1 and outcome in one.bet.covers)
    assert sum(line.stake for line in freed) == once.total()


@given(tables())
def test_what_stays_held_can_be_settled_at_the_next_spin(table):
    rules, outcome, stakes, held = table
    stays = settle(rules, outcome, stakes, held).held
    assert all(is_caught(rules, one.bet) and one.choice is None for one in stays)
    assert all(1 <= one.level <= (rules.prison_levels if rules.zero == "prison" else 1) for one in stays)
    for pocket in rules.wheel.pockets:
        assert settle(rules, pocket, [], stays).total.staked == sum(one.amount for one in stays)


@given(tables())
def test_half_is_rounded_in_the_players_favour_and_by_less_than_a_chip(table):
    rules, _, _, held = table
    for one in held:
        if one.choice != HALF:
            continue
        for zero in rules.wheel.zeros:
            lines = settle(rules, zero, [], [one]).lines
            back, parts = sum(line.returned for line in lines), 2 ** (one.level + 1 if rules.zero == "prison" else 1)
            if rules.zero == "partage":
                assert back == 0  # what could not be halved once is lost at the next zero
            else:
                assert parts * back >= one.amount or back == one.amount
                assert parts * (back - rules.smallest_chip) < one.amount
                assert back % rules.smallest_chip == 0 or back == one.amount


@given(tables())
def test_halving_at_once_leaves_less_than_two_smallest_chips(table):
    rules, _, stakes, _ = table
    if rules.zero != "partage":
        return
    lines = settle(rules, 0, stakes).lines
    pair = 2 * rules.smallest_chip
    assert all(line.held == line.stake < pair for line in lines if line.result == "imprisoned")
    assert all(2 * line.returned == line.stake and line.stake % pair == 0 for line in lines if line.result == "halved")


@given(st.sampled_from(["venice-fair", "france-english"]), st.lists(st.tuples(st.integers(1, 5), st.booleans())))
def test_asking_for_half_changes_nothing_where_zero_halves_at_once(name, chips):
    """Nor does it part what a player has on a chance: his smallest chips are halved together."""
    asking = [Stake(RED, count * 50, None, HALF if half else None) for count, half in chips]
    silent = [replace(stake, choice=None) for stake in asking]
    assert settle(ruleset(name), 0, asking).total == settle(ruleset(name), 0, silent).total


@given(tables(), st.randoms())
def test_the_order_of_laying_changes_no_money(table, rng):
    rules, outcome, stakes, held = table
    settled = settle(rules, outcome, stakes, held)
    mixed = settle(rules, outcome, rng.sample(stakes, len(stakes)), rng.sample(held, len(held)))
    assert mixed.total == settled.total
    if not rules.maximum:
        assert pooled(mixed.lines) == pooled(settled.lines)


@given(tables())
def test_lines_come_in_the_order_of_the_house(table):
    """By the entry of the order that names the bet: an even chance, a kind, or all numbers."""
    rules, outcome, stakes, held = table
    if not rules.order_of_payment:
        return
    lines = settle(rules, outcome, stakes, held).lines
    order = list(rules.order_of_payment)

    def place(bet) -> int:
        kind = PAID_WITH.get(bet.kind, bet.kind)
        named = [entry for entry in (bet.key, kind.value) if entry in order]
        return order.index(named[0] if named else "numbers")

    assert all(place(line.bet) <= place(after.bet) for line, after in pairwise(lines))


@given(tables(house=st.sampled_from([ruleset("parlour"), LIMITED_PARLOUR])))
def test_without_an_order_lines_come_as_they_were_laid(table):
    rules, outcome, stakes, _ = table
    lines = settle(rules, outcome, stakes).lines
    came = list(dict.fromkeys((line.player, line.bet.key) for line in lines))
    laid_first = [(stake.player, bet.key) for stake in stakes for bet, _ in stake.placed]
    assert came == sorted(came, key=laid_first.index)


@given(tables())
def test_numbers_by_their_place_come_from_the_farthest_row(table):
    rules, outcome, stakes, _ = table
    if "numbers" not in rules.order_of_payment:
        return
    lines = [line for line in settle(rules, outcome, stakes).lines if line.bet.kind not in OUTSIDE]
    rows = [sum(0 if n in rules.wheel.zeros else (n + 2) // 3 for n in line.bet.numbers) for line in lines]
    means = [
        row / len(line.bet.numbers) for row, line in zip(rows, lines, strict=True) if not touches_zero(rules, line)
    ]
    assert means == sorted(means, reverse=True)
    assert not any(touches_zero(rules, line) and not touches_zero(rules, after) for line, after in pairwise(lines))


def touches_zero(rules, line) -> bool:
    return bool(rules.wheel.zeros & line.bet.covers)


@given(houses().flatmap(lambda rules: st.tuples(st.just(rules), st.lists(laid(rules), max_size=6))))
def test_colour_changes_the_order_and_no_money(pair):
    """In colour worth the smallest chip, a stake wins and loses what the same amount in value chips does."""
    rules, stakes = pair
    if rules.colour_chips is None:
        return
    worth = rules.smallest_chip
    stakes = [replace(stake, player="Anna", amount=stake.amount * 5 * worth) for stake in stakes]
    coloured = [replace(stake, colour=worth) for stake in stakes]
    for pocket in (*rules.wheel.zeros, 17):
        assert settle(rules, pocket, coloured).total == settle(rules, pocket, stakes).total


@given(tables())
def test_every_clause_that_is_cited_is_a_rule_of_the_house(table):
    rules, outcome, stakes, held = table
    cited = {clause for line in settle(rules, outcome, stakes, held).lines for clause in line.because}
    assert cited <= set(Clause)
    assert [clause for clause in cited if not CLAUSES[clause].holds(rules)] == []


@given(houses(), st.data())
def test_what_the_house_does_not_offer_is_refused_with_a_rule_of_the_house(rules, data):
    bet = data.draw(st.sampled_from(list(rules.positions.values())))
    said = {str(option) for option in zero_options(rules, bet)}
    choice = data.draw(
        st.sampled_from([*zero_options(rules, bet), HALF, Choice(ZeroOption.LEAVE), Choice(ZeroOption.MOVE, RED)])
    )
    if choice is not None and choice.to is bet:
        return
    try:
        settle(rules, 17, [Stake(bet, 1000, None, choice, unchanged=True)])
        refused = None
    except Refused as problems:
        refused = problems.first
    assert (refused is None) == (str(choice) in said)
    if refused is not None:
        assert refused.field == "bets[0].choice"
        assert CLAUSES[refused.clause].holds(rules)


def test_every_ruleset_is_among_the_houses():
    assert {"venice-french", "venice-fair", "france-english", "parlour", "parlour-double-zero"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_limits_put_over_any_ruleset_are_rules_of_that_house(name):
    rules = ruleset(name, {"minimum": {"even_chance": "5.00"}, "maximum": {"even_chance": "50.00"}})
    excess = settle(rules, 1, [Stake(RED, 6000)]).lines[0]
    with pytest.raises(Refused) as caught:
        settle(rules, 1, [Stake(RED, 100)])
    cited = [excess.clause, caught.value.first.clause]
    assert cited == [Clause.MAXIMUM, Clause.MINIMUM]
    assert [clause for clause in cited if not CLAUSES[clause].holds(rules)] == []
