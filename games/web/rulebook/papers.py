"""What the pages of the sources and of their errata show."""

from dataclasses import dataclass

from games.web import registry
from games.web.kit.formats import listed
from games.web.rulebook.errata import Erratum, every_erratum
from games.web.rulebook.selectors import ClauseLink, clause_links, link_among
from games.web.rulebook.sources import Citation, Document, decisions, documents


@dataclass(frozen=True, slots=True)
class Decided:
    """What we decided ourselves for some games, by number."""

    games: str
    decisions: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class DocumentErrata:
    """A document that errs, with its errata and the clause of each."""

    document: Document
    errata: list[tuple[Erratum, ClauseLink]]


def papers() -> list[Document]:
    """Return the documents that can be opened."""
    return [document for document in documents().values() if document.printed]


def decided() -> list[Decided]:
    """Our decisions, book by book, where there are some."""
    found = [Decided(_titles(book), _decisions(book)) for book in registry.books()]
    return [one for one in found if one.decisions]


def _titles(book: str) -> str:
    families = dict.fromkeys(game.family for game in registry.games_of(book))
    return listed(str(registry.family_title(family)) for family in families)


def _decisions(book: str) -> tuple[Citation, ...]:
    ours = documents()["decision"]
    return tuple(Citation(ours, number, text) for number, text in decisions(book).items())


def errata_by_document(language: str) -> list[DocumentErrata]:
    """Return the errata of each document, with links in a language. One query for each game that has some."""
    every = list(every_erratum())
    keys = {(one.book, one.games[0]) for one in every}
    links = {(book, slug): clause_links(book, language, registry.GAMES[slug].ruleset) for book, slug in keys}
    found: dict[str, DocumentErrata] = {}
    for one in every:
        link = link_among(links[one.book, one.games[0]], one.clause)
        found.setdefault(one.document.id, DocumentErrata(one.document, [])).errata.append((one, link))
    return list(found.values())
