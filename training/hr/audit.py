"""The audit of a house as its HR reads it: names and titles instead of ids and codes."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.urls import reverse
from django.utils.functional import Promise

from training.certification.models import Certificate
from training.certification.programmes import title_of
from training.drills.registry import exam_title
from training.exams.arranging import Exams
from training.hr.selectors import house_of
from training.practical.models import game_title
from training.staff.audit import Action
from training.staff.models import AuditEntry, User


@dataclass(frozen=True)
class AuditLine:
    """An entry with the person and the paper it concerns, each empty where there is none."""

    entry: AuditEntry
    action: Promise | str
    person: str = ""
    subject: Promise | str = ""
    code: str = ""
    address: str = ""

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
    exams = Exams(house)
    return [_line(entry, certificates, people, exams) for entry in found]


def _concerned(entry: AuditEntry, person: User) -> str:
    """Return the exam or practical test that an entry is about, or the person where it is about no single one."""
    if "game" in entry.details:
        return reverse("practical:test", args=[entry.subject])
    return (
        reverse("quiz:result", args=[entry.subject]) if entry.subject else reverse("sittings:person", args=[person.pk])
    )


def _line(entry: AuditEntry, certificates: dict[str, Certificate], people: dict[int, User], exams: Exams) -> AuditLine:
    action = Action(entry.action).label
    if certificate := certificates.get(entry.subject):
        return AuditLine(
            entry,
            action,
            person=certificate.holder_name,
            subject=title_of(certificate.programme),
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
    if entry.action == Action.TERMS_SET:
        return AuditLine(entry, action, code=str(title_of(entry.subject)))
    return AuditLine(entry, action, code=entry.subject)


def _exam(details: dict[str, Any], exams: Exams) -> Promise | str:
    """Return the name of the exam that an entry names, if any: as it was called when somebody sat it, if they did."""
    slug = details.get("exam", "")
    return exam_title(slug, details.get("titles")) if details.get("titles") or not slug else exams.title(slug)
