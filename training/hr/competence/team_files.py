"""A manager's team as a file for spreadsheets, equal to the page, each noted in the audit of the house."""

from collections.abc import Callable, Iterator
from datetime import date

from django.contrib.auth.decorators import login_required
from django.db import transaction
from django.http import HttpResponse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.web.kit.templatetags.days import day as said_day
from training.certification.states import State
from training.hr.competence.forms import DayForm
from training.hr.competence.selectors import Competence, competences, team
from training.hr.competence.views import team as team_page
from training.hr.people_without import Without
from training.staff import audit
from training.staff.days import today
from training.staff.models import User
from training.staff.signed_in import SignedIn
from training.staff.spreadsheets import CSV, XLSX, sent, table, workbook

_NOTHING = "–"


@transaction.atomic
def rows_of(viewer: User, day: date) -> list[list[str]]:
    """Return the page of a manager's team as rows of words: house and day, the heads, and what is in the table. Raise
    PermissionDenied for somebody without a house."""
    people, house = list(team(viewer, day)), viewer.house
    assert house is not None  # noqa: S101 - `team` refuses them
    if people:
        audit.note_in(house, viewer, audit.Action.TEAM_EXPORTED, day.isoformat(), rows=len(people))
    heads = [
        *(_("Name"), _("Programme"), _("May deal"), pgettext("certificate", "Status")),
        *(_("Last day of validity"), _("Required by the job")),
    ]
    found = competences(house, people, day)
    lines = (line for person in people for line in _lines(person, found[person.pk]))
    return [[house.name, _("As of %(day)s") % {"day": said_day(day)}], heads, *lines]


def _lines(person: User, found: list[Competence]) -> Iterator[list[str]]:
    labels = {each.value: str(each.label) for each in (*State, *Without)}
    if not found:
        yield [person.full_name, *[_NOTHING] * 5]
    for each in found:
        issuer = [_("recognised from {house}").format(house=each.issuer)] if each.issuer else []
        yield [
            person.full_name,
            str(each.title),
            pgettext("may deal", "yes") if each.may_deal else pgettext("may deal", "no"),
            ", ".join([labels[each.state], *issuer]),
            said_day(each.until) if each.until else _NOTHING,
            str(each.need.label) if each.need else _NOTHING,
        ]


def as_csv(rows: list[list[str]]) -> bytes:
    return table(rows[0], rows[1:])


def as_xlsx(rows: list[list[str]]) -> bytes:
    return workbook(_("My team"), rows, heads=2)


def _file(make: Callable[[list[list[str]]], bytes], suffix: str) -> Callable[[SignedIn], HttpResponse]:
    @require_safe
    @never_cache
    @login_required
    def file(request: SignedIn) -> HttpResponse:
        """Give the team as of a day as a file for spreadsheets."""
        form = DayForm({"on": request.GET.get("on") or today().isoformat()})
        if not form.is_valid():
            return team_page(request)
        day = form.cleaned_data["on"]
        return sent(make(rows_of(request.user, day)), f"team-{day.isoformat()}", suffix)

    return file


team_csv = _file(as_csv, CSV)
team_xlsx = _file(as_xlsx, XLSX)
