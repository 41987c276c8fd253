"""What skills of all games ask and show alike."""

from collections.abc import Iterable, Sequence
from typing import Any

from training.drills.kit.items import Phrase, Value

Options = tuple[tuple[str, Phrase], ...]
Scene = dict[str, Any]

HIDDEN = "??"  # a card face down
LETTERS = "ABCDEFGHIJKL"  # by which the cards of a row are named


def options(prefix: str, names: Iterable[str]) -> Options:
    """Return the answers to choose from, each with the phrase of that name."""
    return tuple((name, Phrase(f"{prefix}.{name}")) for name in names)


def lettered(code: str, cards: Iterable[object]) -> Options:
    """Return cards to choose from by their letters, each with the phrase of that code, which has `letter` and
    `card`."""
    return tuple(
        (letter, Phrase(code, {"letter": letter, "card": {"card": str(card)}}))
        for letter, card in zip(LETTERS, cards, strict=False)
    )


def money(*cents: int) -> tuple[Value, ...]:
    """Return amounts as values of a line."""
    return tuple({"money": amount} for amount in cents)


def row(
    label: Phrase | None, cards: Iterable[object], *, marks: Sequence[str] = (), note: Phrase | None = None
) -> Scene:
    """Return cards side by side, `HIDDEN` where one is face down.

    `marks` are letters below the cards, in their order, "" where there is none; `note` is said after the row.
    """
    return {
        "label": _plain(label),
        "cards": [str(card) for card in cards],
        "marks": list(marks),
        "note": _plain(note),
    }


def cards_scene(*rows: Scene, head: Sequence[Phrase] = (), lines: Iterable[Sequence[Value]] = ()) -> Scene:
    """Return rows of cards, and below them a table of stakes or payments: its heads, then values as phrases have them.

    The first value of a line is what the line is called by.
    """
    return {
        "kind": "cards",
        "rows": list(rows),
        "head": [_plain(phrase) for phrase in head],
        "lines": [list(line) for line in lines],
    }


def _plain(phrase: Phrase | None) -> dict[str, Any] | None:
    return {"code": phrase.code, "values": phrase.values} if phrase else None


def heard_scene(call: str) -> Scene:
    """Return a call that is heard, with its words for those who cannot hear it."""
    return {"kind": "heard", "call": call}
