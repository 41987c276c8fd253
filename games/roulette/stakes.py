"""What lies on the table before the ball drops, and whether it may."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from games.core.money import show_money
from games.core.problems import Problem, Refused
from games.roulette.bets import EVEN_CHANCES, POSITIONS, Bet, Kind
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset


class Wish(StrEnum):
    """What a player may ask for an even chance when zero comes."""

    LEAVE = "leave"
    TAKE_HALF = "take_half"
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class Choice:
    """A player's wish at a zero; `to` is the even chance to which a stake is moved.

    One-line notation: `leave`, `take_half`, `move:black`.
    """

    wish: Wish
    to: Bet | None = None

    def __str__(self) -> str:
        return f"{self.wish}:{self.to}" if self.to else str(self.wish)

    @staticmethod
    def parse(text: str) -> "Choice":
        if text in (Wish.LEAVE, Wish.TAKE_HALF):
            return Choice(Wish(text))
        wish, _, key = text.partition(":")
        target = POSITIONS.get(key)
        if wish != Wish.MOVE or target not in EVEN_CHANCES:
            raise Refused(Problem("unknown_choice", "choice", {"choice": text}, Clause.ZERO_MOVE))
        return Choice(Wish.MOVE, target)


LEAVE = Choice(Wish.LEAVE)


def parse_spot(key: str) -> Bet | CalledBet:
    """The position or the announcement of that name. Raises Refused."""
    bet = POSITIONS.get(key)
    return bet if bet is not None else CalledBet.parse(key)


@dataclass(frozen=True, slots=True)
class Stake:
    """A new bet: cents on a position, or the unit of one chip on an announcement. `choice` None: leave."""

    bet: Bet | CalledBet
    amount: int
    player: str | None = None
    choice: Choice | None = None

    def __post_init__(self) -> None:
        if self.amount <= 0:
            raise Refused(Problem("stake_not_positive", "stake", {}, Clause.STAKE))
        _check_choice(self.bet, self.choice)

    @property
    def total(self) -> int:
        """Everything it lays on the table, in cents."""
        return self.amount * (self.bet.chips if isinstance(self.bet, CalledBet) else 1)


@dataclass(frozen=True, slots=True)
class Held:
    """A stake in prison. `level` counts the wins that it needs to be free."""

    bet: Bet
    amount: int
    level: int
    player: str | None = None
    choice: Choice | None = None

    def __post_init__(self) -> None:
        if self.amount <= 0:
            raise Refused(Problem("stake_not_positive", "stake", {}, Clause.STAKE))
        if self.bet.kind is not Kind.EVEN_CHANCE:
            raise Refused(Problem("not_even_chance", "bet", {"bet": self.bet.key}, Clause.ZERO_PRISON))
        _check_choice(self.bet, self.choice)


def _check_choice(bet: Bet | CalledBet, choice: Choice | None) -> None:
    if choice is None:
        return
    if bet not in EVEN_CHANCES:
        raise Refused(Problem("choice_needs_even_chance", "choice", {"bet": str(bet)}, Clause.ZERO_PRISON))
    if choice.to is bet:
        raise Refused(Problem("moved_to_itself", "choice", {"bet": str(bet)}, Clause.ZERO_MOVE))


class Mass(NamedTuple):
    """Cents of one player on one position; what lies over the table's maximum does not play."""

    bet: Bet
    amount: int
    player: str | None
    choice: Choice
    excess: int = 0


def masses(rules: Ruleset, stakes: Iterable[Stake]) -> Iterator[Mass]:
    """The stakes as they lie on the layout: announcements placed chip by chip, maxima observed.

    A player's maximum holds for all that he lays on a position. Only voisins may exceed it, on the zero street.
    """
    laid = Counter[tuple[str | None, str]]()
    for stake in stakes:
        choice = stake.choice or LEAVE
        for bet, amount in _placed(stake):
            maximum = rules.maximum.get(bet.kind) if rules.maximum else None
            if maximum is None or (str(stake.bet) == "voisins" and bet.kind is Kind.ZERO_STREET):
                yield Mass(bet, amount, stake.player, choice)
                continue
            spot = (stake.player, bet.key)
            plays = min(amount, max(0, maximum - laid[spot]))
            laid[spot] += amount
            yield Mass(bet, plays, stake.player, choice, amount - plays)


def _placed(stake: Stake) -> Sequence[tuple[Bet, int]]:
    if isinstance(stake.bet, Bet):
        return ((stake.bet, stake.amount),)
    return [(p.bet, p.chips * stake.amount) for p in stake.bet.placements]


def problems(rules: Ruleset, stakes: Sequence[Stake], held: Sequence[Held] = ()) -> list[Problem]:
    """Every clause that the table breaks, each with the path of the stake that breaks it."""
    return [
        *(problem.at(f"bets[{i}]") for i, stake in enumerate(stakes) for problem in _stake(rules, stake)),
        *(
            Problem("level_out_of_range", f"held[{i}].level", {"levels": rules.prison_levels}, Clause.ZERO_LEVEL)
            for i, prisoner in enumerate(held)
            if not 1 <= prisoner.level <= rules.prison_levels
        ),
    ]


def over_maximum(rules: Ruleset, stakes: Sequence[Stake]) -> list[Problem]:
    """Stakes of which a part would not play. The table lets them lie; a form that asks for a stake does not."""
    found = []
    for i in range(len(stakes)):
        before = sum(mass.excess for mass in masses(rules, stakes[:i]))
        excess = sum(mass.excess for mass in masses(rules, stakes[: i + 1])) - before
        if excess:
            values = {"excess": show_money(excess)}
            found.append(Problem("over_maximum", f"bets[{i}].stake", values, Clause.MAXIMUM))
    return found


def _stake(rules: Ruleset, stake: Stake) -> Iterator[Problem]:
    if isinstance(stake.bet, CalledBet) and stake.bet.name not in rules.called_bets:
        yield Problem("called_bet_not_taken", "bet", {"bet": stake.bet.key}, Clause.LEGAL_SPOT)
    for bet, amount in _placed(stake) if rules.minimum else ():
        minimum = rules.minimum.get(bet.kind, 0)
        if amount < minimum:
            yield Problem("below_minimum", "stake", {"minimum": show_money(minimum)}, Clause.MINIMUM)
            return
