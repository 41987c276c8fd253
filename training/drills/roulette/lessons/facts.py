"""What the lessons of roulette are filled with besides the facts of the rules."""

from games.core.facts import Fact
from games.roulette.bets import PAYS, Kind
from games.roulette.called import CalledBet
from games.roulette.calls import announcement
from games.roulette.rulesets import Ruleset

# The kinds whose multiples are learnt, and how far the table of them goes.
BY_HEART = (Kind.STRAIGHT, Kind.SPLIT, Kind.STREET, Kind.CORNER, Kind.SIX_LINE)
MULTIPLES = 12
_CALLED_ALOUD = (7, 10, 19, 28)
_SPLIT_COUNT = (10, 4)


def lesson_facts(_rules: Ruleset) -> dict[str, Fact]:
    """Return by placeholder what only lessons say of roulette."""
    first, second = _SPLIT_COUNT
    straight = PAYS[Kind.STRAIGHT]
    return {
        **{f"times_{kind}": PAYS[kind] for kind in BY_HEART},
        "pair_of_splits": 2 * PAYS[Kind.SPLIT],
        "multiples_rows": MULTIPLES,
        "multiple_count": first + second,
        "multiple_first": first,
        "multiple_second": second,
        "multiple_first_product": first * straight,
        "multiple_second_product": second * straight,
        "multiple_product": (first + second) * straight,
        "call_examples": "; ".join(f"*{announcement(number)}*" for number in _CALLED_ALOUD),
        "tiers_name_spot": "/".join(map(str, CalledBet.parse("tiers").placements[0].bet.numbers)),
    }
