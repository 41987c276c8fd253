"""What players lay: new bets and stakes in prison, with their choices for a zero."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from games.core.problems import Problem, Refused
from games.roulette.bets import EVEN_CHANCES, EVERY_POSITION, Bet
from games.roulette.called import NAMES, CalledBet
from games.roulette.clauses import Clause


class Result(StrEnum):
    """What became of a stake, or of a part of one. `excess` was over the maximum and did not play."""

    WIN = "win"
    LOSE = "lose"
    HALVED = "halved"
    IMPRISONED = "imprisoned"
    FREED = "freed"
    EXCESS = "excess"


class ZeroOption(StrEnum):
    """What a player may ask for a stake off the numbers when a zero comes."""

    LEAVE = "leave"
    TAKE_HALF = "take_half"
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class Choice:
    """A player's choice at a zero; `to` is the even chance to which a stake is moved.

    One-line notation: `leave`, `take_half`, `move:black`.
    """

    option: ZeroOption
    to: Bet | None = None

    def __str__(self) -> str:
        return f"{self.option}:{self.to}" if self.to else str(self.option)

    @staticmethod
    def parse(text: str) -> "Choice":
        if text in (ZeroOption.LEAVE, ZeroOption.TAKE_HALF):
            return Choice(ZeroOption(text))
        option, _, key = text.partition(":")
        target = EVERY_POSITION.get(key)
        if option != ZeroOption.MOVE or target not in EVEN_CHANCES:
            raise Refused(Problem("unknown_choice", "choice", {"choice": text}, Clause.ZERO_MOVE))
        return Choice(ZeroOption.MOVE, target)


LEAVE = Choice(ZeroOption.LEAVE)


def parse_spot(key: str) -> Bet | CalledBet:
    """Return the position or the announcement of that name. Raise Refused."""
    if bet := EVERY_POSITION.get(key):
        return bet
    return CalledBet.parse(key) if key.partition(":")[0] in NAMES else Bet.parse(key)


@dataclass(frozen=True, slots=True)
class Stake:
    """A new bet: cents on a position, or the unit of one chip on an announcement.

    `choice` None: nothing is said. `colour` is what one chip of the player's colour is worth, in cents; None where the
    stake is in value chips. `beside`: the bank holds the announcement beside the layout and places what wins.
    `unchanged`: value chips where the house wants colour, because there was no time to change them.
    """

    bet: Bet | CalledBet
    amount: int
    player: str | None = None
    choice: Choice | None = None
    colour: int | None = None
    beside: bool = False
    unchanged: bool = False

    def __post_init__(self) -> None:
        if self.amount <= 0:
            raise Refused(Problem("stake_not_positive", "stake", {}, Clause.STAKE))
        if self.colour is not None and (self.colour <= 0 or self.amount % self.colour):
            raise Refused(Problem("not_whole_chips", "stake", {}, Clause.COLOUR_VALUE))
        _check_choice(self.bet, self.choice)

    @property
    def total(self) -> int:
        """Everything it lays on the table, in cents."""
        return self.amount * (self.bet.chips if isinstance(self.bet, CalledBet) else 1)

    @property
    def placed(self) -> Sequence[tuple[Bet, int]]:
        """The positions on which its chips go, with the cents on each."""
        if isinstance(self.bet, Bet):
            return ((self.bet, self.amount),)
        return [(placement.bet, placement.chips * self.amount) for placement in self.bet.placements]


@dataclass(frozen=True, slots=True)
class Held:
    """A stake that a zero has caught. `level` counts the wins that it needs to be free."""

    bet: Bet
    amount: int
    level: int
    player: str | None = None
    choice: Choice | None = None

    def __post_init__(self) -> None:
        if self.amount <= 0:
            raise Refused(Problem("stake_not_positive", "stake", {}, Clause.STAKE))
        _check_choice(self.bet, self.choice)


def _check_choice(bet: Bet | CalledBet, choice: Choice | None) -> None:
    """Refuse what no ruleset allows; `zero.py` knows what a ruleset offers."""
    if choice is not None and choice.to is not None and choice.to is bet:
        raise Refused(Problem("moved_to_itself", "choice", {"bet": str(bet)}, Clause.ZERO_MOVE))
