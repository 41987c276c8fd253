"""What a calculator offers to share is what the visitor typed or chose, above all while something is refused."""

import re
from collections.abc import Iterator
from html import unescape
from urllib.parse import parse_qsl, urlsplit

import pytest
from django.http import HttpResponse
from django.test import Client

from games.web.calculators.tables import TABLES
from games.web.calculators.tools import tools_of
from games.web.registry import GAMES

pytestmark = pytest.mark.django_db

# Every calculator, at the first of the games that have it.
CALCULATORS = {tool: (slug, tool.slug) for slug in reversed(GAMES) for tool, _address in tools_of(TABLES[slug])}
# What no field takes: an unreadable card beside a good one, one too often, too many; then words, numbers, amounts.
REFUSED = ("Asxx", "As" * 13, "2c3c4c5c6c7c8c9cTcJcQcKc" * 9, "nope", "-5", "1.2.3")
INTERNAL = re.compile(r"[()\[\]{}<>'\"]|Card\b|None\b|Counter|Session|object at|Fraction|\d{4,}/\d")


def fields(page: str) -> dict[str, str]:
    """Every field of a calculator's form by its name, with its value where it is a hidden one."""
    form = page.partition('<form id="tool"')[2].partition("</form>")[0]
    found = re.findall(r"<(?:input|select)\b[^>]*>", form)
    named = [(re.search(r'name="([^"]+)"', tag), tag) for tag in found]
    return {name[1]: _value(tag) if 'type="hidden"' in tag else "" for name, tag in named if name}


def _value(tag: str) -> str:
    found = re.search(r'value="([^"]*)"', tag)
    return unescape(found[1]) if found else ""


def shared(page: str) -> str:
    """The address that is offered, without its host."""
    found = re.search(r'<input id="address"[^>]* value="([^"]*)"', page)
    assert found
    return unescape(found[1]).removeprefix("http://testserver")


def offered(page: str, here: str) -> Iterator[str]:
    """All that a page offers of itself: the address to share, links to this calculator, the hidden fields."""
    yield shared(page)
    yield from (unescape(link) for link in re.findall(r'href="([^"]*)"', page) if link.startswith((here, "?")))
    yield from (value for value in fields(page).values() if value)


def form_of(response: HttpResponse) -> str:
    """The form with all that is in it, but for the address of the request."""
    return response.content.decode().partition('<form id="tool"')[2].partition("</form>")[0]


def asked_badly(client: Client, here: str) -> Iterator[HttpResponse]:
    """The calculator's page with each field wrong in every way, the other fields as a good form has them."""
    good = client.get(here, {"deal": "random"}, follow=True)
    start = dict(parse_qsl(urlsplit(shared(good.content.decode())).query))
    for place, name in enumerate(fields(good.content.decode())):
        for text in REFUSED if place < 3 else (REFUSED[place % len(REFUSED)], "nope"):
            response = client.get(here, {**start, name: text})
            if response.status_code == 422:
                yield response


@pytest.mark.parametrize(("slug", "name"), CALCULATORS.values())
def test_an_address_offered_beside_a_refusal_holds_what_was_typed_and_opens_the_same_page(
    client: Client, slug: str, name: str
) -> None:
    here = f"/en/games/{slug}/{name}/"
    refusals = list(asked_badly(client, here))
    assert refusals
    for response in refusals:
        for text in offered(response.content.decode(), here):
            values = [value for _name, value in parse_qsl(urlsplit(text).query)] or [text]
            assert not any(map(INTERNAL.search, values)), text
        again = client.get(shared(response.content.decode()))
        assert again.status_code == 422
        assert form_of(again) == form_of(response)


@pytest.mark.parametrize("add", ["As", "Zz", "(Card"])
def test_a_card_that_is_refused_is_not_in_the_address(client: Client, add: str) -> None:
    response = client.get("/en/games/texas-holdem/equity/", {"a": "As Kd", "b": "2c", "add": add})
    assert response.status_code == 422
    assert shared(response.content.decode()) == "/en/games/texas-holdem/equity/?a=AsKd&b=2c"


def test_a_duplicate_beside_good_cards_is_offered_as_it_was_typed(client: Client) -> None:
    response = client.get("/en/games/texas-holdem/equity/", {"a": "AsAh", "b": "AsKh"})
    assert response.status_code == 422
    assert shared(response.content.decode()) == "/en/games/texas-holdem/equity/?a=AsAh&b=AsKh"


def test_a_card_laid_beside_a_stake_that_is_refused_is_in_the_address(client: Client) -> None:
    asked = {"player": "As", "ante": "ten", "add": "Kd"}
    response = client.get("/en/games/caribbean-stud/hand/", asked)
    assert response.status_code == 422
    assert shared(response.content.decode()) == "/en/games/caribbean-stud/hand/?player=AsKd&ante=ten"
    response = client.get("/en/games/caribbean-stud/hand/", {"player": "As", "ante": "ten", "undo": "1"})
    assert shared(response.content.decode()) == "/en/games/caribbean-stud/hand/?ante=ten"
