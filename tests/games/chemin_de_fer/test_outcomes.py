"""What a unit of the bank and of the punter brings at the equilibrium."""

import pytest

from games.chemin_de_fer.equilibrium import odds
from games.chemin_de_fer.outcomes import Side, outcomes
from games.chemin_de_fer.rulesets import NAMES, ruleset


@pytest.mark.parametrize("name", NAMES)
def test_the_bank_loses_what_the_equilibrium_says(name):
    rules = ruleset(name)
    assert outcomes(rules, Side.BANK).edge == -odds(rules).value


def test_the_commission_is_all_that_the_sides_do_not_win_from_each_other():
    rules = ruleset()
    bank, punter = (outcomes(rules, side) for side in Side)
    assert bank.edge + punter.edge == rules.commission * bank.wins
    assert abs(float(bank.wins) - 0.4586) < 0.003  # 45.86 % is published for banco under the fixed table of play
