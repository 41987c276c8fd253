"""What a unit on a position wins or loses net in each pocket, and with which probability."""

from enum import StrEnum
from fractions import Fraction

from games.core import prison
from games.core.outcomes import Outcomes, of_results
from games.roulette.bets import Bet
from games.roulette.odds import worth_held
from games.roulette.parameters import Zero
from games.roulette.rulesets import Ruleset
from games.roulette.zero import protected_kinds


class AtZero(StrEnum):
    """What becomes of a stake that a zero does not simply take: its half is taken, it is left, or it is one chip that
    cannot be halved."""

    HALF = "half"
    LEFT = "left"
    CHIP = "chip"


def choices(rules: Ruleset, bet: Bet) -> tuple[AtZero, ...]:
    """Return what may become of a stake at a zero, the first what a player does best; empty where zero takes it."""
    if bet.kind not in protected_kinds(rules):
        return ()
    return AtZero.HALF, AtZero.CHIP if rules.zero is Zero.PARTAGE else AtZero.LEFT


def outcomes(rules: Ruleset, bet: Bet, at_zero: AtZero | None = None) -> Outcomes:
    """Return the outcomes of a unit on a position; a stake that is protected at a zero is halved, or as `at_zero` says.

    The time that a stake spends in prison is not counted: its result belongs to the spin for which it was placed.

    >>> from games.roulette.rulesets import ruleset
    >>> outcomes(ruleset("venice-french"), Bet.parse("red")).edge
    Fraction(1, 74)
    """
    pocket = Fraction(1, len(rules.wheel.pockets))
    zeros = rules.wheel.zeros if choices(rules, bet) else frozenset()
    wins = {str(number): (pocket, Fraction(bet.pays)) for number in bet.numbers}
    loses = {str(number): (pocket, Fraction(-1)) for number in set(rules.wheel.pockets) - bet.covers - zeros}
    if at_zero in (None, AtZero.HALF):
        return Outcomes(wins | loses | {str(zero): (pocket, Fraction(-1, 2)) for zero in zeros}, rules.wheel.name)
    results = {Fraction(bet.pays): pocket * len(wins), Fraction(-1): pocket * len(loses)}
    for net, chance in _left(rules, bet).items():
        results[net] = results.get(net, Fraction(0)) + pocket * len(zeros) * chance
    return of_results(results)


def _left(rules: Ruleset, bet: Bet) -> dict[Fraction, Fraction]:
    """Return what becomes of a unit that a zero caught and that waits."""
    win, zero = (Fraction(len(them), len(rules.wheel.pockets)) for them in (bet.numbers, rules.wheel.zeros))
    if rules.zero is Zero.PRISON:
        return prison.results_left(win, zero, rules.prison_levels)
    freed = worth_held(rules, bet)[0] if rules.zero is Zero.PARLOUR else win
    return {Fraction(0): freed, Fraction(-1): 1 - freed}
