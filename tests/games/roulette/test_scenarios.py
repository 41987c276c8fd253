"""Situations drawn from a seed are legal, and the same seed draws the same."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from games.roulette import scenarios
from games.roulette.bets import EVEN_CHANCES
from games.roulette.masses import problems
from games.roulette.rulesets import ruleset
from games.roulette.spin import settle
from games.roulette.wheel import POCKETS

seeds = st.integers(min_value=0, max_value=2**64)
HOUSES = [
    ruleset(),
    ruleset(overrides={"minimum": {"even_chance": "5.00", "corner": "2.00"}, "maximum": {"straight": "10.00"}}),
    ruleset(overrides={"called_bets": ["tiers", "finale-split"], "smallest_chip": "2.50", "prison_levels": 1}),
    ruleset(overrides={"called_bets": []}),
]
PLAYERS = (None, "Anna", "Bruno")


@given(seeds, st.sampled_from(HOUSES), st.integers(min_value=0, max_value=30))
def test_a_drawn_table_is_legal_and_can_be_settled(seed, rules, size):
    rng = Random(seed)
    table = scenarios.table(rng, rules, size, players=PLAYERS)
    prison = scenarios.prisoners(rng, rules, size, players=PLAYERS)
    assert problems(rules, table, prison) == []
    assert len(table) == len(prison) == size
    outcome = scenarios.number(rng)
    assert outcome in POCKETS
    total = settle(rules, outcome, table, prison).total
    assert total.staked == sum(stake.total for stake in table) + sum(held.amount for held in prison)
    assert all(stake.amount % rules.smallest_chip == 0 for stake in table)


@given(seeds)
def test_the_same_seed_draws_the_same_table(seed):
    rules = HOUSES[0]
    draws = [
        (scenarios.table(rng, rules, 8), scenarios.prisoners(rng, rules, 4)) for rng in (Random(seed), Random(seed))
    ]
    assert draws[0] == draws[1]


@given(seeds, st.sampled_from(EVEN_CHANCES))
def test_a_drawn_wish_moves_to_another_chance(seed, bet):
    assert scenarios.choice(Random(seed), HOUSES[0], bet).to != bet
