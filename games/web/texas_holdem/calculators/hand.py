"""A whole hand from the blinds to the showdown: whose turn it is, what may be done, and who wins in the end."""

import secrets
from collections.abc import Iterator
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from games.core.money import plain_money
from games.core.problems import Problem, Refused
from games.core.shoe import shuffled
from games.ranking.hands import best_five
from games.texas_holdem.betting import next_button, show_order
from games.texas_holdem.clauses import Clause
from games.texas_holdem.deal import BOARD, HOLE, STREETS
from games.texas_holdem.hand import Hand, Move, settle, tables
from games.texas_holdem.legality import legal_actions
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.table import Act, Action, Awaiting, Table
from games.web.kit.form import Form, amount, whole
from games.web.kit.formats import ltr, money
from games.web.kit.game import Table as Page
from games.web.kit.game import Tool
from games.web.kit.poker import CATEGORIES
from games.web.texas_holdem import words
from games.web.texas_holdem.calculators.best_hand import marked

MOST_MOVES = 200
_SEED = 1  # of the hand that lies there before anything is asked
_USUAL = 4  # players of a new hand, where the form does not say
_SIZED = (Act.BET, Act.RAISE)
_OVER = (Awaiting.SHOWDOWN, Awaiting.NOTHING)


def answer(page: Page[Ruleset], form: Form) -> dict[str, Any]:
    """`play` tells what has happened; `step` adds a move, `act` one to the height of `amount`, `street` turns cards."""
    rules = page.rules
    usual = _new(rules, form, Random(_SEED))
    hand, passed = _told(rules, form, usual)
    if form.asked.get("undo"):
        hand, passed = _shortened(hand, passed)
    elif form.asked.get("clear"):
        hand = _new(rules, form, Random(secrets.randbits(64)))
        passed = tables(rules, hand)
    elif not form.errors:
        hand, passed = _gone_on(rules, form, hand, passed)
    form.typed["play"] = str(hand)
    if hand != usual:
        form.state["play"] = str(hand)
    return _shown(hand, passed)


def _new(rules: Ruleset, form: Form, rng: Random) -> Hand:
    """Return a hand that is only dealt: so many players with as many chips each, cards from the deck."""
    players = form.read("players", whole(rules.fewest_seats, rules.seats), _usual_players(rules))
    stack = form.read("stack", amount, rules.buy_in_most, plain_money)
    if stack % rules.chip:
        form.refuse("stack", Problem("bet_not_in_chips", "stack", {"chip": plain_money(rules.chip)}))
        stack = rules.buy_in_most
    cards = shuffled(rng)
    held = tuple(tuple(cards[HOLE * i : HOLE * (i + 1)]) for i in range(players))
    return Hand(players - 1, (stack,) * players, held)


def _usual_players(rules: Ruleset) -> int:
    return max(rules.fewest_seats, min(_USUAL, rules.seats))


def _told(rules: Ruleset, form: Form, new: Hand) -> tuple[Hand, tuple[Table, ...]]:
    """Return the hand that the address tells, as far as it can be played; a new one where it tells none."""
    text = form.text("play")
    try:
        hand = Hand.parse(text) if text else new
        return hand, tables(rules, hand)
    except Refused as refused:
        form.refuse("play", refused.first)
        return new, tables(rules, new)


def _shortened(hand: Hand, passed: tuple[Table, ...]) -> tuple[Hand, tuple[Table, ...]]:
    if not hand.moves:
        return hand, passed
    return Hand(hand.button, hand.stacks, hand.cards, hand.moves[:-1]), passed[:-1]


def _gone_on(rules: Ruleset, form: Form, hand: Hand, passed: tuple[Table, ...]) -> tuple[Hand, tuple[Table, ...]]:
    """Return one move further, if one was asked for and is legal."""
    form.typed |= {name: form.text(name) for name in ("amount", "street")}
    read = _read(form, hand, passed[-1])
    if read is None:
        return hand, passed
    field, move = read
    if len(hand.moves) >= MOST_MOVES:
        form.refuse(field, Problem("too_much", field))
        return hand, passed
    longer = Hand(hand.button, hand.stacks, hand.cards, (*hand.moves, move))
    try:
        done = tables(rules, longer)
    except Refused as refused:
        form.refuse(field, refused.first)
        return hand, passed
    form.typed |= {"amount": "", "street": ""}
    return longer, done


