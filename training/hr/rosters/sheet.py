"""The result of a check as a file for spreadsheets."""

from collections.abc import Sequence

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from training.hr.rosters.faults import COLUMN_NAMES
from training.hr.rosters.guard import Row
from training.hr.rosters.heads import COLUMNS
from training.staff import audit
from training.staff.models import House, User
from training.staff.spreadsheets import table


@transaction.atomic
def export(viewer: User, house: House, rows: Sequence[Row], day: str) -> bytes:
    """Return rows as a table for spreadsheets, in the reader's language; that they were taken out is noted."""
    audit.note_in(house, viewer, audit.Action.ROSTER_EXPORTED, day, rows=len(rows))
    heads = [
        _("Line"),
        *(str(COLUMN_NAMES[column]) for column in COLUMNS),
        *(_("Programme"), pgettext("shift", "Result"), _("Last day"), _("Could stand in")),
    ]
    return table(heads, [_cells(row) for row in rows])


def _cells(row: Row) -> list[object]:
    shift = row.shift
    times = (f"{moment:%H:%M}" if moment else "" for moment in (shift.start, shift.end))
    until = row.until.isoformat() if row.until else ""
    names = ", ".join(each.person.full_name for each in row.stand_ins)
    return [
        *(shift.line, shift.day.isoformat(), *times, row.name, shift.place),
        *(row.title, row.outcome.label, until, names),
    ]
