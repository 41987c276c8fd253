"""Bets off the numbers when a zero comes, and the stakes that it caught: a rule for each manner of dealing.

`prison`: an even chance goes to prison, level by level, and its player may take half, leave it or have it moved.
`partage`: an even chance is halved at once; a chip that cannot be halved, in colour a chip of the player's own, goes to
prison until the next spin.
`parlour`: even chances, dozens and columns; the player takes half or leaves the stake whole for the next spin.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from games.core.prison import divided
from games.core.problems import Problem
from games.roulette.bets import OUTSIDE, Bet, Kind
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.parameters import Zero
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import Choice, Held, Result, Stake, ZeroOption


@dataclass(frozen=True, slots=True)
class ZeroOutcome:
    """What becomes of a stake or a part of it, in cents: its result, what goes back, where the rest is held and at
    which level (0: not)."""

    amount: int
    result: Result
    because: tuple[Clause, ...]
    returned: int = 0
    bet: Bet | None = None
    level: int = 0


def at_zero(
    rules: Ruleset, bet: Bet, amount: int, level: int, choice: Choice, colour: int = 0
) -> tuple[ZeroOutcome, ...]:
    """Return a zero: what becomes of a stake that is free (level 0) or was caught before, part by part. `colour`: what
    one of its chips is worth, if it is in colour."""
    return _ZERO_RULES[rules.zero].at_zero(rules, bet, amount, level, choice, colour or rules.smallest_chip)


def in_prison(rules: Ruleset, bet: Bet, amount: int, level: int, outcome: int) -> ZeroOutcome:
    """Any other number: a win frees a stake of level 1 or lowers the level by one, a loss takes the stake."""
    rule = _ZERO_RULES[rules.zero]
    if outcome not in bet.covers:
        return ZeroOutcome(amount, Result.LOSE, (rule.lost,))
    if level == 1:
        return ZeroOutcome(amount, Result.FREED, (rule.freed,), amount)
    return ZeroOutcome(amount, Result.IMPRISONED, (Clause.ZERO_DOWN,), bet=bet, level=level - 1)


def protected_kinds(rules: Ruleset) -> tuple[Kind, ...]:
    """Return the kinds of bet that a zero does not simply take."""
    return _ZERO_RULES[rules.zero].protected


def zero_options(rules: Ruleset, bet: Bet | CalledBet, level: int = 0) -> tuple[ZeroOption, ...]:
    """Return what a player may ask at a zero for a stake at that level, the default first; empty: no choice.

    >>> from games.roulette.rulesets import ruleset
    >>> [str(option) for option in zero_options(ruleset("venice-french"), Bet.parse("red"))]
    ['leave', 'take_half', 'move']
    """
    rule = _ZERO_RULES[rules.zero]
    if isinstance(bet, CalledBet) or bet.kind not in rule.protected:
        return ()
    return () if rules.zero is Zero.PRISON and _ends(rules, level) else rule.options


def problems(rules: Ruleset, stakes: Sequence[Stake], held: Sequence[Held]) -> list[Problem]:
    """Return the choices that this manner of dealing does not accept, and the stakes that it cannot have caught."""
    rule = _ZERO_RULES[rules.zero]
    found = []
    for i, prisoner in enumerate(held):
        if prisoner.bet.kind not in rule.protected:
            found.append(Problem("not_held", f"held[{i}].bet", {"bet": prisoner.bet.key}, rule.clause))
        if not 1 <= prisoner.level <= rules.prison_levels:
            values = {"levels": rules.prison_levels}
            found.append(Problem("level_out_of_range", f"held[{i}].level", values, rule.levels))
    for path, bet, choice in _said(stakes, held):
        if isinstance(bet, CalledBet) or bet.kind not in rule.protected or choice.option not in rule.accepted:
            said = {"choice": str(choice), "bet": str(bet)}
            found.append(Problem("choice_not_offered", f"{path}.choice", said, rule.clause))
    return found


def _said(stakes: Sequence[Stake], held: Sequence[Held]) -> Iterator[tuple[str, Bet | CalledBet, Choice]]:
    """Yield every choice that a player made, with its path and its bet."""
    named: list[tuple[str, Sequence[Stake | Held]]] = [("bets", stakes), ("held", held)]
    for name, ones in named:
        for i, one in enumerate(ones):
            if one.choice is not None:
                yield f"{name}[{i}]", one.bet, one.choice


def _ends(rules: Ruleset, level: int) -> bool:
    """Return whether one more zero ends the prison."""
    return level >= rules.prison_levels


def _prison(rules: Ruleset, bet: Bet, amount: int, level: int, choice: Choice, _chip: int) -> tuple[ZeroOutcome, ...]:
    """Return a level up, unless it is divided, which past the last level it is whatever the player chooses."""
    if _ends(rules, level):
        return (_divided(rules, amount, level + 1, Clause.ZERO_FOURTH),)
    level += 1
    if choice.option is ZeroOption.TAKE_HALF:
        return (_divided(rules, amount, level, Clause.ZERO_HALF),)
    because = (Clause.ZERO_PRISON if level == 1 else Clause.ZERO_LEVEL,)
    if choice.to is not None:
        return (ZeroOutcome(amount, Result.IMPRISONED, (*because, Clause.ZERO_MOVE), bet=choice.to, level=level),)
    return (ZeroOutcome(amount, Result.IMPRISONED, because, bet=bet, level=level),)


def _partage(_rules: Ruleset, bet: Bet, amount: int, level: int, _choice: Choice, chip: int) -> tuple[ZeroOutcome, ...]:
    """Halved at once, as far as whole chips go; the rest waits for the next spin, which only a win survives."""
    if level:
        return (ZeroOutcome(amount, Result.LOSE, (Clause.ZERO_ODD_CHIP_NEXT,)),)
    odd = amount % (2 * chip)
    even = amount - odd
    halved = ZeroOutcome(even, Result.HALVED, (Clause.ZERO_PARTAGE,), even // 2)
    caught = ZeroOutcome(odd, Result.IMPRISONED, (Clause.ZERO_ODD_CHIP,), bet=bet, level=1)
    return tuple(part for part in (halved, caught) if part.amount)


def _parlour(rules: Ruleset, bet: Bet, amount: int, _level: int, choice: Choice, _chip: int) -> tuple[ZeroOutcome, ...]:
    if choice.option is ZeroOption.TAKE_HALF:
        return (_divided(rules, amount, 1, Clause.ZERO_PARLOUR_HALF),)
    return (ZeroOutcome(amount, Result.IMPRISONED, (Clause.ZERO_PARLOUR,), bet=bet, level=1),)


def _divided(rules: Ruleset, amount: int, caught: int, clause: Clause) -> ZeroOutcome:
    """Divide a stake after so many zeros running."""
    returned, because = divided(amount, caught, rules.smallest_chip, clause, Clause.ZERO_ROUNDING)
    return ZeroOutcome(amount, Result.HALVED, because, returned)


@dataclass(frozen=True, slots=True)
class _ZeroRule:
    """One manner of dealing a zero: which kinds it protects, which choices it offers and which it accepts, and the
    clauses on it, on the levels of what is held, of a stake set free and of one lost."""

    at_zero: Callable[[Ruleset, Bet, int, int, Choice, int], tuple[ZeroOutcome, ...]]
    protected: tuple[Kind, ...]
    options: tuple[ZeroOption, ...]
    accepted: tuple[ZeroOption, ...]
    clause: Clause
    levels: Clause
    freed: Clause
    lost: Clause


_ZERO_RULES = {
    Zero.PRISON: _ZeroRule(
        _prison,
        protected=(Kind.EVEN_CHANCE,),
        options=tuple(ZeroOption),
        accepted=tuple(ZeroOption),
        clause=Clause.ZERO_PRISON,
        levels=Clause.ZERO_LEVEL,
        freed=Clause.ZERO_FREED,
        lost=Clause.ZERO_LOST,
    ),
    Zero.PARTAGE: _ZeroRule(
        _partage,
        protected=(Kind.EVEN_CHANCE,),
        options=(),
        accepted=(ZeroOption.TAKE_HALF,),
        clause=Clause.ZERO_PARTAGE,
        levels=Clause.ZERO_ODD_CHIP,
        freed=Clause.ZERO_ODD_CHIP_NEXT,
        lost=Clause.ZERO_ODD_CHIP_NEXT,
    ),
    Zero.PARLOUR: _ZeroRule(
        _parlour,
        protected=OUTSIDE,
        options=(ZeroOption.LEAVE, ZeroOption.TAKE_HALF),
        accepted=(ZeroOption.LEAVE, ZeroOption.TAKE_HALF),
        clause=Clause.ZERO_PARLOUR,
        levels=Clause.ZERO_PARLOUR,
        freed=Clause.ZERO_PARLOUR_NEXT,
        lost=Clause.ZERO_PARLOUR_NEXT,
    ),
}
