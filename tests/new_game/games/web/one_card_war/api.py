"""One-card war in the API."""

from games.one_card_war.play import settle
from games.one_card_war.rulesets import ruleset
from typing_extensions import TypedDict

from games.core.cards import Card
from games.core.money import parse_money, show_money
from games.web.kit.operation import Amount, Body, Operation, Word


class SettleRequest(Body):
    player: Word
    dealer: Word
    stake: Amount


class SettleResponse(TypedDict):
    result: str
    winnings: str
    because: list[str]


def _settle(request: SettleRequest) -> SettleResponse:
    cards = Card.parse(request.player), Card.parse(request.dealer)
    line = settle(ruleset(), *cards, parse_money(request.stake))
    return {"result": line.result, "winnings": show_money(line.winnings), "because": list(line.because)}


OPERATIONS = (Operation("one-card-war", "settle", "Settle a round", SettleRequest, SettleResponse, _settle),)
