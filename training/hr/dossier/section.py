"""A table in the file of a person."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Section:
    """A table; `empty` is said where it has no rows."""

    title: str
    heads: list[str]
    rows: list[list[str]]
    empty: str
