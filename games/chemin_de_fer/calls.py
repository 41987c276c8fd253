"""What is said at the table, one word each, as the notation has it.

100*bank@1      who sits at 1 lays a bank of 100
banco@4         4 plays against the whole bank alone; suivi@4 again, after losing; table@4 half of it
20*stake@5      a single stake; 20*line@5 lies across the line
rules@1         1 asks for the rule table
retire@1        1 gives the bank up; hauteur@2 takes it with the same amount, pass@2 does not
150*bid@a       a, who stands, bids for the bank
"""

import re
from dataclasses import dataclass
from enum import StrEnum

from games.chemin_de_fer.people import Person, read_person
from games.core.money import parse_money, plain_money


class Act(StrEnum):
    """What somebody calls."""

    BANK = "bank"
    DECLINE = "pass"
    BANCO = "banco"
    SUIVI = "suivi"
    TABLE = "table"
    STAKE = "stake"
    LINE = "line"
    RULES = "rules"
    RETIRE = "retire"
    HAUTEUR = "hauteur"
    BID = "bid"


WITH_AMOUNT = (Act.BANK, Act.STAKE, Act.LINE, Act.BID)

_CALL = re.compile(r"(?:([\d.]+)\*)?([a-z]+)@(\w+)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody's call; `amount` is cents where it names one, otherwise 0."""

    act: Act
    who: Person
    amount: int = 0

    @classmethod
    def parse(cls, text: str) -> "Call":
        """Read the notation. Raise ValueError for what is no call, and Refused for a person who has no place."""
        found = _CALL.fullmatch(text)
        if not found:
            raise ValueError(text)
        act = Act(found[2])
        if (found[1] is not None) != (act in WITH_AMOUNT):
            raise ValueError(text)
        return cls(act, read_person(found[3]), parse_money(found[1]) if found[1] else 0)

    def __str__(self) -> str:
        amount = f"{plain_money(self.amount)}*" if self.act in WITH_AMOUNT else ""
        return f"{amount}{self.act}@{self.who}"
