"""Whether somebody has begun to train for a programme: one definition, which lists, matrix and forecast ask.

Practice under its rules, a lesson of a course under them, a sitting of one of its exams or a practical test of its game
shows it. To be in a class does not: nothing has been done yet. A programme that the house made is begun by its exams,
and by a practical test where it needs one: practice and lessons are those of the programmes of the site, and hours at
the tables are no training.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from functools import reduce
from operator import or_

from django.db.models import Case, Exists, F, Model, OuterRef, Q, QuerySet, Value, When

from training.certification.own.programme import OwnProgramme
from training.certification.programmes import Certifiable
from training.courses.models import LessonProgress
from training.drills.courses import courses
from training.practical.models import PracticalTest
from training.quiz.models import Attempt, Practice
from training.staff.days import end_of


@dataclass(frozen=True)
class _Sign:
    """Rows that show it: the fields that say about whom, when and at what, and what that is for a programme."""

    model: type[Model]
    person: str
    moment: str
    field: str
    of: Callable[[Certifiable], Collection[str]]

    def rows(self, end: datetime) -> QuerySet[Model]:
        return self.model._default_manager.filter(**{f"{self.moment}__lt": end}).order_by()


def _rules_of(programme: Certifiable) -> Collection[str]:
    return [] if isinstance(programme, OwnProgramme) else [programme.ruleset]


def _courses_of(programme: Certifiable) -> Collection[str]:
    return [course.slug for course in courses() if course.rules in _rules_of(programme)]


def _tested_games_of(programme: Certifiable) -> Collection[str]:
    needs_test = not isinstance(programme, OwnProgramme) or programme.practice
    return [programme.game] if needs_test else []


_SIGNS = (
    _Sign(Practice, "user", "recorded_at", "ruleset", _rules_of),
    _Sign(LessonProgress, "user", "first_opened", "course", _courses_of),
    _Sign(Attempt, "user", "started_at", "blueprint", lambda programme: programme.exams),
    _Sign(PracticalTest, "candidate", "ended_at", "game", _tested_games_of),
)


def has_begun(day: date, asked: Iterable[Certifiable]) -> Q:
    """Return whether a person, the outer one of a query, had begun any of some programmes by the end of a day."""
    of, end = list(asked), end_of(day)
    return reduce(or_, (Q(Exists(_of_outer_person(sign, of, end))) for sign in _SIGNS))


def _of_outer_person(sign: _Sign, asked: list[Certifiable], end: datetime) -> QuerySet[Model]:
    names = {name for programme in asked for name in sign.of(programme)}
    return sign.rows(end).filter(**{sign.person: OuterRef("pk"), f"{sign.field}__in": names})


def begun_by(people: Collection[int], asked: Mapping[str, Certifiable], day: date) -> set[tuple[int, str]]:
    """Return which of some programmes people had begun by the end of a day. The number of queries does not depend on
    how many they are."""
    found: set[tuple[int, str]] = set()
    for sign in _SIGNS:
        rows = sign.rows(end_of(day)).filter(**{f"{sign.person}__in": people})
        shown = set(rows.values_list(sign.person, sign.field).distinct())
        for slug, programme in asked.items():
            names = set(sign.of(programme))
            found |= {(person, slug) for person, name in shown if name in names}
    return found


def pairs_begun(day: date, asked: Mapping[str, Certifiable]) -> Iterator[QuerySet[Model]]:
    """Yield rows that show which of some programmes people had begun by the end of a day, each with `who` it is about
    and the programme, its `slug`. A row that is about several programmes comes several times."""
    for sign in _SIGNS:
        of: dict[str, list[str]] = defaultdict(list)
        for slug, programme in asked.items():
            for name in sign.of(programme):
                of[name].append(slug)
        for place in range(max(map(len, of.values()), default=0)):
            one = {name: theirs[place] for name, theirs in of.items() if len(theirs) > place}
            slug_of = Case(*(When(**{sign.field: name}, then=Value(slug)) for name, slug in one.items()))
            rows = sign.rows(end_of(day)).filter(**{f"{sign.field}__in": list(one)})
            yield rows.annotate(who=F(sign.person), slug=slug_of)
