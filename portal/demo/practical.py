"""Practical tests of the demo people, called a demo: one that counts, one that waits for the instructor's answer."""

from datetime import timedelta
from typing import NamedTuple

from django.utils import timezone

from training.drills.kit.practical import Grade
from training.drills.registry import RUBRICS
from training.practical.models import SecondOpinion
from training.practical.services import Sheet, answer, sign
from training.staff.models import User

RUBRIC = RUBRICS["french-roulette"]
DURATION = timedelta(minutes=40)


class Dealt(NamedTuple):
    """Who dealt how many days ago, before whom, and what is noted."""

    candidate: str
    assessor: str
    second: str
    days_ago: int
    notes: str
    is_confirmed: bool = False


DEALT = (
    Dealt("giulia.ferro", "instructor", "sara.dolfin", 3, "Demo: calm hands, clear voice.", is_confirmed=True),
    Dealt("luc.martin", "sara.dolfin", "instructor", 1, "Demo: sure of the neighbours, a little slow with change."),
)


def make_practical_tests(people: dict[str, User]) -> None:
    """Sign the tests that are absent, and confirm those that are confirmed."""
    grades = {each.id: Grade.SURE.value for each in RUBRIC.criteria}
    for dealt in DEALT:
        candidate, assessor, second = (people[name] for name in (dealt.candidate, dealt.assessor, dealt.second))
        now = timezone.now() - timedelta(days=dealt.days_ago)
        sheet = Sheet(f"demo-{dealt.candidate}", 30, grades, now - DURATION, now, dealt.notes, second)
        test = sign(assessor, candidate, RUBRIC, sheet, now)
        if dealt.is_confirmed and not SecondOpinion.objects.filter(test=test).exists():
            answer(second, test, agrees=True, reason="", now=now + timedelta(hours=2))
