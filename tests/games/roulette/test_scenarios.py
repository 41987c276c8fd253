"""Situations drawn from a seed are legal, and the same seed draws the same."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from games.roulette import scenarios
from games.roulette.bets import EVEN_CHANCES, Kind
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
        (scenarios.table(rng, rules, 8), scenarios.prisoners(rng, rules, 4), scenarios.picture(rng, spots=3))
        for rng in (Random(seed), Random(seed))
    ]
    assert draws[0] == draws[1]


@given(
    seeds,
    st.sets(st.sampled_from(scenarios.NUMBER_KINDS), min_size=1),
    st.integers(min_value=1, max_value=20),
    st.lists(st.sampled_from(["voisins", "tiers", "orphelins", "nassa", "zero-spiel"]), unique=True),
)
def test_a_drawn_picture_wins_on_its_number(seed, kinds, spots, called):
    kinds = [kind for kind in Kind if kind in kinds]
    possible = [n for n in POCKETS if scenarios.covering(n, kinds) and (not called or scenarios._winning(called, n))]
    if not possible:
        return
    drawn = scenarios.picture(Random(seed), kinds=kinds, spots=spots, players=PLAYERS, called=called)
    laid = drawn.stakes[:-1] if called else drawn.stakes
    assert all(drawn.number in stake.bet.covers and stake.bet.kind in kinds for stake in laid)
    assert (
        len({stake.bet.key for stake in laid}) == len(laid) == min(spots, len(scenarios.covering(drawn.number, kinds)))
    )
    assert all(1 <= stake.amount <= 5 for stake in laid)
    if called:
        assert str(drawn.stakes[-1].bet) in called
    assert settle(HOUSES[0], drawn.number, drawn.stakes).total.winnings > 0
    assert drawn.call


@given(seeds, st.sampled_from(EVEN_CHANCES))
def test_a_drawn_wish_moves_to_another_chance(seed, bet):
    assert scenarios.choice(Random(seed), bet).to != bet