def _read(form: Form, hand: Hand, table: Table) -> tuple[str, Move] | None:
    """Return the field that asks for a move, and the move. What cannot be read is said at the field."""
    step = form.text("step") or _entered(form)
    if step in set(Act) - set(_SIZED):
        return "step", Action(Act(step))
    if step in _SIZED:
        raise_to = form.read("amount", amount, None)
        form.state.pop("amount", None)  # told by the move
        if raise_to:
            return "amount", Action(Act(step), raise_to)
        form.refuse("amount", Problem("not_an_amount", "amount"))
    if step == "street" and table.awaiting in (Awaiting.FLOP, Awaiting.TURN, Awaiting.RIVER):
        return _street(form, hand, table)
    return None


def _entered(form: Form) -> str:
    """Return the move that the enter key makes in the field of an amount or of cards, if something is typed there."""
    move = form.text("go")
    return move if form.text("street" if move == "street" else "amount") else ""


def _street(form: Form, hand: Hand, table: Table) -> tuple[str, Move] | None:
    """Return the cards that were typed, or cards that are left in the deck."""
    typed = "".join(form.text("street").split())
    if not typed:
        out = {*table.board, *(card for cards in hand.cards for card in cards)}
        left = [card for card in shuffled(Random(secrets.randbits(64))) if card not in out]
        return "street", tuple(left[: STREETS[table.awaiting] - len(table.board)])
    try:
        (move,) = Hand.parse(f"1 1 - .{typed}").moves
    except Refused as refused:
        form.refuse("street", refused.first)
        return None
    return "street", move


def seat(place: int) -> str:
    """Return a player as the pages say it."""
    return str(words.SEAT).format(number=ltr(str(place + 1)))


def _shown(hand: Hand, passed: tuple[Table, ...]) -> dict[str, Any]:
    table = passed[-1]
    state = str(words.WANTED[table.awaiting]).format(player=seat(table.to_act or 0))
    shown: dict[str, Any] = {
        "at": table,
        "usual_players": _usual_players(table.rules),
        "state": state,
        "turn": table.turn if table.awaiting is Awaiting.PLAYER else Clause.ROUND_ENDS,
        "seats": [
            (seat(place), one, cards, place == table.button, place == table.to_act)
            for place, (one, cards) in enumerate(zip(table.seats, hand.cards, strict=True))
        ],
        "history": list(_history(hand, passed)),
        "said": state,
    }
    if table.awaiting is Awaiting.PLAYER:
        possible = legal_actions(table)
        shown |= {
            "plain": [(kind.value, words.ACTS[kind]) for kind in possible if kind not in _SIZED],
            "sized": [(kind.value, words.ACTS[kind]) for kind in possible if kind in _SIZED],
            "least": min(table.min_raise_to, table.actor.bet + table.actor.stack),
        }
    elif table.awaiting not in _OVER:
        shown["street"] = words.STREETS[table.awaiting]
    return shown | (_ending(hand, table) if table.awaiting in _OVER else {})


def _history(hand: Hand, passed: tuple[Table, ...]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """Yield what has happened, move by move, with the cards that were turned."""
    for move, before, after in zip(hand.moves, passed, passed[1:], strict=False):
        if isinstance(move, Action):
            place = before.to_act or 0
            paid = after.seats[place].contributed - before.seats[place].contributed
            cents = paid if move.act is Act.CALL else after.seats[place].bet
            yield str(words.DONE[move.act]).format(player=seat(place), amount=money(cents)), ()
        else:
            yield str(words.STREETS[before.awaiting]), move


def _ending(hand: Hand, table: Table) -> dict[str, Any]:
    """Return how the hand ends: who shows what, and the pots. Without the cards of all who are in there is no ending
    yet."""
    try:
        end = settle(table, hand.cards)
    except Refused:
        return {"unknown": True}
    best = {
        place: best_five([*hand.cards[place], *table.board]) for place in table.playing if len(table.board) == BOARD
    }
    return {
        "end": end,
        "shows": [
            (seat(place), hand.cards[place], CATEGORIES[best[place].category], marked(best[place]))
            for place in show_order(table)
            if place in best
        ],
        "pots": [
            (words.POTS[pot.because[0]], pot, [(seat(int(award.name) - 1), award) for award in pot.awards])
            for pot in end.pots
        ],
        "received": [
            (seat(place), one.contributed, end.received[str(place + 1)], end.received[str(place + 1)] - one.contributed)
            for place, one in enumerate(table.seats)
        ],
        "next_button": seat(next_button(table)),
        "button_moves": Clause.BUTTON_MOVES,
        "shown_by": Clause.SHOW_ORDER,
    }


TOOL = Tool(
    slug="hand",
    title=_("A whole hand"),
    about=_("From the blinds to the showdown: whose turn it is, what is allowed, the minimum raise, pots and winners."),
    template="texas_holdem/calculators/_hand.html",
    answer=answer,
)
