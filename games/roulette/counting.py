"""Chips counted at the table: an amount changed in groups, and a payment held against what is due."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from games.core.money import show_money
from games.core.problems import Problem, Refused
from games.roulette.chips import Pieces, check_chip, cut
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset


@dataclass(frozen=True, slots=True)
class Change:
    """An amount in chips of one value, written in groups. `counted` has the cents said aloud after each group, of
    which the last one may be smaller."""

    pieces: Pieces
    group: int
    counted: tuple[int, ...]

    @property
    def rest(self) -> int:
        """The chips of the last group where it is no whole one, otherwise 0."""
        return self.pieces.count % self.group


def change(rules: Ruleset, amount: int, value: int) -> Change:
    """Return an amount changed into chips of one value, in the house's groups.

    Raise Refused for an amount or a value of chip that does not exist, or when such chips cannot make the amount.
    """
    check_chip(rules, value, "value")
    (pieces,) = cut(rules, amount, (value,))
    group = rules.procedure["change_group"]
    counted = tuple(min(chips + group, pieces.count) * value for chips in range(0, pieces.count, group))
    return Change(pieces, group, counted)


@dataclass(frozen=True, slots=True)
class PaymentCheck:
    """A payment held against the cents that are due: its total, what is missing or too much (one of them is 0),
    and whether the smaller chips come first, no value twice."""

    total: int
    missing: int
    too_much: int
    in_order: bool

    @property
    def adds_up(self) -> bool:
        return not (self.missing or self.too_much)

    @property
    def is_right(self) -> bool:
        """Whether a croupier would write it so: what adds up with the large chips first is not yet a payout."""
        return self.adds_up and self.in_order


def check_payment(rules: Ruleset, due: int, pieces: Sequence[Pieces]) -> PaymentCheck:
    """Check a payment as somebody has written it, in cents. Raise Refused for a chip that the table does not have.

    >>> from games.roulette.rulesets import ruleset
    >>> check_payment(ruleset("venice-french"), 35000, [Pieces(1000, 15), Pieces(10000, 2)]).is_right
    True
    """
    for piece in pieces:
        check_chip(rules, piece.value, "pieces")
        if piece.count <= 0:
            raise Refused(Problem("stake_not_positive", "pieces", {"amount": show_money(piece.amount)}, Clause.CUT))
    total = sum(piece.amount for piece in pieces)
    in_order = all(one.value < other.value for one, other in pairwise(pieces))
    return PaymentCheck(total, max(0, due - total), max(0, total - due), in_order)
