"""What a bet brings in a coup: against the odds, and against coups dealt and settled by the engine."""

from fractions import Fraction
from random import Random

import pytest

from games.core.shoe import shuffled
from games.punto_banco.bets import Bet
from games.punto_banco.odds import odds
from games.punto_banco.outcomes import outcomes
from games.punto_banco.rulesets import NAMES, ruleset
from games.punto_banco.settlement import settle
from games.punto_banco.stakes import Stake


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bet", Bet)
def test_the_edge_is_that_of_the_odds(name, bet):
    rules = ruleset(name)
    known = outcomes(rules, bet)
    assert known.edge == odds(rules).edges(rules)[bet]
    assert sum(chance for _net, chance in known.chances) == 1


def test_coups_that_are_dealt_end_as_often():
    rules, rng, coups = ruleset(minimum={}, maximum={}), Random(5), 6_000
    found = {bet: [] for bet in Bet}
    for _ in range(coups):
        cards = rng.sample(SHOE, 6)
        for bet in Bet:
            found[bet].append(Fraction(settle(rules, cards, [Stake(bet, 100_00)]).total.net, 100_00))
    for bet in Bet:
        for net, chance in outcomes(rules, bet).chances:
            assert abs(found[bet].count(net) / coups - chance) < 4.5 * (chance * (1 - chance) / coups) ** 0.5


SHOE = shuffled(Random(1), 6)
