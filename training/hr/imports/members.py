"""The people whom lines of certificates, jobs and assignments are about."""

from collections import Counter
from collections.abc import Callable, Hashable

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from training.hr.imports.plan import Column, Line, Problem
from training.staff.models import House, User

PERSON = Column(
    "person",
    gettext_lazy("Person"),
    gettext_lazy("The e-mail address or the user name of somebody of your house."),
    "ada.grimani@example.org",
)


def members(house: House) -> dict[str, User]:
    """Return the people who work in a house by their addresses and user names, without capitals. One query."""
    found = list(User.objects.filter(house=house, is_active=True))
    by_name = {person.username.casefold(): person for person in found}
    return by_name | {person.email.casefold(): person for person in found if person.email}


def member(people: dict[str, User], line: Line, column: Column) -> User | None:
    """Return whom a line names in a column; None with an error where it is nobody of the house, or where nobody is
    named and somebody has to be."""
    cell = line.cells[column.name]
    person = people.get(cell.casefold()) if cell else None
    if cell and person is None:
        refuse(line, column, _("Nobody who works in your house has this e-mail address or user name."))
    elif not cell and column.needed:
        refuse(line, column, _("Enter the e-mail address or the user name."))
    return person


def refuse(line: Line, column: Column, message: object) -> None:
    line.problems.append(Problem(column.label, line.cells[column.name], str(message)))


def refuse_repeated(lines: list[Line], column: Column, key: Callable[[Line], Hashable], message: object) -> None:
    """Put an error at lines that have the same key, unless it is None or they have others."""
    found = Counter(key(line) for line in lines if not line.problems)
    for line in lines:
        if not line.problems and key(line) is not None and found[key(line)] > 1:
            refuse(line, column, message)
