"""Reads the vectors of `tests/vectors/texas_holdem`."""

from functools import partial

from games.core.cards import parse_cards
from games.core.money import parse_money
from games.texas_holdem.hand import Hand
from games.texas_holdem.players import Player
from games.texas_holdem.rulesets import DEFAULT, Ruleset, ruleset
from tests.games import vectors

FOLDER = vectors.ROOT / "texas_holdem"
rows = partial(vectors.rows, "texas_holdem")
VENICE = ruleset(DEFAULT)
POT_LIMIT = ruleset(DEFAULT, {"limit": "pot"})


def read_hand(text: str) -> tuple[Ruleset, Hand]:
    rules = POT_LIMIT if text.startswith("pot ") else VENICE
    return rules, Hand.parse(text.removeprefix("pot "))


def read_players(text: str) -> list[Player]:
    """`A Qc8c 100; B - 20 f`."""
    players = []
    for entry in text.split(";"):
        name, cards, put_in, *folded = entry.split()
        held = () if cards == "-" else parse_cards(cards)
        players.append(Player(name, held, parse_money(put_in), folded=bool(folded)))
    return players


def read_amounts(text: str) -> dict[str, int]:
    return {name: parse_money(amount) for name, amount in (entry.split() for entry in text.split(";"))}
