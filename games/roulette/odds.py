"""Odds as exact fractions of one unit staked. `edge` is what a unit loses on average."""

from dataclasses import dataclass, field
from fractions import Fraction

from games.core import prison
from games.core.problems import Problem, Refused
from games.roulette.bets import Bet
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.parameters import Zero
from games.roulette.rulesets import Ruleset
from games.roulette.zero import protected_kinds


@dataclass(frozen=True, slots=True)
class Odds:
    """Numbers covered, payout for one unit (None for an announcement, whose chips pay differently), chance to win.

    Where a zero leaves a choice, `edge` is that of the best one and `policies` has each: `leave` and `take_half`.
    Where it halves at once, `edge` is that of a stake that can be halved, `indivisible` that of a chip that cannot.
    """

    numbers: tuple[int, ...]
    pays: int | None
    win: Fraction
    edge: Fraction
    policies: dict[str, Fraction] = field(default_factory=dict)
    indivisible: Fraction | None = None


def odds(rules: Ruleset, bet: Bet | CalledBet) -> Odds:
    """Return the odds of a position or of an announcement, as fractions of one unit staked, by counting the pockets.

    Raise Refused for a position that the table does not have and an announcement that it does not take.

    >>> from games.roulette.rulesets import ruleset
    >>> odds(ruleset("venice-french"), Bet.parse("straight:17")).edge
    Fraction(1, 37)
    """
    if isinstance(bet, CalledBet):
        if bet.name not in rules.called_bets:
            raise Refused(Problem("called_bet_not_taken", "bet", {"bet": bet.key}, Clause.LEGAL_SPOT))
        lost = sum(p.chips * odds(rules, p.bet).edge for p in bet.placements)
        return Odds(bet.numbers, None, _win(rules, bet), Fraction(lost) / bet.chips)
    if bet.key not in rules.positions:
        raise Refused(Problem("unknown_spot", "bet", {"bet": bet.key}, Clause.LEGAL_SPOT))
    win = _win(rules, bet)
    plain = 1 - win * (bet.pays + 1)
    if bet.kind not in protected_kinds(rules):
        return Odds(bet.numbers, bet.pays, win, plain)
    zero = _zero(rules)
    halved = plain - zero / 2
    if rules.zero is Zero.PARTAGE:
        return Odds(bet.numbers, bet.pays, win, halved, indivisible=plain - zero * win)
    left = plain - zero * worth_held(rules, bet)[0]
    return Odds(bet.numbers, bet.pays, win, min(halved, left), {"leave": left, "take_half": halved})


def _win(rules: Ruleset, bet: Bet | CalledBet) -> Fraction:
    return Fraction(len(bet.numbers), len(rules.wheel.pockets))


def _zero(rules: Ruleset) -> Fraction:
    """Return the chance of a zero of either kind."""
    return Fraction(len(rules.wheel.zeros), len(rules.wheel.pockets))


def worth_taken(rules: Ruleset) -> tuple[Fraction, ...]:
    """Return what a unit that a zero caught is worth when its part is taken, at each level from the first on."""
    return prison.worth_taken(rules.prison_levels)


def worth_held(rules: Ruleset, bet: Bet, end: Fraction | None = None) -> tuple[Fraction, ...]:
    """Return what a unit that a zero caught is worth when it is always left, at each level from the first on.

    `end` is what comes back of it past the last level of the prison, if that is rounded to whole chips. In the parlour
    a zero changes nothing, so that only the other pockets decide.
    """
    win = _win(rules, bet)
    zero = _zero(rules)
    if rules.zero is Zero.PARLOUR:
        return (win / (1 - zero),)
    return prison.worth_left(win, zero, rules.prison_levels, end)
