"""What people do to earn a programme of their house at French roulette."""

from dataclasses import replace
from datetime import timedelta

from tests.training.certification.cast import NOON, an_answer, an_attempt
from tests.training.practical.sheets import GOOD, RUBRIC
from training.hours.services import Worked, enter
from training.practical.services import sign
from training.quiz.services import submit

RULES, SHIPPED = "venice-french", "french-roulette"
TITLES = {"en": "Head of the table", "it": "Capotavolo"}


class Does:
    """What somebody does to earn the programme, at a time."""

    def __init__(self, trainee, instructor, own_exam):
        self.trainee, self.instructor, self.own_exam = trainee, instructor, own_exam

    def exam(self, at=NOON):
        return passed(self.trainee, SHIPPED, at)

    def own(self, at=NOON):
        return passed(self.trainee, self.own_exam, at, titles={"en": "House rules"})

    def practice(self, at=NOON, **more):
        sheet = replace(GOOD, token=f"{at}", began_at=at - timedelta(hours=1), ended_at=at)
        return sign(self.instructor, self.trainee, RUBRIC, replace(sheet, **more), at)

    def hours(self, at=NOON, hours=40):
        worked = Worked(hours, at.date(), f"{at:%Y%m%d%H%M}-{hours}")
        return enter(self.instructor, self.trainee, SHIPPED, worked, at)

    def all(self, at=NOON):
        for each in (self.exam, self.own, self.practice, self.hours):
            each(at)


def passed(person, exam, at, colour="black", **more):
    """Sit an exam and hand it in at a time: passed, unless the colour is wrong."""
    attempt = an_attempt(person, at - timedelta(minutes=10), blueprint=exam, **more)
    an_answer(attempt, colour, at - timedelta(minutes=9))
    submit(attempt, at)
    return attempt
