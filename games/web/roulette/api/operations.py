"""The verbs of roulette: bodies in, public functions of `games.roulette` called, bodies out."""

from collections.abc import Iterable

from games.core.money import parse_money, show_money
from games.core.problems import Problem, Refused
from games.roulette.called import CalledBet
from games.roulette.chips import Pieces, cut, float_count
from games.roulette.numbers import number_facts
from games.roulette.odds import odds
from games.roulette.replay import replay
from games.roulette.spin import Line, settle
from games.roulette.stakes import parse_spot
from games.roulette.wheel import DOUBLE_ZERO, INDEX, pocket_name
from games.web.kit.operation import Operation, exactly, total_body
from games.web.roulette.api import requests as ask
from games.web.roulette.api import responses as told


def _settle(request: ask.SettleRequest) -> told.SettleResponse:
    rules = request.ruleset()
    settled = settle(rules, ask.read_outcome(request.outcome), request.stakes(), request.prisoners())
    return {
        "announcement": settled.announcement,
        "lines": [_line(line) for line in settled.lines],
        "total": {**total_body(settled.total), "held": show_money(settled.total.held)},
        "held": [
            {"bet": held.bet.key, "stake": show_money(held.amount), "level": held.level, "player": held.player}
            for held in settled.held
        ],
    }


def _line(line: Line) -> told.LineBody:
    return {
        "bet": line.bet.key,
        "player": line.player,
        "stake": show_money(line.stake),
        "result": line.result,
        "winnings": show_money(line.winnings),
        "returned": show_money(line.returned),
        "held": show_money(line.held),
        "clause": line.clause.value,
    }


def _called_bet(request: ask.CalledBetRequest) -> told.CalledBetResponse:
    bet, unit = CalledBet.parse(request.bet), parse_money(request.unit)
    return {
        "chips": bet.chips,
        "total": show_money(bet.chips * unit),
        "placements": [
            {"bet": placed.bet.key, "chips": placed.chips, "stake": show_money(placed.chips * unit)}
            for placed in bet.placements
        ],
        "numbers": list(bet.numbers),
        "sectors": list(bet.sectors),
    }


def _replay(request: ask.ReplayRequest) -> told.ReplayResponse:
    bet, unit = CalledBet.parse(request.bet), parse_money(request.unit)
    again = replay(bet, unit, ask.read_outcome(request.outcome), request.how)
    return {
        "win_chips": again.win_chips,
        "kept_chips": again.kept_chips,
        "handed_chips": again.handed_chips,
        "taken_off_chips": again.taken_off_chips,
        "new_unit": show_money(again.new_unit),
        "new_total": show_money(again.new_total),
        "handed": show_money(again.handed),
    }


def _odds(request: ask.OddsRequest) -> told.OddsResponse:
    found = odds(request.ruleset(), parse_spot(request.bet))
    answer: told.OddsResponse = {
        "numbers": [n if n != DOUBLE_ZERO else pocket_name(n) for n in found.numbers],
        "pays": found.pays,
        "win": exactly(found.win),
        "edge": exactly(found.edge),
    }
    if found.policies:
        answer["policies"] = {name: exactly(edge) for name, edge in found.policies.items()}
    if found.indivisible is not None:
        answer["indivisible"] = exactly(found.indivisible)
    return answer


def _number(request: ask.NumberRequest) -> told.NumberResponse:
    if request.n not in map(str, INDEX):
        raise Refused(Problem("unknown_number", "n", {"n": request.n}))
    facts = number_facts(int(request.n))
    return {
        "n": facts.n,
        "colour": facts.colour,
        "parity": facts.parity,
        "half": facts.half,
        "dozen": facts.dozen,
        "column": facts.column,
        "neighbours": list(facts.neighbours),
        "sectors": list(facts.sectors),
        "finals": list(facts.finals),
        "figure": facts.figure,
        "call": facts.call,
    }


def _pieces(pieces: Iterable[Pieces]) -> list[told.PiecesOut]:
    return [{"value": show_money(piece.value), "count": piece.count} for piece in pieces]


def _cut(request: ask.CutRequest) -> told.CutResponse:
    values = None if request.denominations is None else [parse_money(value) for value in request.denominations]
    return {"pieces": _pieces(cut(request.ruleset(), parse_money(request.amount), values))}


def _float_count(request: ask.FloatCountRequest) -> told.FloatCountResponse:
    rules = request.ruleset()
    count = float_count(rules, request.counted(rules))
    return {
        "total": show_money(count.total),
        "over": _pieces(count.over),
        "short": _pieces(count.short),
        "to_restore": show_money(count.to_restore),
    }


OPERATIONS = (
    Operation("roulette", "settle", "Settle a spin", ask.SettleRequest, told.SettleResponse, _settle),
    Operation(
        "roulette", "called-bet", "Place a called bet", ask.CalledBetRequest, told.CalledBetResponse, _called_bet
    ),
    Operation("roulette", "replay", "Play a winning called bet again", ask.ReplayRequest, told.ReplayResponse, _replay),
    Operation("roulette", "odds", "Odds of a bet", ask.OddsRequest, told.OddsResponse, _odds),
    Operation("roulette", "number", "Facts about a number", ask.NumberRequest, told.NumberResponse, _number),
    Operation("roulette", "cut", "Cut an amount into chips", ask.CutRequest, told.CutResponse, _cut),
    Operation("roulette", "float-count", "Count a float", ask.FloatCountRequest, told.FloatCountResponse, _float_count),
)
