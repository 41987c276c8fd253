"""The whole felt with chips on it, as a picture and as a layout on which positions are touched."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from typing import Any

from django.utils.translation import get_language, ngettext, pgettext
from django.utils.translation import gettext as _

from games.roulette import layout
from games.roulette.bets import LAYOUTS, OUTSIDE, Bet, Kind
from games.roulette.layout import Place
from games.roulette.wheel import SINGLE_ZERO, WHEELS, Wheel, pocket_name
from games.web.kit.formats import money, number
from games.web.kit.game import Figure
from games.web.kit.wording import parts, sentences
from games.web.roulette import drawings
from games.web.roulette.table.places import version
from games.web.roulette.words import bet_name, kind_name
from training.drills.kit.taught import Layout, Position, Spec
from training.drills.roulette.marks import marked
from training.drills.roulette.scenes import option_said

_TONE = "amber"
_ON_THE_LINE = layout.SIDE // 8  # how far from the edge of its field a stake in prison lies


def picture(spec: Spec) -> Figure:
    """Draw the felt with its chips, and list what is said of it."""
    return Figure("roulette/drills/_whole.html", _shows(spec))


def touched(spec: Spec) -> Layout:
    """Return the positions of the felt, with buttons over the drawing."""
    wheel, holds = _wheel(spec), _holds(spec)
    empty = _positions(wheel.name, get_language())
    positions = tuple(replace(one, holds=holds[one.key]) if one.key in holds else one for one in empty)
    shows = {**_shows(spec), "wheel": wheel.name, "version": version(), "buttons": [_button(one) for one in positions]}
    return Layout(positions, Figure("roulette/drills/_touched.html", shows), _example(wheel), partial(_judged, spec))


def _judged(spec: Spec, right: Collection[str], given: Collection[str]) -> Figure:
    """Draw the felt after an answer, with the right positions and those of the answer marked."""
    shows = _shows(spec)
    answered = marked(_wheel(spec), shows["chips"], right, given)
    in_words = sentences([shows["in_words"], *(each.said for each in answered)])
    return Figure("roulette/drills/_whole.html", {**shows, "marked": answered, "in_words": in_words})


def _wheel(spec: Spec) -> Wheel:
    return WHEELS[spec.get("wheel", SINGLE_ZERO.name)]


def _example(wheel: Wheel) -> tuple[str, ...]:
    """Return a split, a corner and a straight, as they are typed."""
    bets = LAYOUTS[wheel.name].values()
    by_kind = {bet.kind: bet for bet in bets}  # the last of each
    return tuple(_typed(by_kind[kind]) for kind in (Kind.SPLIT, Kind.CORNER, Kind.STRAIGHT))


@cache
def _positions(wheel: str, _language: str | None) -> tuple[Position, ...]:
    """Return the positions of a felt on which nothing lies, by their names in the active language."""
    return tuple(map(_position, LAYOUTS[wheel].values()))


def _position(bet: Bet) -> Position:
    covers = "/".join(map(pocket_name, bet.numbers))
    also = () if bet.kind in OUTSIDE else (covers,)
    return Position(bet.key, bet_name(bet.key), _typed(bet), also)


def _typed(bet: Bet) -> str:
    """Return a position as croupiers write it: its numbers with strokes, off the numbers its name."""
    _kind, _colon, numbers = bet.key.partition(":")
    return bet_name(bet.key) if bet.kind in OUTSIDE or not numbers else numbers.replace("-", "/")


def _button(position: Position) -> dict[str, str]:
    label = parts([position.name, position.holds]) if position.holds else position.name
    return {"key": position.key, "typed": position.typed, "name": position.name, "label": label}


def _holds(spec: Spec) -> dict[str, str]:
    """Return in words what lies on each position that is not empty."""
    held: dict[str, list[str]] = {}
    for chip in spec["chips"]:
        held.setdefault(chip["bet"], []).append(_chips(chip))
    if dolly := _dolly_key(spec):
        held.setdefault(dolly, []).append(_("the dolly"))
    return {key: parts(said) for key, said in held.items()}


def _in_words(spec: Spec) -> str:
    """Return what lies on the layout, position by position."""
    said = [_lies(key, holds) for key, holds in _holds(spec).items()]
    return sentences(said) if said else _("There are no chips on it.")


def _lies(key: str, said: str) -> str:
    # Translators: {bet} is the name of a bet, {said} what lies there, such as “3 chips”.
    return _("{bet}: {said}.").format(bet=bet_name(key), said=said)


def _chips(chip: Mapping[str, Any]) -> str:
    """Return so many chips in words."""
    if chip.get("held"):
        said = ngettext("{count} chip on the line, in prison", "{count} chips on the line, in prison", chip["chips"])
    else:
        said = ngettext("{count} chip", "{count} chips", chip["chips"])
    return said.format(count=number(chip["chips"]))


def _dolly_key(spec: Spec) -> str:
    return f"straight:{pocket_name(spec['marker'])}" if "marker" in spec else ""


def _shows(spec: Spec) -> dict[str, Any]:
    wheel, dolly = _wheel(spec), _dolly_key(spec)
    return {
        "view": f"0 0 {layout.WIDTH} {layout.HEIGHT}",
        "fields": drawings.fields(wheel),
        "chips": list(_laid(spec, wheel)),
        "radius": "3",
        "marker": _dolly_place(layout.places(wheel)[dolly]) if dolly else None,
        "lists": [(title, lines) for title, lines in _lists(spec) if lines],
        "in_words": _in_words(spec),
    }


def _dolly_place(square: Place) -> tuple[str, str]:
    """Return where the dolly stands: in its square, beside the number, so that both are seen."""
    x, y = square.centre
    return f"{x + layout.CELL_WIDTH / 3:g}", f"{y:g}"


def _laid(spec: Spec, wheel: Wheel) -> Iterator[drawings.LaidChip]:
    for chip in spec["chips"]:
        place = layout.places(wheel)[chip["bet"]]
        x, y = place.centre
        if chip.get("held"):
            x = place.x + (place.width - _ON_THE_LINE if place.x == 0 else _ON_THE_LINE)
        yield drawings.LaidChip(drawings.Chip(chip["bet"], str(chip["chips"]), _TONE), f"{x:g}", f"{y:g}")


def _lists(spec: Spec) -> Iterator[tuple[str, list[str]]]:
    """Yield what is said beside the picture, each list with its title."""
    yield pgettext("limits of a table", "At most"), [_limit(each) for each in spec.get("limits", ())]
    yield _("On the layout before the spin"), [_before(each) for each in spec.get("before", ())]


def _limit(each: Mapping[str, Any]) -> str:
    # Translators: {kind} is a kind of bet, such as Split, {maximum} an amount.
    return _("{kind}: {maximum}").format(kind=kind_name(each["kind"]), maximum=money(each["maximum"]))


def _before(each: Mapping[str, Any]) -> str:
    # Translators: {bet} is the name of a bet, {chips} how many chips lie there, such as “3 chips”.
    said = _("{bet}: {chips}").format(bet=bet_name(each["bet"]), chips=_chips({"chips": each["chips"]}))
    return parts([said, option_said(each["wish"])]) if each.get("wish") else said
