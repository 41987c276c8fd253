"""The scenes of roulette's drills: results, layouts, spins and the float."""

from collections.abc import Callable, Mapping
from itertools import zip_longest
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from games.core.money import plain_money
from games.roulette import layout
from games.roulette.layout import CELL_HEIGHT, CELL_WIDTH, SIDE, Line, Place
from games.roulette.stakes import Choice, ZeroOption
from games.roulette.wheel import SINGLE_ZERO, WHEELS, Wheel, colour, pocket_name
from games.web.kit.formats import listed, ltr, money, number
from games.web.kit.game import Figure
from games.web.kit.wording import sentences
from games.web.roulette import drawings
from games.web.roulette.words import bet_name
from training.drills.kit.taught import Spec
from training.drills.roulette.picture_bet import generator as picture_bet

Scene = dict[str, Any]


def _number(spec: Spec) -> Figure:
    return Figure("roulette/drills/_number.html", {"number": pocket_name(spec["number"])})


def _wheel(spec: Spec) -> Wheel:
    return WHEELS[spec.get("wheel", SINGLE_ZERO.name)]


def player_name(player: str) -> str:
    """Return what a player is called, by the colour of the chips."""
    return str(picture_bet.texts[f"{picture_bet.name}.player.{player}"])


def _layout(spec: Spec) -> Figure:
    """Draw the part of the felt with the chips; each shows how many it stands for."""
    wheel, lit = _wheel(spec), f"straight:{pocket_name(spec['number'])}"
    players = list(dict.fromkeys(stake["player"] for stake in (*spec["stakes"], *spec["called"])))
    value = plain_money(spec["unit"])
    chips = [
        drawings.Chip(stake["bet"], str(stake["chips"]), stake["player"] if len(players) > 1 else value)
        for stake in spec["stakes"]
    ]
    places = [layout.places(wheel)[key] for key in (lit, *(stake["bet"] for stake in spec["stakes"]))]
    top = max(0, min(place.y for place in places) - CELL_HEIGHT)
    bottom = min(13 * CELL_HEIGHT, max(place.y + place.height for place in places) + CELL_HEIGHT)
    left, width = SIDE - CELL_WIDTH // 2, 4 * CELL_WIDTH
    seen = [f for f in drawings.fields(wheel) if f.shade != "outside" and top - CELL_HEIGHT <= f.place.y < bottom]
    shows = {
        "number": pocket_name(spec["number"]),
        "view": f"{left} {top} {width} {bottom - top}",
        "fields": sorted(seen, key=lambda field: field.key == lit),  # last, so that no other covers its edge
        "lit": lit,
        "blank": [],
        "chips": spread(chips, wheel) if len(players) > 1 else drawings.lay(chips, wheel),
        "radius": f"{SMALL:g}" if len(players) > 1 else "3",
        "several": len(players) > 1,
        "players": [{"id": player, "name": player_name(player), **_marker(spec, player)} for player in players],
        "masses": [_mass(stake) for stake in spec["stakes"]],
        "called": [_mass(stake) for stake in spec["called"]],
    }
    return Figure("roulette/drills/_layout.html", shows)


def _marker(spec: Spec, player: str) -> Scene:
    """Return what the marker of a player's colour shows, where colours are played."""
    if "markers" not in spec:
        return {}
    marker = spec["markers"][player]
    return {"colour": True, "marker": money(marker) if marker is not None else ""}


SMALL = 1.9  # the radius of a chip where several players have some
# Where the chips of one, two and three players are drawn on a spot: each touches the fields that its bet covers and no
# others, and no chip hides what is written on another.
_ASIDE = {
    Line.FIELD: {1: ((0, 0),), 2: ((-1.9, 0), (1.9, 0)), 3: ((0, -1.7), (-1.9, 1.6), (1.9, 1.6))},
    Line.DOWN: {1: ((0, 0),), 2: ((0, -1.9), (0, 1.9)), 3: ((-0.8, -2.5), (0.8, 0), (-0.8, 2.5))},
    Line.ACROSS: {1: ((0, 0),), 2: ((-1.9, 0), (1.9, 0)), 3: ((-2.2, -0.9), (0, 0.9), (2.2, -0.9))},
    Line.CROSSING: {1: ((0, 0),), 2: ((-1.45, 0), (1.45, 0)), 3: ((-1.5, 0), (0.75, -1.3), (0.75, 1.3))},
}


def spread(chips: list[drawings.Chip], wheel: Wheel) -> list[drawings.LaidChip]:
    """Return chips of several players: beside each other in a field and along a line, as a pile on a crossing."""
    laid = []
    for key in dict.fromkeys(chip.key for chip in chips):
        x, y = layout.places(wheel)[key].centre
        pile = [chip for chip in chips if chip.key == key]
        for chip, (right, down) in zip(pile, _ASIDE[layout.line(wheel, key)][len(pile)], strict=True):
            laid.append(drawings.LaidChip(chip, f"{x + right:g}", f"{y + down:g}"))
    return laid


