"""A scripted history of the small book of rules."""

from datetime import UTC, datetime

import pytest
import time_machine

from games.core.facts import Odds
from games.web import registry
from tests.games.web.rulebook.past.pages import CALLS, NEW, PAGE, TODAY


@pytest.fixture
def on(desk):
    """Sync the files at noon of a day."""

    def sync(day: int) -> None:
        with time_machine.travel(datetime(2026, 3, day, 12, tzinfo=UTC), tick=False):
            desk.sync()

    return sync


@pytest.fixture
def pays(monkeypatch):
    """Let the engine pay otherwise for a straight under the rules of Venice."""
    known = registry.facts

    def changed(odds: int) -> None:
        def said(engine, name, overrides=""):
            return known(engine, name, overrides) | ({"straight_pays": Odds(odds)} if name == "venice-french" else {})

        monkeypatch.setattr(registry, "facts", said)

    return changed


@pytest.fixture
def history(desk, on, pays):
    """The first day, 1 March, and changes on the 5th, the 10th, the 15th, the 20th and the 25th."""
    on(1)
    desk.words["it"]["roulette-tips.body"] = "Il croupier ringrazia sempre."
    on(5)  # another translation
    desk.reword("A chip on one number pays", "Two chips on one number pay")
    desk.words["it"]["roulette-pays-straight.body"] = "Due gettoni su un numero pagano {straight_pays}."
    on(10)  # another rule
    pays(36)
    on(15)  # another number
    desk.english += CALLS
    desk.words["it"] |= {f"{NEW}.title": "Annunci", f"{NEW}.body": "Il croupier annuncia il numero."}
    desk.catalogue_english = desk.english
    on(20)  # another clause
    place = desk.english.index('[[section.clause]]\nid = "roulette-loses"')
    desk.english = desk.english[:place] + desk.english[desk.english.index("[[section]]", place) :]
    on(25)  # a retired one


@pytest.fixture
def read(client):
    def get(day: str, language: str = "en", status: int = 200, **asked: str) -> str:
        with time_machine.travel(f"{TODAY}T12:00Z", tick=False):
            response = client.get(PAGE.format(language, day), asked)
        assert response.status_code == status
        return " ".join(response.content.decode().split())

    return get
