"""A visitor at the calculators, who needs no account."""

import re
from collections.abc import Callable
from html import unescape

import pytest
from django.http import HttpResponse
from django.test import Client

from games.roulette.rulesets import ruleset
from games.web.calculators.tables import TABLES
from games.web.registry import GAMES
from games.web.roulette.table.tables import RouletteTable

GAME = "/en/games/french-roulette/"
SLUG = "french-roulette"
Calculate = Callable[..., HttpResponse]
Deal = Callable[[str], None]


@pytest.fixture
def calculate(client: Client) -> Calculate:
    """Asks a calculator with the fields of its form, a list for boxes that share a name."""

    def asked(calculator: str, *, htmx: bool = False, **fields: str | list[str]) -> HttpResponse:
        headers = {"HX-Request": "true"} if htmx else {}
        return client.get(f"{GAME}{calculator}/", fields, headers=headers)

    return asked


@pytest.fixture
def deal(monkeypatch: pytest.MonkeyPatch) -> Deal:
    """Has the table of these tests dealt under another ruleset."""

    def dealt(rules: str) -> None:
        monkeypatch.setitem(TABLES, SLUG, RouletteTable(GAMES[SLUG], ruleset(rules)))

    return dealt


def error_at(response: HttpResponse, field: str) -> str:
    """The sentence shown for a field, which a control of the page refers to."""
    assert response.status_code == 422
    page = response.content.decode()
    found = re.search(rf'<p class="error" id="{field}-error">([^<]*)</p>', page)
    assert found, f"no error at {field}"
    assert re.search(rf'aria-describedby="[^"]*\b{field}-error\b', page)
    return unescape(found[1])


def text_of(response: HttpResponse) -> str:
    """What a reader reads, in one line."""
    page = response.content.decode()
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page[max(0, page.find("<h1")) :])).split())
