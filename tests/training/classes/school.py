"""A class of these tests, and what its members do."""

from datetime import date, timedelta

import time_machine

from tests.training.certification.cast import NOON
from training.classes.assigning import assign
from training.classes.services import Details, add, join
from training.quiz.models import Practice
from training.steps.what import Kind, What

CLASSES = "/en/training/classes/"
TODAY = date(2026, 3, 2)
LONG_AGO = NOON - timedelta(days=30)

LESSON = What(Kind.READING, "french-roulette", lesson="paying")
COURSE = What(Kind.READING, "french-roulette")
DRILL = What(Kind.DRILL, "zero", level=1, ruleset="venice-french", items=5, percent=80)
EXAM = What(Kind.EXAM, "french-roulette")
SHIFT = What(Kind.SHIFT, "french-roulette")


def a_class(author, *members, name="Spring", now=LONG_AGO, **more):
    details = {"name": name, "games": [], "starts_on": None, "ends_on": None, "instructors": [author], **more}
    made = add(author, Details(**details), now)
    join(author, made, list(members), now)
    return made


def assigned(author, group, what=DRILL, opens=-10, due=5, people=(), token=""):
    """Assign from some days before or after today on, until others."""
    days = TODAY + timedelta(days=opens), TODAY + timedelta(days=due)
    return assign(author, group, what, people, days, token or f"{what.kind}{what.lesson}{opens}{due}", LONG_AGO)


def practise(person, *scores, at=NOON, skill="zero", level=1, ruleset="venice-french", version=1, **kept):
    with time_machine.travel(at, tick=False):
        for number, score in enumerate(scores):
            row = {"generator": skill, "version": version, "level": level, "ruleset": ruleset, **kept}
            Practice.objects.create(user=person, seed=f"{at:%j%H}-{number}", given={}, score=score, max=1, **row)
