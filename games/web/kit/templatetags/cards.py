"""Cards, chances, values and reasons, for the calculators of every card game."""

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from django import template
from django.template import Context
from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from games.core.cards import Card
from games.web.kit.cards import names, shown
from games.web.kit.cards.drawing import drawn
from games.web.kit.cards.figures import chance_shown, worth_shown
from games.web.kit.cards.picker import Picker
from games.web.kit.cards.shown import Shown, Step
from games.web.kit.formats import cards as signs

register = template.Library()
AnyCard = Card | str | Shown | None


def _card(card: AnyCard) -> Card | None:
    if isinstance(card, Shown):
        return card.card
    return Card.parse(card) if isinstance(card, str) else card


@register.simple_tag
def card(card: AnyCard, size: str = "") -> SafeString:
    """Draw one card; None is face down."""
    one = _card(card)
    return drawn(one, names.card_name(one), size)


@register.simple_tag
def card_face(card: Card, size: str = "") -> SafeString:
    """Draw a card for the eye alone, where something around it says its name."""
    return drawn(card, "", size)


@register.inclusion_tag("kit/cards/_cards.html", takes_context=True)
def cards(context: Context, hand: Iterable[AnyCard], label: str = "", size: str = "") -> dict[str, Any]:
    """Draw cards side by side, each with its mark and its clause, if it has one."""
    shows = [one if isinstance(one, Shown) else Shown(_card(one)) for one in hand]
    return {**_page(context), "cards": shows, "label": label, "size": size}


@register.inclusion_tag("kit/cards/_steps.html", takes_context=True)
def steps(context: Context, steps: Iterable[Step]) -> dict[str, Any]:
    """Show a game card by card, each with its reason."""
    return {**_page(context), "steps": list(steps)}


def _page(context: Context) -> dict[str, Any]:
    """Return what links to clauses need to know."""
    return {name: context[name] for name in ("request", "game", "table") if name in context}


@register.inclusion_tag("kit/cards/_chance.html")
def chance(value: Fraction | float, label: str = "") -> dict[str, Any]:
    """Show a chance from nothing to one as a number, as a fraction where it is exact, and as a bar."""
    return {"label": label, **chance_shown(value)}


@register.inclusion_tag("kit/cards/_worth.html")
def worth(value: Fraction | float, label: str = "", most: float = 1) -> dict[str, Any]:
    """Show what a unit gains or loses: a number, a fraction where it is exact, and a bar on its side of nothing."""
    return {"label": label, **worth_shown(value, most)}


@register.simple_block_tag
def method(content: str) -> SafeString:
    """Say how something is calculated, in plain words."""
    return SafeString(render_to_string("kit/cards/_method.html", {"content": content}))


@register.filter
def held(picker: Picker) -> list[shown.Held]:
    return shown.held(picker)


@register.filter
def waiting_hands(picker: Picker) -> list[shown.Held]:
    return shown.waiting_hands(picker)


@register.simple_tag
def picker_hand(picker: Picker, row: shown.Held) -> SafeString:
    """Return a hand of the picker: its cards, and the field in which they can be typed."""
    typed, errors, name = picker.form.typed, picker.form.errors, row.hand.name
    several = len(picker.hands) > 1
    return shown.hand_drawn(get_language() or "en", row, several, typed.get(name, ""), errors.get(name, ""))


@register.filter
def deck(picker: Picker) -> list[tuple[Any, list[SafeString]]]:
    return list(shown.deck(picker))


@register.filter
def keys(picker: Picker) -> list[dict[str, object]]:
    return shown.keys(picker)


@register.filter
def card_sign(card: Card) -> str:
    """Write a card by its rank and the sign of its suit, such as 10♦."""
    return signs([card])


register.filter("card_name", lambda card: names.card_name(_card(card)))
register.filter("card_names", lambda hand: names.card_names(map(_card, hand)))
