"""What becomes of exams whose key was wrong: every question is marked again with the right one.

The right key comes from the drill, drawn again from the same seed after it was corrected, or is given by hand; that of
a house's own question comes from its last version (`training/exams/corrected.py`).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from django.db import transaction
from django.db.models import Prefetch, Q, QuerySet

from training.drills.kit.items import Given
from training.quiz.answers import check_given
from training.quiz.grading import Verdict, judge
from training.quiz.marking import correct
from training.quiz.models import Answer, Attempt, AttemptItem, Mark
from training.quiz.outcomes import annulments
from training.quiz.problems import BadAnswer
from training.quiz.redrawn import drawn_today
from training.quiz.selectors import Result, marks_that_count, results_of
from training.staff.models import User

# Returns the right answers to a question as it was asked, or None where they are not known.
RightKey = Callable[[AttemptItem], Given | None]


@dataclass(frozen=True, slots=True)
class Questions:
    """The questions of a skill, as far as the other fields narrow them down. `rules` names a ruleset or a house's
    table."""

    skill: str
    version: int | None = None
    exam: str = ""
    question: str = ""
    level: int | None = None
    rules: str = ""


@dataclass(frozen=True, slots=True)
class Correction:
    """A question that is marked again: its last mark, and what the right key makes of the answer."""

    mark: Mark
    verdict: Verdict

    @property
    def changes_score(self) -> bool:
        return self.verdict.score != self.mark.score


@dataclass(frozen=True, slots=True)
class Review:
    """What correcting a key would do: `corrections`, and the marks that are left: `by_hand`, because a person has given
    them since, `unknown`, because the right answer to the question as it was asked is not known."""

    corrections: list[Correction]
    by_hand: list[Mark]
    unknown: list[Mark]

    @property
    def kept(self) -> int:
        """How many questions keep their score and show another right answer."""
        return sum(not each.changes_score for each in self.corrections)


def drawn_again(item: AttemptItem) -> Given | None:
    """Return the right answers to a question by its drill as it is today; None where it asks something else."""
    drawn = drawn_today(item, item.attempt)
    return drawn.key if drawn and drawn.face == item.face else None


def by_hand(right: Mapping[str, str]) -> RightKey:
    """Return what gives these answers to some parts, and to the others those of the key that was frozen."""
    return lambda item: _with_parts(item, right)


def review(author: User, which: Questions, right: RightKey = drawn_again) -> Review:
    """Return what correcting a key would do to the exams that a person may mark. Nothing is written."""
    found = Review([], [], [])
    for mark in last_marks(author, which).iterator(chunk_size=500):
        key = right(mark.item)
        if key is None:
            found.unknown.append(mark)
        elif key == key_of(mark):
            continue
        elif mark.author_id is not None:
            found.by_hand.append(mark)
        else:
            answer = mark.item.last_answer
            found.corrections.append(Correction(mark, judge(mark.item.face, key, answer.given if answer else {})))
    return found


def last_marks(author: User, which: Questions) -> QuerySet[Mark]:
    """Return the marks that count in exams of the person's house that have ended, but for the person's own, and where
    neither the exam nor the question was annulled."""
    of_house = marks_that_count().filter(item__generator=which.skill, item__attempt__house=author.house_id)
    rows = of_house.exclude(item__attempt__user=author).exclude(item__attempt__in=annulments().values("attempt"))
    rows = rows.filter(item__annulment=None).filter(_narrowed(which, "item__"))
    answers = Prefetch("item__answers", Answer.objects.order_by("pk"))
    return rows.select_related("item__attempt__user").prefetch_related(answers).order_by("item__attempt", "item")


def unfinished(author: User, which: Questions) -> int:
    """Return how many exams of the person's house ask the questions and have not ended. One query."""
    items = AttemptItem.objects.filter(_narrowed(which), generator=which.skill, attempt__house=author.house_id)
    return items.filter(attempt__submission=None).values("attempt").distinct().count()


def _narrowed(which: Questions, item: str = "") -> Q:
    """Return the filter by the fields that are given; `item` leads from the rows to the questions."""
    given = {
        "version": which.version,
        "level": which.level,
        "attempt__blueprint": which.exam,
        "face__question__code": which.question,
    }
    found = Q(**{item + name: value for name, value in given.items() if value not in (None, "")})
    if which.rules:
        by_ruleset = Q(**{f"{item}attempt__table": "", f"{item}attempt__ruleset": which.rules})
        found &= by_ruleset | Q(**{f"{item}attempt__table": which.rules})
    return found


def _with_parts(item: AttemptItem, right: Mapping[str, str]) -> Given | None:
    """Return the key of a question with other answers; None where they cannot be answers to it."""
    if not right.keys() <= item.key.keys():
        return None
    typed: Given = {}
    for part, given in right.items():
        typed[part] = int(given) if isinstance(item.key[part], int) and given.isdecimal() else given
    try:
        check_given(item.face, typed)
    except BadAnswer:
        return None
    return item.key | typed


def key_of(mark: Mark) -> Given:
    """Return the key with which a mark was given."""
    return {row["slug"]: row["expected"] for row in mark.verdict}


@dataclass(frozen=True, slots=True)
class Affected:
    """An exam in which marks change: in per cent, and whether the marks pass it, before and after."""

    attempt: Attempt
    corrections: list[Correction]
    before: Result
    after: Result


def affected(found: Review) -> list[Affected]:
    """Return the exams in which corrections change a mark. The number of queries does not depend on how many."""
    by_attempt: dict[int, list[Correction]] = {}
    for each in found.corrections:
        if each.changes_score:
            by_attempt.setdefault(each.mark.item.attempt_id, []).append(each)
    results = results_of([corrections[0].mark.item.attempt for corrections in by_attempt.values()])
    return [
        Affected(before.attempt, by_attempt[pk], before, with_scores(before, _scores(by_attempt[pk])))
        for pk, before in results.items()
    ]


def _scores(corrections: list[Correction]) -> dict[int, int]:
    return {each.mark.item_id: each.verdict.score for each in corrections}


def with_scores(result: Result, scores: Mapping[int, int]) -> Result:
    """Return a result in which some questions, by primary key, have other scores."""
    items = (
        replace(each, mark=Mark(score=scores[each.item.pk], max=each.mark.max)) if each.item.pk in scores else each
        for each in result.items
    )
    return Result(result.attempt, result.submission, tuple(items))


@transaction.atomic
def correct_all(found: Review, author: User, reason: str, now: datetime) -> list[Mark]:
    """Write every correction, or none. Raise AttemptRefused (as `correct`)."""
    return [correct(each.mark, author, reason, each.verdict, now) for each in found.corrections]
