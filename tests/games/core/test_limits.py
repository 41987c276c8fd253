from collections import Counter
from enum import StrEnum

from games.core.limits import below_minimum, within_maximum


class Id(StrEnum):
    MINIMUM = "minimum"


def minimum(spot):
    return {"red": 1000}.get(spot, 0)


def test_what_lies_on_a_spot_counts_together():
    assert below_minimum([(0, "red", 600), (1, "red", 400)], minimum, Id.MINIMUM) == {}


def test_too_little_is_refused_at_the_last_stake_there():
    found = below_minimum([(0, "red", 600), (1, "black", 1), (2, "red", 399)], minimum, Id.MINIMUM)
    assert [(index, problem.field, problem.values, problem.clause) for index, problem in found.items()] == [
        (2, "bets[2].stake", {"minimum": "10.00"}, "minimum")
    ]


def test_a_spot_plays_up_to_its_maximum():
    laid = Counter()
    assert [within_maximum(laid, "red", cents, 1000) for cents in (600, 600, 600)] == [600, 400, 0]
    assert within_maximum(laid, "black", 600, 1000) == 600


def test_without_a_maximum_everything_plays():
    assert within_maximum(Counter(red=10**9), "red", 5, None) == 5
