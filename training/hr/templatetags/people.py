"""What HR did to people, as the audit says it."""

from typing import Any

from django import template
from django.conf import settings
from django.utils.translation import gettext as _

from training.staff.models import AuditEntry, Role

register = template.Library()
_SHOWN = ("email", "role", "house")


@register.filter
def people_details(entry: AuditEntry) -> list[str]:
    """What an entry about a person says beside its reason: old and new values, address, role, other house."""
    details = entry.details
    if not entry.action.startswith(("person-", "transfer-")):
        return []
    change = _("{field}: from “{old}” to “{new}”")
    said = [
        change.format(field=_field(name), old=_value(name, old), new=_value(name, new))
        for name, (old, new) in details.get("changes", {}).items()
    ]
    return said + [f"{_field(name)}: {_value(name, details[name])}" for name in _SHOWN if name in details]


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
