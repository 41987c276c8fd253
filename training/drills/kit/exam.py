"""What an exam is made of, and what passing it certifies."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta

from django.utils.functional import Promise

from training.drills.kit.skill import Generator


@dataclass(frozen=True)
class Section:
    """`count` items of one skill at one level, each of which counts `weight` times in the mark. Those of a `pilot` are
    tried out: they are marked, but do not count.

    `source` draws them where the skill is not one that games teach: a question that a house wrote itself. With a
    `clause`, each of them rests on it.
    """

    generator: str
    level: int
    count: int
    weight: int = 1
    source: Generator | None = None
    pilot: bool = False
    clause: str = ""


@dataclass(frozen=True)
class Blueprint:
    """`pass_mark` in percent of the marks; `pace` in seconds for one item, on average.

    The time of the whole exam follows from the pace, so that one clock counts and it is the one that is shown. `titles`
    are those of an exam that a house made, by language, as its attempts keep them; `table` names the rules of a house's
    table where it follows one. Raises ValueError where no item counts.
    """

    slug: str
    title: Promise
    game: str
    ruleset: str
    sections: tuple[Section, ...]
    pass_mark: int
    pace: int
    titles: Mapping[str, str] = field(default_factory=dict, hash=False)
    table: str = ""

    def __post_init__(self) -> None:
        if not any(section.count for section in self.sections if not section.pilot):
            raise ValueError(f"{self.slug}: at least one item must count.")

    @property
    def rules_name(self) -> str:
        """The name of the rules under which its items are drawn."""
        return self.table or self.ruleset

    @property
    def has_pilots(self) -> bool:
        """Whether some of its items do not count."""
        return any(section.pilot for section in self.sections)

    @property
    def size(self) -> int:
        return sum(section.count for section in self.sections)

    @property
    def time(self) -> timedelta:
        return timedelta(seconds=self.size * self.pace)

    def longer_pace(self, percent: int) -> int:
        """Return the pace of somebody with so much percent of extra time, in whole seconds, rounded up."""
        return -(-self.pace * (100 + percent) // 100)

    @property
    def minutes(self) -> int:
        return self.time // timedelta(minutes=1)


MONTHS_OF_A_YEAR = 12
_COMMON_YEAR = 2027


def _is_a_day_of_every_year(month: int, day: int) -> bool:
    try:
        date(_COMMON_YEAR, month, day)
    except ValueError:
        return False
    return True


@dataclass(frozen=True, kw_only=True)
class Certified:
    """What a house certifies, on which terms.

    `slug` is permanent: certificates carry it for ever. Validity in months; an early pass counts them from the last day
    of the certificate before it. In the last `window_days` it is to be renewed, and for `grace_days` after them its
    holder may still deal. Where `ends` is a month and a day, certificates end on that day of a year. Raises ValueError
    for what makes no sense.
    """

    slug: str
    title: Promise | str
    validity_months: int = 24
    window_days: int = 90
    grace_days: int = 0
    ends: tuple[int, int] | None = None

    def __post_init__(self) -> None:
        if self.validity_months < 1:
            raise ValueError(f"{self.slug}: the validity must be positive.")
        if not 0 <= self.window_days < 28 * self.validity_months or self.grace_days < 0:
            raise ValueError(f"{self.slug}: the window must be shorter than the validity, the grace not negative.")
        if self.ends and (self.validity_months < MONTHS_OF_A_YEAR or not _is_a_day_of_every_year(*self.ends)):
            raise ValueError(f"{self.slug}: a fixed last day needs a day of every year, and a validity of a year.")


@dataclass(frozen=True, kw_only=True)
class Programme(Certified):
    """A certificate that passing an exam of the games earns, in every house; `covers` names the skills that it proves,
    in the printed order. The wait after a failure is in hours. Raises ValueError for what makes no sense."""

    title: Promise
    blueprint: Blueprint
    covers: tuple[str, ...]
    wait_hours_after_failure: int = 24

    def __post_init__(self) -> None:
        super().__post_init__()
        if not set(self.covers) <= {section.generator for section in self.blueprint.sections if not section.pilot}:
            raise ValueError(f"{self.slug}: a certificate covers only what its exam asks.")
        if self.wait_hours_after_failure < 0:
            raise ValueError(f"{self.slug}: the wait must not be negative.")

    @property
    def exam(self) -> str:
        return self.blueprint.slug

    @property
    def exams(self) -> tuple[str, ...]:
        """The exams that it needs, as the programmes of houses name theirs."""
        return (self.exam,)

    @property
    def accepts_evidence(self) -> bool:
        """Whether a pass elsewhere earns it too."""
        return True

    @property
    def game(self) -> str:
        return self.blueprint.game

    @property
    def ruleset(self) -> str:
        return self.blueprint.ruleset

    @property
    def wait(self) -> timedelta:
        return timedelta(hours=self.wait_hours_after_failure)
