"""Odds as exact fractions of one unit staked. `edge` is what a unit loses on average."""

from dataclasses import dataclass, field
from fractions import Fraction

from games.core.problems import Problem, Refused
from games.roulette.bets import Bet, Kind
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.wheel import POCKETS

POCKET = Fraction(1, len(POCKETS))


@dataclass(frozen=True, slots=True)
class Odds:
    """Numbers covered, payout for one unit (None for an announcement, whose chips pay differently), chance to win.

    Where zero leaves a choice, `edge` is that of the best one and `policies` has each: `leave` and `take_half`.
    """

    numbers: tuple[int, ...]
    pays: int | None
    win: Fraction
    edge: Fraction
    policies: dict[str, Fraction] = field(default_factory=dict)


def odds(rules: Ruleset, bet: Bet | CalledBet) -> Odds:
    """The odds of a position or of an announcement. Raises Refused for an announcement that the house does not take."""
    win = len(bet.numbers) * POCKET
    if isinstance(bet, CalledBet):
        if bet.name not in rules.called_bets:
            raise Refused(Problem("called_bet_not_taken", "bet", {"bet": bet.key}, Clause.LEGAL_SPOT))
        lost = sum(p.chips * _edge(p.bet) for p in bet.placements)
        return Odds(bet.numbers, None, win, Fraction(lost) / bet.chips)
    if bet.kind is not Kind.EVEN_CHANCE:
        return Odds(bet.numbers, bet.pays, win, _edge(bet))
    policies = {
        "leave": _even_chance_edge(rules, leave=True),
        "take_half": _even_chance_edge(rules, leave=False),
    }
    return Odds(bet.numbers, bet.pays, win, min(policies.values()), policies)


def _edge(bet: Bet) -> Fraction:
    return 1 - len(bet.numbers) * POCKET * (bet.pays + 1)


def worth_in_prison(rules: Ruleset, *, leave: bool) -> tuple[Fraction, ...]:
    """What a unit in prison is worth at each level, from the first on.

    Left there, a level's worth follows from the one below (a win) and the one above (a zero); past the last
    level the stake is divided, which closes the equations. Taken at once, it is worth its part.
    """
    levels = rules.prison_levels
    if not leave:
        return tuple(Fraction(1, 2**level) for level in range(1, levels + 1))
    chance = 18 * POCKET
    # worth(k) = a(k) * worth(k + 1) + b(k), by elimination from level 1 upward; level 0 is a stake set free.
    slopes, offsets = [Fraction(0)], [Fraction(1)]
    for _ in range(levels):
        share = 1 - chance * slopes[-1]
        slopes.append(POCKET / share)
        offsets.append(chance * offsets[-1] / share)
    worth = [Fraction(1, 2 ** (levels + 1))]
    for slope, offset in zip(reversed(slopes[1:]), reversed(offsets[1:]), strict=True):
        worth.insert(0, slope * worth[0] + offset)
    return tuple(worth[:-1])


def _even_chance_edge(rules: Ruleset, *, leave: bool) -> Fraction:
    return 1 - (18 * POCKET * 2 + POCKET * worth_in_prison(rules, leave=leave)[0])
