"""Every public page in every language: whole, in its own language, and with its counterparts in the others."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from django.conf import settings
from django.utils.translation import get_language_info

from games.web.registry import GAMES
from games.web.rulebook import catalogues
from games.web.rulebook.lint.languages import strangers
from games.web.rulebook.lint.translations import foreign_terms
from games.web.rulebook.sources import PLACE
from portal.staff_language import languages_at
from tests.kept import forget_kept
from tests.portal.crawl import Read, pages

LANGUAGES = [code for code, _name in settings.LANGUAGES]
# What is named alike in every language, and may read like one of them: games, French terms, headings of documents.
_GAMES = [str(game.title) for game in GAMES.values()]
_HEADINGS = [
    str(message.id)
    for language in ("it", "fr")
    for message in catalogues.read(catalogues.po_path(language, "site"))
    if message.context == PLACE and message.string == message.id
]
_GERMAN = ["Transversales pleines", "Transversales simples", "Carrés", "Chevaux", "Pleins"]  # its words are French
_OTHERS = ["per il tutto", "Source Serif 4", "Source Sans 3", "Casinò di Venezia", "Midi", *_GERMAN, *_HEADINGS]
NAMES = re.compile("|".join(map(re.escape, sorted(_GAMES + _OTHERS, key=len, reverse=True))), re.IGNORECASE)


@pytest.fixture(scope="module", autouse=True)
def _nothing_kept() -> None:
    """What other tests made of the words is forgotten; these change nothing."""
    forget_kept()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_whole_in_its_language_and_leads_to_its_like_in_the_others(
    rulebook, venues, client, language: str
):
    crawled = list(pages(client, language))
    faulty = {path: found for path, status, read in crawled if (found := list(_faults(path, status, read)))}
    assert faulty == {}
    assert len(crawled) > 80


@pytest.mark.parametrize(
    ("page", "fault"),
    [
        ('<html lang="it" dir="ltr"><p>The dealer pays the winners and takes the losing stakes.', "it: reads like en"),
        ('<html lang="it" dir="ltr"><p lang="fr">Le croupier <b>paie</b> les gagnants en dernier.', ""),
        ('<html lang="it" dir="ltr"><p title="The dealer pays the winners at the end of it.">Sì.', "it: reads like en"),
        ('<html lang="it" dir="rtl">', "lang and dir are"),
        ('<html lang="it" dir="ltr"><p class="notice state">', "says what is missing"),
        ('<html lang="it" dir="ltr"><a href="/fr/games/">Jeux</a>', "leads to /fr/games/"),
        ('<html lang="it" dir="ltr"><a href="/fr/games/" hreflang="fr">Jeux</a><a href="/it/games/">', ""),
    ],
)
def test_a_fault_of_a_page_is_found(page: str, fault: str):
    read = Read(address="/it/games/")
    read.feed(page)
    read.close()
    read.alternates = {code: f"http://testserver/{code}/games/" for code in LANGUAGES}
    read.alternates["x-default"] = "http://testserver/games/"
    assert [found[: len(fault)] for found in _faults("/it/games/", 200, read)] == ([fault] if fault else [])
    read.alternates.pop("fr")
    assert "its alternates are" in list(_faults("/it/games/", 200, read))[-1] or fault.startswith("leads")


@cache
def _strangers(text: str, language: str) -> list[tuple[str, str]]:
    """What stands on every page is judged once."""
    return list(strangers(_without_names(text, language), language))


def _without_names(text: str, language: str) -> str:
    return NAMES.sub("…", foreign_terms(language).sub("…", text))


def _faults(path: str, status: int, read: Read) -> Iterator[str]:
    """Yield what is wrong with a page, a line each."""
    _empty, language, here = read.address.split("/", 2)
    if status != 200:
        yield f"status {status}"
        return
    if (read.attrs["lang"], read.attrs["dir"]) != (language, "rtl" if get_language_info(language)["bidi"] else "ltr"):
        yield f"lang and dir are {read.attrs}"
    if read.notices:
        yield f"says what is missing: {read.notices}"
    for own, text in dict.fromkeys((own, text) for own, text in read.said if own in LANGUAGES):
        yield from (f"{own}: reads like {other}: {words}" for words, other in _strangers(text, own))
    wanted = {code: f"http://testserver/{code}/{here}" for code in languages_at(path)}
    alternates = {code: address.partition("?")[0] for code, address in read.alternates.items()}
    if alternates != wanted | {"x-default": f"http://testserver/{here}"}:
        yield f"its alternates are {read.alternates}"
    for link in read.links:
        other = link["href"].split("/")[1] if link["href"].startswith("/") else ""
        if other in LANGUAGES and other != language and "hreflang" not in link:
            yield f"leads to {link['href']}"
