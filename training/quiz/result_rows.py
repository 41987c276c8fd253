"""The questions of an exam as its result shows them, each with its verdict and what it says of who answered."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from django.http import QueryDict
from django.utils.functional import Promise
from django.utils.translation import gettext as _

from training.drills.kit.items import Item
from training.drills.registry import GENERATORS
from training.quiz.by_skill import is_right
from training.quiz.confusions import Confusion, confusion
from training.quiz.dealt import DEALT
from training.quiz.diagnosis import diagnose
from training.quiz.keys import key_of
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

    @property
    def in_one_line(self) -> list[ShownVerdict]:
        """The parts that its one line shows: those that are wrong; all where none is, or a person set the mark."""
        wrong = [part for part in self.parts if not part.right]
        return self.parts if self.mark.author_id is not None else wrong or self.parts


def row_of(result: ItemResult, attempt: Attempt, standing: Standing, refused: Unentered | None) -> Row:
    """Return a question of an exam that was handed in, with the way to the right answer and the mistake that the answer
    shows, where it can still be drawn."""
    question, mark, answer = result.item, result.mark, result.answer
    asked = shown(question.face) if _is_by_hand(mark) else shown_judged(question.face, mark.verdict)
    texts = [asked.question, *(part.label for part in asked.parts)]
    drawn = redrawn(question, attempt)
    # What explains the key that was frozen says nothing of one that was corrected since.
    worked = drawn.worked if drawn else question.explained if key_of(mark) == question.key else {}
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
        too_fast=answer is not None and is_implausible(texts, answer.seconds_taken),
    )


def lost_by_skill(counted: Iterable[Row]) -> list[tuple[Promise | str, list[Row]]]:
    """Return the questions that lost marks by the names of their skills: the skill with the smallest share of right
    answers first, and in each what lost most. Those of no skill, which a house wrote itself, have one name."""
    groups: dict[str, list[Row]] = {}
    for row in counted:
        groups.setdefault(row.row.generator if row.row.generator in GENERATORS else "", []).append(row)
    weakest = sorted(groups.items(), key=lambda group: Fraction(sum(row.is_right for row in group[1]), len(group[1])))
    lost = [(name, [row for row in of_skill if not row.is_right]) for name, of_skill in weakest]
    return [
        (GENERATORS[name].title if name else _("Other questions"), sorted(rows, key=_share))
        for name, rows in lost
        if rows
    ]


def _share(row: Row) -> Fraction:
    return Fraction(row.mark.score, row.mark.max)


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
