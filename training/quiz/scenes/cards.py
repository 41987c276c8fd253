"""Cards on a table: rows of them side by side, and stakes or payments below."""

from collections.abc import Mapping
from typing import Any

from games.calculators.cards.shown import Shown
from games.core.cards import Card
from training.quiz.common import HIDDEN
from training.quiz.phrases import say, say_value

Scene = dict[str, Any]


def cards(told: Mapping[str, Any]) -> Scene:
    """Rows of cards as `{% cards %}` draws them, and the lines of a table with what aligns on the figure."""
    lines = told["lines"]
    return {
        "rows": [_row(row) for row in told["rows"]],
        "head": [_cell(say(phrase), lines, place) for place, phrase in enumerate(told["head"])],
        "lines": [[_cell(say_value(value), lines, place) for place, value in enumerate(line)] for line in lines],
    }


def _cell(text: str, lines: list[list[Any]], place: int) -> Scene:
    return {"text": text, "is_figure": _is_figure(lines, place)}


def _row(told: Mapping[str, Any]) -> Scene:
    return {
        "label": say(told["label"]) if told["label"] else "",
        "cards": [_card(name, mark) for name, mark in zip(told["cards"], _marks(told), strict=True)],
        "note": say(told["note"]) if told["note"] else "",
    }


def _marks(told: Mapping[str, Any]) -> list[str]:
    return told["marks"] or [""] * len(told["cards"])


def _card(name: str, mark: str) -> Shown:
    return Shown(None if name == HIDDEN else Card.parse(name), mark=mark)


def _is_figure(lines: list[list[Any]], place: int) -> bool:
    """Whether a column holds amounts and numbers alone."""
    return bool(lines) and all(isinstance(line[place], int) or _is_money(line[place]) for line in lines)


def _is_money(value: Any) -> bool:
    return isinstance(value, dict) and "money" in value
