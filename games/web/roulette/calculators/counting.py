"""The float counted at closing: what is over, what is short, and what brings it back, value by value."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from django.utils.translation import gettext_lazy as _

from games.roulette.chips import FloatCount, Pieces, float_count
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.web.kit.form import Form, whole
from games.web.kit.game import Audience, Tool, where
from games.web.roulette.calculators.pieces import read_pieces, write_pieces
from games.web.roulette.table.felt import Chip, chip
from games.web.roulette.table.tables import RouletteTable

MOST_PIECES = 9999


@dataclass(frozen=True, slots=True)
class Value:
    """One value of chip: its field in the form, the pieces of the float and, once counted, what was found.

    `over` and `short` are pieces; the cents of each are to be taken to the cage, or brought from it.
    """

    field: str
    chip: Chip
    due: int
    counted: int | None
    over: Pieces | None = None
    short: Pieces | None = None

    @property
    def amount(self) -> int:
        """The cents that were counted."""
        return (self.counted or 0) * self.chip.amount


def answer(table: RouletteTable, form: Form) -> dict[str, Any]:
    rules = table.rules
    counted = _counted(rules, form)
    count = float_count(rules, counted) if counted and not form.errors else None
    return {
        "values": [_value(rules, value, counted, count) for value in rules.denominations],
        "count": count,
        "due": sum(value * pieces for value, pieces in rules.float.items()),
        "due_pieces": sum(rules.float.values()),
        "counted_pieces": sum(counted.values()),
        "brought": sum(piece.amount for piece in count.short) if count else 0,
        "surplus": -count.to_restore if count else 0,
        "taken": sum(piece.amount for piece in count.over) if count else 0,
    }


def _counted(rules: Ruleset, form: Form) -> dict[int, int]:
    """Return pieces by value: from a field for each, or from an address, which has them all in one."""
    packed = form.read("count", partial(read_pieces, rules), ())
    known = {piece.value: piece.count for piece in packed}
    counted = {}
    for value in rules.denominations:
        name = _field(value)
        pieces = form.read(name, whole(0, MOST_PIECES), known.get(value))
        form.state.pop(name, None)
        if pieces is not None:
            counted[value] = pieces
            form.typed[name] = form.typed[name] or str(pieces)
    form.state.pop("count", None)
    if counted:
        form.state["count"] = write_pieces(Pieces(value, pieces) for value, pieces in counted.items())
    return counted


def _field(value: int) -> str:
    return f"c{value}"


def _value(rules: Ruleset, value: int, counted: Mapping[int, int], count: FloatCount | None) -> Value:
    over = next((piece for piece in count.over if piece.value == value), None) if count else None
    short = next((piece for piece in count.short if piece.value == value), None) if count else None
    return Value(_field(value), chip(rules, value), rules.float[value], counted.get(value), over, short)


TOOL = Tool(
    slug="float",
    title=_("Float count"),
    about=_("Count the chips at closing: what is over, what is short, and what restores the float."),
    template="roulette/calculators/_float.html",
    answer=answer,
    audience=Audience.CROUPIERS,
    suits=where("roulette", Clause.FLOAT, Clause.CLOSING),
    stylesheet="roulette/float.css",
)
