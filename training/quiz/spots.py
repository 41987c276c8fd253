"""Answers that are touched on a layout: positions, by touch or as people type them.

The room of the game says which positions there are and how each is called and written; here is what they have in
common.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from django.utils.translation import gettext as _

from games.web.kit.formats import listed
from games.web.kit.game import Figure
from games.web.kit.letters import folded
from training.drills.kit import cloth as table
from training.drills.kit.items import PartKind
from training.drills.kit.taught import Layout, Position
from training.drills.registry import LAYOUTS
from training.quiz import cloth

KINDS = (PartKind.SPOT, PartKind.SPOTS)
_BETWEEN = re.compile(r"[,;،、，\n]+")
_STROKE = re.compile(r" ?[-–/] ?")
_LAYOUTS = {table.KIND: cloth.touched, **LAYOUTS}
_ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))


def layout_of(face: Mapping[str, Any]) -> Layout:
    """Return the layout of an item's scene in the active language. Raise KeyError where its scene is none."""
    scene = face["scene"]
    return _LAYOUTS[scene["kind"]](scene)


def read(face: Mapping[str, Any], kind: str, text: str) -> str:
    """Read positions by their names or notations, each once and in the order of the layout. Raise ValueError."""
    positions = layout_of(face).positions
    known = _known(positions)
    named = [known.get(token) for token in _tokens(text, known)]
    if not named or None in named or (kind == PartKind.SPOT and len(set(named)) > 1):
        raise ValueError(text)
    return " ".join(one.key for one in positions if one.key in named)


@lru_cache(maxsize=64)
def _known(positions: tuple[Position, ...]) -> dict[str, str]:
    """Return the positions by each way of writing them."""
    return {_plain(way): one.key for one in positions for way in (one.key, one.name, one.typed, *one.also)}


def is_written(face: Mapping[str, Any], kind: str, value: int | str) -> bool:
    """Return whether a value names positions of the item's layout as `read` returns them."""
    keys = [one.key for one in layout_of(face).positions]
    named = str(value).split(" ")
    is_ordered = [key for key in keys if key in named] == named
    return is_ordered and (kind == PartKind.SPOTS or len(named) == 1)


def written(face: Mapping[str, Any], value: str) -> str:
    """Return positions as their author would type them."""
    return ", ".join(one.typed for one in layout_of(face).positions if one.key in value.split())


def said(face: Mapping[str, Any], value: str) -> str:
    """Return positions by their names."""
    return listed(one.name for one in layout_of(face).positions if one.key in value.split())


def judged(face: Mapping[str, Any], rows: Iterable[Mapping[str, Any]]) -> Figure | None:
    """Draw the item's layout with the right positions and those that were answered, as the rows of its verdict have
    them; None where no part of it was touched."""
    touched = {part["slug"] for part in face["parts"] if part["kind"] in KINDS}
    marked = [(_keys(row["expected"]), _keys(row["given"])) for row in rows if row["slug"] in touched]
    if not marked:
        return None
    right, given = (set().union(*keys) for keys in zip(*marked, strict=True))
    return layout_of(face).judged(right, given)


def _keys(value: int | str | None) -> set[str]:
    return set(str(value or "").split())


def no_layout(text: str) -> str:
    """Refuse what is read without an item: a position is one of a layout. Raise ValueError."""
    raise ValueError(text)


def complaint() -> str:
    return _("Choose one position that this layout has.")


def complaint_of_several() -> str:
    return _("Choose positions that this layout has.")


def _tokens(text: str, known: Mapping[str, str]) -> Iterable[str]:
    """Yield what stands between commas: a name as a whole, otherwise word by word."""
    for piece in map(_plain, _BETWEEN.split(text)):
        yield from [piece] if piece in known else piece.split()


def _plain(text: str) -> str:
    """Return a text as two ways of writing the same are compared: small letters, digits 0 to 9, strokes alike."""
    digits = "".join(str(unicodedata.digit(sign, sign)) for sign in folded(text).translate(_ISOLATES))
    return _STROKE.sub("/", " ".join(digits.split()))
