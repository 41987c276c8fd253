"""What an item is asked about, drawn by the room of its game; cards on a table and calls that are heard are shown here,
for every game."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.cards import Card
from games.web.kit.cards.shown import Shown
from games.web.kit.formats import money_column
from games.web.kit.game import Figure
from training.drills.kit import cloth as table
from training.drills.kit import recordings
from training.drills.kit.common import HIDDEN
from training.drills.kit.taught import Spec
from training.drills.registry import SCENES
from training.quiz import cloth
from training.quiz.phrases import say, say_value

Scene = dict[str, Any]


def scene_of(face: Mapping[str, Any]) -> Scene | None:
    """Return the scene of an item in the active language, with the name of its template; None where there is none."""
    spec = face["scene"]
    if spec is None:
        return None
    return shown_figure(_KINDS[spec["kind"]](spec))


def shown_figure(figure: Figure) -> Scene:
    """Return a figure as a page includes it."""
    return {"template": figure.template, **figure.shows}


def _cards(spec: Spec) -> Figure:
    """Draw rows of cards as `{% cards %}` draws them, and a table by its lines, with what aligns on the figure."""
    columns = [_column(values) for values in zip(*spec["lines"], strict=True)]
    shows = {
        "rows": [_row(row) for row in spec["rows"]],
        "head": [
            {"text": say(phrase), "is_figure": column[0]["is_figure"]}
            for phrase, column in zip(spec["head"], columns, strict=False)
        ],
        "lines": list(zip(*columns, strict=True)),
    }
    return Figure("quiz/_scene_cards.html", shows)


def _row(spec: Spec) -> Scene:
    return {
        "label": say(spec["label"]) if spec["label"] else "",
        "cards": [_card(name, mark) for name, mark in zip(spec["cards"], _marks(spec), strict=True)],
        "note": say(spec["note"]) if spec["note"] else "",
    }


def _marks(spec: Spec) -> list[str]:
    return spec["marks"] or [""] * len(spec["cards"])


def _card(name: str, mark: str) -> Shown:
    return Shown(None if name == HIDDEN else Card.parse(name), mark=mark)


def _column(values: Sequence[Any]) -> list[Scene]:
    """Return the cells of a column; amounts all have their cents where one has some, to align on the figure."""
    amounts = [value["money"] for value in values if isinstance(value, dict) and "money" in value]
    is_figure = len(amounts) == len(values) or all(isinstance(value, int) for value in values)
    if len(amounts) == len(values) and any(amount % 100 for amount in amounts):
        return [{"text": money_column(amount), "is_figure": True} for amount in amounts]
    return [{"text": say_value(value), "is_figure": is_figure} for value in values]


def _heard(spec: Spec) -> Figure:
    """Show a call as its recording, with its words on demand; where it is not recorded, the words alone."""
    return Figure("quiz/_scene_heard.html", {"call": spec["call"], "address": recordings.address(spec["call"])})


_KINDS = {"cards": _cards, "heard": _heard, table.KIND: cloth.picture, **SCENES}
