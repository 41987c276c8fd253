"""What the courses of a game have from the room that shows it: its facts, the figures of its rules, its games drawn."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from games.core.facts import Fact
from games.web.kit.game import Figure, Room
from training.drills.kit.taught import Lessons, Spec

Draws = Callable[[Any, Spec], Figure]

OF_THE_RULES = frozenset({"rule", "play"})  # figures that are drawn as on the page of rules


def _nothing_more(_rules: Any) -> dict[str, Fact]:
    return {}


def courses_in(
    folder: Path,
    room: Callable[[], Room],
    facts: Callable[[Any], dict[str, Fact]] = _nothing_more,
    figures: Mapping[str, Draws] | None = None,
) -> tuple[Lessons, ...]:
    """Return the courses of a folder, one in each folder inside it, of a game that is shown in that room.

    Texts may say every fact of the rules, and `facts` that only lessons need. Figures are `rule`, the one beneath the
    `clause` that the text names, `play`, a short game in the notation of its engine, and those of `figures`.
    """

    def known(rules: Any) -> dict[str, Fact]:
        return {**room().facts(rules), **facts(rules)}

    drawn: dict[str, Draws] = {
        "rule": lambda rules, spec: room().figures(rules)[spec["clause"]],
        "play": lambda rules, spec: room().picture(rules, spec["play"]),
        **(figures or {}),
    }
    texts = sorted(each.parent for each in folder.glob("*/course.toml"))
    return tuple(Lessons(each, known, drawn) for each in texts)
