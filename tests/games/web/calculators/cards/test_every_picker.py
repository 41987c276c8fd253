"""Every calculator with cards: what was pressed last is taken back, and clearing forgets the hand that was chosen."""

import re
from html import unescape
from urllib.parse import parse_qsl, urlsplit

import pytest
from django.test import Client

from games.web.calculators.tables import TABLES
from games.web.calculators.tools import tools_of
from games.web.registry import GAMES

pytestmark = pytest.mark.django_db

# Every calculator, at the first of the games that have it.
CALCULATORS = {tool: address for slug in reversed(GAMES) for tool, address in tools_of(TABLES[slug])}
ADD = re.compile(r'<button name="add" value="(\w+)" id="[^"]*" aria-label="[^"]*"(?! disabled)')
UNDO = re.compile(r'id="undo"[^>]*>Take back ([^<]+)</button>')
FILL = re.compile(r'name="fill" value="(\w+)"')


def fields_of(address: str) -> dict[str, str]:
    return dict(parse_qsl(urlsplit(address).query))


def laid(client: Client, here: str) -> list[dict[str, str]]:
    """The fields after each of some cards that are pressed one after the other, wherever the page puts them."""
    states: list[dict[str, str]] = [{}]
    for _ in range(4):
        page = client.get(here, states[-1]).content.decode()
        cards = ADD.findall(page)
        pressed = client.get(here, {**states[-1], "add": cards[len(states)]}) if cards else None
        if pressed is None or pressed.status_code != 302:
            break
        states.append(fields_of(pressed["Location"]))
    return states


@pytest.mark.parametrize("here", CALCULATORS.values())
def test_what_was_pressed_last_is_taken_back_and_named(client: Client, here: str) -> None:
    if 'id="picker"' not in client.get(here).content.decode():
        return
    states = laid(client, here)
    assert len(states) > 2
    for before, after in zip(states[-2::-1], states[:0:-1], strict=True):
        page = client.get(here, after)
        assert UNDO.search(page.content.decode())
        back = client.get(here, {**after, "undo": "1"})
        assert {name: text for name, text in fields_of(back["Location"]).items() if name not in ("fill", "laid")} == {
            name: text for name, text in before.items() if name not in ("fill", "laid")
        }


@pytest.mark.parametrize("here", CALCULATORS.values())
def test_clearing_forgets_the_hand_that_was_chosen(client: Client, here: str) -> None:
    page = client.get(here).content.decode()
    hands = FILL.findall(page)
    if len(hands) < 2:
        return
    state = laid(client, here)[-1]
    cleared = client.get(here, {**state, "fill": hands[-1], "clear": "1"})
    assert cleared.status_code == 302
    assert not fields_of(unescape(cleared["Location"])).keys() & {"fill", "laid", *hands}
