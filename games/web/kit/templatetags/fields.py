"""The fields of a form in a calculator."""

from typing import Any

from django import template
from django.utils.safestring import SafeString

from games.core.money import plain_money
from games.web.kit.form import Form
from games.web.kit.formats import number
from games.web.kit.options import chosen, options

register = template.Library()
register.filter("plain", plain_money)
register.filter("number", number)


@register.filter
def listed(one: Any) -> tuple[Any]:
    """Return one thing where a template wants several."""
    return (one,)


@register.inclusion_tag("kit/_field.html")
def field(form: Form, name: str, label: str, hint: str = "", mode: str = "decimal") -> dict[str, Any]:
    """Show a field with what was typed, why it is refused and a hint; `mode` is the keyboard that a phone shows."""
    typed, error = form.typed.get(name, ""), form.errors.get(name, "")
    return {"name": name, "label": label, "hint": hint, "mode": mode, "typed": typed, "error": error}


@register.inclusion_tag("kit/_choice.html")
def choice(form: Form, name: str, label: str, listed: SafeString | None = None) -> dict[str, Any]:
    """Show a list of what the form offers there, or of options that are `listed`, with the one that is chosen."""
    every = options(form.offered[name]) if listed is None else listed
    shown = chosen(every, form.typed.get(name, ""))
    return {"name": name, "label": label, "options": shown, "error": form.errors.get(name, "")}


@register.inclusion_tag("kit/_error.html")
def error(form: Form, name: str) -> dict[str, str]:
    """Say why a control that is no typed field is refused; the control is described by `NAME-error`."""
    return {"name": name, "error": form.errors.get(name, "")}
