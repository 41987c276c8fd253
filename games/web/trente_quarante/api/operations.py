"""The verbs of trente et quarante: bodies in, public functions of `games.trente_quarante` called, bodies out."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from games.core.cards import Card
from games.core.money import show_money
from games.core.totals import Total
from games.trente_quarante.coup import Line, settle
from games.trente_quarante.odds import Odds, endless, odds
from games.trente_quarante.rows import total as row_total
from games.web.kit.operation import Operation, Value, exactly, total_body
from games.web.trente_quarante.api import requests as ask
from games.web.trente_quarante.api import responses as told

GAME = "trente-et-quarante"
_COULEUR = {True: "win", False: "lose", None: "void"}


def _settle(request: ask.SettleRequest) -> told.SettleResponse:
    rules = request.ruleset()
    coup = request.coup(rules)
    settled = settle(rules, coup, request.stakes(), request.prisoners())
    return {
        "noir": _row(coup.noir),
        "rouge": _row(coup.rouge),
        "winner": coup.winner.value,
        "couleur": _COULEUR[coup.couleur_wins],
        "call": coup.call,
        "used": coup.used,
        "lines": [_line(line) for line in settled.lines],
        "total": _total(settled.total),
        "held": [
            {"chance": held.chance.value, "stake": show_money(held.amount), "level": held.level}
            for held in settled.held
        ],
    }


def _row(cards: Sequence[Card]) -> told.RowBody:
    return {"cards": list(map(str, cards)), "total": row_total(cards)}


def _line(line: Line) -> told.LineBody:
    return {
        "chance": line.chance.value,
        "stake": show_money(line.stake),
        "premium": show_money(line.premium),
        "result": line.result,
        "winnings": show_money(line.winnings),
        "returned": show_money(line.returned),
        "held": show_money(line.held),
        "clause": line.clause.value,
    }


def _total(total: Total) -> told.InsuredTotal:
    return {**total_body(total), "premiums": show_money(total.premiums), "held": show_money(total.held)}


def _odds(request: ask.OddsRequest) -> told.OddsResponse:
    rules, seen = request.ruleset(), request.cards()
    found = odds(request.decks, seen) if isinstance(request.decks, int) else endless()
    return {
        "totals": _by_total(found.totals),
        "ties": _by_total(found.ties),
        "rouge": exactly(found.rouge),
        "noir": exactly(found.rouge),
        "couleur": exactly(found.couleur),
        "inverse": exactly(found.inverse),
        "tie": exactly(found.tie),
        "apres": exactly(found.apres),
        "edge": _edge(found, found.insured_edge(rules)),
        "cards_per_coup": exactly(found.cards_per_coup),
    }


def _edge(found: Odds, insured: Fraction | None) -> told.EdgeBody:
    return {"plain": exactly(found.edge()), "insured": None if insured is None else exactly(insured)}


def _by_total(likely: Mapping[int, Fraction]) -> dict[str, Value]:
    return {str(total): exactly(chance) for total, chance in likely.items()}


OPERATIONS = (
    Operation(GAME, "settle", "Settle a coup", ask.SettleRequest, told.SettleResponse, _settle),
    Operation(GAME, "odds", "Odds of a coup", ask.OddsRequest, told.OddsResponse, _odds),
)
