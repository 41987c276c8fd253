"""What Caribbean stud answers. Money is a decimal string; `net` is what the player is better off by."""

from typing import NotRequired

from typing_extensions import TypedDict

from games.web.kit.operation import TotalBody, Value


class HandBody(TypedDict):
    category: str
    five: list[str]


class LineBody(TypedDict):
    square: str
    stake: str
    result: str
    winnings: str
    returned: str
    clause: str


class SettleResponse(TypedDict):
    """`hand`, `bank` and `qualifies` are null where the hand was void."""

    hand: HandBody | None
    bank: HandBody | None
    qualifies: bool | None
    lines: list[LineBody]
    total: TotalBody


class ValuesBody(TypedDict):
    """In antes; `change` by the card that is thrown, its price included."""

    fold: Value
    play: Value
    change: dict[str, Value]


class ChancesBody(TypedDict):
    """Of all hands that the bank can have: not qualified, and qualified but worse, equal or better."""

    unqualified: int
    worse: int
    equal: int
    better: int


class AdviseResponse(TypedDict):
    """`card` is the best to throw, null where none can be changed."""

    best: str
    card: str | None
    values: ValuesBody
    chances: ChancesBody


class SampledValue(Value):
    """A value that may have been sampled: `exact` is then null."""

    standard_error: NotRequired[float]


class JackpotBody(TypedDict):
    """The average loss per chip, and the prize for a royal flush at which the bet is fair."""

    edge: Value
    break_even: str


class OddsResponse(TypedDict):
    """For the best choice with every hand, in antes; `play_frequency` is how often BET is placed."""

    edge: SampledValue
    play_frequency: SampledValue
    change_frequency: SampledValue
    qualifies: Value
    jackpot: JackpotBody | None
