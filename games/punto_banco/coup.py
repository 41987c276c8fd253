"""One coup: dealt from the cards as they leave the shoe, with the reason for each."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.baccarat.clauses import HandClause
from games.baccarat.hands import FIRST_CARDS, MOST_CARDS, is_natural, score, value
from games.core.cards import Card
from games.core.problems import Problem, Refused
from games.punto_banco.bets import Bet, Hand
from games.punto_banco.clauses import Clause, Rule
from games.punto_banco.table import Decision, banco_decides, punto_decides

FIRST = (Hand.PUNTO, Hand.BANCO) * FIRST_CARDS  # to whom the first cards go
MOST_USED = 2 * MOST_CARDS


@dataclass(frozen=True, slots=True)
class Dealt:
    """A card, the hand that it went to, and the clause that sent it there."""

    hand: Hand
    card: Card
    clause: Rule


@dataclass(frozen=True, slots=True)
class Coup:
    """Both hands as they lie in the end, and what each decided on its third card: punto first."""

    punto: tuple[Card, ...]
    banco: tuple[Card, ...]
    decisions: tuple[Decision, Decision]

    @property
    def result(self) -> Bet:
        """The bet that wins."""
        return outcome(score(self.punto), score(self.banco))

    @property
    def used(self) -> int:
        return len(self.punto) + len(self.banco)

    @property
    def dealt(self) -> tuple[Dealt, ...]:
        """Every card in the order in which it left the shoe."""
        first = zip(self.punto[:FIRST_CARDS], self.banco[:FIRST_CARDS], strict=True)
        cards = (card for pair in first for card in pair)
        return (*(Dealt(hand, card, Clause.DEAL) for hand, card in zip(FIRST, cards, strict=True)), *self.draws)

    @property
    def draws(self) -> tuple[Dealt, ...]:
        """The third cards."""
        decided = zip(self.decisions, (self.punto, self.banco), strict=True)
        return tuple(Dealt(by.hand, cards[-1], by.clause) for by, cards in decided if by.draws)

    @property
    def decides(self) -> bool:
        """Whether the table of play was asked: no natural ended the coup."""
        return self.decisions[0].clause is not HandClause.NATURAL

    def cards_of(self, hand: Hand) -> tuple[Card, ...]:
        return self.punto if hand is Hand.PUNTO else self.banco


def outcome(punto: int, banco: int) -> Bet:
    """Return what final scores make the coup end with."""
    if punto == banco:
        return Bet.TIE
    return Bet.PUNTO if punto > banco else Bet.BANCO


def deal(cards: Sequence[Card], field: str = "cards") -> Coup:
    """Return the coup that these cards make as they leave the shoe; more than it needs may follow.

    Raise Refused, at that field, where they end too early, with the clause that wants a card more.

    >>> from games.core.cards import parse_cards
    >>> print(deal(parse_cards("2cKd3hKs2c4d")).result)
    punto
    """
    if len(cards) < len(FIRST):
        raise Refused(Problem("too_few_cards", field, clause=Clause.DEAL))
    punto, banco = tuple(cards[: len(FIRST) : 2]), tuple(cards[1 : len(FIRST) : 2])
    if is_natural(punto) or is_natural(banco):
        stand = Decision(Hand.PUNTO, False, HandClause.NATURAL), Decision(Hand.BANCO, False, HandClause.NATURAL)
        return Coup(punto, banco, stand)
    rest = iter(cards[len(FIRST) :])
    punto_does = punto_decides(score(punto))
    punto = _played(punto, punto_does, rest, field)
    banco_does = banco_decides(score(banco), value(punto[-1]) if punto_does.draws else None)
    return Coup(punto, _played(banco, banco_does, rest, field), (punto_does, banco_does))


def _played(hand: tuple[Card, ...], decision: Decision, rest: Iterator[Card], field: str) -> tuple[Card, ...]:
    """Return the hand with its third card, where it takes one."""
    if not decision.draws:
        return hand
    card = next(rest, None)
    if card is None:
        raise Refused(Problem("too_few_cards", field, clause=decision.clause))
    return (*hand, card)
