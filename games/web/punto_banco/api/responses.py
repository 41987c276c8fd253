"""What punto banco answers. Money is a decimal string; `net` is what the players are better off by."""

from typing_extensions import TypedDict

from games.web.kit.operation import TotalBody, Value


class HandBody(TypedDict):
    cards: list[str]
    score: int
    natural: bool


class DrawBody(TypedDict):
    card: str
    to: str
    clause: str


class StandBody(TypedDict):
    hand: str
    clause: str


class CoupBody(TypedDict):
    """`draws` are the third cards, `stands` the hands that take none, each with the rule that says so."""

    punto: HandBody
    banco: HandBody
    result: str
    used: int
    draws: list[DrawBody]
    stands: list[StandBody]


class LineBody(TypedDict):
    on: str
    player: str | None
    stake: str
    result: str
    winnings: str
    returned: str
    commission: str
    clause: str


class PuntoBancoTotal(TotalBody):
    commission: str


class SettleResponse(CoupBody):
    lines: list[LineBody]
    total: PuntoBancoTotal


class OddsResponse(TypedDict):
    """`natural`: on either hand. `cards`: how many the coup takes. `edge` is what a unit staked costs."""

    punto: Value
    banco: Value
    tie: Value
    natural: Value
    cards: dict[str, Value]
    edge: dict[str, Value]


class FaultBody(TypedDict):
    """`laid` is the hand that the card went to, `right` the one that it belongs to; null: neither."""

    kind: str
    place: int
    card: str
    laid: str | None
    right: str | None
    clause: str
    because: list[str]


class RebuildResponse(TypedDict):
    faults: list[FaultBody]
    coup: CoupBody
    remain: list[str]
