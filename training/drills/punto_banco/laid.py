"""Coups of punto banco as drills lay them out: right ones, spoilt ones, and the cards in the scene."""

from collections.abc import Iterable, Iterator, Sequence

from games.baccarat.hands import value
from games.core.cards import DECK, Card
from games.core.facts import Money
from games.punto_banco.bets import Bet, Hand
from games.punto_banco.coup import FIRST, MOST_USED, Coup, deal
from games.punto_banco.rebuild import Laid
from games.punto_banco.settlement import Line
from training.drills.kit.chance import Chance
from training.drills.kit.common import LETTERS, Scene, cards_scene, row
from training.drills.kit.items import Phrase, Step, Value
from training.drills.kit.worked import added, last_digit, named, paid


def coup_ending(chance: Chance, result: Bet) -> Coup:
    """Return a coup that ends like this."""
    while True:
        coup = deal(chance.some(DECK, MOST_USED))
        if coup.result is result:
            return coup


def right_deal(cards: Sequence[Card]) -> Laid:
    """Return the coup that these cards make, and the cards that would come next."""
    coup = deal(cards)
    return Laid(tuple((dealt.hand, dealt.card) for dealt in coup.dealt), tuple(cards[coup.used :]))


def spoilt(right: Laid) -> Iterator[Laid]:
    """Yield the last card forgotten or given to the other hand, or a card more on either hand."""
    first, (hand, card) = right.cards[:-1], right.cards[-1]
    if len(right.cards) > len(FIRST):
        yield Laid(first, (card, *right.next))
    yield Laid((*first, (Hand.BANCO if hand is Hand.PUNTO else Hand.PUNTO, card)), right.next)
    for more in Hand:
        yield Laid((*right.cards, (more, right.next[0])), right.next[1:])


def all_cards(laid: Laid) -> tuple[Card, ...]:
    """Return the cards as they left the shoe, and those that come next."""
    return (*(card for _hand, card in laid.cards), *laid.next)


def laid_scene(name: str, laid: Laid) -> Scene:
    """Return the cards by hand, with letters for the order in which they were dealt. `name` is the skill that has
    phrases for the hands."""
    rows = []
    for hand in Hand:
        own = [(card, letter) for letter, (to, card) in zip(LETTERS, laid.cards, strict=False) if to is hand]
        rows.append(row(Phrase(f"{name}.{hand.value}"), [card for card, _ in own], marks=[letter for _, letter in own]))
    return cards_scene(*rows)


def scored(cards: Sequence[Card], hand: Phrase) -> tuple[Step, ...]:
    """Return how the score of a hand comes about."""
    return last_digit(*map(value, cards), about=named(hand))


def both_scored(name: str, coup: Coup) -> tuple[Step, ...]:
    """Return how the scores of both hands come about. `name` is the skill that has phrases for the hands."""
    steps = (scored(coup.cards_of(hand), Phrase(f"{name}.{hand.value}")) for hand in Hand)
    return tuple(step for of_hand in steps for step in of_hand)


def line_paid(line: Line) -> Step:
    """Return what a stake is paid: less the commission, where one is taken."""
    if line.commission:
        return added(Money(line.winnings + line.commission), less=[Money(line.commission)])
    return paid(line.stake, line.winnings)


def coup_scene(name: str, coup: Coup, *, head: Sequence[Phrase] = (), lines: Iterable[Sequence[Value]] = ()) -> Scene:
    """Return both hands of a coup, and below them what lies on the table."""
    rows = (row(Phrase(f"{name}.{hand.value}"), coup.cards_of(hand)) for hand in Hand)
    return cards_scene(*rows, head=head, lines=lines)
