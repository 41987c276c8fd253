"""Bets off the numbers when a zero comes, and the stakes that it caught: a rule for each manner of dealing.

`prison`: an even chance goes to prison, level by level, and its player may take half, leave it or have it moved.
`partage`: an even chance is halved at once; a chip that cannot be halved, in colour a chip of the player's own, goes to
prison until the next spin.
`parlour`: even chances, dozens and columns; the player takes half or leaves the stake whole for the next spin.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from games.core.money import divide_up
from games.core.problems import Problem
from games.roulette.bets import OUTSIDE, Bet, Kind
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import Choice, Held, Stake, Wish


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of a stake or a part of it, in cents: its result, what goes back, where the rest is held and at
    which level (0: not)."""

    amount: int
    result: str
    because: tuple[Clause, ...]
    returned: int = 0
    bet: Bet | None = None
    level: int = 0


def at_zero(rules: Ruleset, bet: Bet, amount: int, level: int, choice: Choice, colour: int = 0) -> tuple[Fate, ...]:
    """A zero: what becomes of a stake that is free (level 0) or was caught before, part by part. `colour`: what one of
    its chips is worth, if it is in colour."""
    return _MANNERS[rules.zero].at_zero(rules, bet, amount, level, choice, colour or rules.smallest_chip)


def in_prison(rules: Ruleset, bet: Bet, amount: int, level: int, outcome: int) -> Fate:
    """Any other number: a win frees a stake of level 1 or lowers the level by one, a loss takes the stake."""
    manner = _MANNERS[rules.zero]
    if outcome not in bet.covers:
        return Fate(amount, "lose", (manner.lost,))
    if level == 1:
        return Fate(amount, "freed", (manner.freed,), amount)
    return Fate(amount, "imprisoned", (Clause.ZERO_DOWN,), bet=bet, level=level - 1)


def spared(rules: Ruleset) -> tuple[Kind, ...]:
    """The kinds of bet that a zero does not simply take."""
    return _MANNERS[rules.zero].spares


def wishes(rules: Ruleset, bet: Bet | CalledBet, level: int = 0) -> tuple[Wish, ...]:
    """What a player may ask at a zero for a stake at that level, the first unless he speaks. Empty: no choice."""
    manner = _MANNERS[rules.zero]
    if isinstance(bet, CalledBet) or bet.kind not in manner.spares:
        return ()
    return () if rules.zero == "prison" and _ends(rules, level) else manner.wishes


def problems(rules: Ruleset, stakes: Sequence[Stake], held: Sequence[Held]) -> list[Problem]:
    """The wishes that this manner of dealing does not know, and the stakes that it cannot have caught."""
    manner = _MANNERS[rules.zero]
    found = []
    for i, prisoner in enumerate(held):
        if prisoner.bet.kind not in manner.spares:
            found.append(Problem("not_held", f"held[{i}].bet", {"bet": prisoner.bet.key}, manner.clause))
        if not 1 <= prisoner.level <= rules.prison_levels:
            values = {"levels": rules.prison_levels}
            found.append(Problem("level_out_of_range", f"held[{i}].level", values, manner.levels))
    for path, bet, choice in _wished(stakes, held):
        if isinstance(bet, CalledBet) or bet.kind not in manner.spares or choice.wish not in manner.knows:
            said = {"choice": str(choice), "bet": str(bet)}
            found.append(Problem("choice_not_offered", f"{path}.choice", said, manner.clause))
    return found


def _wished(stakes: Sequence[Stake], held: Sequence[Held]) -> Iterator[tuple[str, Bet | CalledBet, Choice]]:
    """Every wish that is said, with its path and its bet."""
    lying: list[tuple[str, Sequence[Stake | Held]]] = [("bets", stakes), ("held", held)]
    for name, ones in lying:
        for i, one in enumerate(ones):
            if one.choice is not None:
                yield f"{name}[{i}]", one.bet, one.choice


def _ends(rules: Ruleset, level: int) -> bool:
    """Whether one more zero ends the prison."""
    return level >= rules.prison_levels


