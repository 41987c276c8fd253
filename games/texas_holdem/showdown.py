"""Who gets what at the end of a hand: what nobody called goes back, the house takes its rake, each pot is won."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from games.core.cards import Card
from games.core.money import plain_money
from games.core.problems import check
from games.core.rulings import Ruling
from games.ranking.clauses import HandClause
from games.ranking.hands import Hand, best_five
from games.ranking.ranking import decided_by, made_by
from games.texas_holdem.clauses import Clause, Rule
from games.texas_holdem.deal import BOARD
from games.texas_holdem.players import Player, problems
from games.texas_holdem.pots import Contribution, Pot, Terms, pots, uncalled
from games.texas_holdem.rulesets import Ruleset


class Result(StrEnum):
    """How a player comes to chips: by winning a pot alone, by splitting it, or because nobody called them."""

    WIN = "win"
    SPLIT = "split"
    RETURNED = "returned"


@dataclass(frozen=True, slots=True)
class Line(Ruling[Rule]):
    """What a player receives, in cents, with which hand (None where no hand had to be shown), and why."""

    name: str
    result: Result
    share: int
    hand: Hand | None
    because: tuple[Rule, ...]

    def __str__(self) -> str:
        """Say in one line what the player receives and why."""
        shown = f" with {self.hand.category.replace('_', ' ')}" if self.hand else ""
        return f"{plain_money(self.share)} to {self.name}: {self.result}{shown} ({', '.join(self.because)})"


@dataclass(frozen=True, slots=True)
class Won:
    """A pot that is settled: `amount` is what was in it, `rake` what the house took of that."""

    amount: int
    rake: int
    awards: tuple[Line, ...]
    because: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Showdown:
    """The end of a hand. `returned` is what nobody called; `received` has all that each player gets, that included."""

    pots: tuple[Won, ...]
    returned: dict[str, int]
    received: dict[str, int]
    rake: int

    @property
    def lines(self) -> tuple[Line, ...]:
        """What each player receives: first what nobody called, then the shares of each pot."""
        returned = ((name, cents) for name, cents in self.returned.items() if cents)
        back = (Line(name, Result.RETURNED, cents, None, (Clause.UNCALLED,)) for name, cents in returned)
        return (*back, *(award for pot in self.pots for award in pot.awards))

    @property
    def because(self) -> tuple[Rule, ...]:
        """Every clause that decided something, each once."""
        back = [Clause.UNCALLED] if any(self.returned.values()) else []
        won = [clause for pot in self.pots for clause in pot.because]
        awarded = [clause for pot in self.pots for award in pot.awards for clause in award.because]
        return tuple(dict.fromkeys([*back, *won, *awarded]))


def showdown(
    rules: Ruleset,
    board: Sequence[Card],
    players: Sequence[Player],
    button: str,
    terms: Terms | None = None,
) -> Showdown:
    """Settle a hand: the pots, what the house takes, and who receives what, in cents.

    `players` sit clockwise, `button` names one of them; `terms` stand in for the rake of the rules. Raise Refused for
    players, stakes or cards that cannot be.

    >>> from games.core.cards import parse_cards
    >>> from games.texas_holdem.rulesets import ruleset
    >>> two = [Player("Anna", parse_cards("AsKd"), 100_00), Player("Bruno", parse_cards("QhQc"), 150_00)]
    >>> showdown(ruleset(), parse_cards("2c7d9hJsKc"), two, "Anna").returned
    {'Anna': 0, 'Bruno': 5000}
    """
    terms = terms or Terms.of(rules)
    check(problems(board, players, button, terms.chip))
    place, back = uncalled([Contribution(player.contributed, player.folded) for player in players])
    stakes = [Contribution(player.contributed - back * (i == place), player.folded) for i, player in enumerate(players)]
    first = [player.name for player in players].index(button) + 1
    table = _Table(players, board, [(first + i) % len(players) for i in range(len(players))])
    free = not board and not rules.rake_without_flop
    won = tuple(table.award(pot, terms, raked=not free) for pot in pots(stakes) if pot.amount)
    received = Counter({player.name: 0 for player in players})
    for pot in won:
        received.update({award.name: award.share for award in pot.awards})
    returned = {player.name: back * (i == place) for i, player in enumerate(players)}
    received.update(returned)
    return Showdown(won, returned, dict(received), sum(pot.rake for pot in won))


class _Table:
    """The hands that are shown, and the order in which odd chips go round: from the first left of the button."""

    def __init__(self, players: Sequence[Player], board: Sequence[Card], from_left: Sequence[int]) -> None:
        self.players = players
        self.from_left = from_left
        whole = len(board) == BOARD
        self.hands = [best_five([*p.cards, *board]) if whole and not p.folded else None for p in players]

    def award(self, pot: Pot, terms: Terms, *, raked: bool) -> Won:
        rake, why = terms.rake(pot.amount) if raked else (0, (Clause.RAKE_FLOP,))
        winners = self._winners(pot)
        share, odd = divmod(pot.amount - rake, len(winners) * terms.chip)
        result = Result.SPLIT if len(winners) > 1 else Result.WIN
        awards = []
        for place in (place for place in self.from_left if place in winners):
            chips, odd = (1, odd - terms.chip) if odd >= terms.chip else (0, odd)
            because = self._because(pot, winners, place, odd=bool(chips))
            cents = (share + chips) * terms.chip
            awards.append(Line(self.players[place].name, result, cents, self.hands[place], because))
        return Won(pot.amount, rake, tuple(awards), (pot.clause, *why))

    def _winners(self, pot: Pot) -> tuple[int, ...]:
        strengths = {place: hand.strength for place in pot.players if (hand := self.hands[place])}
        best = max(strengths.values(), default=0)
        return tuple(place for place, strength in strengths.items() if strength == best) or pot.players

    def _because(self, pot: Pot, winners: Sequence[int], place: int, *, odd: bool) -> tuple[Rule, ...]:
        hand = self.hands[place]
        if hand is None or len(pot.players) == 1:
            return (Clause.LAST_PLAYER,)
        if len(winners) > 1:
            tie = (Clause.TIE, HandClause.SUITS, made_by(hand))
            return (*tie, Clause.ODD_CHIP, Clause.BEST_FIVE) if odd else (*tie, Clause.BEST_FIVE)
        beaten = [other for i in pot.players if i != place and (other := self.hands[i])]
        second = max(beaten, key=lambda other: other.strength)
        return (Clause.WINS, *decided_by(hand, second), Clause.BEST_FIVE)
