"""What HR takes out of the house, noted in the audit."""

import csv
from io import StringIO

from babel.numbers import get_decimal_symbol
from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from games.web.kit.formats import locale
from training.certification.states import State
from training.hr.people_without import WITHOUT, Without
from training.hr.selectors import Filter, Row, listed, rows
from training.staff import audit
from training.staff.models import User

# What opens a formula, in full width too.
_FORMULA = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")


@transaction.atomic
def export(viewer: User, chosen: Filter) -> bytes:
    """Return what the filter shows as CSV for spreadsheets, with heads and separator of the reader's language.

    It is UTF-8 with its mark. Spreadsheets split at a semicolon where the comma is the decimal sign, so every field is
    quoted: no other sign in it begins a field. Raise PermissionDenied.
    """
    lines = rows(listed(viewer, chosen), chosen.day)
    asked = {"state": chosen.state, "programme": chosen.programme, "within": chosen.within, "name": chosen.name}
    audit.note(
        viewer,
        audit.Action.CERTIFICATES_EXPORTED,
        chosen.day.isoformat(),
        rows=len(lines),
        filter={key: value for key, value in asked.items() if value},
    )
    text = StringIO()
    writer = csv.writer(text, delimiter=separator(), quoting=csv.QUOTE_ALL)
    writer.writerow(
        [
            *(_("Name"), _("User name"), _("Programme"), pgettext("certificate", "Status")),
            *(_("As of"), _("Date of issue"), _("Last day of validity"), _("Code")),
        ]
    )
    writer.writerows([_harmless(cell) for cell in _cells(row, chosen)] for row in lines)
    return text.getvalue().encode("utf-8-sig")


def _cells(row: Row, chosen: Filter) -> list[str]:
    state = str(Without(row.state).label if row.state in WITHOUT else State(row.state).label)
    days = (chosen.day, row.issued_on, row.expires_on)
    as_of, issued_on, expires_on = (day.isoformat() if day else "" for day in days)
    return [row.name, row.username, str(row.programme), state, as_of, issued_on, expires_on, row.code]


def separator() -> str:
    """Return the sign at which the reader's spreadsheet splits lines."""
    return ";" if get_decimal_symbol(locale()) == "," else ","


def _harmless(cell: str) -> str:
    """Return a cell that a spreadsheet does not take for a formula."""
    return f"'{cell}" if cell.strip().startswith(_FORMULA) or cell.startswith(("\t", "\r", "\n")) else cell
