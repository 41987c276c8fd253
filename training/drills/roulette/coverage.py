"""The positions of a layout with how well somebody knows each: the felt as a map."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import gettext as _

from games.roulette import layout
from games.roulette.bets import Bet
from games.roulette.wheel import Wheel
from games.web.kit.formats import number
from games.web.kit.game import Figure
from games.web.roulette import drawings
from games.web.roulette.words import kind_name
from training.drills.kit.cells import State


@dataclass(frozen=True, slots=True)
class Known:
    """How well a position is known, and where it lies on the drawing."""

    state: State
    x: str
    y: str


def coverage(wheel: Wheel, bets: Mapping[str, Bet], states: Mapping[str, State]) -> Figure:
    """Draw a layout with the state of each cell on its position; `bets` are the positions of the cells."""
    places = layout.places(wheel)
    known = []
    for cell, bet in bets.items():
        x, y = places[bet.key].centre
        known.append(Known(states[cell], f"{x:g}", f"{y:g}"))
    shows = {
        "title": _("The layout, with how well each position is known"),
        "view": drawings.LAYOUT_BOX,
        "fields": drawings.fields(wheel),
        "known": known,
        "counts": [(state.value, _counted(state, sum(each.state is state for each in known))) for state in State],
        "kinds": _of_kinds(bets, states),
    }
    return Figure("roulette/drills/_coverage.html", shows)


def _counted(state: State, count: int) -> str:
    if state is State.MASTERED:
        return _("Mastered: {count}").format(count=number(count))
    if state is State.SHAKY:
        return _("Shaky: {count}").format(count=number(count))
    return _("Not seen: {count}").format(count=number(count))


def _of_kinds(bets: Mapping[str, Bet], states: Mapping[str, State]) -> list[str]:
    """Return in words how many positions of each kind are known how well."""
    kinds: dict[str, list[State]] = {}
    for cell, bet in bets.items():
        kinds.setdefault(bet.kind.value, []).append(states[cell])
    return [_of_kind(kind_name(kind), found) for kind, found in kinds.items()]


def _of_kind(name: str, found: list[State]) -> str:
    # Translators: {kind} is a kind of bet, such as Split, the others are numbers of its positions.
    said = _("{kind}: {mastered} of {all} mastered, {shaky} shaky, {not_seen} not seen.")
    counts = {state.name.lower(): number(found.count(state)) for state in State}
    return said.format(kind=name, all=number(len(found)), **counts)
