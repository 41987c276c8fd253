"""A hand that is over: who wins with which five cards and, where stakes are typed, which pot, less the rake."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any

from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.core.cards import Card
from games.core.money import plain_money
from games.core.problems import Refused
from games.ranking.hands import best_five
from games.texas_holdem import scenarios
from games.texas_holdem.deal import BOARD
from games.texas_holdem.players import Player
from games.texas_holdem.pots import Terms
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.showdown import Showdown, showdown
from games.web.kit.amounts import typed_cents, typed_percent
from games.web.kit.cards.picker import Hand, Picker, Start
from games.web.kit.form import Form, amount
from games.web.kit.formats import listed
from games.web.kit.game import Table, Tool
from games.web.kit.poker import named
from games.web.texas_holdem.calculators.best_hand import marked
from games.web.texas_holdem.calculators.equity import LETTERS, NUMBERS, hole, is_wanting, player
from games.web.texas_holdem.words import POTS

BOARD_HAND = Hand("board", _("Board"), least=0, most=BOARD)
_STATES = {"in": pgettext_lazy("player", "is in the hand"), "folded": pgettext_lazy("player", "has folded")}
_USUAL = 3  # players, where the address does not say
_UNRAKED = Terms(Fraction(0), 0, 1)  # where only the winner is asked for


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
    if not picker.complete or form.errors:
        return shown
    has_stakes = any(put_in.values())
    stakes = put_in if has_stakes else dict.fromkeys(letters, rules.big_blind)
    players = [Player(x, picker[x], stakes[x], folded=states[x] == "folded") for x in letters]
    try:
        end = showdown(rules, picker["board"], players, button, terms if has_stakes else _UNRAKED)
    except Refused as refused:
        if is_wanting(refused.first):
            return shown | {"wanting": refused.first.clause}
        picker.refuse(refused.problems[:1], _fields(letters))
        return shown
    shown |= _winners(end, players, picker["board"])
    return shown | ({"pots": list(_pots(end)), "money": list(_money(end, players)), "end": end} if has_stakes else {})


def _winners(end: Showdown, players: list[Player], board: Sequence[Card]) -> dict[str, Any]:
    """Return who wins the main pot with what, in a line, and what everybody has who has not folded."""
    main = end.pots[0]
    won = [award.name for award in main.awards]
    hand = main.awards[0].hand
    words = {"player": player(won[0]), "players": listed(map(player, won)), "hand": named(hand) if hand else ""}
    if len(won) > 1:
        # Translators: {players} are several, as “Player A and Player C”; {hand} is as “two pairs, kings and nines”.
        said = gettext("{players} share the pot with {hand}")
    elif hand:
        # Translators: {hand} is a hand such as “two pairs, kings and nines”.
        said = gettext("{player} wins with {hand}")
    else:
        said = gettext("{player} wins: everybody else has folded")
    if len(end.pots) > 1:
        said = gettext("Main pot: {answer}").format(answer=said)
    best = [(one, best_five([*one.cards, *board])) for one in players if hand and not one.folded]
    return {
        "said": said.format(**words),
        "because": list(dict.fromkeys(clause for award in main.awards for clause in award.because)),
        "hands": [
            (player(one.name), one.name in won, named(found), marked(found))
            for one, found in sorted(best, key=lambda pair: -pair[1].strength)
        ],
    }


def _holes(form: Form, letters: str) -> list[Hand]:
    """Return the hands of the players: who has folded need not show the cards."""
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
    """Yield each pot by its name, with its winners: who, the award and the hand in words."""
    for pot in end.pots:
        winners = [
            (
                player(award.name),
                award,
                named(award.hand) if award.hand else "",
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
    about=_("Who wins with which hand; with the stakes, also the main pot, side pots, the rake and the odd chip."),
    template="texas_holdem/calculators/_showdown.html",
    answer=answer,
)
