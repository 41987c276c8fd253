"""Lines of people: each becomes an account with its invitation, as when HR adds somebody by hand."""

from collections import Counter
from collections.abc import Mapping
from datetime import date, datetime, timedelta
from typing import Any

from allauth.account.models import EmailAddress
from django.conf import settings
from django.db import IntegrityError, transaction
from django.db.models import F, Max, QuerySet
from django.utils.functional import Promise, lazy
from django.utils.translation import get_language_info, gettext_lazy
from django.utils.translation import gettext as _

from games.web.kit.days import house_day
from training.hr.imports.members import refuse
from training.hr.imports.models import Application, Outcome
from training.hr.imports.plan import Column, Line, Plan, check, day, entries, laid_out, plain
from training.hr.people.forms import EnterForm
from training.staff import people
from training.staff.entering import Details, Entry, enter_all, is_far
from training.staff.history import present
from training.staff.languages import language_name
from training.staff.models import Employment, Role, User
from training.staff.problems import REFUSALS, PersonRefused

EMAIL = Column(
    "email",
    gettext_lazy("E-mail address"),
    gettext_lazy("The invitation goes there. Somebody with this address in your house is not made twice."),
    "ada.grimani@example.org",
)
USERNAME = Column(
    "username",
    gettext_lazy("User name"),
    gettext_lazy("Leave it empty to create it from the names."),
    "",
    needed=False,
)
FIRST_DAY = Column(
    "first_day",
    gettext_lazy("First day of work"),
    gettext_lazy("A day in the past or ahead. Empty means the day of the import."),
    "2026-01-31",
    needed=False,
)
COLUMNS = (
    Column("first_name", gettext_lazy("First name"), "", "Ada"),
    Column("last_name", gettext_lazy("Last name"), "", "Grimani"),
    EMAIL,
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
    USERNAME,
    FIRST_DAY,
)
# What every account has: its addresses, its history, and the line that made it.
_OWN = (EmailAddress, Employment, Outcome)
_LABELS = {column.name: column.label for column in COLUMNS}
_language_name = lazy(language_name, str)


def plan(author: User, table: Mapping[str, Any], language: str, now: datetime) -> Plan:
    """Return what a file of people would do. The number of queries does not depend on its lines."""
    return laid_out(COLUMNS, table, lambda lines: _fill(author, lines, language, house_day(now)))


def make(application: Application, lines: list[Line], now: datetime) -> list[User]:
    """Add the people of lines, or open the accounts that were closed when an import was undone. Raise PersonRefused."""
    new = [line for line in lines if "closed" not in line.values]
    try:
        with transaction.atomic():
            entries = [Entry(_details(line), line.values["username"], line.values["first_day"]) for line in new]
            made = enter_all(application.author, entries, now)
    except IntegrityError:  # somebody entered one of them meanwhile
        raise PersonRefused("email") from None
    by_line = dict(zip([line.number for line in new], made, strict=True))
    return [by_line.get(line.number) or _opened(application.author, line, now) for line in lines]


def _opened(author: User, line: Line, now: datetime) -> User:
    person = people.change(author, User.objects.get(pk=line.values["closed"]), _details(line), now)
    return people.reactivate(author, person, _("Imported again"), now, line.values["first_day"])


def _details(line: Line) -> Details:
    return Details(**{name: line.values[name] for name in Details.__dataclass_fields__})


def built_on(application: Application, made: list[Outcome]) -> dict[int, Promise | str]:
    """Return why people cannot be taken back: who has begun, about whom something was recorded, who was changed."""
    people = Outcome.objects.filter(application=application).order_by().values("person")
    since = set(Employment.objects.filter(person__in=people, at__gt=application.at).values_list("person", flat=True))
    recorded = _recorded(people)
    found: dict[int, Promise | str] = {}
    for outcome in made:
        if outcome.person.has_usable_password():
            found[outcome.pk] = gettext_lazy("The person has already set a password.")
        elif outcome.person_id in recorded:
            found[outcome.pk] = gettext_lazy("There is already something on record about the person.")
        elif outcome.person_id in since or not outcome.person.is_active:
            found[outcome.pk] = gettext_lazy("The role or the account of the person was changed afterwards.")
    return found


