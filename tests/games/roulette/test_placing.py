"""Paid to be placed: the bank places what wins, and it pays as if the whole announcement had lain."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.placing import BY_EXCEPTION, placed, problems
from games.roulette.rulesets import ruleset
from games.roulette.spin import settle
from games.roulette.stakes import Stake
from tests.games.roulette.reading import rows
from tests.games.roulette.strategies import announcements, outcomes

VENICE = ruleset()
EXCEPTION = ruleset(overrides={"placed_later": ["voisins", "tiers", "orphelins", "nassa"]})


def beside(*keys: str) -> dict[str, CalledBet]:
    return {f"bets[{i}].beside": CalledBet.parse(key) for i, key in enumerate(keys)}


def refused(*keys: str, rules=VENICE) -> list[tuple[str, str, str | None]]:
    return [(found.code, found.field, found.clause) for found in problems(rules, beside(*keys))]


@pytest.mark.parametrize("row", list(rows("placed")), ids=lambda row: " ".join(row[:2]))
def test_what_the_bank_places(row: list[str]) -> None:
    result, key, chips, _ = row
    found = ", ".join(f"{placement.chips} {placement.bet}" for placement in placed(CalledBet.parse(key), int(result)))
    assert (found or "nothing") == chips


@pytest.mark.parametrize("key", ["tiers", "voisins"])
def test_one_kind_may_be_held_for_several_players(key: str) -> None:
    assert refused(key, key, key) == []


@pytest.mark.parametrize(("first", "second"), [("tiers", "voisins"), ("voisins", "tiers")])
def test_both_kinds_are_never_in_front_at_once(first: str, second: str) -> None:
    refusal = ("one_kind_beside", "bets[2].beside", Clause.PAID_TO_BE_PLACED)
    assert refused(first, first, second) == [refusal]


@pytest.mark.parametrize("key", ["orphelins", "nassa"])
def test_orphelins_and_nassa_are_held_by_exception_only(key: str) -> None:
    assert key in BY_EXCEPTION
    assert refused(key) == [("not_placed_later", "bets[0].beside", Clause.PAID_TO_BE_PLACED)]
    assert refused(key, rules=EXCEPTION) == []


@pytest.mark.parametrize("key", ["orphelins-plein", "zero-spiel", "neighbours:17:2", "finale:6", "figure:3"])
def test_no_other_announcement_is_held(key: str) -> None:
    assert key not in BY_EXCEPTION
    assert refused(key) == [("not_placed_later", "bets[0].beside", Clause.PAID_TO_BE_PLACED)]


def test_a_bet_that_is_refused_is_not_in_front() -> None:
    assert [code for code, *_ in refused("orphelins", "tiers")] == ["not_placed_later"]


@given(announcements, outcomes, st.integers(min_value=1, max_value=10_000))
def test_what_the_bank_places_pays_as_the_whole_announcement(bet: CalledBet, outcome: int, unit: int) -> None:
    whole = settle(VENICE, outcome, [Stake(bet, unit)]).total
    later = settle(VENICE, outcome, [Stake(p.bet, p.chips * unit) for p in placed(bet, outcome)]).total
    assert (later.winnings, later.returned, later.lost) == (whole.winnings, whole.returned, 0)
