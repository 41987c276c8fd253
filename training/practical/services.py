"""All that writes practical tests."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction

from games.web.kit.days import house_day
from training.drills.kit.practical import Grade, Rubric
from training.practical.models import PracticalTest, SecondOpinion, Withdrawal
from training.practical.problems import DAYS_TO_ARRIVE, PracticalRefused
from training.practical.selectors import candidates, second_assessors
from training.practical.signals import test_passed
from training.staff import audit
from training.staff.models import User
from training.staff.teaching import taught_house

_CLOCKS_DIFFER = timedelta(minutes=5)


@dataclass(frozen=True)
class Sheet:
    """What an assessor signs. `grades` are by criterion; `began_at` and `ended_at` may be by the clock of a device."""

    token: str
    rounds: int
    grades: Mapping[str, int]
    began_at: datetime
    ended_at: datetime
    notes: str = ""
    second: User | None = None
    notes_for_house: bool = False


@transaction.atomic
def sign(assessor: User, candidate: User, rubric: Rubric, sheet: Sheet, now: datetime) -> PracticalTest:
    """Add a test. The same token again is the same test. Raise PermissionDenied, PracticalRefused (candidate, second,
    rounds, grades, times, ahead, late).

    A device's clock that is ahead of `now` on the same day is not believed: the test ends when it arrives.
    """
    house = taught_house(assessor)
    User.objects.select_for_update().get(pk=assessor.pk)  # the same sheet sent twice waits for the first
    if signed := PracticalTest.objects.filter(assessor=assessor, token=sheet.token).first():
        return signed
    if not candidates(house, assessor).filter(pk=candidate.pk).exists():
        raise PracticalRefused("candidate")
    if sheet.second and not second_assessors(house, assessor, candidate).filter(pk=sheet.second.pk).exists():
        raise PracticalRefused("second")
    _check(rubric, sheet, now)
    test = PracticalTest.objects.create(
        house=house,
        candidate=candidate,
        game=rubric.game,
        version=rubric.version,
        assessor=assessor,
        second=sheet.second,
        needs_second=sheet.second is not None,
        began_at=min(sheet.began_at, now),
        ended_at=min(sheet.ended_at, now),
        rounds=sheet.rounds,
        grades=dict(sheet.grades),
        notes=sheet.notes,
        notes_for_house=sheet.notes_for_house,
        passed=rubric.passes(sheet.grades),
        token=sheet.token,
    )
    if test.passed and not test.needs_second:
        test_passed.send(PracticalTest, test=test, at=now)
    return test


def _check(rubric: Rubric, sheet: Sheet, now: datetime) -> None:
    if sheet.rounds < rubric.minimum:
        raise PracticalRefused("rounds")
    names = {each.id for each in rubric.criteria}
    required = {each.id for each in rubric.criteria if each.required}
    if not required <= set(sheet.grades) <= names or not set(sheet.grades.values()) <= set(Grade.values):
        raise PracticalRefused("grades")
    if sheet.began_at > sheet.ended_at:
        raise PracticalRefused("times")
    day = house_day(sheet.ended_at)
    if day > house_day(now + _CLOCKS_DIFFER):
        raise PracticalRefused("ahead")
    if day < house_day(now) - timedelta(days=DAYS_TO_ARRIVE):
        raise PracticalRefused("late")


@transaction.atomic
def answer(author: User, test: PracticalTest, *, agrees: bool, reason: str, now: datetime) -> SecondOpinion:
    """Let the second assessor confirm a test, or disagree with it. The same answer sent twice is one.

    Raise PermissionDenied, PracticalTest.DoesNotExist, PracticalRefused (not-second, answered, withdrawn, reason).
    """
    found = _held(author, test)
    if not found.needs_second or found.second_id != author.pk:
        raise PracticalRefused("not-second")
    if before := SecondOpinion.objects.filter(test=found).first():
        if (before.agrees, before.reason) == (agrees, reason):
            return before
        raise PracticalRefused("answered")
    if Withdrawal.objects.filter(test=found).exists():
        raise PracticalRefused("withdrawn")
    if not agrees and not reason:
        raise PracticalRefused("reason")
    opinion = SecondOpinion.objects.create(test=found, agrees=agrees, reason=reason, at=now)
    action = audit.Action.PRACTICAL_CONFIRMED if agrees else audit.Action.PRACTICAL_DISPUTED
    _note(author, action, found, reason)
    if agrees and found.passed:
        test_passed.send(PracticalTest, test=found, at=now)
    return opinion


@transaction.atomic
def withdraw(author: User, test: PracticalTest, reason: str, now: datetime) -> Withdrawal:
    """Let a test of the author's house count no more. Raise PermissionDenied, PracticalTest.DoesNotExist,
    PracticalRefused (withdrawn)."""
    found = _held(author, test)
    if Withdrawal.objects.filter(test=found).exists():
        raise PracticalRefused("withdrawn")
    withdrawal = Withdrawal.objects.create(test=found, author=author, reason=reason, at=now)
    _note(author, audit.Action.PRACTICAL_WITHDRAWN, found, reason)
    return withdrawal


def _held(author: User, test: PracticalTest) -> PracticalTest:
    """Return a test of the author's house, held until the transaction ends: answer and withdrawal come one after the
    other."""
    return PracticalTest.objects.select_for_update().get(house=taught_house(author), pk=test.pk)


def _note(author: User, action: audit.Action, test: PracticalTest, reason: str) -> None:
    audit.note(author, action, str(test.pk), candidate=test.candidate_id, game=test.game, reason=reason)
