"""The fields of a calculator."""

from collections.abc import Iterable
from typing import Any

from django import template
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from games.core.money import plain_money
from games.web.kit.form import Form
from games.web.kit.formats import money, number
from games.web.kit.options import chosen, options
from games.web.roulette.calculators import pieces

register = template.Library()
register.filter("plain", plain_money)
register.filter("number", number)


@register.filter
def piles(shown: Iterable[pieces.Pile]) -> SafeString:
    """Piles of chips one after the other."""
    language = get_language() or "en"
    return mark_safe("".join(pieces.drawn(language, pile) for pile in shown))


@register.filter
def listed(one: Any) -> tuple[Any]:
    """One thing where a template wants several."""
    return (one,)


@register.inclusion_tag("calculators/tools/_field.html")
def field(form: Form, name: str, label: str, hint: str = "", mode: str = "decimal") -> dict[str, Any]:
    """A field with what was typed, why it is refused and a hint; `mode` is the keyboard that a phone shows."""
    typed, error = form.typed.get(name, ""), form.errors.get(name, "")
    return {"name": name, "label": label, "hint": hint, "mode": mode, "typed": typed, "error": error}


@register.inclusion_tag("calculators/tools/_choice.html")
def choice(form: Form, name: str, label: str, listed: SafeString | None = None) -> dict[str, Any]:
    """A list of what the form offers there, or of options that are `listed`, with the one that is chosen."""
    every = options(form.offered[name]) if listed is None else listed
    shown = chosen(every, form.typed.get(name, ""))
    return {"name": name, "label": label, "options": shown, "error": form.errors.get(name, "")}


@register.inclusion_tag("calculators/tools/_error.html")
def error(form: Form, name: str) -> dict[str, str]:
    """Why a control that is no typed field is refused; the control is described by `NAME-error`."""
    return {"name": name, "error": form.errors.get(name, "")}


@register.inclusion_tag("roulette/calculators/_count_field.html")
def count_field(form: Form, name: str, value: int) -> dict[str, str]:
    """A field in a table, for the pieces of one value of chip; the row says to the eye which one."""
    typed, error = form.typed.get(name, ""), form.errors.get(name, "")
    return {"name": name, "value": money(value), "typed": typed, "error": error}
