"""The cast of these tests: two houses, their people, and exams that somebody sat.

Attempts are laid down row by row, so that these tests do not depend on what the quiz asks.
"""

from datetime import UTC, datetime, timedelta

from training.certification.models import Certificate
from training.certification.services import issue
from training.quiz.models import Answer, Attempt, AttemptItem, Mark, Submission
from training.staff.models import House, Role, User

NOON = datetime(2026, 3, 2, 11, 0, tzinfo=UTC)  # noon in Venice


FACE = {
    "question": {"code": "number-facts.ask", "values": {"number": 24}},
    "scene": None,
    "parts": [
        {
            "slug": "colour",
            "kind": "choice",
            "label": {"code": "number-facts.colour", "values": {}},
            "options": [[name, {"code": f"number-facts.colour.{name}", "values": {}}] for name in ("red", "black")],
        }
    ],
}


def a_house(name: str) -> House:
    return House.objects.create(name=name)


def a_person(house: House | None, role: str = Role.TRAINEE, username: str = "ada", **more) -> User:
    fields = {"first_name": username.title(), "last_name": "Grimani", "email": f"{username}@example.org", **more}
    return User.objects.create_user(username=username, password="pw", house=house, role=role, **fields)


def an_attempt(user: User, at: datetime = NOON, **more) -> Attempt:
    """Open, with one item that rests on two clauses."""
    fields = {
        "user": user,
        "house": user.house,
        "blueprint": "french-roulette",
        "number": user.attempts.count() + 1,
        "language": "en",
        "started_at": at,
        "deadline": at + timedelta(minutes=25),
        "seed": "1",
        "pass_mark": 80,
        "pace_seconds": 60,
        "ruleset": "venice-french",
        "ruleset_parameters": {},
    }
    attempt = Attempt.objects.create(**{**fields, **more})
    AttemptItem.objects.create(
        attempt=attempt,
        position=1,
        generator="number-facts",
        version=1,
        seed="1-1",
        level=1,
        face=FACE,
        key={"colour": "black"},
        clauses={"colour": [["roulette-wheel-colours", 3], ["roulette-pays-straight", 1]]},
    )
    return attempt


def hand_in(attempt: Attempt, at: datetime) -> None:
    Submission.objects.create(attempt=attempt, at=at, reason="submitted")


def mark(attempt: Attempt, score: int) -> Mark:
    item = attempt.items.get()
    given = "black" if score else "red"
    verdict = [{"slug": "colour", "given": given, "expected": "black", "right": bool(score)}]
    return Mark.objects.create(item=item, score=score, max=1, verdict=verdict, clauses=item.clauses)


def a_failure(user: User, at: datetime = NOON) -> Attempt:
    """Answered in time, and wrong."""
    attempt = an_attempt(user, at)
    an_answer(attempt, "red", at + timedelta(seconds=30))
    hand_in(attempt, at + timedelta(minutes=10))
    mark(attempt, 0)
    return attempt


def a_certificate(user: User, at: datetime = NOON) -> Certificate:
    """What a right exam earned that was handed in at `at`."""
    attempt = an_attempt(user, at - timedelta(minutes=10))
    an_answer(attempt, "black", at - timedelta(minutes=9))
    hand_in(attempt, at)
    mark(attempt, 1)
    certificate = issue(attempt, 92, at)
    assert certificate is not None
    return certificate


def an_answer(attempt: Attempt, colour: str, at: datetime) -> Answer:
    return Answer.objects.create(
        item=attempt.items.get(), given={"colour": colour}, seconds=5, received_at=at, token=colour
    )
