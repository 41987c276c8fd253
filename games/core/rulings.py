"""What an engine decides carries the clauses that decided it."""

from enum import StrEnum
from typing import Generic, TypeVar

Id = TypeVar("Id", bound=StrEnum)


class Ruling(Generic[Id]):
    """Something that has been decided: a line of a settlement, a share of a pot, a fault that was found.

    `because` are the ids of the clauses, a field of its dataclass; the first one decided.
    """

    __slots__ = ()
    because: tuple[Id, ...]

    @property
    def clause(self) -> Id:
        """The clause that decided."""
        return self.because[0]
