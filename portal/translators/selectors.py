"""What the board shows, and who may see it."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from games.web.rulebook.translations import translated_languages
from portal.translators.models import Bundle
from portal.translators.units import STATES, State, Unit, counts, units
from training.staff.languages import language_name
from training.staff.models import User

MAY = "translators.add_bundle"
DOMAINS = {"site": _("The site"), "rules": _("Rules"), "staff": _("Pages of the staff"), "courses": _("Courses")}
WANTED = {
    "missing": _("missing"),
    "stale": _("of an earlier English"),
    "current": _("not read a second time"),
    "read": _("read twice"),
}


@dataclass(frozen=True)
class Row:
    """A domain of a language: how many texts it has, and how many of them are in each state."""

    language: str
    name: str
    domain: str
    states: Counter[State]

    @property
    def texts(self) -> int:
        return self.states.total()

    @property
    def numbers(self) -> list[tuple[State, int]]:
        return [(state, self.states[state]) for state in STATES]

    @property
    def title(self) -> Any:
        return DOMAINS[self.domain]


def translator(user: User) -> User:
    """Return somebody who may translate. Raise PermissionDenied for anybody else."""
    if not user.has_perm(MAY):
        raise PermissionDenied
    return user


def board(user: User) -> list[Row]:
    """Return what every language has, by domain. No queries."""
    translator(user)
    rows = [
        Row(language, language_name(language), domain, states)
        for language in translated_languages()
        for domain, states in counts(language).items()
    ]
    return sorted(rows, key=lambda row: row.name)


def chosen(user: User, language: str, domain: str, state: str) -> list[Unit]:
    """Return the texts of a language, of one domain and in one state where these are given."""
    translator(user)
    return [unit for unit in units(language) if domain in ("", unit.domain) and state in ("", unit.state)]


def bundles(user: User) -> QuerySet[Bundle]:
    """Return what translators have sent, the latest first."""
    translator(user)
    return Bundle.objects.select_related("sent_by")
