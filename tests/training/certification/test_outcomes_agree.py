"""Whatever marks and decisions follow each other, the exam and its certificate say the same on every day."""

from datetime import timedelta
from itertools import product

import pytest

from games.web.kit.days import house_day
from tests.training.certification.cast import NOON, a_certificate, a_failure, a_person
from training.certification.models import Certificate
from training.certification.states import State, state_on
from training.quiz.marking import decide, regrade
from training.quiz.models import Attempt
from training.quiz.outcomes import Outcome, changes_of, last_mark, standings

MOVES = ("mark 0", "mark 1", "confirm", "refuse")


def move(attempt, what, instructor, hr, now):
    """Do it where it can be done; otherwise nothing happens on that day."""
    mark = last_mark(attempt)
    if what.startswith("mark"):
        if mark.score != int(what[-1]):
            regrade(mark, instructor, "misread", int(what[-1]), now)
    elif change := standings([attempt])[attempt.pk].pending:
        decide(change, hr, confirm=what == "confirm", reason="seen", seen=mark.pk, now=now)


def agrees(attempt, day):
    """The pair of outcome and state, which must be one of those that make sense."""
    standing = standings([attempt])[attempt.pk]
    state = state_on(Certificate.objects.filter(attempt=attempt), day).values_list("state", flat=True).first()
    allowed = {
        Outcome.PASSED: {State.VALID},
        Outcome.FAILED: {None},
        Outcome.AWAITING: {None, State.REVOKED},
        Outcome.WITHDRAWN: {State.SUSPENDED} if standing.pending else {State.REVOKED},
    }
    assert state in allowed[standing.outcome], (standing.outcome, state)
    return state


@pytest.mark.parametrize("starts_passed", [True, False])
def test_outcome_and_certificate_agree_after_every_move_and_the_past_stays(house, instructor, hr, starts_passed):
    flip = "mark 0" if starts_passed else "mark 1"
    for number, later in enumerate(product(MOVES, repeat=2)):
        moves = (flip, *later)
        trainee = a_person(house, username=f"p{number}")
        attempt = a_certificate(trainee).attempt if starts_passed else a_failure(trainee)
        attempt = Attempt.objects.get(pk=attempt.pk)
        history = {}
        for days, what in enumerate(moves, 1):
            now = NOON + timedelta(days=days)
            move(attempt, what, instructor, hr, now)
            history[house_day(now)] = agrees(attempt, house_day(now))
        for day, state in history.items():
            then = state_on(Certificate.objects.filter(attempt=attempt), day).values_list("state", flat=True).first()
            assert then == (state or (State.NOT_YET if then else None)), (moves, day)
        assert len(changes_of(attempt)) <= len(moves)
