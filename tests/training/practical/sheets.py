"""Sheets of practical tests at French roulette."""

from dataclasses import replace
from datetime import timedelta

from tests.training.certification.cast import NOON
from training.drills.registry import RUBRICS
from training.practical.models import PracticalTest
from training.practical.services import Sheet, sign
from training.staff.models import User

RUBRIC = RUBRICS["french-roulette"]
SURE = {each.id: 2 for each in RUBRIC.criteria}
GOOD = Sheet(token="once", rounds=20, grades=SURE, began_at=NOON - timedelta(hours=1), ended_at=NOON)


def signed(assessor: User, candidate: User, **more) -> PracticalTest:
    return sign(assessor, candidate, RUBRIC, replace(GOOD, **more), NOON)
