"""The verbs of Caribbean stud: bodies in, public functions of the engine called, bodies out."""

from math import ceil

from games.core.money import show_money
from games.poker.caribbean_stud import jackpot, odds
from games.poker.caribbean_stud.rules import CaribbeanStud
from games.poker.caribbean_stud.settlement import Line, settle
from games.poker.frequencies import of_five_cards
from games.poker.hands import Hand
from games.web.caribbean_stud.api import requests as ask
from games.web.caribbean_stud.api import responses as told
from games.web.kit.operation import Operation, exactly, total_body

GAME = "caribbean-stud"


def _settle(request: ask.SettleRequest) -> told.SettleResponse:
    settled = settle(request.ruleset(), request.deal())
    return {
        "hand": _hand(settled.hand) if settled.hand else None,
        "bank": _hand(settled.bank) if settled.bank else None,
        "qualifies": settled.qualifies,
        "lines": [_line(line) for line in settled.lines],
        "total": total_body(settled.total),
    }


def _hand(hand: Hand) -> told.HandBody:
    return {"category": hand.category, "five": [str(card) for card in hand.five]}


def _line(line: Line) -> told.LineBody:
    return {
        "square": line.square,
        "stake": show_money(line.stake),
        "result": line.result,
        "winnings": show_money(line.winnings),
        "returned": show_money(line.returned),
        "clause": line.clause,
    }


def _advise(request: ask.AdviseRequest) -> told.AdviseResponse:
    from games.poker.caribbean_stud.advice import advise  # so that the command starts without numpy

    advice = advise(request.ruleset(), request.cards(), request.bank(), request.change())
    chances = advice.chances
    return {
        "best": advice.best,
        "card": str(advice.card) if advice.card else None,
        "values": {
            "fold": exactly(advice.fold),
            "play": exactly(advice.play),
            "change": {str(card): exactly(value) for card, value in advice.change.items()},
        },
        "chances": {
            "unqualified": chances.unqualified,
            "worse": chances.worse,
            "equal": chances.equal,
            "better": chances.better,
        },
    }


def _odds(request: ask.OddsRequest) -> told.OddsResponse:
    rules = request.ruleset()
    found = odds.odds(rules)
    return {
        "edge": _estimate(found.edge),
        "play_frequency": _estimate(found.play_frequency),
        "change_frequency": _estimate(found.change_frequency),
        "qualifies": exactly(odds.qualifies()),
        "jackpot": _jackpot(rules),
    }


def _estimate(estimate: odds.Estimate) -> told.SampledValue:
    if estimate.exact is not None:
        told_exactly = exactly(estimate.exact)
        return {"exact": told_exactly["exact"], "float": told_exactly["float"]}
    return {"exact": None, "float": estimate.value, "standard_error": estimate.error or 0.0}


def _jackpot(rules: CaribbeanStud) -> told.JackpotBody | None:
    if rules.jackpot is None:
        return None
    hands = of_five_cards()
    fair = max(0, ceil(jackpot.fair(rules.jackpot, hands)))
    return {"edge": exactly(jackpot.edge(rules.jackpot, hands)), "break_even": show_money(fair)}


OPERATIONS: tuple[Operation, ...] = (
    Operation(GAME, "settle", "Settle a hand", ask.SettleRequest, told.SettleResponse, _settle),
    Operation(GAME, "advise", "Fold, play or change", ask.AdviseRequest, told.AdviseResponse, _advise),
    Operation(GAME, "odds", "Odds of the game", ask.OddsRequest, told.OddsResponse, _odds),
)
