"""The rules, as each page prints them."""

from collections import defaultdict
from collections.abc import Iterator

from django.urls import reverse
from django.utils.translation import get_language

from games.web.kit.game import Game
from games.web.registry import GAMES
from games.web.rulebook.editions import ENGLISH, ClauseText, Dealt, SectionText, edition
from games.web.rulebook.selectors import stamp_of
from games.web.rulebook.terms import every_term
from games.web.rulebook.wordlists import questions
from games.web.search.content.names import names_of
from games.web.search.found import Found
from games.web.search.models import Kind
from games.web.search.plain import plain


def clauses() -> Iterator[Found]:
    """Yield each rule of each page once: under the usual ruleset, else under the first under which it holds."""
    language, named = get_language() or ENGLISH, _named()
    asked = questions(language)
    for game in GAMES.values():
        page = reverse("rulebook:game", args=[game.slug])
        for ruleset, section, clause in _printed(game, language):
            yield Found(
                Kind.CLAUSE,
                clause.id,
                f"{page}{'' if ruleset == game.ruleset else f'?rules={ruleset}'}#{clause.id}",
                clause.title,
                f"{game.title} {clause.number}",
                plain(clause.html),
                words=(clause.number, *asked.get(clause.id, ())),
                context=(*names_of(game), section.title, *named.get(clause.id, ())),
                spoken=clause.language,
            )


def _printed(game: Game, language: str) -> Iterator[tuple[str, SectionText, ClauseText]]:
    stamp, seen = stamp_of(game.engine), set[str]()
    for ruleset in game.rulesets:
        dealt = Dealt(game.engine, ruleset)
        if dealt.clauses <= seen:
            continue
        for section in edition(dealt, language, stamp, frozenset(seen)):
            yield from ((ruleset, section, clause) for clause in section.clauses)
        seen |= dealt.clauses


def _named() -> dict[str, list[str]]:
    """Return the names of the terms that each clause explains."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for term in every_term():
        for clause in filter(None, (term.clause, *term.see)):
            found[clause] += term.sought
    return found
