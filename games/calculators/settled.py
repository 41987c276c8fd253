"""Spins that are over, as the page shows them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from django.utils.translation import gettext

from games.calculators.tables import Table
from games.roulette.bets import EVEN_CHANCES, Bet
from games.roulette.clauses import Clause
from games.roulette.layout import Place, cell
from games.roulette.session import Session
from games.roulette.spin import Line, Settlement
from games.roulette.wheel import colour
from games.rulebook.formats import number
from games.rulebook.wording import bet_name

UNFOLDABLE = 10  # so many spins are shown line by line; earlier ones are a link away

# The shape and the tone beside the word for a result.
MARKS = {
    "win": ("good", "▲"),
    "lose": ("bad", "▼"),
    "halved": ("warn", "◐"),
    "imprisoned": ("warn", "■"),
    "freed": ("info", "□"),
    "excess": ("info", "↩"),
}


@dataclass(slots=True)
class Row:
    """Stakes of one position with the same fate. Amounts are cents."""

    bet: Bet
    result: str
    because: tuple[Clause, ...]
    stake: int = 0
    winnings: int = 0
    returned: int = 0
    held: int = 0

    @property
    def tone(self) -> str:
        return MARKS[self.result][0]

    @property
    def mark(self) -> str:
        return MARKS[self.result][1]

    def add(self, line: Line) -> None:
        self.stake += line.stake
        self.winnings += line.winnings
        self.returned += line.returned
        self.held += line.held


@dataclass(frozen=True, slots=True)
class Past:
    """A spin that is over: which one it is, its settlement, the balance after it, the game's address up to it."""

    index: int
    settlement: Settlement
    balance: int
    address: str
    unfolds: bool

    @property
    def shade(self) -> str:
        return colour(self.settlement.outcome) or "zero"

    @property
    def place(self) -> Place:
        """The field of the number on the felt."""
        return cell(self.settlement.outcome)

    @property
    def gloss(self) -> str:
        """The call in the reader's language."""
        outcome = self.settlement.outcome
        if outcome == 0:
            return gettext("Zero")
        said = [bet_name(bet.key) for bet in EVEN_CHANCES if outcome in bet.covers]
        return gettext("{number}: {chances}").format(number=number(outcome), chances=", ".join(said))

    @property
    def rows(self) -> list[Row]:
        """The lines in the order of payment; chips of one position with the same fate stand in one line."""
        rows: dict[tuple[str, str, tuple[Clause, ...]], Row] = {}
        for line in self.settlement.lines:
            key = (line.bet.key, line.result, line.because)
            rows.setdefault(key, Row(line.bet, line.result, line.because)).add(line)
        return list(rows.values())


def past(table: Table, session: Session, settled: Sequence[Settlement]) -> list[Past]:
    """The spins of a game, the last one first."""
    balances = accumulate(settlement.total.net for settlement in settled)
    spins = [
        Past(
            index=i + 1,
            settlement=settlement,
            balance=balance,
            address=table.address(Session(session.spins[: i + 1])),
            unfolds=i >= len(settled) - UNFOLDABLE,
        )
        for i, (settlement, balance) in enumerate(zip(settled, balances, strict=True))
    ]
    return spins[::-1]
