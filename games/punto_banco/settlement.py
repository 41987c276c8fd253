"""What becomes of the stakes when a coup is over."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from games.core.cards import Card, deck_problems
from games.core.problems import check
from games.core.rulings import Ruling, ruling_text
from games.core.totals import Total, total_of
from games.punto_banco.bets import Bet
from games.punto_banco.clauses import Clause
from games.punto_banco.coup import Coup, deal
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.stakes import Stake, problems, room_for


class Result(StrEnum):
    """What became of a stake: a tie gives it back as a push, and what is over the maximum does not play."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    EXCESS = "excess"


@dataclass(frozen=True, slots=True)
class Line(Ruling[Clause]):
    """What became of one stake, in cents.

    `winnings` are what is paid, the `commission` taken off; `because` are the clauses that decided, the first one
    first.
    """

    bet: Bet
    player: str | None
    stake: int
    result: Result
    winnings: int
    returned: int
    commission: int
    because: tuple[Clause, ...]

    def __str__(self) -> str:
        """Say in one line what became of the stake and why."""
        spot = f"{self.bet} by player {self.player}" if self.player else str(self.bet)
        return ruling_text(spot, self.stake, self.result, self.because, winnings=self.winnings, returned=self.returned)


@dataclass(frozen=True, slots=True)
class Settlement:
    """A coup settled: its cards, and the lines in the order in which the stakes were laid."""

    coup: Coup
    lines: tuple[Line, ...]
    total: Total

    @property
    def commission(self) -> int:
        """What the house has taken off the wins, in cents."""
        return sum(line.commission for line in self.lines)


def settle(rules: Ruleset, cards: Sequence[Card], stakes: Sequence[Stake]) -> Settlement:
    """Settle the stakes on the coup that these cards give, as they leave the shoe; more may follow.

    Raise Refused for cards or stakes that cannot be.

    >>> from games.core.cards import parse_cards
    >>> from games.punto_banco.rulesets import ruleset
    >>> settle(ruleset(), parse_cards("3cKdTh9s"), [Stake(Bet.BANCO, 100_00)]).commission
    500
    """
    check(deck_problems(rules.decks, [("cards", cards)], Clause.CARDS))
    return settle_coup(rules, deal(cards), stakes)


def settle_coup(rules: Ruleset, coup: Coup, stakes: Sequence[Stake]) -> Settlement:
    """Settle the stakes of a coup that is dealt. Raise Refused for stakes that may not lie."""
    check(list(problems(rules, stakes)))
    lines = tuple(line for pair in room_for(rules, stakes) for line in _lines(rules, coup.result, *pair))
    return Settlement(coup, lines, total_of(lines))


def _lines(rules: Ruleset, result: Bet, stake: Stake, plays: int) -> Iterator[Line]:
    """Yield the part that plays, and what lies over the maximum."""
    if plays:
        yield _line(rules, result, stake, plays)
    if over := stake.amount - plays:
        yield Line(stake.bet, stake.player, over, Result.EXCESS, 0, over, 0, (Clause.MAXIMUM,))


def _line(rules: Ruleset, result: Bet, stake: Stake, amount: int) -> Line:
    bet, player = stake.bet, stake.player
    if result is not bet:
        if result is Bet.TIE:
            return Line(bet, player, amount, Result.PUSH, 0, amount, 0, (Clause.TIE_RETURNS,))
        return Line(bet, player, amount, Result.LOSE, 0, 0, 0, (Clause.LOSES,))
    if bet is Bet.TIE:
        return Line(bet, player, amount, Result.WIN, amount * rules.tie_pays, amount, 0, (Clause.PAYS_TIE,))
    if bet is Bet.PUNTO:
        return Line(bet, player, amount, Result.WIN, amount, amount, 0, (Clause.PAYS_PUNTO,))
    taken, because = commission(rules, amount)
    return Line(bet, player, amount, Result.WIN, amount - taken, amount, taken, (Clause.PAYS_BANCO, *because))


def commission(rules: Ruleset, won: int) -> tuple[int, tuple[Clause, ...]]:
    """Return what the house takes of a win on banco: whole chips of the commission, in favour of the player."""
    exact = won * rules.commission
    taken = int(exact // rules.commission_chip) * rules.commission_chip
    if not exact:
        return 0, ()
    return taken, (Clause.COMMISSION,) if taken == exact else (Clause.COMMISSION, Clause.COMMISSION_CHIP)
