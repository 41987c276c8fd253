"""What chemin de fer answers. Money is a decimal string, a value is per unit of the bank."""

from typing_extensions import TypedDict

from games.web.kit.operation import Value


class ValuesBody(TypedDict):
    draw: Value
    stand: Value


class AdviseResponse(TypedDict):
    """`best` is draw or stand. `table` is what the rule table says: draw, stand or free, under the rule `clause`."""

    best: str
    values: ValuesBody
    table: str
    clause: str


class StepBody(TypedDict):
    """After one step: whose the bank is and its amount, what the house took in it, and what the banker before it took
    away."""

    coup: str
    seat: int
    bank: str
    cagnotte: str
    taken_away: str
    clause: str


class BankResponse(TypedDict):
    """The state after all steps: the seat that holds the bank, its amount, and all that the house has taken."""

    seat: int
    bank: str
    cagnotte: str
    steps: list[StepBody]
