"""The spins of a shift: what the players lay, what comes, what they ask at zero, and what becomes of all of it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from games.roulette.bets import EVEN_CHANCES, OUTSIDE, Bet
from games.roulette.called import CalledBet
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session
from games.roulette.spin import Line, Settlement, settle
from games.roulette.stakes import Choice, Held, Result, Stake, ZeroOption
from games.roulette.zero import zero_options
from training.drills.kit.chance import Chance
from training.drills.kit.common import Scene
from training.drills.kit.shifts import Busyness
from training.drills.roulette.shift.texts import PLAYERS

_ON_NUMBERS = range(500, 5500, 500)
_OUTSIDE = range(1000, 9500, 500)
_ZERO_IN = 5  # of so many spins one is made a zero, far more than at a table,
_MOST_HELD = 2  # unless more stakes than that are in prison
_ENDED = {Result.LOSE: "lost", Result.HALVED: "divided", Result.FREED: "freed"}


@dataclass(frozen=True, slots=True)
class Fate:
    """A stake off the numbers at a zero, or one in prison: what its player chose, what became of it, and at which level
    it is held now (0: it is not)."""

    lies: Stake | Held
    choice: Choice | None
    line: Line
    level: int

    @property
    def ending(self) -> str:
        """What has become of it, as an answer."""
        return f"held-{self.level}" if self.level else _ENDED[self.line.result]


@dataclass(frozen=True)
class Spun:
    """A spin that is over, with the stakes in prison before it."""

    rules: Ruleset
    session: Session
    before: tuple[Held, ...]

    @property
    def number(self) -> int:
        return self.session.spins[-1].outcome

    @property
    def stakes(self) -> tuple[Stake, ...]:
        return self.session.spins[-1].stakes

    @cached_property
    def settled(self) -> Settlement:
        return self.session.play(self.rules)[-1]

    @cached_property
    def winners(self) -> tuple[Line, ...]:
        """The stakes that are paid, in the order of the house."""
        return tuple(line for line in self.settled.lines if line.winnings)

    @cached_property
    def fates(self) -> tuple[Fate, ...]:
        """What became of those in prison, and of each stake off the numbers where zero came."""
        caught: list[Stake | Held] = list(self.before)
        caught += [stake for stake in self.stakes if self.number == 0 and _is_outside(stake.bet)]
        return tuple(self.fate_of(lies, self._choice_for(lies)) for lies in caught)

    def _choice_for(self, lies: Stake | Held) -> Choice | None:
        level = lies.level if isinstance(lies, Held) else 0
        return self.session.spins[-1].choices.get((lies.player, str(lies.bet), level))

    def fate_of(self, lies: Stake | Held, choice: Choice | None) -> Fate:
        """Return what becomes of a stake for which its player chooses that."""
        chosen = replace(lies, choice=choice)
        alone = [[chosen], []] if isinstance(chosen, Stake) else [[], [chosen]]
        settled = settle(self.rules, self.number, *alone)
        return Fate(lies, choice, settled.lines[0], settled.held[0].level if settled.held else 0)

    @property
    def scene(self) -> Scene:
        return table_scene(self.stakes, self.before, self.number)


def _is_outside(bet: Bet | CalledBet) -> bool:
    return isinstance(bet, Bet) and bet.kind in OUTSIDE


def held_on(rules: Ruleset, session: Session) -> tuple[Held, ...]:
    """Return the stakes in prison at a table."""
    settled = session.play(rules)
    return settled[-1].held if settled else ()


def number_of(chance: Chance, rules: Ruleset, table: Session) -> int:
    """Return the number that comes next at a table."""
    is_made_zero = chance.between(1, _ZERO_IN) == 1 and len(held_on(rules, table)) <= _MOST_HELD
    return 0 if is_made_zero else chance.pick(rules.wheel.pockets)


def laid(chance: Chance, rules: Ruleset, busyness: Busyness, table: Session, number: int) -> Session:
    """Return the table with what each player lays: one on an even chance, the others more often than not where they
    win."""
    players = list(PLAYERS)[: 3 if busyness is Busyness.BUSY else 2]
    hit = [bet for bet in rules.positions.values() if number in bet.covers and bet not in EVEN_CHANCES]
    every = list(rules.positions.values())
    amounts = {True: chance.shuffled(_OUTSIDE), False: chance.shuffled(_ON_NUMBERS)}
    for player in players:
        bets = [chance.pick(EVEN_CHANCES), chance.pick(hit if chance.between(1, 3) > 1 else every)]
        for bet in dict.fromkeys(bets):
            table = table.lay(Stake(bet, amounts[bet.kind in OUTSIDE].pop(), player))
    return table


def spun(chance: Chance, rules: Ruleset, busyness: Busyness, table: Session, number: int) -> Spun:
    """Return the spin on which that number comes; where it is zero, with what the players ask for."""
    before = held_on(rules, table)
    session = table.spin(number)
    if number == 0:
        caught = [(stake.player, stake.bet, 0) for stake in table.stakes if _is_outside(stake.bet)]
        for player, bet, level in (*caught, *((held.player, held.bet, held.level) for held in before)):
            if choice := _choice(chance, rules, busyness, bet, level):
                session = session.choose(player, str(bet), level, choice)
    return Spun(rules, session, before)


def _choice(chance: Chance, rules: Ruleset, busyness: Busyness, bet: Bet | CalledBet, level: int) -> Choice | None:
    """Return what a player asks for: mostly nothing, sometimes half, and where it is busy that the stake be moved."""
    drawn = chance.between(1, 5)
    if not zero_options(rules, bet, level) or drawn > 2:
        return None
    if drawn == 2 and busyness is Busyness.BUSY:
        return Choice(ZeroOption.MOVE, chance.pick([other for other in EVEN_CHANCES if other is not bet]))
    return Choice(ZeroOption.TAKE_HALF)


def table_scene(stakes: Sequence[Stake], held: Sequence[Held], number: int | None = None) -> Scene:
    """Return the whole felt with the chips of all players, and who is in prison."""
    heaps: dict[tuple[str | None, str], int] = {}
    for stake in stakes:
        for bet, amount in stake.placed:
            heaps[stake.player, bet.key] = heaps.get((stake.player, bet.key), 0) + amount
    return {
        "kind": "table",
        "number": number,
        "chips": [{"player": PLAYERS[who], "bet": key, "amount": amount} for (who, key), amount in heaps.items()],
        "held": [
            {"player": PLAYERS[one.player], "bet": one.bet.key, "amount": one.amount, "level": one.level}
            for one in held
        ],
    }
