"""The questions of an exam as its result shows them, each with its verdict and what it says of who answered."""

from dataclasses import dataclass

from django.http import QueryDict

from training.drills.kit.items import Item
from training.quiz.by_skill import is_right
from training.quiz.confusions import Confusion, confusion
from training.quiz.dealt import DEALT
from training.quiz.diagnosis import diagnose
from training.quiz.models import Answer, Attempt, AttemptItem, Mark
from training.quiz.outcomes import Standing
from training.quiz.presentation import ShownItem, ShownVerdict, shown, shown_judged, shown_verdict
from training.quiz.redrawn import redrawn
from training.quiz.selectors import ItemResult
from training.quiz.speed import is_implausible


@dataclass(frozen=True)
class Unentered:
    """A mark that was refused: the question, what was typed, and the field and the sentence that say why."""

    position: int
    typed: QueryDict
    field: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Row:
    """A question with its marks, the last of which is `mark`. `pending`: its mark waits for a second person; `refused`
    is the new mark that was just refused. `too_fast`: answered faster than it can be read."""

    row: AttemptItem
    mark: Mark
    marks: list[Mark]
    pending: bool
    answer: Answer | None
    item: ShownItem
    parts: list[ShownVerdict]
    confusion: Confusion | None
    refused: Unentered | None
    is_right: bool
    too_fast: bool


def row_of(result: ItemResult, attempt: Attempt, standing: Standing, refused: Unentered | None) -> Row:
    """Return a question of an exam that was handed in, with the way to the right answer and the mistake that the answer
    shows, where it can still be drawn."""
    question, mark, answer = result.item, result.mark, result.answer
    asked = shown(question.face) if _is_by_hand(mark) else shown_judged(question.face, mark.verdict)
    drawn = redrawn(question, attempt)
    worked = drawn.worked if drawn else question.explained
    return Row(
        row=question,
        mark=mark,
        marks=list(question.marks.all()),
        pending=standing.pending is not None and standing.pending.mark == mark,
        answer=answer,
        item=asked,
        parts=shown_verdict(question.face, mark.verdict, mark.clauses, attempt.ruleset, worked),
        confusion=_confusion(result, drawn, attempt.ruleset),
        refused=refused if refused and refused.position == question.position else None,
        is_right=is_right(result),
        too_fast=answer is not None and is_implausible(asked, answer.seconds_taken),
    )


def _is_by_hand(mark: Mark) -> bool:
    """Return whether a person set another score than the verdict gives; a corrected key has an author and a verdict of
    its own."""
    return mark.author_id is not None and mark.score != sum(part["right"] for part in mark.verdict)


def _confusion(result: ItemResult, drawn: Item | None, ruleset: str) -> Confusion | None:
    """Return the mistake that an answer shows, where the engine set the mark and not a person."""
    row, mark = result.item, result.mark
    if drawn is None or result.answer is None or mark.author_id is not None or mark.score == mark.max:
        return None
    mistake = diagnose(row.face, row.key, drawn.mistaken, result.answer.given)
    return confusion(mistake, DEALT[ruleset], row.generator, row.level)
