"""What HR takes out of the house, noted in the audit."""

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from training.certification.states import State
from training.hr.people_without import WITHOUT, Without
from training.hr.reading import house_read
from training.hr.selectors import Filter, Row, listed, rows
from training.staff import audit
from training.staff.models import User
from training.staff.spreadsheets import table


@transaction.atomic
def export(viewer: User, chosen: Filter) -> bytes:
    """Return what the filter shows as a table for spreadsheets, in the reader's language. Raise PermissionDenied."""
    house = house_read(viewer, chosen.house)
    lines = rows(house, listed(viewer, chosen), chosen.day)
    asked = {"state": chosen.state, "programme": chosen.programme, "within": chosen.within, "name": chosen.name}
    audit.note_in(
        house,
        viewer,
        audit.Action.CERTIFICATES_EXPORTED,
        chosen.day.isoformat(),
        rows=len(lines),
        filter={key: value for key, value in asked.items() if value},
    )
    heads = [
        *(_("Name"), _("User name"), _("Programme"), pgettext("certificate", "Status")),
        *(_("As of"), _("Date of issue"), _("Last day of validity"), _("Code"), _("Recognised from")),
    ]
    return table(heads, [_cells(row, chosen) for row in lines])


def _cells(row: Row, chosen: Filter) -> list[str]:
    state = str(Without(row.state).label if row.state in WITHOUT else State(row.state).label)
    days = (chosen.day, row.issued_on, row.expires_on)
    as_of, issued_on, expires_on = (day.isoformat() if day else "" for day in days)
    return [row.name, row.username, str(row.programme), state, as_of, issued_on, expires_on, row.code, row.issuer]
