"""A table of cards and chips (kit/cloth.py) in the active language: as a picture, and as one whose places are
touched."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from django.utils.translation import gettext as _

from games.core.cards import Card
from games.core.money import plain_money
from games.web.kit.cards.names import card_name
from games.web.kit.formats import listed, money
from games.web.kit.game import Figure
from training.drills.kit.common import HIDDEN
from training.drills.kit.marks import Sign, said, signed
from training.drills.kit.taught import Layout, Position, Spec
from training.drills.registry import CHIPS
from training.quiz.phrases import say

_TEMPLATE = "quiz/_scene_cloth.html"
_MOST_DRAWN = 8  # chips of a pile; what is more is in its amount


@dataclass(frozen=True, slots=True)
class Place:
    """A card, chips, or an empty place for either: its key, its name, and what is drawn there.

    `chips` are the values of those that are drawn, the largest first; `label` and `amount` stand beside them.
    """

    key: str
    name: str
    card: Card | None = None
    is_pile: bool = False
    is_empty: bool = False
    chips: tuple[str, ...] = ()
    label: str = ""
    amount: str = ""
    sign: Sign | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """Places side by side, whose they are, and what is said below."""

    label: str
    places: list[Place]
    notes: list[str]


@dataclass(frozen=True, slots=True)
class Marked:
    """The places of an answer with one sign, in words."""

    sign: Sign
    said: str


def picture(spec: Spec) -> Figure:
    """Draw a table as it lies."""
    return Figure(_TEMPLATE, {"rows": [_row(row) for row in spec["rows"]]})


def touched(spec: Spec) -> Layout:
    """Return a table of which each place is an answer."""
    rows = [_row(row) for row in spec["rows"]]
    positions = tuple(Position(place.key, place.name, place.key) for place in _places(rows))
    return Layout(positions, Figure(_TEMPLATE, {"rows": rows}), (), partial(_judged, spec))


def _judged(spec: Spec, right: Collection[str], given: Collection[str]) -> Figure:
    """Draw a table after an answer, with the right place and that of the answer marked."""
    rows = [_row(row) for row in spec["rows"]]
    names = {place.key: place.name for place in _places(rows)}
    found = list(signed(names, right, given))
    signs = {key: sign for sign, keys in found for key in keys}
    shown = [replace(row, places=[replace(place, sign=signs.get(place.key)) for place in row.places]) for row in rows]
    marked = [Marked(sign, said(sign, listed(map(names.__getitem__, keys)))) for sign, keys in found]
    return Figure(_TEMPLATE, {"rows": shown, "marked": marked})


def _places(rows: list[Row]) -> Iterator[Place]:
    return (place for row in rows for place in row.places)


def _row(spec: Mapping[str, Any]) -> Row:
    label = say(spec["label"])
    draw = (_card(place, label) if "card" in place else _pile(place, label) for place in spec["places"])
    return Row(label, list(draw), [say(note) for note in spec["notes"]])


def _card(spec: Mapping[str, Any], hand: str) -> Place:
    if not spec["card"]:
        # Translators: the empty place behind the cards of a hand. {hand} is the hand by its name.
        return Place(spec["key"], _("{hand}: no further card").format(hand=hand), is_empty=True)
    card = None if spec["card"] == HIDDEN else Card.parse(spec["card"])
    # Translators: a card on the table. {hand} is the hand or the row by its name.
    return Place(spec["key"], _("{hand}: {card}").format(hand=hand, card=card_name(card)), card)


def _pile(spec: Mapping[str, Any], whose: str) -> Place:
    label, cents = say(spec["label"]), spec["money"]
    if not cents:
        # Translators: an empty place for chips, such as “Box 2, Paid: nothing”.
        name = _("{whose}, {what}: nothing").format(whose=whose, what=label)
        return Place(spec["key"], name, is_pile=True, is_empty=True, label=label)
    amount = money(cents)
    # Translators: chips on the table, such as “Box 2, Paid: 15”.
    name = _("{whose}, {what}: {amount}").format(whose=whose, what=label, amount=amount)
    return Place(spec["key"], name, is_pile=True, chips=tuple(_chips(cents)), label=label, amount=amount)


def _chips(cents: int) -> Iterator[str]:
    """Yield the values of the chips that make an amount, few and large first; what no chip has is one without value."""
    drawn = 0
    for value in reversed(CHIPS):
        count, cents = divmod(cents, value)
        for _one in range(max(0, min(count, _MOST_DRAWN - drawn))):
            yield plain_money(value)
        drawn += count
    if cents and drawn < _MOST_DRAWN:
        yield ""
