"""A player who insists: the ruling is held, whatever the player says, and each turn cites what settles it."""

from itertools import pairwise

import pytest

from games.blackjack.rulesets import NAMES as BLACKJACK
from games.blackjack.rulesets import ruleset as blackjack
from games.roulette.rulesets import ruleset as roulette
from training.drills.kit.disputes import KIND
from training.drills.kit.rules import holds
from training.drills.kit.shifts import Busyness
from training.drills.registry import SHIFT_TABLES
from training.quiz.phrases import TEXTS
from training.shifts.costs import Cost, cost_of

RULES = {"french-roulette": roulette("venice-french"), "blackjack": blackjack("venice-blackjack")}
# What is right by the sources: course, chapter 4, disputes; house app, general rules; custom, mistakes at blackjack.
RIGHT = {
    "french-roulette": {
        "ruling": "held",
        "who": "inspectors",
        "answer": "nothing",
        "questioned": "certain",
        "last": "management",
    },
    "blackjack": {"ruling": "held", "who": "supervisor", "shows": "rack", "last": "management"},
}


def acts(slug, rules=None, busyness=Busyness.BUSY):
    return [SHIFT_TABLES[slug].acts(str(seed), rules or RULES[slug], busyness, 20) for seed in range(40)]


def disputes(slug, rules=None):
    """Each dispute with the act before it."""
    for shift in acts(slug, rules):
        for before, act in pairwise(shift):
            if act.kind == KIND:
                yield before, act


@pytest.mark.parametrize("slug", RULES)
def test_a_player_insists_on_a_claim_that_was_unfounded_and_on_no_other(slug):
    found = list(disputes(slug))
    assert len(found) > 20
    for claim, act in found:
        assert (claim.kind, claim.item.key) == ("claim", {"claim": "nothing"})
        assert act.item.question.values == claim.item.question.values
        assert act.item.scene == claim.item.scene


@pytest.mark.parametrize("slug", RULES)
def test_every_turn_is_drawn_with_the_answer_of_the_sources_in_any_place(slug):
    met, places, said = {}, set(), set()
    for _claim, act in disputes(slug):
        assert len(act.item.parts) == 3
        met |= act.item.key
        said.add(act.item.question.code)
        for part in act.item.parts:
            names = [name for name, _text in part.options]
            assert len(set(names)) == 3
            places.add(names.index(part.expected))
    assert met == RIGHT[slug]
    assert places == {0, 1, 2}
    assert len(said) == 3
    assert said <= TEXTS.keys()


@pytest.mark.parametrize("slug", RULES)
def test_to_pay_for_the_sake_of_peace_costs_the_claim_and_to_share_half_of_it(slug):
    for claim, act in disputes(slug):
        claimed = claim.moves["claim"].by_option["pay"]
        assert cost_of(act, act.item.key) == Cost()
        assert cost_of(act, act.item.key | {"ruling": "paid"}) == Cost(claimed, 0)
        assert cost_of(act, act.item.key | {"ruling": "shared"}) == Cost(claimed // 2, 0)


@pytest.mark.parametrize("name", BLACKJACK)
def test_what_settles_a_dispute_holds_at_the_table(name):
    rules = blackjack(name)
    for _claim, act in disputes("blackjack", rules):
        for clauses in act.item.clauses.values():
            assert clauses
            assert all(holds(rules, clause) for clause in clauses)
