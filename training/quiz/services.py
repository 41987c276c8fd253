"""All that writes to the record of an exam while it is sat; marking.py changes marks afterwards.

The caller passes the time, so that tests can.
"""

import json
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta

from django.db import connection, transaction

from games.web.kit.days import house_day
from training.drills.kit.exam import Blueprint
from training.drills.kit.items import Given
from training.drills.kit.skill import Generator
from training.quiz import grading, papers, ready
from training.quiz.answers import check_given
from training.quiz.citing import Cited, revisions_in, with_revisions
from training.quiz.difficulty.nightly import latest
from training.quiz.house.admission import PLAIN, Admission
from training.quiz.house.allowances import extra_percent
from training.quiz.house.models import Device
from training.quiz.judging import Judged
from training.quiz.models import Answer, Attempt, AttemptItem, Mark, Practice, Submission
from training.quiz.problems import AttemptRefused
from training.quiz.selectors import GRACE as GRACE
from training.quiz.selectors import ItemResult, Result, is_open, items_of, open_attempts, result_of
from training.quiz.signals import attempt_closed
from training.staff.models import User


@transaction.atomic
def start(user: User, blueprint: Blueprint, language: str, now: datetime) -> Attempt:
    """Open an attempt, or return the one still open. Raise AttemptRefused (no-house, language)."""
    house = turn_of(user)
    for attempt in open_attempts().filter(user=user, blueprint=blueprint.slug):
        if not close_if_due(attempt, now):
            return attempt
    closed = Submission.objects.filter(attempt__user=user, attempt__blueprint=blueprint.slug).count()
    return open_attempt(user, house, blueprint, language, now, closed)


def turn_of(user: User) -> int:
    """Wait until nobody else begins an exam as this person, to the end of the transaction. Return the person's house.

    Raise AttemptRefused (no-house).
    """
    house = User.objects.select_for_update().values_list("house", flat=True).get(pk=user.pk)
    if house is None:
        raise AttemptRefused("no-house")
    return house


def open_attempt(
    user: User,
    house: int,
    blueprint: Blueprint,
    language: str,
    now: datetime,
    closed: int,
    admitted: Admission = PLAIN,
    paper: papers.Paper | None = None,
) -> Attempt:
    """Write an attempt of a person who has none under way, in the person's turn, with the extra time that they have.

    `closed` is the number of the person's closed attempts at the exam. `paper` has its questions where they are drawn
    already. Raise AttemptRefused (language).
    """
    # What earlier answers say of questions, they say of the ruleset itself.
    paper = paper or ready.paper(blueprint, None if blueprint.table else latest())
    dealt = papers.dealt_for(blueprint)
    cited = _with_revisions(paper.clauses, language)
    extra = extra_percent(user.pk, house, house_day(now))
    pace = blueprint.longer_pace(extra)
    attempt = Attempt.objects.create(
        user=user,
        house_id=house,
        blueprint=blueprint.slug,
        number=closed + 1,
        language=language,
        started_at=now,
        deadline=now + timedelta(seconds=blueprint.size * pace),
        seed=paper.seed,
        pass_mark=blueprint.pass_mark,
        pace_seconds=pace,
        ruleset=dealt.name,
        table=dealt.table,
        ruleset_parameters=dealt.parameters,
        titles=dict(blueprint.titles),
        extra_percent=extra,
        allowed_by=admitted.allowed_by,
        room=admitted.room,
        expected=paper.expected,
        difficulty_id=paper.table,
    )
    if admitted.room:
        Device.objects.create(attempt=attempt, token=admitted.device, at=now)
    _insert(attempt, paper.items, cited)
    return attempt


def _with_revisions(clauses: list[papers.Clauses], language: str) -> list[Cited]:
    """Return the clauses of each item with their revisions. Raise AttemptRefused (language)."""
    revisions = revisions_in(language)
    if any(clause not in revisions for parts in clauses for part in parts.values() for clause in part):
        raise AttemptRefused("language")
    return [with_revisions(parts, revisions) for parts in clauses]


_INSERT = """
INSERT INTO quiz_attemptitem (recorded_at, attempt_id, position, generator, version, seed, level, counts, face, key,
    weight, explained, clauses)
SELECT attempt.recorded_at, attempt.id, CAST(item.value ->> 'position' AS integer), item.value ->> 'generator',
    CAST(item.value ->> 'version' AS integer), item.value ->> 'seed', CAST(item.value ->> 'level' AS integer),
    CAST(item.value ->> 'counts' AS boolean), item.value -> 'face', item.value -> 'key',
    CAST(item.value ->> 'weight' AS integer), item.value -> 'explained', cited.value
FROM quiz_attempt AS attempt, {array} AS item{columns} JOIN {array} AS cited{columns} ON cited.key = item.key
WHERE attempt.id = %s
"""
_ARRAYS = {
    "sqlite": {"array": "json_each(%s)", "columns": ""},
    "postgresql": {"array": "jsonb_array_elements(%s) WITH ORDINALITY", "columns": "(value, key)"},
}


