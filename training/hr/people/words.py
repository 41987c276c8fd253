"""The history of a person and the entries of the audit, in the reader's words."""

from typing import Any

from django.conf import settings
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from games.rulebook.formats import number
from training.staff.models import AuditEntry, Employment, Role


def what_changed(before: Employment | None, row: Employment) -> list[str]:
    """What a row of the history says that the one before did not."""
    role = Role(row.role).label
    if before is None:
        return [_("Entered as {role}").format(role=role)]
    if before.house_id != row.house_id:
        return [_("Came from another house as {role}").format(role=role)]
    said = []
    if before.role != row.role:
        said.append(_("Role changed from {before} to {after}").format(before=Role(before.role).label, after=role))
    if before.is_active != row.is_active:
        said.append(_("Account opened again") if row.is_active else _("Account closed"))
    return said


def details_in_words(entry: AuditEntry) -> list[str]:
    """What an entry of the audit says beside its reason."""
    details = entry.details
    said = []
    if "rows" in details:
        said.append(ngettext("{rows} row", "{rows} rows", details["rows"]).format(rows=number(details["rows"])))
    for name, (old, new) in details.get("changes", {}).items():
        change = _("{field}: from “{old}” to “{new}”")
        said.append(change.format(field=_field(name), old=_value(name, old), new=_value(name, new)))
    said += [f"{_field(name)}: {_value(name, details[name])}" for name in ("email", "role", "house") if name in details]
    return said


def _field(name: str) -> str:
    labels = {
        "first_name": _("First name"),
        "last_name": _("Last name"),
        "email": _("E-mail address"),
        "role": _("Role"),
        "language": _("Language of letters and certificates"),
        "house": _("House"),
    }
    return labels.get(name, name)


def _value(name: str, value: Any) -> str:
    if name == "role" and value in Role.values:
        return str(Role(value).label)
    if name == "language":
        return str(dict(settings.LANGUAGES).get(value, value))
    return str(value)
