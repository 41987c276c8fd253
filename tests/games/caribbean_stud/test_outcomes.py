"""What an ante brings with the best choice at every hand."""

from dataclasses import replace

import pytest

from games.caribbean_stud.odds import odds
from games.caribbean_stud.outcomes import outcomes
from games.caribbean_stud.rulesets import NAMES, ruleset


@pytest.mark.parametrize("name", NAMES)
def test_the_edge_is_that_of_every_deal_counted(name):
    rules = replace(ruleset(name), exchange=False)
    assert outcomes(rules).edge == odds(rules).edge
    assert sum(chance for _net, chance in outcomes(rules).chances) == 1


def test_the_deviation_is_the_published_one():
    # Michael Shackleford, "Caribbean Stud Poker", gives 2.24 antes for the pay table 1, 1, 2, 3, 4, 5, 7, 20, 50, 100.
    assert outcomes(ruleset("plain-caribbean-stud")).deviation == pytest.approx(2.24, abs=0.005)
