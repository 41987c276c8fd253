"""The fields of a calculator."""

from typing import Any

from django import template

from games.calculators.tools.form import Form

register = template.Library()


@register.inclusion_tag("calculators/tools/_field.html")
def field(form: Form, name: str, label: str, hint: str = "", mode: str = "decimal") -> dict[str, Any]:
    """A field with what was typed, why it is refused and a hint; `mode` is the keyboard that a phone shows."""
    typed, error = form.typed.get(name, ""), form.errors.get(name, "")
    return {"name": name, "label": label, "hint": hint, "mode": mode, "typed": typed, "error": error}


@register.inclusion_tag("calculators/tools/_error.html")
def error(form: Form, name: str) -> dict[str, str]:
    """Why a control that is no typed field is refused; the control is described by `NAME-error`."""
    return {"name": name, "error": form.errors.get(name, "")}
