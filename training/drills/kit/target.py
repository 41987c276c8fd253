"""What somebody who has learnt a skill can do: so many items in a row of answers, so fast, so many of them right."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from training.drills.kit.phrase import language_among


@dataclass(frozen=True, slots=True)
class Target:
    """Of the last `items` answers at least `percent` are wholly right, and their median takes at most `seconds`.
    `evidence` says by language why a default is what it is; a house gives none."""

    items: int
    seconds: int
    percent: int
    evidence: Mapping[str, str] = field(default_factory=dict, compare=False)

    @property
    def language(self) -> str:
        """The language in which it says why: the reader's, if it has that; empty where nothing says so."""
        return language_among(self.evidence) if self.evidence else ""

    @property
    def why(self) -> str:
        """Why it is what it is; empty where nothing says so."""
        return self.evidence.get(self.language, "")


Targets = Mapping[tuple[str, int], Target]  # by skill and level


def read_targets(path: Path, levels: Mapping[str, int]) -> Targets:
    """Read the targets of a room. An entry is for all levels of its skills, or for those that it names; `levels` says
    how many levels each skill has.

    Raise ValueError where a level has two targets, KeyError where one does not say why.
    """
    found: dict[tuple[str, int], Target] = {}
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["target"]:
        target = Target(entry["items"], entry["seconds"], entry["percent"], entry["evidence"])
        for key in _keys(entry, levels):
            if key in found:
                raise ValueError(f"{path.parent.name}: two targets for {key}")
            found[key] = target
    return found


def _keys(entry: Mapping[str, Any], levels: Mapping[str, int]) -> list[tuple[str, int]]:
    return [(skill, level) for skill in entry["skills"] for level in entry.get("levels", range(1, levels[skill] + 1))]