def _mass(stake: Mapping[str, Any]) -> Scene:
    return {
        "player": stake["player"],
        "name": player_name(stake["player"]),
        "bet": bet_name(stake["bet"]),
        "chips": stake["chips"],
    }


def _positions(spec: Spec) -> Figure:
    """Draw the part of the felt with the chips and everything around them, without names of bets."""
    wheel = _wheel(spec)
    places = [layout.places(wheel)[chip["bet"]] for chip in spec["chips"]]
    top = max(0, min(place.y for place in places) - 2 * CELL_HEIGHT)
    bottom = min(layout.HEIGHT, max(place.y + place.height for place in places) + 2 * CELL_HEIGHT)
    seen = [f for f in drawings.fields(wheel) if f.place.y < bottom and f.place.y + f.place.height > top]
    chips = drawings.lay([drawings.Chip(chip["bet"], chip["label"], "amber") for chip in spec["chips"]], wheel)
    shows = {
        "view": f"-1 {top - 1} {layout.WIDTH + 2} {bottom - top + 2}",
        "fields": seen,
        "blank": [field.key for field in seen if not top + 3 < field.place.centre[1] < bottom - 3],
        "chips": chips,
        "radius": "3",
        "in_words": sentences(
            _said(chip["label"], wheel, place) for chip, place in zip(spec["chips"], places, strict=True)
        ),
    }
    return Figure("roulette/drills/_positions.html", shows)


def _said(label: str, wheel: Wheel, place: Place) -> str:
    """Return where a chip is, in words that do not name the bet."""
    fields = listed(ltr(field.text) for field in _touched(wheel, place))
    if label:
        # Translators: {label} is a letter, {fields} is a list of what is printed on the layout.
        return _("Chip {label} is on or touches these squares: {fields}.").format(label=label, fields=fields)
    return _("The chip is on or touches these squares: {fields}.").format(fields=fields)


def _touched(wheel: Wheel, place: Place) -> list[drawings.Field]:
    """Return the printed fields that a chip at a place is on or touches, since that is all that can be seen of it."""
    touched = [
        field
        for field in drawings.fields(wheel)
        if field.place.x < place.x + place.width
        and place.x < field.place.x + field.place.width
        and field.place.y < place.y + place.height
        and place.y < field.place.y + field.place.height
    ]
    return sorted(touched, key=lambda field: (field.place.y, field.place.x))


def _spins(spec: Spec) -> Figure:
    """Draw stakes down, spins across; where zero comes, what the player asks for."""
    shows = {
        "outcomes": [{"number": pocket_name(n), "colour": colour(n) or "zero"} for n in spec["outcomes"]],
        "rows": [
            {
                "label": stake["label"],
                "bet": bet_name(stake["bet"]),
                "amount": _staked(stake),
                "wishes": [
                    option_said(option)
                    for option, _spin in zip_longest(stake["wishes"], spec["outcomes"], fillvalue="")
                ],
            }
            for stake in spec["stakes"]
        ],
    }
    return Figure("roulette/drills/_spins.html", shows)


def _staked(stake: Mapping[str, Any]) -> str:
    """Return an amount of money, or so many colour chips of some worth."""
    if "colour" not in stake:
        return money(stake["amount"])
    count = stake["amount"] // stake["colour"]
    said = ngettext("{count} colour chip of {unit}", "{count} colour chips of {unit}", count)
    return said.format(count=number(count), unit=money(stake["colour"]))


def option_said(text: str | int) -> str:
    if not text:
        return ""
    choice = Choice.parse(str(text))
    if choice.option is ZeroOption.TAKE_HALF:
        # Translators: what a player asks for after zero: to take back half of the stake.
        return pgettext("choice at zero", "take half")
    if choice.to is not None:
        # Translators: what a player asks for after zero: to have a stake moved to another bet; {bet} is its name.
        return pgettext("choice at zero", "move: {bet}").format(bet=bet_name(choice.to.key))
    # Translators: what a player asks for after zero: to leave the stake in prison.
    return pgettext("choice at zero", "leave it")


def _float(spec: Spec) -> Figure:
    shows = {
        "rows": [
            {"value": money(row["value"]), "float": number(row["float"]), "counted": number(row["counted"])}
            for row in spec["rows"]
        ]
    }
    return Figure("roulette/drills/_float.html", shows)


SCENES: Mapping[str, Callable[[Spec], Figure]] = {
    "number": _number,
    "layout": _layout,
    "positions": _positions,
    "spins": _spins,
    "float": _float,
}
