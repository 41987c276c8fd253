"""What blackjack answers. Money is a decimal string; `net` is what the players are better off by."""

from typing import NotRequired

from typing_extensions import TypedDict

from games.web.kit.operation import TotalBody, Value


class HandOut(TypedDict):
    total: int
    soft: bool
    blackjack: bool


class LineBody(TypedDict):
    """Boxes and hands count from 1; `bet` is hand or insurance; `because` are the clauses, the deciding one first."""

    box: int
    hand: int
    player: str
    bet: str
    stake: str
    result: str
    winnings: str
    returned: str
    clause: str
    because: list[str]


class SettleResponse(TypedDict):
    dealer: HandOut
    lines: list[LineBody]
    total: TotalBody


class AdviseResponse(TypedDict):
    """`insurance` is the average win per unit of insurance, where insurance is offered."""

    best: str
    values: dict[str, Value]
    insurance: NotRequired[Value]


class OddsResponse(TypedDict):
    """`edge` is the house's, per unit of the first stake, against best play without insurance."""

    edge: Value


class ChartResponse(TypedDict):
    """Rows of codes, one for each of `dealer`: S, H, D, P, R and what to do instead in small letters.

    `hard` and `soft` are named by totals, `pairs` by the card.
    """

    dealer: list[str]
    hard: dict[str, list[str]]
    soft: dict[str, list[str]]
    pairs: dict[str, list[str]]
    edge: Value
