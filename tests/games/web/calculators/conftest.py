"""A visitor at the table, who needs no account."""

import re
from collections.abc import Callable
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from django.http import HttpResponse
from django.test import Client

TABLE = "/en/games/french-roulette/table/"
FAIR = "/en/games/fair-roulette/table/"
ENGLISH = "/en/games/english-roulette/table/"
PARLOUR = "/en/games/parlour-roulette/table/"
TWO_ZEROS = {"table": PARLOUR, "rules": "parlour-double-zero"}
Ask = Callable[..., HttpResponse]


@pytest.fixture
def ask(client: Client) -> Ask:
    """Asks a table, the French one if none is named, with the fields of its form."""

    def asked(play: str = "", *, table: str = TABLE, htmx: bool = False, **fields: str) -> HttpResponse:
        headers = {"HX-Request": "true"} if htmx else {}
        return client.get(table, {"play": play, **fields}, headers=headers)

    return asked


def game_after(response: HttpResponse) -> str:
    """The game in the address to which an action leads."""
    assert response.status_code == 302, response.content[:500]
    return parse_qs(urlsplit(response["Location"]).query).get("play", [""])[0]


def text_of(response: HttpResponse) -> str:
    """What a reader reads, in one line."""
    page = response.content.decode()
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page[max(0, page.find("<h1")) :])).split())


def game_kept(response: HttpResponse) -> str:
    """The game that the next action of the page starts from."""
    found = re.search(r'<input type="hidden" name="play" value="([^"]*)">', response.content.decode())
    assert found
    return unescape(found[1])


def error_at(response: HttpResponse, field: str) -> str:
    """The sentence shown for a field, which a control of the page refers to."""
    page = response.content.decode()
    found = re.search(rf'<p class="error" id="{field}-error">([^<]*)</p>', page)
    assert found, f"no error at {field}"
    assert re.search(rf'aria-describedby="[^"]*\b{field}-error\b', page)
    return unescape(found[1])
