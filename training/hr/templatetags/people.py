"""What HR did to people and jobs, as the audit says it."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from django import template
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from games.web.kit.formats import listed
from games.web.kit.templatetags.days import day
from training.hr.audit import AuditLine
from training.hr.models import Import, Need
from training.staff.languages import language_name
from training.staff.models import Role

register = template.Library()
_SHOWN = ("email", "role", "house", "job", "manager", "first_day", "programme", "programmes", "kind")
# What an entry must begin with to be about people and their jobs.
_OF_PEOPLE = ("person-", "transfer-", "job-", "requirements-", "exempt", "file-", "import-", "recogni", "group-office")


@register.filter
def people_details(line: AuditLine) -> list[str]:
    """Return what an entry about a person or a job says beside its reason, such as old and new values."""
    entry, details, titles = line.entry, line.details, line.titles
    if not entry.action.startswith(_OF_PEOPLE):
        return []
    # Translators: {field} is the label of a field, such as E-mail address.
    change = _("{field}: “{new}” instead of “{old}”")
    said = [
        change.format(field=_field(name), old=_value(name, old, titles), new=_value(name, new, titles))
        for name, (old, new) in details.get("changes", {}).items()
    ]
    # Translators: {field} is the label of a field, such as E-mail address.
    plain = _("{field}: {value}")
    shown = [name for name in _SHOWN if name in details]
    needs = details.get("needs", {}).items()
    said += [plain.format(field=titles[programme], value=Need(need).label) for programme, need in needs]
    return said + [plain.format(field=_field(name), value=_value(name, details[name], titles)) for name in shown]


def _field(name: str) -> str:
    labels = {
        "first_name": _("First name"),
        "last_name": _("Last name"),
        "email": _("E-mail address"),
        "role": _("Role"),
        "language": _("Language of e-mails and certificates"),
        "house": _("House"),
        "job": _("Job"),
        "manager": _("Manager"),
        "first_day": _("From"),
        "programme": _("Programme"),
        "programmes": _("Programmes"),
        "kind": _("The file contains"),
    }
    return labels.get(name, name)


def _value(name: str, value: Any, titles: Mapping[str, Promise | str]) -> str:
    if name == "role" and value in Role.values:
        return str(Role(value).label)
    if name == "language":
        return language_name(str(value))
    if name == "first_day":
        return day(date.fromisoformat(value))
    if name == "programme":
        return str(titles[value])
    if name == "programmes":
        return listed([str(titles[slug]) for slug in value]) if value else pgettext("programmes", "all")
    if name == "kind":
        return str(Import.Kind(value).label)
    return str(value) or "–"
