"""Lines of jobs: each gives somebody a job and a manager from a day on, as HR does by hand."""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

from django import forms
from django.db.models import Max
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from training.certification.forms import NeededDay
from training.hr.competence.problems import REFUSALS, CompetenceRefused
from training.hr.competence.services import post
from training.hr.imports.members import PERSON, member, members, refuse, refuse_repeated
from training.hr.imports.models import Application, Outcome
from training.hr.imports.plan import Column, Line, Plan, check, day, laid_out
from training.hr.models import Job, Posting
from training.hr.selectors import house_of
from training.staff.models import House, User

JOB = Column(
    "job",
    gettext_lazy("Job"),
    gettext_lazy("A job of your house, by its name. Empty means none."),
    "Croupier",
)
MANAGER = Column(
    "manager",
    gettext_lazy("Manager"),
    gettext_lazy("The e-mail address or the user name of somebody of your house. Empty means none."),
    "",
    needed=False,
)
COLUMNS = (PERSON, JOB, MANAGER, Column("first_day", gettext_lazy("From"), "", "2026-01-31"))
_Had = tuple[date, tuple[int | None, int | None]]  # from a day on, the keys of a job and of a manager
_LABELS = {column.name: column.label for column in COLUMNS}
_TWICE = gettext_lazy("The file gives this person two jobs from the same day on.")
_NO_JOB = gettext_lazy("Your house has no job of this name. Add it to the jobs first.")


class _DayForm(forms.Form):
    first_day = NeededDay(label=gettext_lazy("From"), missing=gettext_lazy("Enter the day."))


def plan(author: User, table: Mapping[str, Any], _language: str, _now: datetime) -> Plan:
    """Return what a file of jobs would do. The number of queries does not depend on its lines."""
    return laid_out(COLUMNS, table, lambda lines: _fill(house_of(author), lines))


def make(application: Application, lines: list[Line], _now: datetime) -> list[Posting]:
    """Give the people of lines their jobs. Raise CompetenceRefused."""
    return [_posted(application.author, line) for line in lines]


def _posted(author: User, line: Line) -> Posting:
    values = line.values
    people = User.objects.in_bulk([values["holder"], *([values["manager"]] if values["manager"] else [])])
    job = Job.objects.get(pk=values["job"]) if values["job"] else None
    return post(author, people[values["holder"]], job, people.get(values["manager"]), values["first_day"])


def built_on(application: Application, made: list[Outcome]) -> dict[int, Promise | str]:
    """Return whose job was changed afterwards."""
    own = Outcome.objects.filter(application=application).order_by()
    later = Posting.objects.filter(person__in=own.values("posting__person"), house=application.imported.house)
    others = later.exclude(pk__in=own.values("posting")).order_by()
    last = dict(others.values_list("person").annotate(Max("pk")))
    said = gettext_lazy("The person was given another job or manager afterwards.")
    gone = gettext_lazy("The person no longer works in your house.")
    found: dict[int, Promise | str] = {
        one.pk: said for one in made if last.get(one.posting.person_id, 0) > one.posting_id
    }
    return found | {one.pk: gone for one in made if one.posting.person.house_id != one.posting.house_id}


def take_back(author: User, outcome: Outcome, _reason: str, _now: datetime) -> None:
    """Give the person the job of before again, from the same day on. Raise CompetenceRefused."""
    posting, own = outcome.posting, Outcome.objects.filter(application=outcome.application_id)
    before = Posting.objects.filter(person=posting.person, house=posting.house, first_day__lte=posting.first_day)
    before = before.filter(pk__lt=posting.pk).exclude(pk__in=own.order_by().values("posting"))
    last = before.select_related("job", "manager").last()
    manager = last.manager if last and last.manager and last.manager.house_id == posting.house_id else None
    had = (last.job, manager) if last else (None, None)
    try:
        post(author, posting.person, *had, posting.first_day)
    except CompetenceRefused as refused:
        if refused.code != "posted":  # by another line of the same import, which has been taken back
            raise


def _fill(house: House, lines: list[Line]) -> None:
    people, postings = members(house), _postings(house)
    jobs = {job.name.casefold(): job.pk for job in Job.objects.filter(house=house, retired=False)}
    for line in lines:
        check(line, _DayForm({"first_day": day(line.cells["first_day"])}), _LABELS)
        person, manager = member(people, line, PERSON), member(people, line, MANAGER)
        name = line.cells["job"].casefold()
        if name and name not in jobs:
            refuse(line, JOB, _NO_JOB)
        if person and person == manager:
            refuse(line, MANAGER, REFUSALS["own-manager"])
        line.values |= {"holder": person and person.pk, "job": jobs.get(name), "manager": manager and manager.pk}
    refuse_repeated(lines, PERSON, lambda line: (line.values["holder"], line.values["first_day"]), _TWICE)
    for line in lines:
        if not line.problems:
            _weigh(line, postings[line.values["holder"]])


def _postings(house: House) -> dict[int, list[_Had]]:
    """Return from which days on people have which job and manager, in their order."""
    found: dict[int, list[_Had]] = defaultdict(list)
    rows = Posting.objects.filter(house=house)
    for person, job, manager, first_day in rows.values_list("person", "job", "manager", "first_day"):
        found[person].append((first_day, (job, manager)))
    return found


def _weigh(line: Line, had: list[_Had]) -> None:
    """Say whether somebody has the job already, else count it among those that they have."""
    first_day, gets = line.values["first_day"], (line.values["job"], line.values["manager"])
    place = bisect_right(had, first_day, key=lambda each: each[0])
    if (had[place - 1][1] if place else (None, None)) == gets:
        line.is_known = True
    else:
        had.insert(place, (first_day, gets))
