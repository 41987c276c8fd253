"""Simulated classes: people with an ability each, questions with a difficulty each, and a chance of a right answer that
grows with the one and falls with the other (the model of Rasch)."""

import math
import random
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from training.quiz.models import Answer, Attempt, AttemptItem, Mark, Submission
from training.staff.models import Role, User

START = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
RULES = "venice-french"
PACE = 40
VALUES = {"amount": {"money": 51000}}


@dataclass(frozen=True)
class Question:
    """A kind of question. `harder` is what it is harder by in languages; `wrong_key` marks right answers wrong and
    wrong ones right; `seconds` is what it takes on average."""

    skill: str
    level: int = 1
    variant: str = ""
    difficulty: float = -1.0
    harder: tuple[tuple[str, float], ...] = ()
    wrong_key: bool = False
    seconds: float = 20.0
    pilot: bool = False

    @property
    def code(self) -> str:
        return self.variant or f"{self.skill}.ask"

    def is_right(self, ability, language, chance):
        eased = ability - self.difficulty - dict(self.harder).get(language, 0)
        return (chance.random() < 1 / (1 + math.exp(-eased))) != self.wrong_key


def sit(house, questions, people, languages=("en",), seed=1, exam="french-roulette", table=""):
    """Write an exam that has ended for each of so many people, with one question of each kind."""
    chance = random.Random(seed)
    before = User.objects.count()
    names = [f"candidate{before + number}" for number in range(people)]
    users = User.objects.bulk_create([User(username=name, house=house, role=Role.TRAINEE) for name in names])
    attempts = Attempt.objects.bulk_create(
        Attempt(
            user=user,
            house=house,
            blueprint=exam,
            number=1,
            language=languages[number % len(languages)],
            started_at=START,
            deadline=START + timedelta(hours=2),
            seed=f"seed-{number}",
            pass_mark=80,
            pace_seconds=PACE,
            ruleset=RULES,
            table=table,
            ruleset_parameters={},
        )
        for number, user in enumerate(users)
    )
    abilities = [chance.gauss(0, 1) for _ in attempts]
    items = AttemptItem.objects.bulk_create(
        AttemptItem(
            attempt=attempt,
            position=position,
            generator=question.skill,
            version=1,
            seed=f"{attempt.seed}-{position}",
            level=question.level,
            counts=not question.pilot,
            face={"question": {"code": question.code, "values": VALUES}, "scene": None, "parts": []},
            key={"answer": 1},
            clauses={"answer": [["roulette-pays-straight", 1]]},
        )
        for attempt in attempts
        for position, question in enumerate(questions, 1)
    )
    sat = [(*pair, question) for pair in zip(attempts, abilities, strict=True) for question in questions]
    rows = [
        (item, question, ability, attempt.language)
        for item, (attempt, ability, question) in zip(items, sat, strict=True)
    ]
    Answer.objects.bulk_create(
        Answer(
            item=item,
            given={"answer": 1},
            seconds=1,
            shown_seconds=chance.expovariate(1 / question.seconds),
            received_at=START,
            token="t",
        )
        for item, question, _ability, _language in rows
    )
    Mark.objects.bulk_create(
        Mark(item=item, score=question.is_right(ability, language, chance), max=1, verdict=[], clauses={})
        for item, question, ability, language in rows
    )
    Submission.objects.bulk_create(
        Submission(attempt=attempt, at=START, reason=Submission.Reason.SUBMITTED) for attempt in attempts
    )
    return attempts
