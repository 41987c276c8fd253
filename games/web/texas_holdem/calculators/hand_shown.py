"""A whole hand as its calculator shows it: the seats, what may be done, what has happened, and how it ends."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext, pgettext

from games.core.money import plain_money
from games.core.problems import Refused
from games.ranking.hands import best_five
from games.texas_holdem.betting import next_button, show_order
from games.texas_holdem.clauses import Clause
from games.texas_holdem.deal import BOARD
from games.texas_holdem.hand import Hand, settle
from games.texas_holdem.legality import legal_actions
from games.texas_holdem.showdown import Showdown
from games.texas_holdem.table import Act, Action, Awaiting, Table
from games.web.kit.form import Form
from games.web.kit.formats import in_a_row, ltr, money
from games.web.kit.poker import CATEGORIES, named
from games.web.texas_holdem import words
from games.web.texas_holdem.calculators.best_hand import marked

SIZED = (Act.BET, Act.RAISE)
_OVER = (Awaiting.SHOWDOWN, Awaiting.NOTHING)


def seat(place: int) -> str:
    """Return a player as the pages say it."""
    return str(words.SEAT).format(number=ltr(str(place + 1)))


def shown(form: Form, hand: Hand, passed: tuple[Table, ...]) -> dict[str, Any]:
    """Return what the page shows of a hand and the tables it has passed; a minimum stands in the field of an amount."""
    table = passed[-1]
    state = str(words.STATES[table.awaiting]).format(player=seat(table.to_act or 0))
    page: dict[str, Any] = {
        "at": table,
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
        page |= {
            "plain": [(kind.value, _button(kind, table)) for kind in possible if kind not in SIZED],
            "sized": [(kind.value, words.SIZED[kind]) for kind in possible if kind in SIZED],
            "least": min(table.min_raise_to, table.actor.bet + table.actor.stack),
            "said": _said(table),
        }
        form.typed["amount"] = form.typed.get("amount") or least(table)
    elif table.awaiting not in _OVER:
        page["street"] = words.STREETS[table.awaiting]
    return page | (_ending(hand, table) if table.awaiting in _OVER else {})


def least(table: Table) -> str:
    """Return the minimum of a bet or a raise as the field has it before anything is typed."""
    return plain_money(min(table.min_raise_to, table.actor.bet + table.actor.stack))


def _button(kind: Act, table: Table) -> str:
    """Return what a button says: what it does, and for how much."""
    cents = {Act.CALL: table.to_call, Act.ALL_IN: table.actor.stack}.get(kind)
    if cents is None:
        return str(words.ACTS[kind])
    # Translators: {act} is “Call” or “All in”, {amount} what it costs.
    return pgettext("poker", "{act} {amount}").format(act=words.ACTS[kind], amount=money(cents))


def _said(table: Table) -> str:
    """Return whose turn it is, and what a call costs."""
    who = seat(table.to_act or 0)
    if not table.to_call:
        return gettext("{player} to act, nothing to call.").format(player=who)
    return gettext("{player} to act, {amount} to call.").format(player=who, amount=money(table.to_call))


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
        "said": _won(end),
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


def _won(end: Showdown) -> str:
    """Return what each player receives of the pots, in a line; with which hand, where one wins all."""
    won = Counter({award.name: 0 for pot in end.pots for award in pot.awards})
    won.update({award.name: award.share for pot in end.pots for award in pot.awards})
    best = end.pots[0].awards[0].hand
    if len(won) == 1 and best:
        (name,) = won
        # Translators: {hand} is a hand such as “two pairs, kings and nines”.
        said = gettext("{player} wins {amount} with {hand}")
        return said.format(player=seat(int(name) - 1), amount=money(won[name]), hand=named(best))
    receives = gettext("{player} receives {amount}")
    return in_a_row(receives.format(player=seat(int(name) - 1), amount=money(cents)) for name, cents in won.items())
