"""The questions of an exam as trainees see them, for those who make it."""

import json
from dataclasses import dataclass

from django.utils.translation import get_language

from training.drills.kit.items import Given
from training.quiz.citing import revisions_in, with_revisions
from training.quiz.grading import judge
from training.quiz.papers import Paper
from training.quiz.presentation import ShownItem, ShownVerdict, shown, shown_verdict


@dataclass(frozen=True, slots=True)
class Previewed:
    """A question with its right answers."""

    position: int
    weight: int
    item: ShownItem
    answers: list[ShownVerdict]

    @property
    def prefix(self) -> str:
        """What tells its fields from those of the other questions."""
        return f"{self.position}-"


def previewed(paper: Paper, ruleset: str) -> list[Previewed]:
    """Return the questions of a paper in the reader's language. One query, and one for each book not yet known."""
    revisions = revisions_in(get_language() or "en")
    return [
        Previewed(
            position=item["position"],
            weight=item["weight"],
            item=shown(item["face"]),
            answers=shown_verdict(
                item["face"],
                judge(item["face"], item["key"], _given(item["key"])).rows,
                with_revisions(cited, revisions),
                ruleset,
                item["explained"],
            ),
        )
        for item, cited in zip(json.loads(paper.items), paper.clauses, strict=True)
    ]


def _given(key: Given) -> Given:
    """Return an answer that is right: of short texts the first that is accepted."""
    return {part: right.splitlines()[0] if isinstance(right, str) else right for part, right in key.items()}
