"""Links to clauses, and the drawings of the wheel and the layout, for every page of the site."""

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any

from django import template
from django.template import Context
from django.template.loader import render_to_string
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext

from games.roulette.wheel import SINGLE_ZERO, Wheel, pocket_name
from games.web.kit import formats, wording
from games.web.kit.game import Game
from games.web.registry import GAMES, book_of
from games.web.roulette import drawings
from games.web.rulebook.selectors import ClauseLink, clause_links, link_among

register = template.Library()
register.filter("money", formats.money)
register.filter("money_column", formats.money_column)
register.filter("signed", formats.signed)
register.filter("percent", formats.percent)
register.filter("percent_column", formats.percent_column)
register.filter("whole_percent", formats.whole_percent)
register.filter("fraction", formats.fraction)
register.filter("odds", formats.odds)
register.filter("run", formats.run)
register.filter("sentence_case", formats.sentence_case)
register.filter("spots", wording.spots)
register.filter("bet_name", wording.bet_name)
register.filter("kind_name", wording.kind_name)
register.filter("result_name", wording.result_name)
register.filter("problem_text", wording.problem_text)


def _link(context: Context, clause_id: str) -> ClauseLink:
    """The link to a clause, in the rules of the page's `game` or its `table`'s; a page of many asks once for each."""
    book, language = book_of(clause_id), get_language() or "en"
    game = context.get("game") or getattr(context.get("table"), "game", None)
    slug = getattr(game, "slug", "")
    known: dict[tuple[str, ...], dict[str, ClauseLink]] = context["request"].__dict__.setdefault("clause_links", {})
    if (book, language, slug) not in known:
        known[book, language, slug] = clause_links(book, language, slug)
    return link_among(known[book, language, slug], clause_id)


@register.filter
def entry(table: dict[str, Any], key: str) -> Any:
    """What a table has under a key that is itself a value of the template."""
    return table.get(key, "")


@register.simple_tag(takes_context=True)
def clause(context: Context, clause_id: str) -> SafeString:
    """A link to a clause with its number and its title."""
    return _linked(_link(context, str(clause_id)))


@lru_cache(maxsize=8192)  # 2 MB: the clauses of every book in the languages that are read
def _linked(link: ClauseLink) -> SafeString:
    inside = format_html(
        '<span class="ltr">{}</span> <span lang="{}">{}</span>', link.number, link.language, link.title
    )
    if not link.url:
        return inside
    return format_html('<a class="clause-link" href="{}">{}</a>', link.url, inside)


@register.simple_tag
def ways(game: Game, here: str, suffix: str) -> SafeString:
    """The faces of one game, of which `here` is in sight; `suffix` is what keeps them at one table."""
    return _ways(get_language() or "en", game.slug, here, suffix)


@lru_cache(maxsize=1024)  # 1 MB: a game has three faces, for each of its tables and in each language
def _ways(_language: str, slug: str, here: str, suffix: str) -> SafeString:
    return render_to_string("rulebook/_ways.html", {"game": GAMES[slug], "here": here, "suffix": suffix})


@register.inclusion_tag("roulette/_wheel.html")
def wheel(
    highlight: Collection[int] = (),
    title: str = "",
    marks: Mapping[int, str] | None = None,
    wheel: Wheel | None = None,
) -> dict[str, Any]:
    """A wheel, clockwise from zero, with some numbers lit; `marks` are letters that stand at numbers on its rim."""
    wheel, marks = wheel or SINGLE_ZERO, marks or {}
    lit = [pocket for pocket in drawings.pockets(wheel) if pocket.number in highlight]
    return {
        "title": title or gettext("The wheel"),
        "pockets": drawings.pockets_drawn(wheel, highlight, marks),
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
) -> dict[str, Any]:
    """The layout of a wheel, with chips on it and some numbers lit."""
    wheel = wheel or SINGLE_ZERO
    return {
        "title": title or gettext("The layout"),
        "fields": drawings.fields_drawn(wheel, highlight),
        "view_box": drawings.LAYOUT_BOX,
        "laid": drawings.lay(chips, wheel),
        "lit": [pocket_name(pocket) for pocket in sorted(highlight)],
        "zeros": len(wheel.zeros),
    }
