"""Validation problems as values, and the exception that carries them."""

import dataclasses
from collections.abc import Mapping, Sequence

Value = str | int


@dataclasses.dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a request.

    `code` names the sentence in the game's `messages.py`, `field` is a path such as `bets[2].stake`,
    `values` fill the sentence, and `clause` is the rule that is broken, where one is.
    """

    code: str
    field: str = ""
    values: Mapping[str, Value] = dataclasses.field(default_factory=dict)
    clause: str | None = None

    def __str__(self) -> str:
        """Say what is wrong, where and with which value: `not_a_card at hand[1]: card 'Zz'`."""
        values = ", ".join(f"{name} {value!r}" for name, value in self.values.items())
        rule = f" ({self.clause})" if self.clause else ""
        return f"{self.code} at {self.field or 'request'}{f': {values}' if values else ''}{rule}"

    def at(self, path: str) -> "Problem":
        """Return the same problem seen from further out: `at("bets[2]")` turns `stake` into `bets[2].stake`."""
        return Problem(self.code, f"{path}.{self.field}" if self.field else path, self.values, self.clause)


class Refused(Exception):
    """Something is not allowed. Carries every problem found, the first one first; its message shows their values.

    >>> str(Refused(Problem("not_a_card", "hand[1]", {"card": "Zz"})))
    "not_a_card at hand[1]: card 'Zz'"
    """

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems

    @property
    def first(self) -> Problem:
        return self.problems[0]

    def at(self, path: str) -> "Refused":
        return Refused(*(problem.at(path) for problem in self.problems))


def unreadable(part: str) -> Refused:
    """Return what a notation is refused with, which names the word that cannot be read."""
    return Refused(Problem("bad_notation", "play", {"part": part[:40]}))


def check(problems: Sequence[Problem]) -> None:
    """Raise Refused with all of the problems, if there is one."""
    if problems:
        raise Refused(*problems)
