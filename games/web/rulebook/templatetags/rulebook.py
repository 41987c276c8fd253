"""Links to clauses, for every page of the site."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from django import template
from django.template import Context
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from games.web.kit.game import Game, Table, reference
from games.web.registry import GAMES, book_of
from games.web.rulebook.selectors import ClauseLink, clause_links, link_among

register = template.Library()


def _link(context: Context, clause_id: str) -> ClauseLink:
    """Return the link to a clause in the rules of the page's `table`, or in those of its `game`; links are fetched once
    for a page."""
    table, game = context.get("table"), context.get("game")
    ruleset = table.rules.name if table else game.ruleset if game else ""
    book, language = book_of(clause_id), get_language() or "en"
    known: dict[tuple[str, ...], dict[str, ClauseLink]] = context["request"].__dict__.setdefault("clause_links", {})
    if (book, language, ruleset) not in known:
        known[book, language, ruleset] = clause_links(book, language, ruleset)
    link = link_among(known[book, language, ruleset], clause_id)
    return _at_house(link, table) if table and "at" in table.query else link


def _at_house(link: ClauseLink, table: Table[Any]) -> ClauseLink:
    """Return a link into the rules of a house's table, whose own parameters may leave rules out that others are counted
    with."""
    number = reference(table.game.engine).numbers(table.rules).get(link.id)
    if number is None or not link.url:
        return link
    page = reverse("rulebook:game", args=[table.game.slug])
    return replace(link, number=number, url=f"{page}{table.suffix}#{link.id}")


@register.simple_tag(takes_context=True)
def clause(context: Context, clause_id: str) -> SafeString:
    """Draw a link to a clause with its number and its title."""
    return _linked(_link(context, str(clause_id)))


@lru_cache(maxsize=8192)  # 2 MB: the clauses of every book in the languages that are read
def _linked(link: ClauseLink) -> SafeString:
    inside = format_html(
        '<span class="ltr">{}</span>&nbsp;<span lang="{}">{}</span>', link.number, link.language, link.title
    )
    if not link.url:
        return inside
    return format_html('<a class="clause-link" href="{}">{}</a>', link.url, inside)


@register.simple_tag
def ways(game: Game, here: str, suffix: str) -> SafeString:
    """Show the faces of one game, of which `here` is in sight; `suffix` is what keeps them at one table."""
    return _ways(get_language() or "en", game.slug, here, suffix)


@lru_cache(maxsize=1024)  # 1 MB: a game has three faces, for each of its tables and in each language
def _ways(_language: str, slug: str, here: str, suffix: str) -> SafeString:
    return render_to_string("rulebook/_ways.html", {"game": GAMES[slug], "here": here, "suffix": suffix})
