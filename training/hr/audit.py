"""The audit of a house as its HR reads it: names and titles instead of ids and codes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from django.urls import reverse
from django.utils.functional import Promise

from training.certification.models import Certificate
from training.certification.programmes import Titles, titles_of
from training.drills.registry import exam_title
from training.exams.arranging import Exams
from training.hr.selectors import house_of
from training.practical.models import game_title
from training.staff.audit import Action
from training.staff.models import AuditEntry, User

_OF_PROGRAMMES = (
    Action.TERMS_SET,
    Action.PROGRAMME_CHANGED,
    Action.PROGRAMME_WITHDRAWN,
    Action.PROGRAMME_OFFERED,
    Action.PROGRAMME_ISSUED,
)  # what is done to a programme, which the entry names


@dataclass(frozen=True)
class AuditLine:
    """An entry with the person and the paper it concerns, each empty where there is none."""

    entry: AuditEntry
    action: Promise | str
    person: str = ""
    subject: Promise | str = ""
    code: str = ""
    address: str = ""
    titles: Mapping[str, Promise | str] = field(default_factory=dict)  # of the programmes that it names

    @property
    def until(self) -> date | None:
        """The last day of validity that an extension gave or gives back."""
        return self._day("until")

    @property
    def on(self) -> date | None:
        """The day as of which a file of a person was made."""
        return self._day("on")

    @property
    def details(self) -> dict[str, Any]:
        return self.entry.details

    def _day(self, name: str) -> date | None:
        said = self.entry.details.get(name)
        return date.fromisoformat(said) if said else None


def audit_lines(viewer: User, entries: Iterable[AuditEntry]) -> list[AuditLine]:
    """Return the entries in words. One query for the certificates that they name, and one for the people."""
    found = list(entries)
    house = house_of(viewer)
    codes = [entry.subject for entry in found]
    certificates = {each.code: each for each in Certificate.objects.filter(house=house, code__in=codes)}
    people = User.objects.in_bulk([entry.details["candidate"] for entry in found if "candidate" in entry.details])
    exams, titles = Exams(house), titles_of({slug for entry in found for slug in _programmes(entry)})
    return [replace(_line(entry, certificates, people, exams, titles), titles=titles) for entry in found]


def _programmes(entry: AuditEntry) -> list[str]:
    """Return the programmes that an entry names."""
    details = entry.details
    named = [*details.get("needs", ()), *details.get("programmes", ()), details.get("programme", "")]
    return [slug for slug in [*named, entry.subject if entry.action in _OF_PROGRAMMES else ""] if slug]


def _concerned(entry: AuditEntry, person: User) -> str:
    """Return the exam, practical test or hours that an entry is about, or the person where it is about no single
    one."""
    if entry.action in (Action.HOURS_ENTERED, Action.HOURS_CORRECTED):
        return reverse("hours:home")
    if "game" in entry.details:
        return reverse("practical:test", args=[entry.subject])
    return (
        reverse("quiz:result", args=[entry.subject]) if entry.subject else reverse("sittings:person", args=[person.pk])
    )


def _line(
    entry: AuditEntry, certificates: dict[str, Certificate], people: dict[int, User], exams: Exams, titles: Titles
) -> AuditLine:
    action = Action(entry.action).label
    if certificate := certificates.get(entry.subject):
        return AuditLine(
            entry,
            action,
            person=certificate.holder_name,
            subject=certificate.title,
            code=certificate.code,
            address=reverse("hr:person", args=[certificate.holder_id]),
        )
    if candidate := people.get(entry.details.get("candidate", 0)):
        return AuditLine(
            entry,
            action,
            person=candidate.get_full_name() or candidate.username,
            subject=game_title(entry.details["game"]) if "game" in entry.details else _exam(entry.details, exams),
            address=_concerned(entry, candidate),
        )
    if entry.action in _OF_PROGRAMMES:
        return AuditLine(entry, action, code=str(titles[entry.subject]))
    return AuditLine(entry, action, code=entry.subject)


def _exam(details: dict[str, Any], exams: Exams) -> Promise | str:
    """Return the name of the exam that an entry names, if any: as it was called when somebody sat it, if they did."""
    slug = details.get("exam", "")
    return exam_title(slug, details.get("titles")) if details.get("titles") or not slug else exams.title(slug)
