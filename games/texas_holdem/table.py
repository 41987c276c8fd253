"""A hand of hold'em in progress, as a value: who sits, what lies, whose turn it is and what the table waits for."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from games.core.cards import Card
from games.core.money import plain_money
from games.texas_holdem.clauses import Clause
from games.texas_holdem.deal import STREETS
from games.texas_holdem.rulesets import Ruleset


class Act(StrEnum):
    """What a player can do, by its letter in a notation."""

    FOLD = "f"
    CHECK = "x"
    CALL = "c"
    BET = "b"
    RAISE = "r"
    ALL_IN = "a"


@dataclass(frozen=True, slots=True)
class Action:
    """What a player does. `to` are the cents that a bet or raise makes the player's stake of the round, else None."""

    act: Act
    to: int | None = None

    def __str__(self) -> str:
        return self.act + (plain_money(self.to) if self.to is not None else "")


class Awaiting(StrEnum):
    """What a table waits for: a player, a street, the showdown, or nothing, since all but one have folded."""

    PLAYER = "player"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"
    SHOWDOWN = "showdown"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: what is left before the player, what lies in this round and in the whole hand, in cents."""

    stack: int
    bet: int = 0
    contributed: int = 0
    folded: bool = False
    acted: bool = False

    @property
    def can_act(self) -> bool:
        return not self.folded and self.stack > 0

    def post(self, cents: int) -> "Seat":
        paid = min(cents, self.stack)
        return replace(self, stack=self.stack - paid, bet=self.bet + paid, contributed=self.contributed + paid)


@dataclass(frozen=True, slots=True)
class Table:
    """A hand in progress. `bet` is the height that a player must meet, `min_raise` the least by which it is raised.

    `to_act` and `raiser`, who bet or raised last in this round, are places or None; `turn` says why it is that turn.
    """

    rules: Ruleset
    seats: tuple[Seat, ...]
    button: int
    board: tuple[Card, ...] = ()
    bet: int = 0
    min_raise: int = 0
    to_act: int | None = None
    raiser: int | None = None
    turn: Clause = Clause.FIRST_TO_ACT

    @property
    def pot(self) -> int:
        """All that was put in, in cents."""
        return sum(seat.contributed for seat in self.seats)

    @property
    def playing(self) -> tuple[int, ...]:
        """The places of those who have not folded."""
        return tuple(place for place, seat in enumerate(self.seats) if not seat.folded)

    @property
    def awaiting(self) -> Awaiting:
        if len(self.playing) == 1:
            return Awaiting.NOTHING
        if self.to_act is not None:
            return Awaiting.PLAYER
        coming = next((street for street, cards in STREETS.items() if cards > len(self.board)), None)
        return Awaiting(coming) if coming else Awaiting.SHOWDOWN

    @property
    def actor(self) -> Seat:
        """The player whose turn it is. Raises ValueError where it is nobody's."""
        if self.to_act is None:
            raise ValueError("nobody is to act")
        return self.seats[self.to_act]

    @property
    def to_call(self) -> int:
        """What the player to act must add to stay in, at most all that the player has."""
        return min(self.bet - self.actor.bet, self.actor.stack)

    @property
    def min_raise_to(self) -> int:
        """What a bet or raise must make the player's stake at least, all in aside."""
        return self.bet + self.min_raise

    @property
    def max_raise_to(self) -> int:
        """What the player's stake can be made at most."""
        everything = self.actor.bet + self.actor.stack
        if self.rules.limit == "pot":
            return min(everything, self.bet + self.pot + self.bet - self.actor.bet)
        return everything

    def clockwise(self, place: int) -> Iterator[int]:
        """Return all places, the one left of this first."""
        return ((place + 1 + i) % len(self.seats) for i in range(len(self.seats)))
