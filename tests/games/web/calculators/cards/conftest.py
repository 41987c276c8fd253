"""A calculator with two hands and a stake, as a card game would have one, put among those of a game that is there."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from games.core.cards import parse_cards
from games.core.money import plain_money
from games.web.calculators import tools
from games.web.kit.cards.picker import Hand, Picker
from games.web.kit.form import Form, amount
from games.web.kit.game import Table, Tool

HERE = "/en/games/french-roulette/example/"
HAND, BOARD = Hand("hand", "Hand", 2, 2), Hand("board", "Board", 0, 5)
Pick = Callable[..., HttpResponse]


def dealt(rng: Random) -> dict[str, Any]:
    return {"hand": parse_cards("AsKs"), "stake": str(rng.randint(5, 9))}


def answer(table: Table, form: Form) -> dict[str, Any]:
    decks = int(form.asked.get("decks", 1)) or None
    given = {"hand": parse_cards("2c3c")} if form.asked.get("play") else None
    picker = Picker(form, [HAND, BOARD], decks=decks, deal=dealt, given=given)
    if "decks" in form.asked:
        form.state["decks"] = form.asked["decks"]
    form.read("stake", amount, 0, plain_money)
    return {"picker": picker}


TOOL = Tool("example", "Example", "An example.", "kit/cards/_picker.html", answer)  # type: ignore[arg-type]


@pytest.fixture
def pick(client: Client, db: None, monkeypatch: pytest.MonkeyPatch) -> Pick:
    """Asks the calculator with the fields of its form."""
    monkeypatch.setattr(tools, "tools_in", lambda _game: {"example": TOOL})

    def asked(*, htmx: bool = False, language: str = "en", **fields: str) -> HttpResponse:
        headers = {"HX-Request": "true"} if htmx else {}
        return client.get(HERE.replace("/en/", f"/{language}/"), fields, headers=headers)

    return asked
