"""How an exam is begun under what the house asks at it."""

from collections.abc import Callable
from datetime import datetime

from django.db import transaction

from training.drills.kit.exam import Blueprint
from training.quiz import services as quiz
from training.quiz.house.admission import Admission
from training.quiz.house.allowances import unused_attempt
from training.quiz.house.rooms import entered
from training.quiz.house.terms import terms_of
from training.quiz.house.waiting import wait_of
from training.quiz.models import Attempt
from training.quiz.problems import AttemptRefused
from training.quiz.sat import past_attempts, sittings
from training.staff.models import User


def begin(
    user: User,
    blueprint: Blueprint,
    language: str,
    now: datetime,
    code: str = "",
    device: str = "",
    *,
    wait_hours: int = 0,
    check: Callable[[], None] = lambda: None,
) -> Attempt:
    """Open an exam, in the room whose code is typed and on that device, or find the one under way.

    `wait_hours` is the wait after a failure where the house sets none. A further attempt that was allowed is used up
    where the person would have to wait. `check` is asked of people who have sat an exam before, and raises what bars
    them. Raise AttemptRefused (wait, limit, no-code, wrong-code, and as the quiz).
    """
    with transaction.atomic():
        house = quiz.turn_of(user)
        past = list(past_attempts(user))
        sat = sittings(attempt for attempt in past if attempt.blueprint == blueprint.slug)
        running = [one.attempt for one in sat if one.ended is None]
        closed = len(sat) - len(running)
        if not [attempt for attempt in running if quiz.close_if_due(attempt, now)]:
            if past:
                check()
            if running:
                return running[0]
            terms = terms_of(house, blueprint.slug)
            wait = wait_of(terms, wait_hours, sat, now)
            allowed = unused_attempt(user.pk, house, blueprint.slug) if wait else None
            if wait and not allowed:
                raise AttemptRefused(wait.code)
            admitted = Admission(allowed, entered(house, terms, code, now), device)
            return quiz.open_attempt(user, house, blueprint, language, now, closed, admitted)
    # An exam whose time had run out is graded now: it may be a pass, or a failure to wait after.
    return begin(user, blueprint, language, now, code, device, wait_hours=wait_hours, check=check)
