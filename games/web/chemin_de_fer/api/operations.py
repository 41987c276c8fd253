"""The verbs of chemin de fer: bodies in, public functions of the engine called, bodies out."""

from games.baccarat.chemin_de_fer.advice import advise
from games.baccarat.chemin_de_fer.rules import CheminDeFer
from games.baccarat.chemin_de_fer.tableau import MOVE_CLAUSE
from games.baccarat.chemin_de_fer.tracker import track
from games.baccarat.rulesets import CHEMIN_DE_FER, ruleset_of
from games.core.money import show_money
from games.web.chemin_de_fer.api import requests as ask
from games.web.chemin_de_fer.api import responses as told
from games.web.kit.operation import Operation, exactly


def _advise(request: ask.AdviseRequest) -> told.AdviseResponse:
    values = advise(request.decks, request.cell, request.habit, request.share)
    table = ruleset_of(CheminDeFer, CHEMIN_DE_FER).tableau.move(*request.cell)
    return {
        "best": values.best.value,
        "values": {"draw": exactly(values.draw), "stand": exactly(values.stand)},
        "table": table.value,
        "clause": MOVE_CLAUSE[table].value,
    }


def _bank(request: ask.BankRequest) -> told.BankResponse:
    found = track(request.ruleset(), request.cents, request.coups)
    return {
        "seat": int(found.seat),
        "bank": show_money(found.bank),
        "cagnotte": show_money(found.cagnotte),
        "steps": [
            {
                "coup": step.what,
                "seat": int(step.seat),
                "bank": show_money(step.bank),
                "cagnotte": show_money(step.cagnotte),
                "taken_away": show_money(step.taken_away),
                "clause": step.because[0].value,
            }
            for step in found.steps
        ],
    }


OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "chemin-de-fer",
        "advise",
        "What drawing and standing are worth",
        ask.AdviseRequest,
        told.AdviseResponse,
        _advise,
    ),
    Operation("chemin-de-fer", "bank", "Follow a bank from coup to coup", ask.BankRequest, told.BankResponse, _bank),
)
