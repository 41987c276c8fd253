"""Items of a drill on paper: the same seed draws the same sheet, with its right answers apart."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from training.drills.kit.items import Item
from training.drills.kit.rules import Ruleset
from training.drills.kit.skill import Generator
from training.quiz.papers import asked
from training.quiz.phrases import say
from training.quiz.presentation import ShownItem, say_given, shown

MOST = 40  # items of a sheet
TRIES = 20  # draws for each item, among which one is looked for that is not on the sheet yet


@dataclass(frozen=True, slots=True)
class OnPaper:
    """An item of a sheet: how it is shown, and by the label of each part the right answer."""

    item: ShownItem
    answers: list[tuple[str, str]]


def can_be_printed(item: Item) -> bool:
    """Return whether an item can be answered on paper: a call is not heard there."""
    return item.scene is None or item.scene["kind"] != "heard"


def drawn(generator: Generator, rules: Ruleset, level: int, seed: str, count: int) -> list[OnPaper]:
    """Return so many items of a level from a seed that ask something else each, in the active language; fewer where it
    has no more."""
    sheet: list[OnPaper] = []
    known: list[dict[str, Any]] = []
    for draw in range(count * TRIES):
        item = generator.make(f"{seed}-sheet-{draw}", level, rules)
        face = item.face
        question = asked(face)
        if question not in known:
            known.append(question)
            sheet.append(OnPaper(shown(face), _answers(face, item.key)))
        if len(sheet) == count:
            break
    return sheet


def _answers(face: dict[str, Any], key: Mapping[str, int | str]) -> list[tuple[str, str]]:
    return [(say(part["label"]), say_given(face, part, key[part["slug"]])) for part in face["parts"]]
