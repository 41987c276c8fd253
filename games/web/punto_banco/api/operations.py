"""The verbs of punto banco: bodies in, public functions of the engine called, bodies out."""

from games.baccarat.hands import is_natural, score
from games.baccarat.punto_banco.coup import Coup
from games.baccarat.punto_banco.odds import chances
from games.baccarat.punto_banco.rebuild import Fault, rebuild
from games.baccarat.punto_banco.settlement import Line, settle
from games.core.cards import Card
from games.core.money import show_money
from games.web.kit.operation import Operation, exactly, total_body
from games.web.punto_banco.api import requests as ask
from games.web.punto_banco.api import responses as told


def _settle(request: ask.SettleRequest) -> told.SettleResponse:
    settled = settle(request.ruleset(), request.dealt(), request.stakes())
    return {
        **_coup(settled.coup),
        "lines": [_line(line) for line in settled.lines],
        "total": {**total_body(settled.total), "commission": show_money(settled.commission)},
    }


def _coup(coup: Coup) -> told.CoupBody:
    return {
        "punto": _hand(coup.punto),
        "banco": _hand(coup.banco),
        "result": coup.result.value,
        "used": coup.used,
        "draws": [{"card": str(d.card), "to": d.hand.value, "clause": d.clause.value} for d in coup.draws],
        "stands": [{"hand": d.hand.value, "clause": d.clause.value} for d in coup.decisions if not d.draws],
    }


def _hand(cards: tuple[Card, ...]) -> told.HandBody:
    return {"cards": list(map(str, cards)), "score": score(cards), "natural": is_natural(cards)}


def _line(line: Line) -> told.LineBody:
    return {
        "on": line.bet.value,
        "player": line.player,
        "stake": show_money(line.stake),
        "result": line.result,
        "winnings": show_money(line.winnings),
        "returned": show_money(line.returned),
        "commission": show_money(line.commission),
        "clause": line.clause.value,
    }


def _odds(request: ask.OddsRequest) -> told.OddsResponse:
    rules, found = request.ruleset(), chances(request.left())
    punto, banco, tie = map(exactly, found.ends.values())
    return {
        "punto": punto,
        "banco": banco,
        "tie": tie,
        "natural": exactly(found.natural),
        "cards": {str(number): exactly(chance) for number, chance in found.cards.items()},
        "edge": {bet.value: exactly(edge) for bet, edge in found.edges(rules).items()},
    }


def _rebuild(request: ask.RebuildRequest) -> told.RebuildResponse:
    rebuilt = rebuild(request.ruleset(), request.read())
    return {
        "faults": [_fault(fault) for fault in rebuilt.faults],
        "coup": _coup(rebuilt.coup),
        "remain": list(map(str, rebuilt.remain)),
    }


def _fault(fault: Fault) -> told.FaultBody:
    return {
        "kind": fault.kind.value,
        "place": fault.place,
        "card": str(fault.card),
        "laid": fault.laid.value if fault.laid else None,
        "right": fault.right.value if fault.right else None,
        "clause": fault.clause.value,
        "because": [clause.value for clause in fault.because],
    }


_GAME = "punto-banco"
_REBUILD = "Say which cards of a coup were dealt wrongly, and deal the same cards by the table of play"
OPERATIONS = (
    Operation(_GAME, "settle", "Settle a coup", ask.SettleRequest, told.SettleResponse, _settle),
    Operation(_GAME, "odds", "Odds for any cards left", ask.OddsRequest, told.OddsResponse, _odds),
    Operation(_GAME, "rebuild", _REBUILD, ask.RebuildRequest, told.RebuildResponse, _rebuild),
)
