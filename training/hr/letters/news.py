"""What else there is to say on a day: what HR did to certificates, what ends soon, quizzes and assignments."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from training.certification.models import Recognition, Reminder
from training.certification.rechecks.selectors import Quiz
from training.hr.letters.above import Above, managers_of, people_above
from training.hr.letters.acted import acted_by
from training.hr.letters.days import periods
from training.hr.letters.limited import depends, exemptions_ending, recognitions, recognitions_ending
from training.hr.letters.notices import Notice, Part, Shown
from training.hr.letters.steps import LOOK_BACK
from training.hr.letters.tasks import tasks_on
from training.staff.models import House, User

WEEK = timedelta(days=7)


@dataclass(frozen=True)
class News:
    """Something about a person. It stands in the part `own` of their own letter, unless that is None, and in a house,
    0 for none, those above them hear of it, but not who did it."""

    person: User
    kind: str
    until: date
    shown: Shown
    own: Part | None = None
    house: int = 0
    author: int = 0


def news_on(day: date, house: House | None, quizzes: Sequence[Quiz], officers: Above) -> Iterator[tuple[User, Notice]]:
    """Yield what is to be said, and to whom."""
    of_house, rows = periods(), recognitions(day)
    found = [*_acts(day, house, rows), *_quizzes(quizzes, day)]
    for ends in exemptions_ending(day, house, of_house):
        assert ends.person  # noqa: S101 - an exemption is somebody's
        found.append(News(ends.person, ends.kind, ends.until, ends, Part.LIMITED, ends.house))
    for ends in recognitions_ending(rows, day, house, of_house):
        if ends.person:
            found.append(News(ends.person, ends.kind, ends.until, ends, Part.LIMITED))
        else:
            for officer in officers.get(ends.house, ()):
                yield officer, Notice(Part.HOUSE_NEWS, ends.kind, ends.until, ends)
    for task in tasks_on(day, house, of_house):
        above = task.cell.assigned.assignment.school_class.house_id if task.kind == Reminder.OVERDUE else 0
        found.append(News(task.person, task.kind, task.until, task, Part.TASKS, above))
    yield from _addressed(found, day, officers)


def _addressed(found: Iterable[News], day: date, officers: Above) -> Iterator[tuple[User, Notice]]:
    news = list(found)
    concerned = {one.person.pk for one in news if one.house}
    managers = managers_of(concerned, day) if concerned else {}
    for one in news:
        if one.own and one.person.pk != one.author:
            yield one.person, Notice(one.own, one.kind, one.until, one.shown)
        manager = managers.get((one.house, one.person.pk))
        for leads, reader in people_above(one.house, one.person, manager, officers):
            if reader.pk != one.author:
                part = Part.TEAM_NEWS if leads else Part.HOUSE_NEWS
                yield reader, Notice(part, one.kind, one.until, one.shown)


def _acts(day: date, house: House | None, rows: Sequence[Recognition]) -> Iterator[News]:
    """Yield what HR did to certificates. Where another house recognises one and its holder works there, that house
    hears of it."""
    started = [row for row in rows if row.first_day <= day]
    for act in acted_by(day, house):
        holder = act.certificate.holder
        counts = holder.house_id == act.certificate.house_id or any(depends(act.certificate, row) for row in started)
        yield News(holder, act.kind, act.day, act, Part.ACTED, (holder.house_id or 0) if counts else 0, act.author)


def _quizzes(found: Iterable[Quiz], day: date) -> Iterator[News]:
    """Yield the quizzes on changed rules that were sent lately, and, in each week after their last day, those that are
    late."""
    for quiz in found:
        holder = quiz.certificate.holder
        if quiz.sent_on >= day - LOOK_BACK:
            yield News(holder, Reminder.QUIZ, quiz.sent_on, quiz, Part.QUIZ)
        if quiz.is_late(day):
            first = quiz.due_on + timedelta(days=1)
            week = first + (day - first) // WEEK * WEEK
            yield News(holder, Reminder.LATE, week, quiz, Part.QUIZ, quiz.certificate.house_id)
