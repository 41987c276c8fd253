"""Reading a roster as text, without a database: shifts, and what cannot be read, with its line and column."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta

from training.hr.rosters.heads import COLUMNS, DAY, END, NEEDED, PERSON, PLACE, START, columns_of
from training.hr.tables.files import TableRefused, rows_of
from training.hr.tables.moments import read_moment, read_time

_A_DAY = timedelta(days=1)
MOST_SHIFTS = 20_000


@dataclass(frozen=True)
class Shift:
    """One person at one table: `day` is that on which the shift begins, `person` and `place` are as they were written.

    Without a start it takes the whole day; without an end it lasts until the day is over.
    """

    line: int
    day: date
    person: str
    place: str
    start: time | None = None
    end: time | None = None

    @property
    def begins(self) -> datetime:
        return datetime.combine(self.day, self.start or time.min)

    @property
    def ends(self) -> datetime:
        """The moment at which it is over; an end that is not later than the start is on the next day."""
        if self.start is None or self.end is None:
            return datetime.combine(self.day, time.min) + _A_DAY
        end = datetime.combine(self.day, self.end)
        return end if self.end > self.start else end + _A_DAY

    def meets(self, other: "Shift") -> bool:
        """Whether both are under way at some moment."""
        return self.begins < other.ends and other.begins < self.ends


@dataclass(frozen=True)
class Fault:
    """What is wrong: `column` is one of heads.COLUMNS or empty, `value` is what stands there, `code` says why.

    Codes are empty, quote, head, missing, day, time, order and too-many; of calendars also calendar, repeats and
    event.
    """

    line: int
    column: str
    value: str
    code: str


@dataclass(frozen=True)
class Reading:
    """The shifts in the order of the lines. Lines with a fault are left out of them."""

    shifts: tuple[Shift, ...] = ()
    faults: tuple[Fault, ...] = ()


def read(text: str) -> Reading:
    """Return what a roster says: a table whose first line names its columns, with commas, semicolons or tabs."""
    text = text.removeprefix("\ufeff")
    if not text.strip():
        return Reading(faults=(Fault(1, "", "", "empty"),))
    try:
        return _read((line, row) for line, row in rows_of(text) if any(row))
    except TableRefused:
        return Reading(faults=(Fault(1, "", "", "quote"),))


def _read(rows: Iterator[tuple[int, list[str]]]) -> Reading:
    line, heads = next(rows, (1, []))
    columns = columns_of(heads)
    lacking = tuple(Fault(line, column, ", ".join(heads), "head") for column in NEEDED if column not in columns)
    if lacking:
        return Reading(faults=lacking)
    return joined(_shift(line, row, columns) for line, row in rows)


def joined(found: Iterator[Shift | list[Fault]]) -> Reading:
    """Return shifts and faults, each in their order; what is beyond MOST_SHIFTS is not read, which is then the first
    fault."""
    shifts: list[Shift] = []
    faults: list[Fault] = []
    for one in found:
        if not isinstance(one, Shift):
            faults += one
        elif len(shifts) < MOST_SHIFTS:
            shifts.append(one)
        else:
            faults.insert(0, Fault(one.line, "", "", "too-many"))
            break
    return Reading(tuple(shifts), tuple(faults))


def _shift(line: int, row: Sequence[str], columns: dict[str, int]) -> Shift | list[Fault]:
    """Return a line as a shift, or all that is wrong with it."""
    cells = {name: row[place] if place < len(row) else "" for name, place in columns.items()}
    written = {name: cells.get(name, "") for name in COLUMNS}
    faults = [Fault(line, name, "", "missing") for name in NEEDED if not written[name]]
    day, started = read_moment(written[DAY])
    if written[DAY] and day is None:
        faults.append(Fault(line, DAY, written[DAY], "day"))
    times = {START: started, END: None}
    for name in (START, END):
        if written[name]:
            times[name] = read_time(written[name])
            if times[name] is None:
                faults.append(Fault(line, name, written[name], "time"))
    if written[END] and times[END] and not times[START] and not written[START]:
        faults.append(Fault(line, END, written[END], "order"))
    if faults or day is None:
        return faults
    return Shift(line, day, written[PERSON], written[PLACE], times[START], times[END])
