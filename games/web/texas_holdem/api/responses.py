"""What hold'em answers. Money is a decimal string."""

from typing_extensions import TypedDict

from games.web.kit.operation import Value


class WinnerBody(TypedDict):
    """`five` and `category` are null where no hand had to be shown."""

    name: str
    share: str
    five: list[str] | None
    category: str | None
    clause: str


class PotBody(TypedDict):
    amount: str
    rake: str
    winners: list[WinnerBody]
    clause: str


class ShowdownResponse(TypedDict):
    """The main pot comes first. `received` has what was returned, too."""

    pots: list[PotBody]
    returned: dict[str, str]
    received: dict[str, str]
    rake: str


class ChancesBody(TypedDict):
    win: Value
    tie: Value
    lose: Value
    equity: Value


class EquityResponse(TypedDict):
    boards: int
    players: list[ChancesBody]


class RankResponse(TypedDict):
    category: str
    five: list[str]
    kickers: list[str]
    clause: str