def _insert(attempt: Attempt, items: str, clauses: list[Cited]) -> None:
    """Write the items and their clauses as two JSON arrays: Django's statement, with a parameter for each value, takes
    far longer."""
    with connection.cursor() as cursor:
        statement = _INSERT.format_map(_ARRAYS[connection.vendor])
        cursor.execute(statement, [items, json.dumps(clauses), attempt.pk])


def _locked(attempt: Attempt) -> Attempt:
    return Attempt.objects.select_for_update().get(pk=attempt.pk)


@transaction.atomic
def answer(
    attempt: Attempt,
    position: int,
    given: Given,
    token: str,
    now: datetime,
    shown_seconds: float | None = None,
    language: str = "",
) -> Answer:
    """Keep an answer; the last one of an item counts. The same token again is the same answer, and so is an answer
    that changes nothing: reading an item again changes neither the record nor the pace. `shown_seconds` is how long the
    item was shown, where that is known, and `language` that in which it was read, where it is not the attempt's own.

    Raise AttemptRefused (closed, late), BadAnswer, AttemptItem.DoesNotExist.
    """
    attempt = _locked(attempt)
    item = attempt.items.get(position=position)
    if kept := item.answers.filter(token=token).first():
        return kept  # sent twice over a bad line
    if not is_open(attempt):
        raise AttemptRefused("closed")
    if now > attempt.deadline + GRACE:
        raise AttemptRefused("late")
    check_given(item.face, given)
    last = item.answers.order_by("pk").last()
    if last and last.given == given:
        return last
    before = Answer.objects.filter(item__attempt=attempt).order_by("received_at").last()
    since = before.received_at if before else attempt.started_at
    seconds = max(0.0, (now - since).total_seconds())  # the clocks of two machines may differ a little
    return Answer.objects.create(
        item=item,
        given=given,
        language=language or attempt.language,
        seconds=seconds,
        shown_seconds=shown_seconds,
        received_at=now,
        token=token,
    )


@transaction.atomic
def submit(attempt: Attempt, now: datetime) -> Result:
    """End and grade an attempt. A second submit changes nothing and returns the result of the first."""
    attempt = _locked(attempt)
    if not is_open(attempt):
        return result_of(attempt)
    reason = Submission.Reason.TIMED_OUT if now >= attempt.deadline else Submission.Reason.SUBMITTED
    submission = Submission.objects.create(attempt=attempt, at=min(now, attempt.deadline), reason=reason)
    rows = items_of(attempt)
    marks = Mark.objects.bulk_create([_mark(item) for item in rows])
    items = tuple(ItemResult(item, mark, item.last_answer) for item, mark in zip(rows, marks, strict=True))
    result = Result(attempt, submission, items)
    attempt_closed.send(Attempt, attempt=attempt, result=result)
    return result


def _mark(item: AttemptItem) -> Mark:
    given = item.last_answer.given if item.last_answer else {}
    verdict = grading.judge(item.face, item.key, given)
    return Mark(item=item, score=verdict.score, max=verdict.max, verdict=verdict.rows, clauses=item.clauses)


def close_if_due(attempt: Attempt, now: datetime) -> bool:
    """Close an attempt whose time and grace have run out. Return whether it is closed."""
    if is_open(attempt):
        if now <= attempt.deadline + GRACE:
            return False
        submit(attempt, now)
    return True


@dataclass(frozen=True, slots=True)
class Drawn:
    """How an item of a drill was drawn: under which ruleset, at which level, from which seed, in which cell if any, and
    by the rules of which house's table if any."""

    ruleset: str
    level: int
    seed: str
    cell: str = ""
    table: str = ""


def practise(
    user: User, generator: Generator, drawn: Drawn, given: Given, judged: Judged, *, offline: bool = False
) -> Practice:
    """Keep the first answer of a person to an item of a drill or of a lesson, with what became of it and whether it was
    given without a connection."""
    practice, _created = Practice.objects.get_or_create(
        user=user,
        generator=generator.name,
        version=generator.version,
        **asdict(drawn),
        defaults={
            "given": given,
            "score": judged.verdict.score,
            "max": judged.verdict.max,
            "seconds": judged.seconds,
            "mistake": judged.mistake,
            "too_fast": judged.too_fast,
            "offline": offline,
        },
    )
    return practice
