"""The fewest exams and training sessions that keep enough people qualified, in plain Python. Days are numbered from 0.

A person is qualified until their last day, and again from the day after an exam. Nobody sits before the day on which
they may. One day has at most one exam, with so many seats.

`fewest` is exact. Seats go to those whose last day comes first: of two people who may both sit on two exams, the other
order never has more of them qualified by any day. Exams are added one by one: on the first day that lacks people, the
latest day before it that is still free. A later exam admits everybody whom an earlier one admits, and until that day
nothing is lacking; so a smallest plan that has another exam there may move it to that day and stays one.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import accumulate
from operator import ge
from typing import TypeAlias

Exams: TypeAlias = dict[int, list[int]]  # a day, and who sits on it by their number


@dataclass(frozen=True)
class Person:
    """`last` is the last day on which they are qualified as it is now, -1 where they are not; `opens` is the first day
    on which they may sit; `first` is the first day on which they are here, neither after `last` nor after `opens`."""

    last: int
    opens: int
    first: int = 0


@dataclass(frozen=True)
class Terms:
    """`first` is the first day on which there may be an exam or a training; `training` days lie at least between a
    training and the exam, of which each has its number of seats."""

    first: int = 1
    exam_seats: int = 6
    training_seats: int = 6
    training: int = 30


@dataclass(frozen=True)
class Plan:
    """`exams` has the numbers of the people given; those from the number of people on are new. `trainings` says how
    many begin on a day, `lapsed` and `new` how many of each the plan needs, `lacking` how many people are too few on
    each day on which that cannot be helped."""

    exams: Exams
    trainings: dict[int, int]
    lapsed: int
    new: int
    lacking: dict[int, int]


def seated(people: Sequence[Person], days: Iterable[int], seats: int, length: int) -> Exams:
    """Return who sits on each of these exam days, those whose last day comes first before the others; nobody who is
    qualified until the end of the plan anyhow."""
    coming = sorted((one.opens, number) for number, one in enumerate(people) if one.last < length - 1)
    waiting: list[tuple[int, int, int]] = []
    exams: Exams = {}
    place = 0
    for day in sorted(days):
        while place < len(coming) and coming[place][0] <= day:
            opens, number = coming[place]
            heappush(waiting, (people[number].last, opens, number))
            place += 1
        exams[day] = [heappop(waiting)[-1] for _seat in range(min(seats, len(waiting)))]
    return exams


def qualified(people: Sequence[Person], exams: Exams, length: int) -> list[int]:
    """Return how many people are qualified on each day."""
    changes = [0] * (length + 1)
    for one in people:
        changes[min(one.first, length)] += one.last >= 0
        changes[min(one.last + 1, length)] -= one.last >= 0
    for day, sitting in exams.items():
        for number in sitting:
            changes[min(max(day, people[number].last) + 1, length)] += 1
    return list(accumulate(changes[:length]))


def fewest(people: Sequence[Person], wanted: Sequence[int], first: int, seats: int) -> Exams | None:
    """Return the fewest exams that keep so many people qualified on each day; None where none do."""
    length = len(wanted)
    free, days = set(range(first, length)), set[int]()
    while True:
        exams = seated(people, days, seats, length)
        counts = qualified(people, exams, length)
        lacking = next((day for day in range(length) if counts[day] < wanted[day]), None)
        if lacking is None:
            return exams
        latest = max((day for day in free if day < lacking), default=None)
        if latest is None:
            return None
        free.remove(latest)
        days.add(latest)


def plan(people: Sequence[Person], wanted: Sequence[int], terms: Terms) -> Plan:
    """Return the plan with the fewest people who are not qualified now, of these with the fewest exams, and for those
    with the fewest trainings.

    Those whose qualification has lapsed sit again before new people are trained, the first of them first. What nothing
    can keep is named, and the rest is kept.
    """
    most_wanted, length = max(wanted, default=0), len(wanted)
    held = [number for number, one in enumerate(people) if one.last >= 0]
    lapsed = [number for number, one in enumerate(people) if one.last < 0][:most_wanted]
    new = range(len(people), len(people) + most_wanted)
    everybody = [*people, *(_trained(number, terms) for number in range(most_wanted))]
    chosen = [*held, *lapsed, *new]

    def best(more: int) -> list[int]:
        """Return how many people are qualified with so many more than hold it now and an exam on every day."""
        some = [everybody[number] for number in chosen[: len(held) + more]]
        return qualified(some, seated(some, range(terms.first, length), terms.exam_seats, length), length)

    most = len(lapsed) + len(new)
    kept = [min(pair) for pair in zip(wanted, best(most), strict=True)]
    few = bisect_left(range(most), True, key=lambda more: all(map(ge, best(more), kept)))
    some = chosen[: len(held) + few]
    exams = fewest([everybody[number] for number in some], kept, terms.first, terms.exam_seats)
    assert exams is not None  # noqa: S101 - an exam on each day keeps it
    named = {day: [some[one] for one in sitting] for day, sitting in sorted(exams.items())}
    return Plan(
        exams=named,
        trainings=_trainings(named, len(people), terms),
        lapsed=min(few, len(lapsed)),
        new=max(0, few - len(lapsed)),
        lacking={day: want - keep for day, (want, keep) in enumerate(zip(wanted, kept, strict=True)) if want > keep},
    )


def _trained(number: int, terms: Terms) -> Person:
    """Return a new person who is trained as early as the seats of the trainings allow."""
    return Person(last=-1, opens=terms.first + number // terms.training_seats + terms.training)


def _trainings(exams: Exams, known: int, terms: Terms) -> dict[int, int]:
    """Return the fewest trainings, as late as they may be, for those in the exams who are not among the known: a day,
    and how many begin on it."""
    deadlines = sorted(day - terms.training for day, sitting in exams.items() for one in sitting if one >= known)
    if not deadlines:
        return {}
    # Who begins on a day is trained from the next one on for `fewest`, so what it is asked for lies one day later.
    wanted = [sum(deadline < day for deadline in deadlines) for day in range(deadlines[-1] + 2)]
    people = [Person(last=-1, opens=terms.first)] * len(deadlines)
    found = fewest(people, wanted, terms.first, terms.training_seats)
    assert found is not None  # noqa: S101 - an exam is no earlier than the seats of the trainings allow
    return {day: len(sitting) for day, sitting in sorted(found.items())}
