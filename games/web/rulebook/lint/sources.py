"""Checks of where the rules come from: each clause says it, each decision is used, each erratum stands somewhere."""

from collections.abc import Iterator

from games.core.clauses import Rulebook
from games.core.patterns import TextFault
from games.web.kit.game import reference
from games.web.registry import GAMES, clauses_of, games_of
from games.web.rulebook.errata import Erratum, errata, every_erratum, faults_in
from games.web.rulebook.sources import SourceFault, citations, decisions, parse


def clauses_have_sources(book: Rulebook) -> Iterator[str]:
    """Check that what a clause cites is there: the document, a place in it, the decision."""
    try:
        decisions(book.game)
    except SourceFault as fault:
        yield f"decisions.toml: {fault}"
        return
    for clause in book:
        try:
            parse(clause.source, book.game)
        except SourceFault as fault:
            yield f"{clause.id}: source: {fault}"


def decisions_are_cited(book: Rulebook) -> Iterator[str]:
    """Yield decisions of ours that no rule cites: either one is left over, or a rule lacks its source."""
    try:
        left = dict(decisions(book.game))
    except SourceFault:
        return  # reported above
    for clause in (clause for game in games_of(book.game) for clause in reference(game.engine).whole):
        for one in citations(clause.source, book.game):
            if one.document.kind == "decision":
                left.pop(one.place, None)
    for number in left:
        yield f"decision {number} of {book.game}: no clause cites it"


def errata_are_whole(book: Rulebook) -> Iterator[str]:
    """Check that an erratum belongs to a printed clause and that the engine fills its line; no number is typed."""
    try:
        found = errata(book.game)
        faults = list(faults_in(book.game))
    except (SourceFault, TextFault) as fault:
        yield f"errata.toml of {book.game}: {fault}"
        return
    yield from faults
    every = [one.id for one in every_erratum()]
    for one in found:
        if one.clause not in book.ids:
            yield f"erratum {one.id}: {one.clause} is no clause"
        elif not any(one.clause in held for held in _held(one)):
            yield f"erratum {one.id}: {one.clause} is printed in none of its games"
        if any(letter.isdigit() for letter in one.line):
            yield f"erratum {one.id}: a number is typed in its line"
        if every.count(one.id) > 1:
            yield f"erratum {one.id} is there twice"


def _held(one: Erratum) -> Iterator[frozenset[str]]:
    """Yield the clauses of its games, ruleset by ruleset."""
    for game in map(GAMES.__getitem__, one.games):
        yield from (clauses_of(game.engine, ruleset) for ruleset in game.rulesets)
