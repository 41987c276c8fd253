"""A small book of rules on a desk of its own, so that these tests do not depend on the real texts."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from games.core.clauses import load, parse
from games.web import registry
from games.web.kit import game
from games.web.rulebook import catalogues, minute, sources, sync, translations
from tests.kept import forget_kept

ENGLISH = """
[[section]]
id = "bets"
title = "Bets and payouts"
[[section.clause]]
id = "roulette-pays-straight"
title = "Straight"
kind = "decided"
source = "custom: tables"
body = "A chip on one number pays {straight_pays}."
[[section.clause]]
id = "roulette-loses"
title = "Losing stakes"
kind = "decided"
source = "custom: tables"
body = "What does not win is raked in by the *croupier* and belongs to the bank."
[[section]]
id = "general"
title = "General rules"
[[section.clause]]
id = "roulette-tips"
title = "Tips"
kind = "procedure"
source = "custom: tables"
body = "A croupier thanks for a tip and shows it to the table before it leaves the felt."
"""

ITALIAN = {
    "section.roulette-bets.title": "Puntate e vincite",
    "section.roulette-general.title": "Regole generali",
    "roulette-pays-straight.title": "Pieno",
    "roulette-pays-straight.body": "Un gettone su un numero solo paga {straight_pays}.",
    "roulette-loses.title": "Puntate perdenti",
    "roulette-loses.body": "Ciò che non vince è ritirato dal *croupier* con il rastrello e va al banco.",
    "roulette-tips.title": "Mance",
    "roulette-tips.body": "Il croupier ringrazia per la mancia e la mostra al tavolo prima che lasci il panno.",
}
FRENCH = {
    "section.roulette-bets.title": "Mises et gains",
    "section.roulette-general.title": "Règles générales",
    "roulette-pays-straight.title": "Plein",
    "roulette-pays-straight.body": "Un jeton posé sur un seul numéro est payé {straight_pays}.",
    "roulette-loses.title": "Mises perdantes",
    "roulette-loses.body": "Ce qui ne gagne pas est ramassé par le *croupier* et revient à la banque.",
    "roulette-tips.title": "Pourboires",
    "roulette-tips.body": "Le croupier remercie du pourboire et le montre à la table avant qu'il ne quitte le tapis.",
}


class Desk:
    """The files that a test may change: the English text and two catalogues."""

    def __init__(self, locale: Path) -> None:
        self.locale = locale
        self.english = ENGLISH
        self.words = {"it": dict(ITALIAN), "fr": dict(FRENCH)}
        self.fuzzy: set[tuple[str, str]] = set()
        self.catalogue_english = ENGLISH

    def book(self):
        return parse(self.english, "roulette")

    def save(self) -> None:
        """Writes the catalogues, made from `catalogue_english`, and makes the engine's reference new."""
        forget_kept()
        for language, words in self.words.items():
            catalogue = Catalog(locale=language, domain="rules")
            for context, source in translations.messages(parse(self.catalogue_english, "roulette")):
                flags = {"fuzzy"} if (language, context) in self.fuzzy else set()
                catalogue.add(source, words.get(context, ""), context=context, flags=flags)
            path = self.locale / language / "LC_MESSAGES" / "rules.po"
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("wb") as stream:
                write_po(stream, catalogue)

    def reword(self, old: str, new: str, *, translated: bool = True) -> None:
        """Changes the English; `translated` says whether translators have followed."""
        self.english = self.english.replace(old, new)
        if translated:
            self.catalogue_english = self.english
        self.save()

    def sync(self):
        self.save()
        return sync.apply("roulette")


@pytest.fixture
def desk(tmp_path, monkeypatch, settings):
    desk = Desk(tmp_path / "locale")
    settings.LANGUAGES = [one for one in settings.LANGUAGES if one[0] in ("en", *desk.words)]
    for language in desk.words:  # the word lists are the real ones
        own = desk.locale / language / "words.toml"
        own.parent.mkdir(parents=True)
        own.write_bytes(catalogues.words_path(language).read_bytes())
    settings.LOCALE_PATHS = [desk.locale]
    monkeypatch.setattr(game, "load", lambda package: desk.book() if package == "games.roulette" else load(package))
    monkeypatch.setattr(registry, "ENGINES", ("roulette",))
    monkeypatch.setattr(minute, "minutes", lambda engine: {})  # the book is too small for one
    desk.save()
    yield desk
    forget_kept()


DECISIONS = {"R1": "The course says nothing of tips. We let them be shown.", "R2": "Nobody says it."}
SOURCES = {
    "roulette-pays-straight": "house-app: French roulette, The game; croupier-course: chapter 5",
    "roulette-loses": "custom: cash tables; decision: R1",
    "roulette-tips": "computed: arithmetic",
}


@pytest.fixture
def decided(monkeypatch):
    monkeypatch.setattr(sources, "decisions", lambda engine: DECISIONS if engine == "roulette" else {})
    sources.parse.cache_clear()
    yield
    sources.parse.cache_clear()


@pytest.fixture
def sourced(desk, decided):
    """The small book of rules with a source for each of its clauses."""
    for clause, source in SOURCES.items():
        place = desk.english.index(f'id = "{clause}"')
        desk.english = desk.english[:place] + desk.english[place:].replace("custom: tables", source, 1)
    desk.catalogue_english = desk.english
    desk.save()
    return desk
