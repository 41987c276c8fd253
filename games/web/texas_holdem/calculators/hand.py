"""A whole hand from the blinds to the showdown: whose turn it is, what may be done, and who wins in the end."""

import secrets
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from games.core.money import plain_money
from games.core.problems import Problem, Refused
from games.core.shoe import shuffled
from games.texas_holdem.deal import HOLE, STREETS
from games.texas_holdem.hand import Hand, Move, tables
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.table import Act, Action, Awaiting, Table
from games.web.kit.form import Form, amount, whole
from games.web.kit.game import Table as Page
from games.web.kit.game import Tool
from games.web.texas_holdem.calculators.hand_shown import SIZED, least, shown

MOST_MOVES = 200
_SEEDS = 1_000_000  # hands that a fresh visit may find
_USUAL = 4  # players of a new hand, where the form does not say


def answer(page: Page[Ruleset], form: Form) -> dict[str, Any]:
    """`play` says what has happened, `seed` what was dealt before anything has; `step` adds a move, where needed to
    the height of `amount`, and `street` turns cards."""
    rules = page.rules
    new = _new(rules, form)
    hand, passed = (new, tables(rules, new)) if form.asked.get("clear") else _played(rules, form, new)
    if form.asked.get("undo"):
        hand, passed = _shortened(hand, passed)
    elif not form.errors:
        hand, passed = _gone_on(rules, form, hand, passed)
    if hand != new:
        form.state.pop("seed")
        form.typed["play"] = form.state["play"] = str(hand)
    return shown(form, hand, passed) | {"usual_players": _usual_players(rules)}


def _new(rules: Ruleset, form: Form) -> Hand:
    """Return a hand that is only dealt: so many players with as many chips each, cards from the deck by a seed."""
    seed = None if form.asked.get("clear") else form.read("seed", whole(0, _SEEDS - 1), None)
    if seed is None:  # the page beside a refused seed is the same when it is opened again
        seed = 0 if "seed" in form.errors else secrets.randbelow(_SEEDS)
    form.state["seed"] = form.typed["seed"] = str(seed)
    players = form.read("players", whole(rules.fewest_seats, rules.seats), _usual_players(rules))
    stack = form.read("stack", amount, rules.buy_in_most, plain_money)
    if stack % rules.chip:
        form.refuse("stack", Problem("bet_not_in_chips", "stack", {"chip": plain_money(rules.chip)}))
        stack = rules.buy_in_most
    cards = shuffled(Random(seed))
    held = tuple(tuple(cards[HOLE * i : HOLE * (i + 1)]) for i in range(players))
    return Hand(players - 1, (stack,) * players, held)


def _usual_players(rules: Ruleset) -> int:
    return max(rules.fewest_seats, min(_USUAL, rules.seats))


def _played(rules: Ruleset, form: Form, new: Hand) -> tuple[Hand, tuple[Table, ...]]:
    """Return the hand of the address, as far as it can be played; a new one where it has none."""
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
    step = form.text("step") or _entered(form, table)
    if step in set(Act) - set(SIZED):
        return "step", Action(Act(step))
    if step in SIZED:
        raise_to = form.read("amount", amount, None)
        form.state.pop("amount", None)  # the move says it
        if raise_to:
            return "amount", Action(Act(step), raise_to)
        form.refuse("amount", Problem("not_an_amount", "amount"))
    if step == "street" and table.awaiting in (Awaiting.FLOP, Awaiting.TURN, Awaiting.RIVER):
        return _street(form, hand, table)
    return None


def _entered(form: Form, table: Table) -> str:
    """Return the move that the enter key makes in the field of an amount or of cards, if something is typed there."""
    move = form.text("go")
    if move == "street":
        return move if form.text("street") else ""
    if not move or table.awaiting is not Awaiting.PLAYER:
        return ""
    return move if form.text("amount") not in ("", least(table)) else ""


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


TOOL = Tool(
    slug="hand",
    title=_("A whole hand"),
    about=_("From the blinds to the showdown: whose turn it is, what is allowed, the minimum raise, pots and winners."),
    template="texas_holdem/calculators/_hand.html",
    stylesheet="texas_holdem/hand.css",
    answer=answer,
)
