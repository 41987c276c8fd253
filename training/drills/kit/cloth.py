"""A table of cards after the croupier's work: what lies there, each thing with a key, so that it can be touched.

Where nothing lies although something could, there is an empty place, which can be touched too.
"""

from collections.abc import Iterable, Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from training.drills.kit.common import Scene
from training.drills.kit.items import Part, PartKind, Phrase, Step
from training.drills.kit.spotting import Error
from training.drills.kit.worked import leading_to, named

KIND = "cloth"
MORE = "more"  # the empty place behind the last card of a hand
TEXTS: dict[str, Promise] = {
    "cloth.where": _("What is wrong"),
    "cloth.due": _("The amount that should be there"),
    # Translators: {hand} is a hand or a row by its name.
    "cloth.too-many": _("{hand}: this card is one too many"),
    # Translators: {hand} is a hand or a row by its name.
    "cloth.missing": _("{hand}: a card is missing"),
    "cloth.stake": _("Stake"),
    "cloth.paid": _("Paid"),
}


def cloth(*rows: Scene) -> Scene:
    """Return a table, row by row."""
    return {"kind": KIND, "rows": list(rows)}


def lying(label: Phrase, places: Iterable[Scene], notes: Sequence[Phrase] = ()) -> Scene:
    """Return a row: whose it is, its places, and what is said below."""
    return {"label": label.as_json, "places": list(places), "notes": [note.as_json for note in notes]}


def hand(key: str, cards: Sequence[object], *, most: int | None = None) -> list[Scene]:
    """Return the places of cards, counted from 1, and behind them an empty one, where a hand has not as many cards as
    it may have."""
    places: list[Scene] = [{"key": f"{key}:{number}", "card": str(card)} for number, card in enumerate(cards, 1)]
    return places if most is not None and len(cards) >= most else [*places, {"key": f"{key}:{MORE}", "card": ""}]


def pile(key: str, label: Phrase, cents: int) -> Scene:
    """Return the place of chips; an empty one where their amount is nothing."""
    return {"key": key, "label": label.as_json, "money": cents}


def miscounted(error: Error, hand: Phrase) -> Step:
    """Return the step that says what is wrong with a hand: a card too many, or one that is missing."""
    wrong = "missing" if error.where.endswith(f":{MORE}") else "too-many"
    return Step(Phrase(f"cloth.{wrong}", {"hand": named(hand)}), error.where)


def where(error: Error, *steps: Step) -> Part:
    """Return the part that asks what is wrong; the steps lead there."""
    worked = leading_to(error.where, *steps)
    return Part("where", PartKind.SPOT, Phrase("cloth.where"), error.where, error.clauses, worked=worked)


def due(error: Error, cents: int, *steps: Step) -> Part:
    """Return the part that asks what should lie at the place of an error; the steps lead to this amount."""
    worked = leading_to(cents, *steps)
    return Part("due", PartKind.MONEY, Phrase("cloth.due"), cents, error.clauses, worked=worked)