def take_back(author: User, outcome: Outcome, reason: str, now: datetime) -> User:
    """Close the account of somebody who, as is known now, has never worked here. Raise PersonRefused."""
    row = present(outcome.person)
    last_day = row.first_day - timedelta(days=1) if row else None
    return people.deactivate(author, outcome.person, reason, now, last_day)


def _recorded(people: QuerySet[Outcome, Any]) -> set[int]:
    """Return about whom there is any row that not every account has."""
    found: set[int] = set()
    relations: list[Any] = User._meta.get_fields(include_hidden=True)
    for relation in relations:
        is_row = relation.auto_created and (relation.one_to_many or relation.one_to_one)
        if is_row and relation.related_model not in _OWN:
            rows = relation.related_model._base_manager.filter(**{f"{relation.field.name}__in": people})
            found |= set(rows.order_by().values_list(relation.field.name, flat=True))
    return found


def _fill(author: User, lines: list[Line], language: str, today: date) -> None:
    roles, languages = entries(Role.choices), _languages()
    known = {
        person.email.casefold(): person
        for person in User.objects.exclude(email="").only("email", "house_id", "is_active", "username")
    }
    taken = {name.casefold() for name in User.objects.values_list("username", flat=True)}
    undone = Outcome.objects.exclude(application__undoing=None).exclude(
        person__employments__at__gt=F("application__undoing__at")
    )
    closed = dict(undone.order_by().values_list("person").annotate(Max("person__employments__first_day")))
    emails = Counter(line.cells["email"].casefold() for line in lines)
    names = Counter(line.cells["username"].casefold() for line in lines)
    for line in lines:
        cells = line.cells
        sent = cells | {
            "role": roles.get(plain(cells["role"]), cells["role"]) or Role.TRAINEE,
            "language": languages.get(plain(cells["language"]), cells["language"]) or language,
            "first_day": day(cells["first_day"]),
        }
        check(line, EnterForm(sent), _LABELS)
        first_day = line.values.get("first_day")
        if first_day and is_far(first_day, today):
            refuse(line, FIRST_DAY, REFUSALS["far"])
        person = known.get(cells["email"].casefold())
        if person and person.house_id == author.house_id:
            _of_house(line, person, closed)
        elif person:
            refuse(line, EMAIL, REFUSALS["email"])
        elif cells["username"].casefold() in taken:
            refuse(line, USERNAME, REFUSALS["username"])
        if cells["email"] and emails[cells["email"].casefold()] > 1:
            refuse(line, EMAIL, _("This e-mail address stands in more than one line of the file."))
        if cells["username"] and names[cells["username"].casefold()] > 1:
            refuse(line, USERNAME, _("This user name stands in more than one line of the file."))
    # First those who ask for a user name, since one that is made for another line might be the same.
    lines.sort(key=lambda line: not line.cells["username"])


def _of_house(line: Line, person: User, undone: Mapping[int, date]) -> None:
    """Leave somebody who is there; open a closed account again if an import made it that was undone."""
    if person.is_active:
        line.is_known = True
    elif person.pk not in undone:
        refuse(line, EMAIL, _("The account of this person is closed. Reopen it instead."))
    elif line.cells["username"].casefold() not in ("", person.username.casefold()):
        said = _("The person already has an account with the user name {name}. Leave the user name empty.")
        refuse(line, USERNAME, said.format(name=person.username))
    elif (first_day := line.values.get("first_day")) and first_day < undone[person.pk]:
        refuse(line, FIRST_DAY, REFUSALS["before-last"])
    else:
        line.values["closed"] = person.pk


def _languages() -> dict[str, str]:
    """Return the codes of languages by their names, in other languages and in their own."""
    own = {plain(get_language_info(code)["name_local"]): code for code in settings.STAFF_LANGUAGES}
    return entries((code, _language_name(code)) for code in settings.STAFF_LANGUAGES) | own
