"""The rounds of a shift: dealt from one shoe, with the stakes that a push has left on the table."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from games.blackjack import scenarios
from games.blackjack.hands import ACE, value
from games.blackjack.legality import is_open, problems
from games.blackjack.rulesets import Ruleset
from games.blackjack.scenarios import UNIT
from games.blackjack.settlement import Line, settle
from games.blackjack.table import FIRST, BetKind, Box, Hand, Result, Round
from games.core.cards import DECK, Card
from training.drills.blackjack.rounds import ENOUGH, ChanceRandom
from training.drills.kit.chance import Chance
from training.drills.kit.shifts import Busyness

_ACE_IN = 4  # of so many rounds the dealer is made to show an ace in one, far more than at a table


@dataclass(frozen=True)
class Table:
    """What a round finds at the table: the cards left in the shoe, and the stakes left on boxes by a push, in cents."""

    shoe: tuple[Card, ...] = ()
    left: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Dealt:
    """A round that is over, one bettor a box, with the first two cards of each box, the two that the dealer had or
    would have drawn, and what was in the shoe and on the boxes before it."""

    rules: Ruleset
    before: Table
    pairs: tuple[tuple[Card, ...], ...]
    bank: tuple[Card, ...]
    played: Round

    @property
    def upcard(self) -> Card:
        return self.bank[0]

    @property
    def opening(self) -> Round:
        """The round as it lies when the boxes have two cards each and the dealer one."""
        boxes = (
            Box((Hand(pair, box.hands[0].stakes),)) for pair, box in zip(self.pairs, self.played.boxes, strict=True)
        )
        return Round((self.upcard,), tuple(boxes))

    @property
    def needs_total(self) -> bool:
        """Whether a stake depends on the dealer's total, and not on its blackjack alone."""
        hands = ((box, hand) for box in self.played.boxes for hand in box.hands)
        return any(is_open(box, hand) and not box.has_blackjack for box, hand in hands)

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """What becomes of all stakes, in the order of settling."""
        return settle(self.rules, self.played).lines

    def stake(self, number: int) -> int:
        """Return the first stake on a box, counted from 1."""
        return self.played.boxes[number - 1].hands[0].stakes[FIRST]

    def of_box(self, number: int, bet: BetKind = BetKind.HAND) -> tuple[Line, ...]:
        """Return what becomes of the stakes on the hands of a box, or of its insurance."""
        return tuple(line for line in self.lines if line.box == number and line.bet is bet)

    def with_stake(self, number: int, stake: int) -> "Dealt":
        """Return the same round with another first stake on a box."""
        boxes = list(self.played.boxes)
        boxes[number - 1] = _with_stake(boxes[number - 1], stake)
        return replace(self, played=replace(self.played, boxes=tuple(boxes)))

    @property
    def after(self) -> Table:
        """The table at the next round."""
        hands = [hand.cards for box in self.played.boxes for hand in box.hands]
        left: dict[int, int] = {}
        for line in self.lines:
            if line.result is Result.PUSH:
                left[line.box] = left.get(line.box, 0) + line.stake
        return Table(self.before.shoe[sum(map(len, hands)) + len(self.played.dealer) :], left)


def dealt(chance: Chance, rules: Ruleset, busyness: Busyness, table: Table) -> Dealt:
    """Return the next round at a table. A stake that was left is the first stake of its box."""
    boxes = min(rules.boxes, 3 if busyness is Busyness.BUSY else 2)
    before = replace(table, shoe=_shoe(chance, rules, table, boxes))
    whole = scenarios.deal(ChanceRandom(chance), rules, before.shoe, boxes)
    pairs = tuple(zip(before.shoe[:boxes], before.shoe[boxes + 1 :], strict=False))
    laid = (_with_stake(box, table.left[n]) if n in table.left else box for n, box in enumerate(whole.boxes, 1))
    return Dealt(rules, before, pairs, whole.dealer[:2], _no_more_than_needed(rules, replace(whole, boxes=tuple(laid))))


def _shoe(chance: Chance, rules: Ruleset, table: Table, upcard: int) -> tuple[Card, ...]:
    """Return the cards of the next round: those left, or all shuffled again; now and then with an ace in the place of
    the upcard."""
    cards = list(table.shoe) if len(table.shoe) >= ENOUGH else chance.shuffled(DECK * rules.decks)
    if chance.between(1, _ACE_IN) == 1:
        ace = next((place for place, card in enumerate(cards) if place >= upcard and value(card) == ACE), upcard)
        cards[upcard], cards[ace] = cards[ace], cards[upcard]
    return tuple(cards)


def _with_stake(box: Box, stake: int) -> Box:
    """Return a box as it was played, with another first stake: what was added to double changes by as much, and
    insurance is half of it."""
    more = stake - box.hands[0].stakes[FIRST]
    hands = (
        replace(
            hand,
            stakes={FIRST: stake},
            doubled={player: max(UNIT, laid + more) for player, laid in hand.doubled.items()},
        )
        for hand in box.hands
    )
    return replace(box, hands=tuple(hands), insurance=dict.fromkeys(box.insurance, stake // 2))


def _no_more_than_needed(rules: Ruleset, played: Round) -> Round:
    """Return a round with no more cards for the dealer than stakes depend on."""
    rounds = (replace(played, dealer=played.dealer[:count]) for count in range(1, len(played.dealer) + 1))
    return next(shorter for shorter in rounds if not problems(rules, shorter))
