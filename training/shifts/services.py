"""All that writes to the record of shifts. The caller passes seed and time, so that tests can."""

from datetime import datetime

from django.db import transaction

from training.drills.kit.items import Given
from training.drills.kit.shifts import ShiftTable
from training.drills.registry import SHIFT_TABLES
from training.quiz import grading
from training.quiz.answers import check_given
from training.quiz.dealt import DEALT
from training.quiz.diagnosis import diagnose
from training.shifts.costs import cost_of
from training.shifts.models import ActAnswer, ActShown, Shift, ShiftEnd
from training.shifts.problems import ShiftRefused
from training.shifts.selectors import acts_of, open_shift
from training.staff.models import User


@transaction.atomic
def start(user: User, table: ShiftTable, busyness: str, length: int, seed: str, now: datetime) -> Shift:
    """Begin a shift, or return the one still open. One that cannot go on is ended first."""
    house = User.objects.select_for_update().values_list("house", flat=True).get(pk=user.pk)
    if shift := open_shift(user):
        if acts_of(shift) is not None:
            return shift
        ShiftEnd.objects.create(shift=shift, at=now, reason=ShiftEnd.Reason.CHANGED)
    dealt = DEALT[table.ruleset]
    return Shift.objects.create(
        user=user,
        house_id=house,
        number=Shift.objects.filter(user=user).count() + 1,
        table=table.slug,
        version=table.version,
        ruleset=dealt.name,
        ruleset_parameters=dealt.parameters,
        busyness=busyness,
        length=length,
        seed=seed,
        started_at=now,
    )


def show(shift: Shift, position: int, now: datetime) -> datetime:
    """Keep that an act is shown, and return when it was first."""
    return ActShown.objects.get_or_create(shift=shift, position=position, defaults={"at": now})[0].at


def check_next(shift: Shift, position: int) -> None:
    """Raise ShiftRefused (not-next) where an act is not the one that comes next."""
    if position != shift.answers.count() + 1:
        raise ShiftRefused("not-next")


@transaction.atomic
def answer(shift: Shift, position: int, given: Given, seconds: float | None, now: datetime) -> ActAnswer:
    """Judge and keep the answer to the next act; the last one ends the shift. The first answer to an act counts, so one
    that is sent again changes nothing. `seconds` is how long the act was shown: where that is not known, it is late.

    Raise ShiftRefused (ended, changed, not-next), BadAnswer.
    """
    shift = Shift.objects.select_for_update().get(pk=shift.pk)
    if kept := shift.answers.filter(position=position).first():
        return kept
    if ShiftEnd.objects.filter(shift=shift).exists():
        raise ShiftRefused("ended")
    acts = acts_of(shift)
    if acts is None:
        raise ShiftRefused("changed")
    check_next(shift, position)
    act = acts[position - 1]
    check_given(act.item.face, given)
    verdict, cost = grading.judge(act.item.face, act.item.key, given), cost_of(act, given)
    kept = ActAnswer.objects.create(
        shift=shift,
        position=position,
        kind=act.kind,
        given=given,
        score=verdict.score,
        max=verdict.max,
        to_players=cost.to_players,
        to_house=cost.to_house,
        seconds=seconds,
        is_late=seconds is None or seconds > SHIFT_TABLES[shift.table].seconds,
        mistake=diagnose(act.item.face, act.item.key, act.item.mistaken, given),
    )
    if position == len(acts):
        ShiftEnd.objects.create(shift=shift, at=now, reason=ShiftEnd.Reason.WORKED)
    return kept


@transaction.atomic
def end(shift: Shift, now: datetime) -> ShiftEnd:
    """End a shift early. A second end changes nothing and returns the first."""
    shift = Shift.objects.select_for_update().get(pk=shift.pk)
    if found := ShiftEnd.objects.filter(shift=shift).first():
        return found
    reason = ShiftEnd.Reason.CHANGED if acts_of(shift) is None else ShiftEnd.Reason.EARLY
    return ShiftEnd.objects.create(shift=shift, at=now, reason=reason)
