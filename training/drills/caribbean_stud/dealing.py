"""Hands of Caribbean stud from a drill's chance, for every skill of the game."""

from collections.abc import Iterable

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.caribbean_stud.deal import Change, Deal
from games.caribbean_stud.rulesets import BET_ANTES
from games.caribbean_stud.settlement import Line, qualifies
from games.core.cards import DECK, Card
from games.core.facts import Money
from games.ranking.hands import Category, best_five
from training.drills.kit.chance import Chance
from training.drills.kit.common import Scene, row
from training.drills.kit.items import Phrase, Step, Value
from training.drills.kit.poker import dealt, made, ranks_of
from training.drills.kit.worked import added, added_up, paid

Hands = tuple[list[Card], list[Card]]
ANTES = tuple(range(500, 10_500, 500))  # cents

_HIGH = ranks_of(Category.HIGH_CARD)
_ACE_KINGS = [ranks for ranks in _HIGH if ranks[:2] == (14, 13)]
_LESS = [ranks for ranks in _HIGH if ranks[:2] != (14, 13)]


def bank_hand(chance: Chance) -> list[Card]:
    """Return what a bank may hold: as often nothing, an ace-king, or something better."""
    how = chance.pick(("less", "ace-king", "better", "better"))
    if how == "better":
        kind = chance.pick([kind for kind in Category if kind is not Category.HIGH_CARD])
        return dealt(chance, kind, chance.pick(ranks_of(kind)))
    return dealt(chance, Category.HIGH_CARD, chance.pick(_LESS if how == "less" else _ACE_KINGS))


def two_hands(chance: Chance) -> Hands:
    """Return a player's hand and the bank's: of any kinds, or of one kind, or equal."""
    while True:
        bank = bank_hand(chance)
        held = best_five(bank)
        how = chance.pick(("any", "any", "kind", "equal") if qualifies(held) else ("any",))
        kind = chance.pick(list(Category)) if how == "any" else held.category
        ranks = held.ranks if how == "equal" else chance.pick(ranks_of(kind))
        player = dealt(chance, kind, ranks)
        if not set(player) & set(bank):
            return player, bank


def deal(chance: Chance, hands: Hands | None = None) -> Deal:
    """Return a hand that is played, with the BET as it should be."""
    player, bank = hands or two_hands(chance)
    ante = chance.pick(ANTES)
    return Deal(tuple(player), tuple(bank), ante, BET_ANTES * ante)


def changed(chance: Chance, cards: tuple[Card, ...], bank: tuple[Card, ...]) -> Change:
    """Return a change by which one of these cards came."""
    rest = [card for card in DECK if card not in cards and card not in bank]
    return Change(chance.pick(rest), chance.pick(cards))


def texts(name: str) -> dict[str, Promise]:
    """Return the phrases of a skill of that name with which `rows` shows a hand."""
    return {
        f"{name}.player": _("Player"),
        f"{name}.bank": _("Bank"),
        # Translators: {thrown} and {drawn} are names of cards, such as “ten of hearts”.
        f"{name}.changed": _("Card changed: {thrown}. New card: {drawn}."),
    }


KINDS = "poker-hand"  # the skill that has phrases for the kinds of hands


def both_made(name: str, deal: Deal) -> tuple[Step, Step]:
    """Return what both hands are; `name` is the skill that has the phrases."""
    return made(KINDS, deal.cards, Phrase(f"{name}.player")), made(KINDS, deal.bank, Phrase(f"{name}.bank"))


def sums(name: str, amounts: Iterable[tuple[Line, int]]) -> tuple[Step, ...]:
    """Return amounts of lines, but for those that are nothing, and what they come to."""
    some = [(line, amount) for line, amount in amounts if amount]
    steps = (paid(line.stake, amount, {"say": f"{name}.{line.square}"}) for line, amount in some)
    return added_up(steps, of_money=True) if some else (added(Money(0)),)


def rows(name: str, deal: Deal) -> list[Scene]:
    """Return both hands, and the change if there was one; `name` is the skill that has the phrases."""
    note = None
    if deal.changed:
        values: dict[str, Value] = {
            "thrown": {"card": str(deal.changed.thrown)},
            "drawn": {"card": str(deal.changed.drawn)},
        }
        note = Phrase(f"{name}.changed", values)
    return [row(Phrase(f"{name}.player"), deal.cards, note=note), row(Phrase(f"{name}.bank"), deal.bank)]
