"""The verbs of blackjack: bodies in, public functions of `games.blackjack` called, bodies out.

Modules that calculate over whole shoes are imported at the first request for them.
"""

from fractions import Fraction

from games.blackjack.hands import hand_total, is_blackjack
from games.blackjack.settlement import Line, settle
from games.core.cards import RANKS
from games.core.money import show_money
from games.web.blackjack.api import requests as ask
from games.web.blackjack.api import responses as told
from games.web.kit.operation import Operation, Value, exactly, total_body


def _settle(request: ask.SettleRequest) -> told.SettleResponse:
    rules = request.ruleset()
    settled = settle(rules, request.read())
    dealer = settled.played.dealer
    total = hand_total(dealer)
    return {
        "dealer": {"total": total.total, "soft": total.soft, "blackjack": is_blackjack(dealer)},
        "lines": [_line(line) for line in settled.lines],
        "total": total_body(settled.total),
    }


def _line(line: Line) -> told.LineBody:
    return {
        "box": line.box,
        "hand": line.hand,
        "player": line.player,
        "bet": line.bet,
        "stake": show_money(line.stake),
        "result": line.result,
        "winnings": show_money(line.winnings),
        "returned": show_money(line.returned),
        "clause": line.clause.value,
        "because": [clause.value for clause in line.because],
    }


def _value(worth: Fraction | float) -> Value:
    return exactly(worth) if isinstance(worth, Fraction) else {"exact": None, "float": worth}


def _advise(request: ask.AdviseRequest) -> told.AdviseResponse:
    from games.blackjack.advice import advise

    advice = advise(request.ruleset(), *request.read())
    answer: told.AdviseResponse = {
        "best": advice.best,
        "values": {choice: _value(worth) for choice, worth in advice.values.items()},
    }
    if advice.insurance is not None:
        answer["insurance"] = exactly(advice.insurance)
    return answer


def _odds(request: ask.OddsRequest) -> told.OddsResponse:
    from games.blackjack.chart import chart

    return {"edge": _value(chart(request.ruleset()).edge)}


def _chart(request: ask.ChartRequest) -> told.ChartResponse:
    from games.blackjack.chart import UPCARDS, chart

    found = chart(request.ruleset())
    return {
        "dealer": [_rank(upcard) for upcard in UPCARDS],
        "hard": {str(total): list(codes) for total, codes in found.hard.items()},
        "soft": {str(total): list(codes) for total, codes in found.soft.items()},
        "pairs": {_rank(value): list(codes) for value, codes in found.pairs.items()},
        "edge": _value(found.edge),
    }


def _rank(value: int) -> str:
    return RANKS[value - 1]


OPERATIONS: tuple[Operation, ...] = (
    Operation("blackjack", "settle", "Settle a round", ask.SettleRequest, told.SettleResponse, _settle),
    Operation("blackjack", "advise", "The best choice for a hand", ask.AdviseRequest, told.AdviseResponse, _advise),
    Operation("blackjack", "odds", "The house edge of a ruleset", ask.OddsRequest, told.OddsResponse, _odds),
    Operation("blackjack", "chart", "The strategy chart of a ruleset", ask.ChartRequest, told.ChartResponse, _chart),
)
