"""All that is written about the exams that a house makes itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import transaction

from training.exams.blueprints import NoLongerAsked, askable_blueprint, is_pilot, pinned, questions_in
from training.exams.models import ExamDraft, ExamVersion, HouseExam
from training.exams.problems import ExamRefused
from training.quiz import papers
from training.quiz.house_tables import find, keep, tables_in
from training.staff import making
from training.staff.models import User
from training.staff.teaching import taught_house

PASS_MARK, PACE = 80, 60  # of a new exam: percent, and seconds for a question


@dataclass(frozen=True, slots=True)
class Contents:
    """What a draft consists of, as it was typed: its columns by their names."""

    titles: dict[str, str]
    sections: Sequence[dict[str, Any]]
    pass_mark: int
    pace: int
    table: str = ""


@transaction.atomic
def begin_exam(author: User, ruleset: str, titles: dict[str, str], now: datetime) -> HouseExam:
    """Begin an exam of the author's house, with an empty draft. Raise PermissionDenied."""
    exam = HouseExam.objects.create(house=taught_house(author), ruleset=ruleset, author=author)
    _draft(exam, author, Contents(titles, [], PASS_MARK, PACE), now)
    return exam


def _draft(exam: HouseExam, author: User, contents: Contents, now: datetime) -> ExamDraft:
    return ExamDraft.objects.create(
        exam=exam,
        titles=contents.titles,
        sections=list(contents.sections),
        pass_mark=contents.pass_mark,
        pace=contents.pace,
        table=contents.table,
        changed_by=author,
        changed_at=now,
    )


@transaction.atomic
def save_draft(exam: HouseExam, author: User, edition: int, contents: Contents, now: datetime) -> ExamDraft:
    """Keep a draft as it was typed. `edition` is the one that the form showed.

    Raise ExamRefused (no-draft, overtaken, no-table, no-count, gone, too-few).
    """
    draft: ExamDraft = making.current(making.turn(exam, author), edition, "overtaken")
    if contents.table != draft.table:
        draft.table = _kept(exam, contents.table)
    draft.titles, draft.sections = contents.titles, list(contents.sections)
    draft.pass_mark, draft.pace = contents.pass_mark, contents.pace
    draft.edition, draft.changed_by, draft.changed_at = edition + 1, author, now
    if draft.sections:
        try_out(draft)
    draft.save()
    return draft


def _kept(exam: HouseExam, name: str) -> str:
    """Keep the rules of the table of the house that has them now, where one is named. Raise ExamRefused (no-table)."""
    if not name:
        return ""
    table = find(tables_in(exam.house_id), name)
    if table is None or table.dealt.name != exam.ruleset:
        raise ExamRefused("no-table")
    return keep(table)


@transaction.atomic
def publish(exam: HouseExam, author: User, edition: int) -> ExamVersion:
    """Make a version of the draft, which trainees may sit from now on. It keeps the versions of the house's questions.

    `edition` is the one that the author saw. Raise ExamRefused (no-draft, stale, empty, no-count, gone, too-few).
    """
    exam = making.turn(exam, author)
    draft: ExamDraft = making.current(exam, edition, "stale")
    questions = questions_in([draft])
    try_out(draft)
    kept = [row | {"version": questions[pinned(row)].number} if "question" in row else row for row in draft.sections]
    version: ExamVersion = making.release(
        exam,
        author,
        titles=draft.titles,
        sections=kept,
        pass_mark=draft.pass_mark,
        pace=draft.pace,
        table=draft.table,
    )
    return version


def try_out(draft: ExamDraft | ExamVersion, seed: str = "trial") -> papers.Paper:
    """Draw a paper of a draft or a version, which nobody sits. Raise ExamRefused (empty, no-count, gone,
    too-few)."""
    if not draft.sections:
        raise ExamRefused("empty")
    if all(is_pilot(row) for row in draft.sections):
        raise ExamRefused("no-count")
    try:
        return papers.draw(askable_blueprint(draft, questions_in([draft])), seed)
    except NoLongerAsked:
        raise ExamRefused("gone") from None
    except papers.TooFew as few:
        raise ExamRefused("too-few", few.section) from None


@transaction.atomic
def revise(exam: HouseExam, author: User, now: datetime) -> ExamDraft:
    """Begin the next version as a draft of the last one, with the last wording of each question of the house.

    Raise ExamRefused (drafted).
    """
    exam = making.turn(exam, author)
    last = making.to_revise(exam)
    rows = [{name: value for name, value in row.items() if name != "version"} for row in last.sections]
    return _draft(exam, author, Contents(last.titles, rows, last.pass_mark, last.pace, last.table), now)
