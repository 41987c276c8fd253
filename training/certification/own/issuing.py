"""A certificate of a house's programme is issued when the last thing is there that it needs, whichever that is."""

from collections.abc import Callable, Iterator
from dataclasses import asdict
from datetime import datetime
from typing import Any

from django.db import transaction

from games.web.kit.days import house_day
from games.web.rulebook.changes import facts_at
from training.certification.acts.terms import in_house
from training.certification.codes import new_code
from training.certification.models import Certificate, FurtherExam
from training.certification.own.programme import OwnProgramme, offered_in
from training.certification.own.progress import Progress, progress_in
from training.certification.programmes import kept_of
from training.certification.renewal import span
from training.certification.selectors import bars
from training.certification.services import examined_clauses
from training.drills.registry import GENERATORS
from training.quiz.models import Attempt, AttemptItem
from training.quiz.selectors import result_of
from training.staff.models import House, User

_MOST_HOURS = 32_767  # that a certificate can say: its field holds no more


@transaction.atomic
def issue_earned(
    person: User, house: House, now: datetime, concerns: Callable[[OwnProgramme], bool]
) -> list[Certificate]:
    """Issue what somebody has earned among the programmes of a house, those that `concerns` chooses. Called again, it
    finds nothing more. While HR has revoked or suspended a certificate of a programme, no other one of it is issued."""
    programmes = [each for each in offered_in([house.pk]).values() if concerns(each)]
    if not programmes:
        return []
    User.objects.select_for_update(no_key=True).get(pk=person.pk)  # two things at once: the second finds the first
    barred = set(bars(person, house=house.pk).values_list("programme", flat=True))
    found = progress_in(house, programmes, [person.pk], house_day(now))[person.pk]
    return [_issue(person, house, one, now) for one in found if one.is_complete and one.programme.slug not in barred]


def _issue(person: User, house: House, progress: Progress, now: datetime) -> Certificate:
    programme, issued_on = progress.programme, house_day(now)
    attempts = [each.passed.attempt for each in progress.exams if each.passed]
    first, further = attempts[0], attempts[1:]
    rested = Certificate.objects.filter(attempt=first, programme=programme.slug)
    certificate = Certificate.objects.create(
        code=new_code(),
        holder=person,
        holder_name=person.full_name,
        house=house,
        house_name=house.name,
        **kept_of(programme),
        language=person.language,
        attempt=first,
        number=rested.count() + 1,
        score=result_of(first).percent,
        test=progress.test,
        hours=min(progress.hours, _MOST_HOURS) if programme.hours else None,
        issued_on=issued_on,
        **asdict(span(in_house(programme, house.pk), person, house.pk, issued_on, issued_on)),
        **_examined(attempts),
    )
    for attempt in further:
        FurtherExam.objects.create(certificate=certificate, attempt=attempt, score=result_of(attempt).percent)
    return certificate


def _examined(attempts: list[Attempt]) -> dict[str, Any]:
    """Return the skills and the rules that exams covered, with what held when they were examined: where two examined
    the same rule, by the later one."""
    clauses: dict[str, int] = {}
    facts: dict[str, int] = {}
    for attempt in sorted(attempts, key=lambda each: each.started_at):
        examined = examined_clauses(attempt)
        known = facts_at(examined, attempt.ruleset, attempt.started_at)
        facts = {clause: number for clause, number in facts.items() if clause not in examined} | known
        clauses |= examined
    return {"covers": list(dict.fromkeys(_skills(attempts))), "clauses": clauses, "facts": facts}


def _skills(attempts: list[Attempt]) -> Iterator[str]:
    """Yield the skills of the site that exams asked, in their order; questions of the house are none."""
    for attempt in attempts:
        items = AttemptItem.objects.filter(attempt=attempt, counts=True).order_by("position")
        yield from (name for name in items.values_list("generator", flat=True) if name in GENERATORS)
