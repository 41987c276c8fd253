"""The cards of a coup: who draws, by which rule, and what the coup is when that rule was broken."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from games.baccarat.clauses import HandClause
from games.baccarat.hands import FIRST_CARDS, MOST_CARDS, is_natural, score, value
from games.chemin_de_fer.clauses import Clause, Rule
from games.chemin_de_fer.rulesets import BOUND, Ruleset
from games.chemin_de_fer.tableau import MOVE_CLAUSE, PUNTER_CLAUSE, Move, punter_move
from games.core.cards import Card, deck_problems, parse_cards, show_cards
from games.core.problems import Problem, Refused, check

PUNTER, BANK = "punter", "bank"  # the sides


class Result(StrEnum):
    """What the bank does in a coup."""

    WIN = "win"
    LOSE = "lose"
    TIE = "tie"


@dataclass(frozen=True, slots=True)
class Dealt:
    """Both hands as they were played, and the cards that would have come next, which only a rebuilt coup needs."""

    punter: tuple[Card, ...]
    bank: tuple[Card, ...]
    following: tuple[Card, ...] = ()

    @classmethod
    def parse(cls, text: str) -> "Dealt":
        """Read `5c9dKh:2c3d+Ah`. Raise ValueError for what is not two hands, and Refused for a word that is no card."""
        hands, _plus, following = text.partition("+")
        punter, bank = hands.split(":")
        return cls(parse_cards(punter), parse_cards(bank), parse_cards(following))

    def __str__(self) -> str:
        following = f"+{show_cards(self.following)}" if self.following else ""
        return f"{show_cards(self.punter)}:{show_cards(self.bank)}{following}"


@dataclass(frozen=True, slots=True)
class Drawing:
    """One side's choice: what the rule says, the card that counts (None: it stands), and whether it was played so.

    `binding` is the rule of a house that binds a side which has not asked for the rule table.
    """

    side: str  # PUNTER or BANK
    rule: Move
    card: Card | None
    kept: bool
    clause: Rule
    binding: Clause | None = None


@dataclass(frozen=True, slots=True)
class Coup:
    """A coup as it counts, which is the dealt one unless a rule was broken. `void` are cards drawn for nothing."""

    punter: tuple[Card, ...]
    bank: tuple[Card, ...]
    drawings: tuple[Drawing, ...]
    void: tuple[Card, ...]

    @property
    def result(self) -> Result:
        own, other = score(self.bank), score(self.punter)
        return Result.TIE if own == other else Result.WIN if own > other else Result.LOSE

    @property
    def rebuilt(self) -> bool:
        return not all(drawing.kept for drawing in self.drawings)

    @property
    def because(self) -> tuple[Rule, ...]:
        """The rules of the drawing, and those of the rebuilding where there was any."""
        rules = tuple(rule for drawing in self.drawings for rule in (drawing.clause, drawing.binding) if rule)
        mended = (Clause.REBUILT,) if self.rebuilt else ()
        return tuple(dict.fromkeys(rules + mended + ((Clause.CARD_LEFT,) if self.void else ())))


def problems(rules: Ruleset, dealt: Dealt) -> list[Problem]:
    """Return what is wrong with the cards themselves: too few or too many in a hand, or a card more often than it is
    there."""
    found = []
    for field, hand in (("punter", dealt.punter), ("bank", dealt.bank)):
        if len(hand) < FIRST_CARDS:
            found.append(Problem("too_few_cards", field, {}, Clause.DEAL))
        if len(hand) > MOST_CARDS:
            found.append(Problem("too_many_cards", field, {}, Clause.ONE_CARD))
    places = (("punter", dealt.punter), ("bank", dealt.bank), ("following", dealt.following))
    return found + deck_problems(rules.decks, places, Clause.CARDS)


def judge(rules: Ruleset, dealt: Dealt, asked: Collection[str] = ()) -> Coup:
    """Return the coup that counts, which is rebuilt where a rule was broken.

    The rule table binds the sides that have `asked` for it, and the punter where the house has it so. Raise Refused for
    cards that cannot be, and where a coup must be rebuilt and the next card is not given.

    >>> from games.chemin_de_fer.rulesets import ruleset
    >>> coup = judge(ruleset(), Dealt.parse("2d4s:7cKd5h"), asked=[BANK])
    >>> coup.rebuilt, str(coup.result)
    (True, 'win')
    """
    check(problems(rules, dealt))
    punter, bank = dealt.punter[:FIRST_CARDS], dealt.bank[:FIRST_CARDS]
    drawn = (*dealt.punter[FIRST_CARDS:], *dealt.bank[FIRST_CARDS:])
    shoe = iter((*drawn, *dealt.following))
    if is_natural(punter) or is_natural(bank):
        first = _natural(PUNTER, not dealt.punter[FIRST_CARDS:])
        second = _natural(BANK, not dealt.bank[FIRST_CARDS:])
    else:
        bound = rules.punter == BOUND or PUNTER in asked
        rule = punter_move(score(punter)) if bound else Move.FREE
        clause = PUNTER_CLAUSE[rule] if bound else Clause.PUNTER_CHOOSES
        first = _draw(PUNTER, rule, clause, len(dealt.punter) > FIRST_CARDS, shoe)
        if rules.punter == BOUND:
            first = replace(first, binding=Clause.PUNTER_BOUND)
        third = value(first.card) if first.card else None
        bound = BANK in asked
        rule = rules.tableau.move(score(bank), third) if bound else Move.FREE
        clause = MOVE_CLAUSE[rule] if bound else Clause.BANKER_FREE
        second = _draw(BANK, rule, clause, len(dealt.bank) > FIRST_CARDS, shoe)
    hands = _with(punter, first.card), _with(bank, second.card)
    used = sum(len(hand) - FIRST_CARDS for hand in hands)
    return Coup(*hands, (first, second), drawn[used:])


def _natural(side: str, kept: bool) -> Drawing:
    return Drawing(side, Move.STAND, None, kept, HandClause.NATURAL)


def _draw(side: str, rule: Move, clause: Clause, drew: bool, shoe: Iterator[Card]) -> Drawing:
    """Return a side's choice as the rule has it, where the rule leaves none; its card is the next that left the
    shoe."""
    draws = drew if rule is Move.FREE else rule is Move.DRAW
    if not draws:
        return Drawing(side, rule, None, not drew, clause)
    card = next(shoe, None)
    if card is None:
        raise Refused(Problem("too_few_cards", "following", {}, Clause.REBUILT))
    return Drawing(side, rule, card, drew, clause)


def _with(hand: Sequence[Card], card: Card | None) -> tuple[Card, ...]:
    return (*hand, card) if card else tuple(hand)
