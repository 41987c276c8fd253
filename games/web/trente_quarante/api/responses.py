"""What trente et quarante answers. Money is a decimal string; `net` is what the players are better off by."""

from typing_extensions import TypedDict

from games.web.kit.operation import TotalBody, Value


class RowBody(TypedDict):
    cards: list[str]
    total: int


class LineBody(TypedDict):
    """`premium` is what the insurance cost.

    `result` is win, lose, void, insured, halved, imprisoned, freed or excess.
    """

    chance: str
    stake: str
    premium: str
    result: str
    winnings: str
    returned: str
    held: str
    clause: str


class InsuredTotal(TotalBody):
    premiums: str
    held: str


class StillHeld(TypedDict):
    chance: str
    stake: str
    level: int


class SettleResponse(TypedDict):
    """`couleur` is win, lose or void; `used` counts the cards."""

    noir: RowBody
    rouge: RowBody
    winner: str
    couleur: str
    call: str
    used: int
    lines: list[LineBody]
    total: InsuredTotal
    held: list[StillHeld]


class EdgeBody(TypedDict):
    """For a unit on rouge or noir; `insured` is null where stakes are not insured."""

    plain: Value
    insured: Value | None


class OddsResponse(TypedDict):
    totals: dict[str, Value]
    ties: dict[str, Value]
    rouge: Value
    noir: Value
    couleur: Value
    inverse: Value
    tie: Value
    apres: Value
    edge: EdgeBody
    cards_per_coup: Value
