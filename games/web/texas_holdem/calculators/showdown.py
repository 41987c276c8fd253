"""A hand that is over: who wins which pot with which five cards, what goes back, and what the house takes."""

from collections.abc import Iterator
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.money import plain_money
from games.core.problems import Refused
from games.texas_holdem import scenarios
from games.texas_holdem.deal import BOARD
from games.texas_holdem.players import Player
from games.texas_holdem.pots import Terms
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.showdown import Showdown, showdown
from games.web.kit.amounts import typed_cents, typed_percent
from games.web.kit.cards.picker import Hand, Picker, Start
from games.web.kit.form import Form, amount
from games.web.kit.game import Table, Tool
from games.web.kit.poker import CATEGORIES
from games.web.texas_holdem.calculators.best_hand import marked
from games.web.texas_holdem.calculators.equity import LETTERS, NUMBERS, hole, is_wanting, player
from games.web.texas_holdem.words import POTS

BOARD_HAND = Hand("board", _("Board"), least=0, most=BOARD)
_STATES = {"in": pgettext_lazy("player", "is in the hand"), "folded": pgettext_lazy("player", "has folded")}
_USUAL = 3  # players, where the address does not say


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    rules = table.rules
    letters = LETTERS[: NUMBERS[form.choice("players", NUMBERS, str(_USUAL))]]
    picker = Picker(form, [BOARD_HAND, *_holes(form, letters)], deal=lambda rng: _dealt(rng, rules, letters))
    states = {letter: form.choice(f"state{letter}", _STATES, "in") for letter in letters}
    put_in = {letter: form.read(f"in{letter}", _stake(states[letter]), 0, plain_money) for letter in letters}
    button = form.choice("button", {letter: player(letter) for letter in letters}, letters[-1])
    terms = _terms(form, rules)
    shown: dict[str, Any] = {
        "picker": picker,
        "seats": [(player(letter), f"in{letter}", f"state{letter}") for letter in letters],
        "usual": Terms.of(rules),
    }
    if not picker.complete or form.errors or not any(put_in.values()):
        return shown
    players = [Player(x, picker[x], put_in[x], folded=states[x] == "folded") for x in letters]
    try:
        end = showdown(rules, picker["board"], players, button, terms)
    except Refused as refused:
        if is_wanting(refused.first):
            return shown | {"wanting": refused.first.clause}
        picker.refuse(refused.problems[:1], _fields(letters))
        return shown
    return shown | {"end": end, "pots": list(_pots(end)), "money": list(_money(end, players))}


def _holes(form: Form, letters: str) -> list[Hand]:
    """Return the hands of the players: who has folded need not tell the cards."""
    return [hole(letter, least=0 if form.text(f"state{letter}") == "folded" else 2) for letter in letters]


def _stake(state: str) -> Any:
    return typed_cents if state == "folded" else amount


def _terms(form: Form, rules: Ruleset) -> Terms:
    usual = Terms.of(rules)
    share = form.read("percent", typed_percent, usual.share, lambda share: f"{float(share * 100):g}")
    cap = form.read("cap", typed_cents, usual.cap, plain_money)
    chip = form.read("chip", amount, usual.chip, plain_money)
    form.of_rules |= {"percent", "cap", "chip"}
    return Terms(share, cap, chip)


def _fields(letters: str) -> dict[str, str]:
    """Return the fields by what the engine calls them: the hand of a player, and the amount where money is meant."""
    places = {f"players[{place}]": letter for place, letter in enumerate(letters)}
    return {"players": f"state{letters[0]}", **places, **{f"{at}.put_in": f"in{x}" for at, x in places.items()}}


def _dealt(rng: Random, rules: Ruleset, letters: str) -> Start:
    board, players, button = scenarios.ending(rng, rules, len(letters))
    start: dict[str, Any] = {"board": board, "button": letters[[p.name for p in players].index(button)]}
    for letter, one in zip(letters, players, strict=True):
        start |= {f"in{letter}": plain_money(one.contributed), f"state{letter}": "folded" if one.folded else "in"}
        start[letter] = one.cards
    return start


def _pots(end: Showdown) -> Iterator[tuple[Any, Any, list[Any]]]:
    """Yield each pot by its name, with its winners: who, the award, the kind of hand and its five cards."""
    for pot in end.pots:
        winners = [
            (
                player(award.name),
                award,
                CATEGORIES[award.hand.category] if award.hand else "",
                marked(award.hand) if award.hand else [],
            )
            for award in pot.awards
        ]
        yield POTS[pot.because[0]], pot, winners


def _money(end: Showdown, players: list[Player]) -> Iterator[tuple[str, int, int, int, int]]:
    """Yield each player: put in, returned, received in all, and the gain or loss."""
    for one in players:
        received = end.received[one.name]
        yield player(one.name), one.contributed, end.returned[one.name], received, received - one.contributed


TOOL = Tool(
    slug="showdown",
    title=_("Showdown"),
    about=_("Cards and stakes at the end of a hand: main pot and side pots, the rake, who wins, and the odd chip."),
    template="texas_holdem/calculators/_showdown.html",
    answer=answer,
)
