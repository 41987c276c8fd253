"""What a class gets wrong, by the clauses on which the wrong answers rest. Exams keep their clauses; items of drills
are drawn once more."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache, lru_cache

from django.db.models import F
from django.utils.functional import Promise
from django.utils.translation import get_language

from games.web.registry import book_of
from games.web.rulebook.selectors import ClauseLink, clause_links, link_among
from training.drills.kit.items import Item
from training.drills.registry import GENERATORS
from training.quiz import grading
from training.quiz.dealt import DEALT, drill_address
from training.quiz.house_tables import dealt_under
from training.quiz.models import Practice
from training.quiz.selectors import marks_that_count
from training.staff.models import House, User

# So many wrong answers in drills are drawn again, the latest: more would keep the reader waiting.
MOST = 1000

Level = tuple[str, int, str]  # skill, level, ruleset


@dataclass
class Missed:
    """How often answers that rest on a clause were wrong, in exams and in drills, and whose they were."""

    clause: str
    in_exams: int = 0
    in_drills: int = 0
    people: set[int] = field(default_factory=set)
    levels: Counter[Level] = field(default_factory=Counter)

    @property
    def times(self) -> int:
        return self.in_exams + self.in_drills

    @property
    def _level(self) -> Level | None:
        """The level that is still asked in which it was missed most."""
        for (skill, level, ruleset), _times in self.levels.most_common():
            if skill in GENERATORS and ruleset in DEALT and GENERATORS[skill].asks(DEALT[ruleset].rules, level):
                return skill, level, ruleset
        return None

    @property
    def drill(self) -> str:
        """Where it is practised; empty where it is not."""
        found = self._level
        return drill_address(found[0], DEALT[found[2]], level=found[1]) if found else ""

    @property
    def skill(self) -> Promise | str:
        return GENERATORS[self._level[0]].title if self._level else ""


@dataclass(frozen=True, slots=True)
class Wrong:
    """A part of an answer that was wrong, with its clauses."""

    person: int
    level: Level
    clauses: tuple[str, ...]
    in_exam: bool


def missed(
    house: House, people: Collection[User], since: datetime, shown: int | None = None
) -> list[tuple[Missed, ClauseLink]]:
    """Return the clauses that wrong answers since a moment rest on, or so many that are `shown`, those of most answers
    first, with their links: answers in exams of the house, and the last `MOST` in drills. Two queries, and one at most
    for each book and ruleset."""
    found: dict[str, Missed] = {}
    for wrong in (*_in_exams(house, people, since), *_in_drills(people, since)):
        for clause in wrong.clauses:
            row = found.setdefault(clause, Missed(clause))
            row.in_exams += wrong.in_exam
            row.in_drills += not wrong.in_exam
            row.people.add(wrong.person)
            row.levels[wrong.level] += 1
    worst = sorted(found.values(), key=lambda row: (-row.times, -len(row.people), row.clause))[:shown]
    return list(zip(worst, _links(worst), strict=True))


def _links(rows: Iterable[Missed]) -> Iterator[ClauseLink]:
    links = cache(clause_links)
    for row in rows:
        ruleset = row.levels.most_common(1)[0][0][2]
        known = links(book_of(row.clause), get_language() or "en", ruleset if ruleset in DEALT else "")
        yield link_among(known, row.clause)


def _in_exams(house: House, people: Collection[User], since: datetime) -> Iterator[Wrong]:
    rows = marks_that_count().filter(score__lt=F("max"), item__attempt__house=house)
    rows = rows.filter(item__attempt__user__in=people, item__attempt__started_at__gte=since).order_by("pk")
    columns = "item__attempt__user", "item__generator", "item__level", "item__attempt__ruleset", "verdict", "clauses"
    for person, skill, level, ruleset, verdict, clauses in rows.values_list(*columns):
        for part in verdict:
            if not part["right"]:
                cited = tuple(clause for clause, _revision in clauses.get(part["slug"], ()))
                yield Wrong(person, (skill, level, ruleset), cited, in_exam=True)


def _in_drills(people: Collection[User], since: datetime) -> Iterator[Wrong]:
    rows = Practice.objects.filter(user__in=people, recorded_at__gte=since, score__lt=F("max")).order_by("-pk")[:MOST]
    for row in rows:
        item = _drawn(row.generator, row.version, row.rules_name, row.level, row.seed, row.cell)
        if item is None:
            continue
        for part in grading.judge(item.face, item.key, row.given).parts:
            if not part.right:
                cited = tuple(item.clauses.get(part.slug, ()))
                yield Wrong(row.user_id, (row.generator, row.level, row.ruleset), cited, in_exam=False)


@lru_cache(maxsize=4 * MOST)
def _drawn(skill: str, version: int, rules: str, level: int, seed: str, cell: str) -> Item | None:
    """Return the item of a drill once more; None where its skill or its rules have changed since."""
    generator, dealt = GENERATORS.get(skill), dealt_under(rules)
    if generator is None or dealt is None or generator.version != version or not generator.asks(dealt.rules, level):
        return None
    try:
        return generator.make(seed, level, dealt.rules, cell)
    except ValueError:  # a cell that the skill does not have any more
        return None
