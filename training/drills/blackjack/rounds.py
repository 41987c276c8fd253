"""Rounds of blackjack as drills lay them out: dealt from a drill's own chance or varied from an example, and shown."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.blackjack import scenarios
from games.blackjack.hands import ACE, TEN, hand_total, value
from games.blackjack.rulesets import Ruleset
from games.blackjack.settlement import Line
from games.blackjack.table import Amounts, Box, Hand, Round
from games.core.cards import DECK, SUITS, Card
from games.core.facts import Money
from training.drills.kit.chance import Chance
from training.drills.kit.common import Scene, cards_scene, row
from training.drills.kit.items import Phrase, Step, Value
from training.drills.kit.worked import added, added_up, named, paid

ENOUGH = 60  # cards that the longest round of a drill may take

# Said by every skill that shows a round; `settling.py` brings the words.
TEXTS = {
    "bj.bank": pgettext_lazy("blackjack hand", "Dealer"),
    "bj.hand": _("Box {box}, hand {hand}"),
    "bj.box": _("Box {box}"),
    "bj.in-box": pgettext_lazy("blackjack table", "Box"),
    "bj.in-hand": pgettext_lazy("blackjack table", "Hand"),
    "bj.player": pgettext_lazy("blackjack table", "Player"),
    "bj.stake": _("First stake"),
    "bj.doubled": _("Added to double"),
    "bj.insured": _("Insurance"),
    "bj.given-up": _("This hand was surrendered."),
    "bj.even": _("Player {player} took even money."),
}


class ChanceRandom(Random):
    """A drill's chance where a `Random` is asked for; only these methods draw from it."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(0)
        self._chance = chance

    def random(self) -> float:
        return self._chance.between(0, 9999) / 10000

    def randint(self, a: int, b: int) -> int:
        return self._chance.between(a, b)

    def choice(self, seq):  # type: ignore[no-untyped-def]
        return self._chance.pick(seq)


def dealt(chance: Chance, rules: Ruleset, boxes: int, bettors: int = 1) -> Round:
    """Return a round as it comes."""
    cards = chance.some(DECK * rules.decks, ENOUGH if rules.decks > 1 else len(DECK))
    return scenarios.deal(ChanceRandom(chance), rules, cards, boxes, bettors)


def varied(chance: Chance, game: str, most: int = 9) -> Round:
    """Return an example with other suits, and with all amounts up to so many times larger."""
    suits = dict(zip(SUITS, chance.shuffled(SUITS), strict=True))
    times = chance.between(1, most)
    played = Round.parse(game)

    def cards(old: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(Card.parse(card.rank + suits[card.suit]) for card in old)

    def amounts(laid: Amounts) -> Amounts:
        return {player: cents * times for player, cents in laid.items()}

    def hand(one: Hand) -> Hand:
        return replace(one, cards=cards(one.cards), stakes=amounts(one.stakes), doubled=amounts(one.doubled))

    boxes = (Box(tuple(map(hand, box.hands)), amounts(box.insurance), box.even_money) for box in played.boxes)
    return Round(cards(played.dealer), tuple(boxes))


def points_added(cards: Sequence[Card], about: Phrase | None = None) -> Step:
    """Return what a hand counts: one ace eleven where the total is soft."""
    values = [value(card) for card in cards]
    if hand_total(cards).soft:
        values[values.index(ACE)] += TEN
    return added(*values, about=named(about) if about else None)


def line_paid(played: Round, line: Line, amount: int) -> Step:
    """Return an amount of a line as a share of its stake, by the hand on which it lies."""
    return paid(line.stake, amount, named(place(played, line.box, line.hand)))


def sums(played: Round, amounts: Iterable[tuple[Line, int]]) -> tuple[Step, ...]:
    """Return amounts of lines, but for those that are nothing, and what they come to."""
    some = [(line, amount) for line, amount in amounts if amount]
    return added_up((line_paid(played, *each) for each in some), of_money=True) if some else (added(Money(0)),)


def place(played: Round, box: int, hand: int) -> Phrase:
    """Return a hand by its place, counted from 1."""
    if played.boxes[box - 1].was_split:
        return Phrase("bj.hand", {"box": box, "hand": hand})
    return Phrase("bj.box", {"box": box})


def shown(played: Round) -> Scene:
    """Return the bank, the boxes, and what lies there."""
    rows = [row(Phrase("bj.bank"), played.dealer)]
    lines: list[list[Value]] = []
    for number, box in enumerate(played.boxes, 1):
        for at, hand in enumerate(box.hands, 1):
            rows.append(row(place(played, number, at), hand.cards, note=_note(box, hand)))
            for player, cents in hand.stakes.items():
                insured = box.insurance.get(player, 0) if at == 1 else 0
                amounts: list[Value] = [{"money": one} for one in (cents, hand.doubled.get(player, 0), insured)]
                lines.append([number, at, int(player), *amounts])
    head = [Phrase(f"bj.{name}") for name in ("in-box", "in-hand", "player", "stake", "doubled", "insured")]
    return cards_scene(*rows, head=head, lines=lines)


def _note(box: Box, hand: Hand) -> Phrase | None:
    if hand.surrendered:
        return Phrase("bj.given-up")
    return Phrase("bj.even", {"player": int(box.even_money[0])}) if box.even_money else None
