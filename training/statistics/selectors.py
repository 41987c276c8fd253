"""What instructors see of the questions of their house's exams."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import get_language, override
from django.utils.translation import gettext as _

from games.web.kit.formats import number
from training.drills.registry import BLUEPRINTS, GENERATORS, exam_title
from training.exams.models import HouseQuestion, QuestionVersion
from training.exams.questions import versions_of
from training.quiz.citing import CitedClause, cited_clauses
from training.quiz.dealt import drill_address
from training.quiz.house_tables import dealt_under, rules_title
from training.quiz.models import Attempt, AttemptItem
from training.quiz.phrases import TEXTS, say
from training.quiz.selectors import marks_that_count
from training.staff.languages import language_name
from training.staff.models import User
from training.staff.teaching import taught_house as taught_house
from training.statistics.answers import Answers, answers_of
from training.statistics.fairness import Comparison, comparisons
from training.statistics.figures import Figures, figures
from training.statistics.flags import Flag, flags


def exams(viewer: User) -> dict[str, Promise | str]:
    """Return the names of exams by slug: those of the games, and the house's own that were sat. One query."""
    own = Attempt.objects.filter(house=taught_house(viewer)).exclude(blueprint__in=BLUEPRINTS)
    sat = dict(own.order_by("pk").values_list("blueprint", "titles"))
    return {slug: exam_title(slug, sat.get(slug)) for slug in (*BLUEPRINTS, *sat)}


def answers(viewer: User, exam: str = "", since: datetime | None = None) -> Answers:
    """Return the marked questions of the viewer's house, of one exam or of all, from a moment on. One query."""
    marks = marks_that_count().filter(item__attempt__house=taught_house(viewer))
    if exam:
        marks = marks.filter(item__attempt__blueprint=exam)
    if since:
        marks = marks.filter(item__attempt__started_at__gte=since)
    return answers_of(marks)


@dataclass(frozen=True)
class Group:
    """Questions that can be compared, with their figures and what is wrong with them. `rules` names a ruleset or a
    house's table; `variant` is empty where the group holds all of a level. A question that a house wrote has its
    `version` and its `wording`."""

    skill: str
    level: int
    rules: str
    version: int
    variant: str
    answers: Answers = field(repr=False)
    wording: QuestionVersion | None = None

    @cached_property
    def figures(self) -> Figures:
        return figures(self.answers)

    @cached_property
    def languages(self) -> list[Comparison]:
        return comparisons(self.answers)

    @property
    def harder(self) -> list[Comparison]:
        """The languages in which it is harder."""
        return [compared for compared in self.languages if compared.is_harder]

    @cached_property
    def flags(self) -> list[Flag]:
        found = flags(self.figures, float(self.answers.pace.mean()))
        return [*found, Flag.LANGUAGE] if self.harder else found

    @property
    def level_key(self) -> tuple[str, int, str, int]:
        """What the kinds of question of a level have in common."""
        return self.skill, self.level, self.rules, self.version

    @property
    def doubts_key(self) -> bool:
        """Whether its key may be wrong."""
        return Flag.BLIND in self.flags

    @property
    def tried_out(self) -> int:
        """How many of the answers are to questions that were tried out."""
        return int((~self.answers.counts).sum())

    @property
    def title(self) -> Promise | str:
        if self.wording:
            return self.wording.ask
        return GENERATORS[self.skill].title if self.skill in GENERATORS else self.skill

    @property
    def level_title(self) -> Promise | str:
        if self.version:
            return _("Question of the house, version {number}").format(number=number(int(self.version)))
        levels = GENERATORS[self.skill].levels if self.skill in GENERATORS else ()
        return levels[self.level - 1] if self.level <= len(levels) else ""

    @property
    def rules_title(self) -> Promise | str:
        return rules_title(self.rules)

    @property
    def drill(self) -> str:
        """Where it is practised; empty for what is no longer offered."""
        dealt = dealt_under(self.rules)
        offered = dealt and self.skill in GENERATORS and self.level_title
        return drill_address(self.skill, dealt, level=self.level) if dealt and offered else ""

    @property
    def example(self) -> int:
        """The primary key of its latest question."""
        return int(self.answers.item.max())


_LEVEL = ("skill", "level", "rules", "version")


def levels(found: Answers) -> list[Group]:
    """Return the questions by skill, level and rules, and those of a house by version. One query at most."""
    return _groups(((*key, ""), part) for key, part in found.groups(*_LEVEL))


def variants(found: Answers) -> list[Group]:
    """Return the questions by skill, level, rules, version and how they were put. One query at most."""
    return _groups(found.groups(*_LEVEL, "variant"))


def _groups(parts: Iterable[tuple[tuple[Any, ...], Answers]]) -> list[Group]:
    every = list(parts)
    named = {(skill, version) for (skill, _level, _rules, version, _variant), _part in every}
    numbers = {skill: HouseQuestion.number_in(skill) for skill, _version in named}
    wordings = versions_of([(pk, int(version)) for skill, version in named if (pk := numbers[skill])])
    return [
        Group(skill, level, rules, version, variant, part, wordings.get((numbers[skill] or 0, version)))
        for (skill, level, rules, version, variant), part in every
    ]


def flagged(wholes: Iterable[Group], kinds: Iterable[Group]) -> list[Group]:
    """Return what deserves a look: kinds of question, and levels with a flag that none of their kinds has."""
    parts = [group for group in kinds if group.flags]
    known = {(part.level_key, flag) for part in parts for flag in part.flags}
    others = [group for group in wholes if any((group.level_key, flag) not in known for flag in group.flags)]
    return [*parts, *others]


def languages(found: Answers) -> list[tuple[str, Figures]]:
    """Return the figures by the language in which an exam was sat, by the language's name."""
    return sorted((language_name(language), figures(part)) for (language,), part in found.groups("language"))


@dataclass(frozen=True, slots=True)
class Example:
    """A question of a group as it was put, and the clauses that it rests on. `question` is empty where its words
    are no longer there."""

    question: str
    clauses: list[CitedClause]


def examples(groups: Iterable[Group], language: str = "") -> dict[int, Example]:
    """Return the latest question of each group by its primary key, in the reader's language or another one."""
    items = AttemptItem.objects.select_related("attempt").in_bulk([group.example for group in groups])
    with override(language or get_language() or "en"):
        return {pk: example_of(item) for pk, item in items.items()}


def example_of(item: AttemptItem) -> Example:
    """Return a question as it was put, in the language in use."""
    cited = {clause: revision for part in item.clauses.values() for clause, revision in part}
    question = item.face["question"]
    return Example(
        say(question) if "text" in question or question["code"] in TEXTS else "",
        cited_clauses(cited.items(), get_language() or "en", item.attempt.ruleset),
    )
