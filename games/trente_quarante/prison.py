"""What becomes of a stake at 31 après, and of one that is in prison already."""

from dataclasses import dataclass

from games.core.prison import divided
from games.trente_quarante.clauses import Clause
from games.trente_quarante.rows import Chance, Coup, Winner
from games.trente_quarante.rulesets import Ruleset
from games.trente_quarante.stakes import LEAVE, ApresOption, Choice, Held, Result


@dataclass(frozen=True, slots=True)
class ApresOutcome:
    """What becomes of a stake, in cents: its result, what goes back, where and at which level the whole of it is held
    (0: not), and what it wins."""

    result: Result
    because: tuple[Clause, ...]
    returned: int = 0
    chance: Chance | None = None
    level: int = 0
    winnings: int = 0


def apres_options(rules: Ruleset, level: int = 0) -> tuple[ApresOption, ...]:
    """Return what a player may ask at 31 après for a stake at that level, the default first; empty: no choice.

    >>> from games.trente_quarante.rulesets import ruleset
    >>> [str(option) for option in apres_options(ruleset("venice-trente-et-quarante"))]
    ['leave', 'divide', 'move']
    """
    return tuple(ApresOption) if rules.prison and level < rules.prison_levels else ()


def at_apres(rules: Ruleset, chance: Chance, amount: int, level: int, choice: Choice | None) -> ApresOutcome:
    """31 against 31, for a stake that is free (level 0) or in prison.

    The stake goes a level up, unless it is divided, which past the last level it is whatever the player chooses. A
    table without prison halves it at once.
    """
    if not rules.prison:
        return _divided(rules, amount, 1, Clause.MINI_HALF)
    choice = choice or LEAVE
    if level >= rules.prison_levels:
        return _divided(rules, amount, level + 1, Clause.FOURTH)
    level += 1
    if choice.option is ApresOption.DIVIDE:
        return _divided(rules, amount, level, Clause.DIVIDE)
    because = (Clause.PRISON if level == 1 else Clause.LEVEL,)
    if choice.to is not None:
        return ApresOutcome(Result.IMPRISONED, (*because, Clause.MOVE), 0, choice.to, level)
    return ApresOutcome(Result.IMPRISONED, because, 0, chance, level)


def in_prison(rules: Ruleset, held: Held, coup: Coup) -> ApresOutcome:
    """Return a coup for a stake in prison: a win frees it or lowers its level by one, a loss takes it, a tie changes
    nothing."""
    if coup.winner is Winner.APRES:
        return at_apres(rules, held.chance, held.amount, held.level, held.choice)
    if coup.winner is Winner.TIE:
        return ApresOutcome(Result.IMPRISONED, (Clause.TIE_PRISON,), 0, held.chance, held.level)
    if held.chance not in coup.winning:
        return ApresOutcome(Result.LOSE, (Clause.LOST,))
    if held.level == 1:
        return ApresOutcome(Result.FREED, (Clause.FREED,), held.amount)
    return ApresOutcome(Result.IMPRISONED, (Clause.DOWN,), 0, held.chance, held.level - 1)


def cards_run_out(held: Held) -> ApresOutcome:
    """Return what happens when no coup can be dealt any more: a stake after its first 31 après is taken back whole, any
    other waits on."""
    if held.level == 1:
        return ApresOutcome(Result.TAKEN_BACK, (Clause.RUN_OUT,), held.amount)
    return ApresOutcome(Result.IMPRISONED, (Clause.RUN_OUT_LEVEL,), 0, held.chance, held.level)


def _divided(rules: Ruleset, amount: int, caught: int, clause: Clause) -> ApresOutcome:
    """Divide a stake after 31 après came so many times running."""
    returned, because = divided(amount, caught, rules.smallest_chip, clause, Clause.ROUNDING)
    return ApresOutcome(Result.HALVED, because, returned)
