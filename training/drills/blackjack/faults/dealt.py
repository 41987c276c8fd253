"""A table before it is settled, on which one hand has a card too many or too few."""

import re
from collections.abc import Iterator
from dataclasses import replace

from games.blackjack.hands import dealer_hits, hand_total
from games.blackjack.legality import problems
from games.blackjack.rulesets import Ruleset
from games.blackjack.table import Box, Hand, Round
from games.core.cards import DECK, Card
from games.core.problems import Problem
from training.drills.blackjack.faults.picture import BANK, NAME, hands, key
from training.drills.blackjack.rounds import dealt, points_added
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.cloth import MORE, cloth, hand, lying, miscounted, pile, where
from training.drills.kit.common import Scene
from training.drills.kit.items import Item, Phrase, Step
from training.drills.kit.spotting import Error

# Where the engine finds a card: of the dealer or of a hand, one too many by its place, or one that is missing.
_FIELD = re.compile(r"(?:dealer|boxes\[(\d+)\]\.hands\[(\d+)\]\.cards)(?:\[(\d+)\])?")
# By what the engine finds: how many cards such a hand has at most.
_MOST = {"double_takes_one_card": 3, "bank_had_blackjack": 2}


def wrongly_dealt(chance: Chance, rules: Ruleset) -> Item:
    def find(shown: Round) -> list[Error]:
        return [_error(shown, problem) for problem in problems(rules, shown)]

    spoilt: list[Round] = []
    while not spoilt:
        right = dealt(chance, rules, chance.between(2, 3))
        changed = _spoilt(rules, right, _unused(chance, right))
        spoilt = [shown for of, shown in changed if _is_of_one_card(rules, shown, of)]
    shown, error = spotting.spoil(chance, right, spoilt, find)
    return Item(Phrase(f"{NAME}.dealt"), (where(error, *_steps(shown, error)),), _scene(shown), str(right))


def _is_of_one_card(rules: Ruleset, shown: Round, of: str) -> bool:
    """Return whether all that the engine finds wrong is a card of that hand. It may be another's: where a hand that was
    bust is not so any more, the dealer would have to play."""
    found = problems(rules, shown)
    if len(found) != 1 or not _FIELD.fullmatch(found[0].field):
        return False
    return _error(shown, found[0]).where.rpartition(":")[0] == of


def _unused(chance: Chance, played: Round) -> Card:
    """Return a card that does not lie on the table."""
    taken = {*played.dealer, *(card for box in played.boxes for one in box.hands for card in one.cards)}
    return chance.pick([card for card in DECK if card not in taken])


def _spoilt(rules: Ruleset, right: Round, card: Card) -> Iterator[tuple[str, Round]]:
    """Yield a hand, or the dealer's if it is finished, and the round with a card more or less on it."""
    if not dealer_hits(hand_total(right.dealer), rules.hits_soft17):
        for cards in _more_or_less(right.dealer, card):
            yield BANK, replace(right, dealer=cards)
    for at, box in enumerate(right.boxes):
        for number, one in enumerate(box.hands):
            for cards in _more_or_less(one.cards, card):
                changed = replace(box, hands=_put(box.hands, number, replace(one, cards=cards)))
                boxes = (*right.boxes[:at], changed, *right.boxes[at + 1 :])
                yield key(at + 1, number + 1), replace(right, boxes=boxes)


def _more_or_less(cards: tuple[Card, ...], card: Card) -> Iterator[tuple[Card, ...]]:
    yield (*cards, card)
    if len(cards) > 2:
        yield cards[:-1]


def _put(boxed: tuple[Hand, ...], number: int, one: Hand) -> tuple[Hand, ...]:
    return (*boxed[:number], one, *boxed[number + 1 :])


def _error(shown: Round, problem: Problem) -> Error:
    """Return where a problem of the engine is seen. Raise ValueError for one that is not of a card."""
    found = _FIELD.fullmatch(problem.field)
    if found is None:
        raise ValueError(problem)
    box, number, at = found.groups()
    of, cards = (BANK, shown.dealer) if box is None else _hand_at(shown, int(box), int(number))
    most = _MOST.get(problem.code, len(cards))
    if at is None and len(cards) > most:
        at = most
    return Error(f"{of}:{MORE}" if at is None else f"{of}:{int(at) + 1}", (str(problem.clause),))


def _hand_at(shown: Round, box: int, number: int) -> tuple[str, tuple[Card, ...]]:
    return key(box + 1, number + 1), shown.boxes[box].hands[number].cards


def _steps(shown: Round, error: Error) -> tuple[Step, Step]:
    """Return what the hand counts without a card too many, and what is wrong with it."""
    of, _colon, at = error.where.rpartition(":")
    cards, name = {
        BANK: (shown.dealer, Phrase("bj.bank")),
        **{key(box, number): (hand.cards, label) for box, number, hand, label in hands(shown)},
    }[of]
    counted = points_added(cards if at == MORE else cards[: int(at) - 1], name)
    return counted, miscounted(error, name)


def _scene(shown: Round) -> Scene:
    rows = [lying(Phrase("bj.bank"), hand(BANK, shown.dealer))]
    for box, number, one, name in hands(shown):
        stakes = [pile(f"stake:{box}:{number}", Phrase("cloth.stake"), sum(one.stakes.values()))]
        if one.doubled:
            stakes.append(pile(f"doubled:{box}:{number}", Phrase(f"{NAME}.doubled"), sum(one.doubled.values())))
        rows.append(lying(name, [*hand(key(box, number), one.cards), *stakes], _notes(shown.boxes[box - 1], one)))
    return cloth(*rows)


def _notes(box: Box, one: Hand) -> list[Phrase]:
    given_up = [Phrase("bj.given-up")] if one.surrendered else []
    return given_up + ([Phrase("bj.even", {"player": int(box.even_money[0])})] if box.even_money else [])
