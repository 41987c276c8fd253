"""Playing cards as drawings: the rank as everywhere and the sign of the suit, in two shapes. Our own lines."""

from functools import lru_cache

from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from games.core.cards import Card

# The signs of the suits on a square of 20 units.
_SIGNS = {
    "c": "M10 .8a4.3 4.3 0 0 1 3.4 6.9 4.4 4.4 0 1 1-2.5 6.5q.2 3.2 2.6 5"
    "h-7q2.4-1.8 2.6-5a4.4 4.4 0 1 1-2.5-6.5A4.3 4.3 0 0 1 10 .8z",
    "d": "M10 .4q3.2 5.2 7.4 9.6-4.2 4.4-7.4 9.6Q6.8 14.4 2.6 10 6.8 5.6 10 .4z",
    "h": "M10 18.8C3.6 13.4.8 10.3.8 6.6A4.9 4.9 0 0 1 10 4.4a4.9 4.9 0 0 1 9.2 2.2c0 3.7-2.8 6.8-9.2 12.2z",
    "s": "M10 .6c6.2 5.3 8.6 8 8.6 11.2a4.1 4.1 0 0 1-7.5 2.4q.3 3.2 2.6 5"
    "H6.3q2.3-1.8 2.6-5a4.1 4.1 0 0 1-7.5-2.4C1.4 8.6 3.8 5.9 10 .6z",
}
FACES = {"T": "10"}


@lru_cache(maxsize=512)
def drawn(card: Card | None, name: str, size: str = "") -> SafeString:
    """Return a card as SVG, said by its name; without a name it is left to what stands around it to say. None lies face
    down.

    `size` is a class besides: "small", or "tile" for the flat one of the deck.
    """
    said = format_html('role="img" aria-label="{}"', name) if name else mark_safe('aria-hidden="true"')
    if card is None:
        return format_html(
            '<svg class="playing-card down {}" viewBox="0 0 50 70" {}><rect x="1" y="1" width="48" height="68" rx="5"/>'
            '<rect class="back" x="6" y="6" width="38" height="58" rx="2"/></svg>',
            *(size, said),
        )
    colour = "red" if card.is_red else "black"
    box, frame, x, y, place = _TILE if size == "tile" else _CARD
    return format_html(
        '<svg class="playing-card {} {}" viewBox="{}" {}><rect {}/><text x="{}" y="{}">{}</text>'
        '<path transform="{}" d="{}"/></svg>',
        *(colour, size, box, said, frame, x, y, FACES.get(card.rank, card.rank), place, _SIGNS[card.suit]),
    )


_CARD = ("0 0 50 70", mark_safe('x="1" y="1" width="48" height="68" rx="5"'), 17, 29, "translate(17 35) scale(1.4)")
_TILE = ("0 0 48 40", mark_safe('x="1" y="1" width="46" height="38" rx="4"'), 14, 28, "translate(28 11.5) scale(.85)")
