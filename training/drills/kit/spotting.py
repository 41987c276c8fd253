"""Spot the error: something is shown as it should be or with one error in it, and the engine is what finds it.

A game says three things: what is right, ways of spoiling it, and `find`, in which its engine reads what is shown and
names each error by its place. What is drawn has no error or exactly one, because it is drawn by what `find` finds.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.drills.kit import worked
from training.drills.kit.chance import Chance
from training.drills.kit.common import Options
from training.drills.kit.items import Part, PartKind, Phrase, Step

T = TypeVar("T")

Paid = tuple[int, int]  # what is paid and what is given back, in cents

NOTHING = "nothing"
RIGHT_IN = 4  # one of so many has no error
TEXTS = {
    "spot.ask": _("Is there a mistake here, and if so, where?"),
    "spot.where": _("The mistake"),
    "spot.nothing": pgettext_lazy("mistake", "there is no mistake"),
}
ASK = Phrase("spot.ask")


@dataclass(frozen=True, slots=True)
class Error:
    """An error that the engine finds: the id of its place, and the clauses that it breaks."""

    where: str
    clauses: tuple[str, ...]


Find = Callable[[T], Sequence[Error]]


@dataclass(frozen=True, slots=True)
class Row(Generic[T]):
    """One of several figures: the id of its place, what it is by the engine, by which clauses, and what it may be
    mistaken for."""

    place: str
    due: T
    because: Iterable[str]
    mistakes: Iterable[T]


@dataclass(frozen=True, slots=True)
class Spotted(Generic[T]):
    """What is shown, and the one error in it; None where there is none."""

    shown: T
    error: Error | None


def draw(chance: Chance, right: T, spoilt: Iterable[T], find: Find[T]) -> Spotted[T]:
    """Return what is right, or one of the spoilt in which exactly one error is found, each place as likely as another.

    Raise ValueError where an error is found in what is right, or where nothing that is spoilt has exactly one.
    """
    _check(right, find)
    if chance.between(1, RIGHT_IN) == 1:
        return Spotted(right, None)
    return Spotted(*_one_error(chance, spoilt, find))


def spoil(chance: Chance, right: T, spoilt: Iterable[T], find: Find[T]) -> tuple[T, Error]:
    """Return one of the spoilt in which exactly one error is found, and the error; each place is as likely as another.

    Raise ValueError where an error is found in what is right, or where nothing that is spoilt has exactly one.
    """
    _check(right, find)
    return _one_error(chance, spoilt, find)


def spoil_one(
    chance: Chance,
    right: Mapping[str, T],
    mistakes: Iterable[tuple[str, T]],
    because: Callable[[str], Iterable[object]],
) -> tuple[Mapping[str, T], Error]:
    """Return what is right by its place, spoilt at one place by one of the mistakes, and the error; each place is as
    likely as another. A mistake may be what is right. `because` gives the clauses of a place.

    Raise ValueError where none of the mistakes differs from what is right.
    """

    def find(shown: Mapping[str, T]) -> list[Error]:
        return [Error(place, tuple(map(str, because(place)))) for place, due in right.items() if shown[place] != due]

    return spoil(chance, right, ({**right, place: mistaken} for place, mistaken in mistakes), find)


def _check(right: T, find: Find[T]) -> None:
    if find(right):
        raise ValueError(f"an error is found in what is right: {right}")


def _one_error(chance: Chance, spoilt: Iterable[T], find: Find[T]) -> tuple[T, Error]:
    by_place: dict[str, list[tuple[T, Error]]] = {}
    for shown in spoilt:
        errors = find(shown)
        if len(errors) == 1:
            by_place.setdefault(errors[0].where, []).append((shown, errors[0]))
    if not by_place:
        raise ValueError("nothing has exactly one error")
    return chance.pick(by_place[chance.pick(sorted(by_place))])


def one_wrong(chance: Chance, rows: Sequence[Row[T]]) -> Spotted[tuple[T, ...]]:
    """Return the figures of all rows as they are due, or one of them mistaken.

    Raise ValueError where none of the mistakes differs from what is due.
    """
    right = tuple(row.due for row in rows)

    def find(shown: tuple[T, ...]) -> list[Error]:
        pairs = zip(rows, shown, strict=True)
        return [Error(row.place, tuple(map(str, row.because))) for row, figure in pairs if figure != row.due]

    spoilt = (
        (*right[:place], mistake, *right[place + 1 :]) for place, row in enumerate(rows) for mistake in row.mistakes
    )
    return draw(chance, right, spoilt, find)


def part(
    spotted: Spotted[T],
    places: Options,
    sound: tuple[str, ...],
    slug: str = "where",
    steps: Mapping[str, Step] | None = None,
) -> Part:
    """Return the part that asks where the error is. `sound` are the clauses on which it rests that there is none,
    `steps` say by place what is right."""
    error = spotted.error
    where = error.where if error else NOTHING
    return Part(
        slug,
        PartKind.CHOICE,
        Phrase("spot.where"),
        where,
        error.clauses if error else sound,
        (*places, (NOTHING, Phrase("spot.nothing"))),
        worked.spotted(where, steps) if steps else (),
    )
