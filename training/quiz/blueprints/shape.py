"""What an exam is made of."""

from dataclasses import dataclass

from django.utils.functional import Promise


@dataclass(frozen=True)
class Section:
    """`count` items of one skill at one level."""

    generator: str
    level: int
    count: int


@dataclass(frozen=True)
class Blueprint:
    """`pass_mark` in percent of the marks; `pace` in seconds for one item, on average; `minutes` for all."""

    slug: str
    title: Promise
    game: str
    ruleset: str
    sections: tuple[Section, ...]
    pass_mark: int
    pace: int
    minutes: int

    @property
    def size(self) -> int:
        return sum(section.count for section in self.sections)
