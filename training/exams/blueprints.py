"""What a house's exam consists of, as the quiz draws it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from django.utils.functional import lazy

from games.web.registry import clauses_of
from training.drills.kit.exam import Blueprint, Section
from training.drills.registry import GENERATORS, exam_title
from training.exams.models import ExamDraft, ExamVersion, QuestionVersion
from training.exams.questions import Pinned, generator_of, versions_of
from training.quiz import papers
from training.quiz.dealt import DEALT, Dealt
from training.quiz.house_tables import asks, dealt_under

Row = Mapping[str, Any]  # a section as it is kept
_title = lazy(exam_title, str)


class NoLongerAsked(Exception):
    """A section asks for what the site no longer teaches, or not under these rules; there is no `row` where the rules
    themselves are gone."""

    def __init__(self, row: Row | None = None) -> None:
        super().__init__(row)
        self.row = row


def pinned(row: Row) -> Pinned:
    """Return the question of a house that a section names, with its version."""
    return row["question"], row.get("version")


def is_pilot(row: Row) -> bool:
    """Return whether the questions of a section are tried out: asked and marked, but not counted."""
    return bool(row.get("pilot"))


def questions_in(contents: Iterable[ExamDraft | ExamVersion]) -> dict[Pinned, QuestionVersion]:
    """Return the questions of a house in some exams. One query at most."""
    return versions_of({pinned(row) for each in contents for row in each.sections if "question" in row})


def blueprint_of(contents: ExamDraft | ExamVersion, questions: Mapping[Pinned, QuestionVersion]) -> Blueprint:
    """Return a draft or a version as the quiz sits it. Raise NoLongerAsked."""
    exam, dealt = contents.exam, dealt_for(contents)
    return Blueprint(
        slug=exam.slug,
        title=_title(exam.slug, contents.titles),  # type: ignore[arg-type]  # lazy, as its annotation does not say
        game=exam.game.slug,
        ruleset=exam.ruleset,
        sections=tuple(section_of(row, dealt, questions) for row in contents.sections),
        pass_mark=contents.pass_mark,
        pace=contents.pace,
        titles=contents.titles,
        table=dealt.table,
    )


def dealt_for(contents: ExamDraft | ExamVersion) -> Dealt:
    """Return the rules under which an exam is drawn. Raise NoLongerAsked."""
    ruleset = contents.exam.ruleset
    dealt = dealt_under(contents.table or ruleset) if ruleset in DEALT else None
    if dealt is None or dealt.name != ruleset:
        raise NoLongerAsked
    return dealt


def askable_blueprint(contents: ExamDraft | ExamVersion, questions: Mapping[Pinned, QuestionVersion]) -> Blueprint:
    """Return a draft or a version as the quiz sits it, if all of it can be asked. Raise NoLongerAsked, TooFew."""
    blueprint = blueprint_of(contents, questions)
    _check_numbers(blueprint)
    return blueprint


def _check_numbers(blueprint: Blueprint) -> None:
    """Check that no more is asked of a skill at a level than it has cases. Raise TooFew."""
    rules = papers.dealt_for(blueprint).rules
    asked: Counter[tuple[str, int]] = Counter()
    for section in blueprint.sections:
        if section.source is None:
            at = section.generator, section.level
            asked[at] += section.count
            grid = GENERATORS[section.generator].grid(rules, section.level)
            if grid and asked[at] > len(grid.cells):
                raise papers.TooFew(section)


def section_of(row: Row, dealt: Dealt, questions: Mapping[Pinned, QuestionVersion]) -> Section:
    """Return a section as the quiz draws it. Raise NoLongerAsked."""
    if "question" in row:
        version = questions.get(pinned(row))
        if version is None or (version.clause and not _holds(version.clause, dealt)):
            raise NoLongerAsked(row)
        source = generator_of(version)
        return Section(source.name, 1, 1, row["weight"], source, is_pilot(row))
    skill = GENERATORS.get(row["skill"])
    if skill is None or not asks(dealt, skill, row["level"]):
        raise NoLongerAsked(row)
    return Section(skill.name, row["level"], row["count"], row["weight"], pilot=is_pilot(row))


def _holds(clause: str, dealt: Dealt) -> bool:
    return clause in clauses_of(dealt.game.engine, dealt.name, dealt.overrides)
