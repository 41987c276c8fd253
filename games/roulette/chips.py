"""Chips: a payout cut into pieces, and the count of the table's float."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.core.money import parse_money, show_money
from games.core.problems import Problem, Refused
from games.roulette.bets import OUTSIDE, Bet
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset


@dataclass(frozen=True, slots=True)
class Pieces:
    """So many chips of one value, in cents."""

    value: int
    count: int

    @property
    def amount(self) -> int:
        return self.value * self.count


def check_chip(rules: Ruleset, value: int, field: str) -> None:
    """Raise Refused, at that field, for a value of cents that the table has no chip of."""
    if value not in rules.float:
        raise Refused(Problem("unknown_denomination", field, {"value": show_money(value)}, Clause.FLOAT))


def cut(rules: Ruleset, amount: int, denominations: Sequence[int] | None = None) -> tuple[Pieces, ...]:
    """Return an amount in few pieces of the house, written as a croupier does: smaller chips first.

    Raise Refused for an amount or a value of chip that does not exist, or when the chips cannot make it.
    """
    if amount <= 0:
        raise Refused(Problem("stake_not_positive", "amount", {}, Clause.STAKE))
    values = rules.denominations if denominations is None else tuple(sorted(set(denominations), reverse=True))
    for i, value in enumerate(denominations or ()):
        check_chip(rules, value, f"denominations[{i}]")
    counts = _cut(amount, values)
    if counts is None:
        raise Refused(Problem("cannot_be_cut", "amount", {"amount": show_money(amount)}, Clause.CUT))
    return tuple(Pieces(v, c) for v, c in zip(reversed(values), reversed(counts), strict=True) if c)


@lru_cache(maxsize=4096)
def _cut(amount: int, values: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the largest chips first; where the rest cannot be made, one large chip fewer. None: impossible.

    A house's values divide each other but for twos and fives, so at most a few chips are ever given back.
    """
    if not values:
        return None if amount else ()
    largest = amount // values[0]
    for count in range(largest, max(-1, largest - 5), -1):
        rest = _cut(amount - count * values[0], values[1:])
        if rest is not None:
            return (count, *rest)
    return None


def house_cuts(rules: Ruleset, called: str) -> tuple[tuple[int, tuple[Pieces, ...]], ...]:
    """Return how the house writes the new total of a called bet that is played all again: the cents of a chip before,
    and the pieces. Where it has more than one way, the usual one comes first; nothing where it has none."""
    cuts = rules.procedure.get(f"{called}_cuts", ())
    return tuple(
        (parse_money(unit), tuple(Pieces(parse_money(value), count) for value, count in pieces))
        for unit, pieces in cuts
    )


def house_cut(rules: Ruleset, called: str, unit: int) -> tuple[Pieces, ...] | None:
    """Return the usual one of these for a chip of so many cents, if the house has one."""
    return next((pieces for known, pieces in house_cuts(rules, called) if known == unit), None)


@dataclass(frozen=True, slots=True)
class FloatCount:
    """A closing count against the table's float: its total, what is over and short by value (smallest first), and
    the cents that bring the float back (less than nothing: to be taken to the cage)."""

    total: int
    over: tuple[Pieces, ...]
    short: tuple[Pieces, ...]
    to_restore: int


def float_count(rules: Ruleset, counted: Mapping[int, int]) -> FloatCount:
    """Count a float, pieces by value. Raise Refused for a value that the table has no chip of."""
    for value in counted:
        check_chip(rules, value, "pieces")
    surplus = {value: counted.get(value, 0) - count for value, count in sorted(rules.float.items())}
    total = sum(value * count for value, count in counted.items())
    return FloatCount(
        total=total,
        over=tuple(Pieces(value, more) for value, more in surplus.items() if more > 0),
        short=tuple(Pieces(value, -more) for value, more in surplus.items() if more < 0),
        to_restore=sum(value * count for value, count in rules.float.items()) - total,
    )


def may_toss(rules: Ruleset, bet: Bet, pieces: Sequence[Pieces]) -> bool:
    """Return whether a payment may be tossed to a winning bet in one throw: few chips, and none of great value,
    whatever they come to together. Off the numbers a couple of greater value may be tossed too. Otherwise it is
    carried."""
    limits = rules.procedure
    count, largest = sum(p.count for p in pieces), max(p.value for p in pieces)
    values = len({p.value for p in pieces})

    def within(kind: str, chips: str) -> bool:
        return count <= limits[chips] and largest <= parse_money(limits[kind])

    if values > 1:
        return values <= limits["toss_mixed_values"] and within("toss_mixed", "toss_mixed_chips")
    greater = bet.kind in OUTSIDE and within("toss_outside", "toss_outside_pieces")
    return greater or within("toss_one_value", "toss_one_value_chips")
