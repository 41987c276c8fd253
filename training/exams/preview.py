"""The questions of an exam as trainees see them, for those who make it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import get_language

from training.drills.kit.items import Given
from training.quiz.citing import Cited, revisions_in, with_revisions
from training.quiz.grading import judge
from training.quiz.papers import Paper
from training.quiz.presentation import ShownItem, ShownVerdict, shown, shown_judged, shown_verdict


@dataclass(frozen=True, slots=True)
class Previewed:
    """A question with its right answers; `answered` is the item as it is shown with these. One that does not count is
    tried out."""

    position: int
    weight: int
    counts: bool
    item: ShownItem
    answered: ShownItem
    answers: list[ShownVerdict]

    @property
    def prefix(self) -> str:
        """What tells its fields from those of the other questions."""
        return f"{self.position}-"


def previewed(paper: Paper, ruleset: str) -> list[Previewed]:
    """Return the questions of a paper in the reader's language. One query, and one for each book not yet known."""
    revisions = revisions_in(get_language() or "en")
    return [
        _previewed(item, with_revisions(cited, revisions), ruleset)
        for item, cited in zip(json.loads(paper.items), paper.clauses, strict=True)
    ]


def _previewed(item: Mapping[str, Any], cited: Cited, ruleset: str) -> Previewed:
    face, key = item["face"], item["key"]
    rows = judge(face, key, _given(key)).rows
    return Previewed(
        position=item["position"],
        weight=item["weight"],
        counts=item["counts"],
        item=shown(face),
        answered=shown_judged(face, rows),
        answers=shown_verdict(face, rows, cited, ruleset, item["explained"]),
    )


def _given(key: Given) -> Given:
    """Return an answer that is right: of short texts the first that is accepted."""
    return {part: right.splitlines()[0] if isinstance(right, str) else right for part, right in key.items()}
