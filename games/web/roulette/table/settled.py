"""Spins that are over, as the page shows them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from django.utils.translation import gettext

from games.core.totals import Total
from games.roulette.bets import EVEN_CHANCES, Bet
from games.roulette.clauses import Clause
from games.roulette.layout import Place, fields
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session
from games.roulette.spin import Line, Settlement, total_of
from games.roulette.wheel import colour, pocket_name
from games.web.kit.formats import in_a_row, number
from games.web.roulette.table.on_felt import placed_after
from games.web.roulette.table.players import Player, player_of
from games.web.roulette.table.tables import RouletteTable
from games.web.roulette.table.zero_words import words
from games.web.roulette.words import bet_name

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
    """Stakes of one player on one position with the same result. Amounts are cents."""

    player: Player
    bet: Bet
    result: str
    said: str
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
class Account:
    """What a spin was to one player, and what all spins so far have won or lost that player, in cents."""

    player: Player
    total: Total
    balance: int


@dataclass(frozen=True, slots=True)
class Past:
    """A spin that is over: which one it is, its settlement, line by line if it `unfolds`, the balance after it, all in
    all and by player, what the bank placed after it, and the game's address up to it."""

    index: int
    rules: Ruleset
    settlement: Settlement
    in_colour: bool
    rows: tuple[Row, ...]
    balance: int
    accounts: tuple[Account, ...]
    placed: tuple[tuple[Player, str, int], ...]
    address: str
    unfolds: bool

    @property
    def pocket(self) -> str:
        return pocket_name(self.settlement.outcome)

    @property
    def shade(self) -> str:
        return colour(self.settlement.outcome) or "zero"

    @property
    def place(self) -> Place:
        """The field of the number on the felt."""
        return fields(self.rules.wheel)[f"straight:{self.pocket}"]

    @property
    def gloss(self) -> str:
        """The call in the reader's language."""
        outcome = self.settlement.outcome
        if outcome in self.rules.wheel.zeros:
            return gettext("Zero") if outcome == 0 else gettext("Double zero")
        said = [bet_name(bet.key) for bet in EVEN_CHANCES if outcome in bet.covers]
        return gettext("{number}: {chances}").format(number=number(outcome), chances=in_a_row(said))


def past(table: RouletteTable, session: Session, settled: Sequence[Settlement]) -> list[Past]:
    """Return the spins of a game, the last one first."""
    balances = list(accumulate(settlement.total.net for settlement in settled))
    accounts = list(_accounts(settled))
    folded = len(settled) - UNFOLDABLE
    spins = [
        Past(
            index=i + 1,
            rules=table.rules,
            settlement=settlement,
            in_colour=any(stake.colour is not None for stake in spin.stakes),
            rows=tuple(_rows(table.rules, settlement.lines) if i >= folded else ()),
            balance=balances[i],
            accounts=accounts[i],
            placed=tuple((player_of(stake.player), key, amount) for stake, key, amount in placed_after(spin)),
            address=table.address(Session(session.spins[: i + 1])),
            unfolds=i >= folded,
        )
        for i, (spin, settlement) in enumerate(zip(session.spins, settled, strict=True))
    ]
    return spins[::-1]


def _rows(rules: Ruleset, lines: Sequence[Line]) -> Iterable[Row]:
    """Return the lines in the order of payment; a player's chips of one position with the same result are one line."""
    rows: dict[tuple[str | None, str, str, tuple[Clause, ...]], Row] = {}
    for line in lines:
        key = (line.player, line.bet.key, line.result, line.because)
        if key not in rows:
            said = words(rules).result(line.result)
            rows[key] = Row(player_of(line.player), line.bet, line.result, said, line.because)
        rows[key].add(line)
    return rows.values()


def _accounts(settled: Sequence[Settlement]) -> Iterator[tuple[Account, ...]]:
    """After each spin the account of everybody who has had a stake so far, by number."""
    balances: dict[str | None, int] = {}
    for settlement in settled:
        lines: dict[str | None, list[Line]] = {}
        for line in settlement.lines:
            lines.setdefault(line.player, []).append(line)
        totals = {player: total_of(lines.get(player, ())) for player in {**balances, **lines}}
        balances = {player: balances.get(player, 0) + total.net for player, total in totals.items()}
        everybody = [Account(player_of(key), totals[key], balances[key]) for key in balances]
        yield tuple(sorted(everybody, key=lambda account: account.player.number))
