"""Who plays: a seat is a digit from "1" on, a player who stands around the table a small letter."""

from collections.abc import Sequence
from string import ascii_lowercase

from games.chemin_de_fer.clauses import Clause
from games.core.problems import Problem, Refused, Value

Person = str
SEATS = "123456789"
STANDING = ascii_lowercase


def is_seated(who: Person) -> bool:
    return who in SEATS


def read_person(text: str) -> Person:
    """Return the seat or the letter. Raise Refused for anything else."""
    if len(text) != 1 or text not in SEATS + STANDING:
        raise Refused(Problem("no_such_person", "who", {"who": text[:10], "place": "nowhere"}, Clause.SEATS))
    return text


def named(who: Person) -> dict[str, Value]:
    """Return who somebody is, for the sentence of a refusal: the seat or the letter, and which of them it is."""
    return {"who": who.upper(), "place": "seat" if is_seated(who) else "standing"}


def from_right(seats: Sequence[Person], seat: Person) -> tuple[Person, ...]:
    """Return the occupied seats from the right of one on, which is that of the next higher number; that one comes
    last."""
    place = next((place for place, other in enumerate(seats) if other > seat), 0)
    return (*seats[place:], *seats[:place])


def comes_before(seats: Sequence[Person], banker_seat: Person, one: Person, other: Person) -> bool:
    """Return whether one has the better claim at the same offer: who sits nearer to the banker's right, and the seated
    before those who stand. Who stands comes in the order of speaking, so never before somebody who has spoken."""
    if not is_seated(one):
        return False
    order = from_right(seats, banker_seat)
    return not is_seated(other) or order.index(one) < order.index(other)
