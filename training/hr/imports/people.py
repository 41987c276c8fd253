"""Lines of people: each becomes an account with its invitation, as when HR adds somebody by hand."""

from collections import Counter
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.conf import settings
from django.utils.translation import get_language_info, gettext_lazy
from django.utils.translation import gettext as _

from training.hr.imports.plan import Column, Line, Plan, Problem, check, entries, laid_out, plain
from training.hr.people.forms import EnterForm
from training.staff import people
from training.staff.languages import language_choices
from training.staff.models import Role, User
from training.staff.people import Details
from training.staff.problems import REFUSALS

COLUMNS = (
    Column("first_name", gettext_lazy("First name"), "", "Ada"),
    Column("last_name", gettext_lazy("Last name"), "", "Grimani"),
    Column(
        "email",
        gettext_lazy("E-mail address"),
        gettext_lazy("The invitation goes there. Somebody with this address in your house is not made twice."),
        "ada.grimani@example.org",
    ),
    Column(
        "role",
        gettext_lazy("Role"),
        gettext_lazy("Trainee, instructor or HR officer. Empty means trainee."),
        "trainee",
        needed=False,
    ),
    Column(
        "language",
        gettext_lazy("Language"),
        gettext_lazy("The name or code of the language of e-mails and certificates. Empty means yours."),
        "it",
        needed=False,
    ),
    Column(
        "username",
        gettext_lazy("User name"),
        gettext_lazy("Leave it empty to create it from the names."),
        "",
        needed=False,
    ),
)
_LABELS = {column.name: column.label for column in COLUMNS}


def plan(author: User, table: Mapping[str, Any], language: str, _now: datetime) -> Plan:
    """Return what a file of people would do. The number of queries does not depend on its lines."""
    return laid_out(COLUMNS, table, lambda lines: _fill(author, lines, language))


def make(author: User, line: Line, now: datetime) -> User:
    """Add the person of a line. Raise PersonRefused."""
    values = dict(line.values)
    username = values.pop("username")
    return people.enter(author, Details(**values), username, now)


def _fill(author: User, lines: list[Line], language: str) -> None:
    roles, languages = entries(Role.choices), _languages()
    known = {person.email.casefold(): person for person in User.objects.exclude(email="").only("email", "house_id")}
    taken = {name.casefold() for name in User.objects.values_list("username", flat=True)}
    emails = Counter(line.cells["email"].casefold() for line in lines)
    names = Counter(line.cells["username"].casefold() for line in lines)
    for line in lines:
        cells = line.cells
        sent = cells | {
            "role": roles.get(plain(cells["role"]), cells["role"]) or Role.TRAINEE,
            "language": languages.get(plain(cells["language"]), cells["language"]) or language,
        }
        check(line, EnterForm(sent), _LABELS)
        person = known.get(cells["email"].casefold())
        if person and person.house_id == author.house_id:
            line.is_known = True
        elif person:
            _refuse(line, "email", str(REFUSALS["email"]))
        elif cells["username"].casefold() in taken:
            _refuse(line, "username", str(REFUSALS["username"]))
        if cells["email"] and emails[cells["email"].casefold()] > 1:
            _refuse(line, "email", _("This e-mail address stands in more than one line of the file."))
        if cells["username"] and names[cells["username"].casefold()] > 1:
            _refuse(line, "username", _("This user name stands in more than one line of the file."))


def _languages() -> dict[str, str]:
    """Return the codes of languages by their names, in other languages and in their own."""
    own = {plain(get_language_info(code)["name_local"]): code for code in settings.STAFF_LANGUAGES}
    return entries(language_choices()) | own


def _refuse(line: Line, column: str, message: str) -> None:
    line.problems.append(Problem(_LABELS[column], line.cells[column], message))
