"""What a visitor chooses before laying: who lays, in which chips and how many, and how an announcement is laid."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from games.core.money import plain_money
from games.core.problems import Problem, Refused
from games.roulette.called import CalledBet
from games.roulette.colours import chip_value
from games.roulette.session import Session
from games.web.kit.formats import money_short
from games.web.roulette.table import reading
from games.web.roulette.table.felt import Chip, chip
from games.web.roulette.table.players import EVERYBODY, Player, in_game, last_player, latest_stakes, player_of
from games.web.roulette.table.reading import CHIPS, Asked
from games.web.roulette.table.tables import RouletteTable

REACHES = (1, 2, 3, 4)
_USUAL_REACH = 2


@dataclass(frozen=True, slots=True)
class Seat:
    """A player who may be chosen, with what a chip of the player's colour is worth in cents; None: value chips."""

    player: Player
    worth: int | None
    chosen: bool


def who_lays(session: Session, asked: Asked) -> str | None:
    """Return the player who is chosen; where nobody can be read, who has laid last."""
    try:
        return reading.player(session, asked)
    except Refused:
        return last_player(session)


def seats(table: RouletteTable, session: Session, asked: Asked, problem: Problem | None) -> dict[str, Any]:
    """Return the players. Unless others than the first are in the game there is no need to see them."""
    who = who_lays(session, asked)
    several = any(player.key is not None for player in (*in_game(session), player_of(who)))
    worth = session.colours.get(who)
    typed = asked.get("worth", "") if problem and problem.field == "worth" else ""
    at_field = problem is not None and problem.field in ("player", "worth")
    return {
        "seats": [Seat(player, session.colours.get(player.key), player.key == who) for player in EVERYBODY],
        "chooser": player_of(who),
        "several": several,
        "seats_open": several or bool(session.colours) or at_field,
        "colour_chips": table.rules.colour_chips,
        "values_restricted": "values" in table.rules.colour_terms,
        "worth": worth,
        "typed_worth": typed or plain_money(worth or chip_value(table.rules, None)),
    }


def stake_field(table: RouletteTable, session: Session, asked: Asked, problem: Problem | None) -> dict[str, Any]:
    """Return the chips to choose from, the one chosen, and, where something was refused, the amount as it was typed."""
    who = who_lays(session, asked)
    worth = session.colours.get(who)
    chosen = _last_amount(session, who, worth) or _usual(table, worth)
    typed = asked.get("other", "") if problem else ""
    try:
        asked_for = reading.amount(asked, worth) if not typed else chosen
        chosen = asked_for if worth is None or asked_for % worth == 0 else chosen
    except Refused:
        typed = asked.get("stake", "") if problem and worth is None else typed
    chips = {*_amounts(table, worth), chosen} - {0}
    return {
        "chips": [_chip(table, who, worth, amount) for amount in sorted(chips)],
        "chosen": chosen,
        "chosen_chips": chosen // worth if worth else None,
        "typed_stake": typed,
    }


def _last_amount(session: Session, who: str | None, worth: int | None) -> int | None:
    """Return what the player staked last in chips of this worth; None where there is no such stake."""
    own = (stake for stake in latest_stakes(session) if stake.player == who and stake.colour == worth)
    return next((stake.amount for stake in own), None)


def _usual(table: RouletteTable, worth: int | None) -> int:
    return table.usual_stake if worth is None else table.usual_chips * worth


def _amounts(table: RouletteTable, worth: int | None) -> list[int]:
    return list(table.chips) if worth is None else [count * worth for count in table.colour_counts]


def _chip(table: RouletteTable, who: str | None, worth: int | None, amount: int) -> Chip:
    """Return a chip to lay with: of the table's values, or so many of the player's colour."""
    if worth is None:
        return chip(table.rules, amount)
    count = amount // worth
    return Chip(amount, money_short(count * 100), player_of(who).tone, f"{CHIPS}{count}")


@lru_cache(maxsize=256)
def tray(_language: str, chips: tuple[Chip, ...], chosen: int, worth: int | None, *, refused: bool) -> SafeString:
    """Return the chips to choose from as buttons, in the language that is active; `refused` where the stake is."""
    shown = {"chips": chips, "chosen": chosen, "worth": worth, "refused": refused}
    return render_to_string("roulette/table/_tray.html", shown)


@lru_cache(maxsize=256)
def row_of_seats(_language: str, seats: tuple[Seat, ...], *, refused: bool) -> SafeString:
    """Return the players to choose from as buttons, in the language that is active; `refused` where the player is."""
    return render_to_string("roulette/table/_seats.html", {"seats": seats, "refused": refused})


def announcing(session: Session, asked: Asked) -> dict[str, Any]:
    """Return how many neighbours on each side, and whether the bank holds an announcement beside the layout: as asked,
    or as last laid."""
    laid = [stake for stake in latest_stakes(session) if isinstance(stake.bet, CalledBet)]
    reached = (stake.bet.key.rpartition(":")[2] for stake in laid if stake.bet.key.startswith("neighbours:"))
    wanted = asked.get("reach") or next(reached, "")
    beside = "beside" in asked if "reach" in asked else bool(laid and laid[0].beside)
    return {
        "reach": next((reach for reach in REACHES if str(reach) == wanted), _USUAL_REACH),
        "reaches": REACHES,
        "beside": beside,
    }
