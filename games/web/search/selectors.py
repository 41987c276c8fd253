"""What the page of the search shows."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from games.web.calculators.tables import TABLES
from games.web.costs.question import asked as evening
from games.web.kit.versus import Direct
from games.web.search.asked import LONGEST, Asked, asked
from games.web.search.backends import candidates
from games.web.search.excerpts import excerpt, marked
from games.web.search.folding import fold
from games.web.search.likeness import pairs
from games.web.search.models import Entry, Kind
from games.web.search.ranking import Hit, ranked, same
from games.web.search.vocabulary import vocabulary

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")  # such as a clause has
_FIRST, _BRIEF = 3, 6  # answers that stand above all kinds, and in the head of a page
_OF_A_KIND = 10
_NEAR, _ALIKE = 6, 0.35  # titles that are offered, and how many pairs of letters they share at least

_NAMES = {
    Kind.GAME: _("Games"),
    Kind.TOOL: _("Calculators"),
    Kind.TERM: _("Terms"),
    Kind.CLAUSE: _("Rules"),
    Kind.VENUE: _("Venues"),
    Kind.PAGE: _("Pages"),
}


def pages() -> list[tuple[str, str]]:
    """Return the language and the address of each page that can be found, without what a page is asked for."""
    whole = Entry.objects.exclude(kind__in=(Kind.CLAUSE, Kind.TERM)).values_list("language", "address")
    return sorted({(language, re.split("[?#]", address)[0]) for language, address in whole})


@dataclass(frozen=True, slots=True)
class Shown:
    """An answer as the page has it."""

    entry: Entry
    kind: Kind
    title: SafeString
    excerpt: SafeString
    also: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Results:
    """The answers to a query: the first ones, and the others by kind; `brief` are the best whatever they are.

    `near` are entries whose titles are like what was asked, where nothing answers it; `direct` are calculators that
    answer it as it stands; `too_long` says that it was not looked for.
    """

    query: str
    count: int = 0
    first: Sequence[Shown] = ()
    kinds: Sequence[tuple[Promise, Kind, Sequence[Shown]]] = ()
    brief: Sequence[Shown] = ()
    near: Sequence[Entry] = ()
    direct: Sequence[Direct] = ()
    too_long: bool = False


def results(query: str, language: str) -> Results:
    """Return what answers a query in a language: two queries, and one more where nothing does or words changed."""
    query = " ".join(query.split())
    if len(query) > LONGEST:
        return Results(query[:LONGEST], too_long=True)
    if not query:
        return Results(query)
    found, wanted = hits(query, language)
    direct = _direct(query)
    if not found:
        return Results(query, near=() if direct else _near(query, language), direct=direct)
    best = [_shown(hit, wanted) for hit in found[:_BRIEF]]
    rest = {kind: [hit for hit in found[_FIRST:] if hit.entry.kind == kind][:_OF_A_KIND] for kind in Kind}
    kinds = [(_NAMES[kind], kind, [_shown(hit, wanted) for hit in some]) for kind, some in rest.items() if some]
    return Results(query, len(found), best[:_FIRST], kinds, best, direct=direct)


def _direct(query: str) -> list[Direct]:
    """Return the calculators and the evening that answer a query at once, in the language that is active."""
    at_tables = (table.game.room().asked(table, _unnamed(query, str(table.game.title))) for table in TABLES.values())
    return [direct for direct in (evening(query), *at_tables) if direct]


def _unnamed(query: str, game: str) -> str:
    """Return a query without the name of a game before or after it: "blackjack 16 vs 10" is "16 vs 10"."""
    name = re.escape(game)
    return re.sub(rf"^{name}:?\s+(?=\S)|(?<=\S)\s+{name}$", "", query, flags=re.IGNORECASE)


def hits(query: str, language: str) -> tuple[list[Hit], Asked]:
    """Return what answers a query, the best first, and what was made of its words."""
    wanted = asked(query, vocabulary(language))
    if _ID.fullmatch(query) and (named := list(Entry.objects.filter(language=language, key=query))):
        return same(named), wanted
    significant = wanted.significant
    if not significant:
        return [], wanted
    return ranked(candidates(language, [(group.meant, group.weight) for group in significant]), wanted), wanted


def _shown(hit: Hit, wanted: Asked) -> Shown:
    entry, meant = hit.entry, wanted.meant
    return Shown(entry, Kind(entry.kind), marked(entry.title, meant), excerpt(entry.text, meant), hit.also)


def _near(query: str, language: str) -> list[Entry]:
    """Return entries whose titles are written nearly as a query. One query."""
    typed = pairs(fold(query))
    scored: dict[str, tuple[float, Entry]] = {}
    names = Entry.objects.filter(language=language, kind__in=[Kind.GAME, Kind.TOOL, Kind.TERM])
    for entry in names.only("address", "title", "folded_title", "spoken"):
        other = pairs(entry.folded_title)
        alike = 2 * len(typed & other) / (len(typed) + len(other))
        if alike >= _ALIKE and entry.folded_title not in scored:
            scored[entry.folded_title] = (alike, entry)
    best = sorted(scored.values(), key=lambda one: (-one[0], one[1].pk))
    return [entry for _alike, entry in best[:_NEAR]]
