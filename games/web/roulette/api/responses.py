"""What roulette answers. Money is a decimal string; `net` is what the players are better off by."""

from typing import NotRequired

from typing_extensions import TypedDict

from games.web.kit.operation import TotalBody, Value


class LineBody(TypedDict):
    bet: str
    player: str | None
    stake: str
    result: str
    winnings: str
    returned: str
    held: str
    clause: str


class HeldTotal(TotalBody):
    held: str


class StillHeld(TypedDict):
    bet: str
    stake: str
    level: int
    player: str | None


class SettleResponse(TypedDict):
    announcement: str
    lines: list[LineBody]
    total: HeldTotal
    held: list[StillHeld]


class PlacementBody(TypedDict):
    bet: str
    chips: int
    stake: str


class CalledBetResponse(TypedDict):
    chips: int
    total: str
    placements: list[PlacementBody]
    numbers: list[int]
    sectors: list[str]


class ReplayResponse(TypedDict):
    win_chips: int
    kept_chips: int
    handed_chips: int
    taken_off_chips: int
    new_unit: str
    new_total: str
    handed: str


class OddsResponse(TypedDict):
    """`indivisible` is the edge of a chip that cannot be halved, where zero halves at once."""

    numbers: list[int | str]
    pays: int | None
    win: Value
    edge: Value
    policies: NotRequired[dict[str, Value]]
    indivisible: NotRequired[Value]


class NumberResponse(TypedDict):
    n: int
    colour: str | None
    parity: str | None
    half: str | None
    dozen: int | None
    column: int | None
    neighbours: list[int]
    sectors: list[str]
    finals: list[str]
    figure: int | None
    call: str


class PiecesOut(TypedDict):
    value: str
    count: int


class CutResponse(TypedDict):
    pieces: list[PiecesOut]


class FloatCountResponse(TypedDict):
    total: str
    over: list[PiecesOut]
    short: list[PiecesOut]
    to_restore: str
