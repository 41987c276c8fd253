"""Exams that the demo people sat in the past, through the same services as everybody's."""

import secrets
from datetime import datetime, timedelta
from typing import NamedTuple

from django.conf import settings
from django.utils import timezone

from training.drills.kit.exam import Blueprint
from training.drills.roulette.exams import ENGLISH_ROULETTE, FAIR_ROULETTE, FRENCH_ROULETTE
from training.quiz import services
from training.quiz.models import Attempt
from training.quiz.problems import AttemptRefused
from training.quiz.selectors import own_attempts
from training.staff.models import User

PACE = timedelta(seconds=40)


class Sitting(NamedTuple):
    """Days ago, and how many of the last questions were left open."""

    username: str
    days_ago: int
    left_open: int = 0
    exam: Blueprint = FRENCH_ROULETTE


SITTINGS = (
    Sitting("anna.shaw", 800),  # the certificate has expired
    Sitting("luc.martin", 690, left_open=1),  # expires within 90 days
    Sitting("giulia.ferro", 75, left_open=2),
    Sitting("giulia.ferro", 30, exam=FAIR_ROULETTE),
    Sitting("marco.balbi", 200),  # moves to the sister house
    Sitting("tommaso.gritti", 300),
    Sitting("tommaso.gritti", 45, left_open=1, exam=ENGLISH_ROULETTE),
    Sitting("trainee", 12, left_open=11),  # not passed, so the trip to a certificate can still be made
)


def make_results(people: dict[str, User]) -> None:
    """Sit the exams that have not been sat."""
    for sitting in SITTINGS:
        person = people[sitting.username]
        if not own_attempts(person).filter(blueprint=sitting.exam.slug).exists():
            _sit(person, sitting)


def _sit(person: User, sitting: Sitting) -> None:
    now = timezone.now() - timedelta(days=sitting.days_ago)
    attempt = _start(person, sitting.exam, now)
    for item in attempt.items.filter(position__lte=sitting.exam.size - sitting.left_open):
        now += PACE
        services.answer(attempt, item.position, item.key, secrets.token_hex(8), now)
    services.submit(attempt, now + PACE)


def _start(person: User, exam: Blueprint, now: datetime) -> Attempt:
    """Start in the person's language, or in English while its rules are not wholly translated."""
    try:
        return services.start(person, exam, person.language, now)
    except AttemptRefused as refused:
        if refused.code != "language":
            raise
        return services.start(person, exam, settings.LANGUAGE_CODE, now)
