"""What an exam is made of."""

from dataclasses import dataclass
from datetime import timedelta

from django.utils.functional import Promise


@dataclass(frozen=True)
class Section:
    """`count` items of one skill at one level."""

    generator: str
    level: int
    count: int


@dataclass(frozen=True)
class Blueprint:
    """`pass_mark` in percent of the marks; `pace` in seconds for one item, on average.

    The time of the whole exam follows from the pace, so that one clock counts and it is the one that is shown.
    """

    slug: str
    title: Promise
    game: str
    ruleset: str
    sections: tuple[Section, ...]
    pass_mark: int
    pace: int

    @property
    def size(self) -> int:
        return sum(section.count for section in self.sections)

    @property
    def time(self) -> timedelta:
        return timedelta(seconds=self.size * self.pace)

    @property
    def minutes(self) -> int:
        return self.time // timedelta(minutes=1)
