"""What players lay: new stakes, insured or not, and stakes in prison, with their choices for 31 après."""

from dataclasses import dataclass
from enum import StrEnum

from games.core.problems import Problem, Refused
from games.trente_quarante.clauses import Clause
from games.trente_quarante.rows import Chance


class Result(StrEnum):
    """What became of a stake. `excess` was over the maximum and did not play."""

    WIN = "win"
    LOSE = "lose"
    VOID = "void"
    INSURED = "insured"
    HALVED = "halved"
    IMPRISONED = "imprisoned"
    FREED = "freed"
    TAKEN_BACK = "taken_back"
    EXCESS = "excess"


class ApresOption(StrEnum):
    """What a player may ask for a stake at 31 après."""

    LEAVE = "leave"
    DIVIDE = "divide"
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class Choice:
    """A player's choice at 31 après; `to` is the chance to which a stake is moved.

    One-line notation: `leave`, `divide`, `move:noir`. `take_half`, the word of the other games, is read as `divide`.
    """

    option: ApresOption
    to: Chance | None = None

    def __str__(self) -> str:
        return f"{self.option}:{self.to}" if self.to else str(self.option)

    @staticmethod
    def parse(text: str) -> "Choice":
        """Raise Refused."""
        if text in _PLAIN:
            return Choice(_PLAIN[text])
        option, _, chance = text.partition(":")
        if option != ApresOption.MOVE or chance not in set(Chance):
            raise Refused(Problem("unknown_apres_choice", "choice", {"choice": text}, Clause.MOVE))
        return Choice(ApresOption.MOVE, Chance(chance))


_PLAIN = {"leave": ApresOption.LEAVE, "divide": ApresOption.DIVIDE, "take_half": ApresOption.DIVIDE}
LEAVE = Choice(ApresOption.LEAVE)


@dataclass(frozen=True, slots=True)
class Stake:
    """A new stake of cents on a chance. `choice` None: nothing is said."""

    chance: Chance
    amount: int
    insured: bool = False
    choice: Choice | None = None

    def __post_init__(self) -> None:
        _check(self.chance, self.amount, self.choice)


@dataclass(frozen=True, slots=True)
class Held:
    """A stake in prison, in cents at face value. `level` counts the wins that it needs to be free."""

    chance: Chance
    amount: int
    level: int
    choice: Choice | None = None

    def __post_init__(self) -> None:
        _check(self.chance, self.amount, self.choice)


def _check(chance: Chance, amount: int, choice: Choice | None) -> None:
    """Refuse what no ruleset allows."""
    if amount <= 0:
        raise Refused(Problem("stake_not_positive", "stake", {}, Clause.STAKE))
    if choice is not None and choice.to is chance:
        raise Refused(Problem("moved_to_same_chance", "choice", {"chance": chance.value}, Clause.MOVE))