def _prison(rules: Ruleset, bet: Bet, amount: int, level: int, choice: Choice, _chip: int) -> tuple[Fate, ...]:
    """A level up, unless it is divided. After n zeros running the stake is worth its 2^n-th part.

    Past the last level it is divided whatever is wished.
    """
    if _ends(rules, level):
        return (_divided(rules, amount, 2 ** (level + 1), Clause.ZERO_FOURTH),)
    level += 1
    if choice.wish is Wish.TAKE_HALF:
        return (_divided(rules, amount, 2**level, Clause.ZERO_HALF),)
    because = (Clause.ZERO_PRISON if level == 1 else Clause.ZERO_LEVEL,)
    if choice.to is not None:
        return (Fate(amount, "imprisoned", (*because, Clause.ZERO_MOVE), bet=choice.to, level=level),)
    return (Fate(amount, "imprisoned", because, bet=bet, level=level),)


def _partage(_rules: Ruleset, bet: Bet, amount: int, level: int, _choice: Choice, chip: int) -> tuple[Fate, ...]:
    """Halved at once, as far as whole chips go; the rest waits for the next spin, which only a win survives."""
    if level:
        return (Fate(amount, "lose", (Clause.ZERO_ODD_CHIP_NEXT,)),)
    odd = amount % (2 * chip)
    even = amount - odd
    halved = Fate(even, "halved", (Clause.ZERO_PARTAGE,), even // 2)
    caught = Fate(odd, "imprisoned", (Clause.ZERO_ODD_CHIP,), bet=bet, level=1)
    return tuple(fate for fate in (halved, caught) if fate.amount)


def _parlour(rules: Ruleset, bet: Bet, amount: int, _level: int, choice: Choice, _chip: int) -> tuple[Fate, ...]:
    if choice.wish is Wish.TAKE_HALF:
        return (_divided(rules, amount, 2, Clause.ZERO_PARLOUR_HALF),)
    return (Fate(amount, "imprisoned", (Clause.ZERO_PARLOUR,), bet=bet, level=1),)


def _divided(rules: Ruleset, amount: int, parts: int, clause: Clause) -> Fate:
    returned = divide_up(amount, parts, rules.smallest_chip)
    rounded = returned * parts != amount
    return Fate(amount, "halved", (clause, Clause.ZERO_ROUNDING) if rounded else (clause,), returned)


@dataclass(frozen=True, slots=True)
class _Manner:
    """One manner of dealing a zero: which kinds it spares, which wishes it offers and which it lets be said, and the
    clauses that tell of it, of the levels of what is held, of a stake set free and of one lost."""

    at_zero: Callable[[Ruleset, Bet, int, int, Choice, int], tuple[Fate, ...]]
    spares: tuple[Kind, ...]
    wishes: tuple[Wish, ...]
    knows: tuple[Wish, ...]
    clause: Clause
    levels: Clause
    freed: Clause
    lost: Clause


_MANNERS = {
    "prison": _Manner(
        _prison,
        spares=(Kind.EVEN_CHANCE,),
        wishes=tuple(Wish),
        knows=tuple(Wish),
        clause=Clause.ZERO_PRISON,
        levels=Clause.ZERO_LEVEL,
        freed=Clause.ZERO_FREED,
        lost=Clause.ZERO_LOST,
    ),
    "partage": _Manner(
        _partage,
        spares=(Kind.EVEN_CHANCE,),
        wishes=(),
        knows=(Wish.TAKE_HALF,),
        clause=Clause.ZERO_PARTAGE,
        levels=Clause.ZERO_ODD_CHIP,
        freed=Clause.ZERO_ODD_CHIP_NEXT,
        lost=Clause.ZERO_ODD_CHIP_NEXT,
    ),
    "parlour": _Manner(
        _parlour,
        spares=OUTSIDE,
        wishes=(Wish.LEAVE, Wish.TAKE_HALF),
        knows=(Wish.LEAVE, Wish.TAKE_HALF),
        clause=Clause.ZERO_PARLOUR,
        levels=Clause.ZERO_PARLOUR,
        freed=Clause.ZERO_PARLOUR_NEXT,
        lost=Clause.ZERO_PARLOUR_NEXT,
    ),
}
