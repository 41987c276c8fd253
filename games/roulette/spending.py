"""A called bet for the money that somebody has: the largest chip that can go on all its positions."""

from dataclasses import dataclass

from games.core.money import show_money
from games.core.problems import Problem, Refused
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.masses import is_exempt
from games.roulette.rulesets import Ruleset


@dataclass(frozen=True, slots=True)
class Spending:
    """The cents of each chip, of the whole bet, and of what is left over."""

    unit: int
    total: int
    left: int


def spend(rules: Ruleset, bet: CalledBet, money: int) -> Spending:
    """Return the chips that a called bet gets for so many cents, within the table's minimums and maximums.

    A chip is one of the table's values, or several of the smallest that may be played. Raise Refused for less money
    than the smallest chips cost, and for a bet that the table does not take.

    >>> from games.roulette.rulesets import ruleset
    >>> spend(ruleset(minimum={"split": "5"}), CalledBet.parse("voisins"), 5000)
    Spending(unit=500, total=4500, left=500)
    """
    if bet.name not in rules.called_bets:
        raise Refused(Problem("called_bet_not_taken", "bet", {"bet": bet.key}, Clause.LEGAL_SPOT))
    least, most = _least(rules, bet), _most(rules, bet)
    unit = _chip(rules, min(money // bet.chips, most))
    if unit < least:
        values: dict[str, str | int] = {"bet": bet.key, "chips": bet.chips, "least": show_money(least * bet.chips)}
        raise Refused(Problem("too_little_to_spend", "spend", values, Clause.MINIMUM))
    return Spending(unit, unit * bet.chips, money - unit * bet.chips)


def _step(rules: Ruleset) -> int:
    """Return the smallest chip that may be played."""
    minimum = min(rules.minimum.values(), default=0)
    return min((value for value in rules.denominations if value >= minimum), default=max(rules.denominations))


def _chip(rules: Ruleset, cents: int) -> int:
    """Return the largest chip of at most so many cents, 0 where there is none."""
    step = _step(rules)
    return max(cents // step * step, *(value for value in rules.denominations if step <= value <= cents), 0)


def _least(rules: Ruleset, bet: CalledBet) -> int:
    """Return the smallest chip that reaches the minimum of every position."""
    step = _step(rules)
    needed = max(-(-rules.minimum.get(placed.bet.kind, 0) // placed.chips) for placed in bet.placements)
    larger = (value for value in rules.denominations if value >= max(needed, step))
    return min(max(-(-needed // step), 1) * step, *larger)


def _most(rules: Ruleset, bet: CalledBet) -> int:
    """Return the cents of a chip that reach the maximum of a position, the total of the float where none has one."""
    limited = (placed for placed in bet.placements if not is_exempt(bet, placed.bet))
    found = (rules.maximum[placed.bet.kind] // placed.chips for placed in limited if placed.bet.kind in rules.maximum)
    return min(found, default=sum(value * count for value, count in rules.float.items()))
