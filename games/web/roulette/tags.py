"""The drawings of the wheel and the layout, and the words of roulette, for its templates."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from django import template
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, gettext

from games.roulette.wheel import SINGLE_ZERO, Wheel, pocket_name
from games.web.kit.form import Form
from games.web.kit.formats import money
from games.web.roulette import drawings, words
from games.web.roulette.calculators import pieces

register = template.Library()
register.filter("spots", words.spots)
register.filter("bet_name", words.bet_name)
register.filter("kind_name", words.kind_name)
register.filter("result_name", words.result_name)


@register.inclusion_tag("roulette/_wheel.html")
def wheel(
    highlight: Collection[int] = (),
    title: str = "",
    marks: Mapping[int, str] | None = None,
    wheel: Wheel | None = None,
    shared: bool = False,
) -> dict[str, Any]:
    """Draw a wheel, clockwise from zero, with some numbers lit; `marks` are letters at numbers on its rim.

    `shared` draws it from the shapes of a page of rules.
    """
    wheel, marks = wheel or SINGLE_ZERO, marks or {}
    lit = [pocket for pocket in drawings.pockets(wheel) if pocket.number in highlight]
    return {
        "title": title or gettext("The wheel"),
        "shared": shared,
        "pockets": "" if shared else drawings.pockets_drawn(wheel, highlight, marks),
        "lit_pockets": [(pocket, marks.get(pocket.number, "")) for pocket in lit],
        "lit": [pocket.name for pocket in lit],
        "marked": [
            (mark, [p.name for p in lit if marks.get(p.number) == mark]) for mark in sorted(set(marks.values()))
        ],
    }


@register.inclusion_tag("roulette/_layout.html")
def layout(
    chips: Iterable[drawings.Chip] = (),
    highlight: Collection[int] = (),
    title: str = "",
    wheel: Wheel | None = None,
    shared: bool = False,
) -> dict[str, Any]:
    """Draw the layout of a wheel, with chips on it and some numbers lit; `shared` as for a wheel."""
    wheel = wheel or SINGLE_ZERO
    return {
        "title": title or gettext("The layout"),
        "shared": shared,
        "fields": "" if shared else drawings.fields_drawn(wheel, highlight),
        "view_box": drawings.LAYOUT_BOX,
        "laid": drawings.lay(chips, wheel),
        "lit": [pocket_name(pocket) for pocket in sorted(highlight)],
        "zeros": len(wheel.zeros),
    }


@register.inclusion_tag("roulette/calculators/_count_field.html")
def count_field(form: Form, name: str, value: int) -> dict[str, str]:
    """Show a field in a table, for the pieces of one value of chip; the row says to the eye which one."""
    typed, error = form.typed.get(name, ""), form.errors.get(name, "")
    return {"name": name, "value": money(value), "typed": typed, "error": error}


@register.filter
def piles(shown: Iterable[pieces.Pile]) -> SafeString:
    """Show piles of chips one after the other."""
    language = get_language() or "en"
    return mark_safe("".join(pieces.drawn(language, pile) for pile in shown))
