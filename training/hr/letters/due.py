"""Who is due a letter on a day, and about which certificates. The number of queries does not depend on how many."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from django.db.models import Q, QuerySet, TextChoices

from training.certification.models import Certificate, Reminder
from training.certification.rechecks.selectors import Quiz, quizzes
from training.hr.letters.ending import ending_on, issued_in, manager_of, place_of, spoken_of
from training.hr.letters.steps import LOOK_BACK, is_said
from training.staff.models import House, Role, User

_ONCE = (Reminder.ISSUED, Reminder.QUIZ)  # kinds of news, not of steps in the life of a certificate
_FEW = 200  # readers or certificates that a query names


class Part(TextChoices):
    """A part of a letter, in the order in which they stand: what its reader has to do with the certificates."""

    ISSUED = "issued"
    HOLDER = "holder"
    QUIZ = "quiz"
    TEAM = "team"
    HOUSE = "house"


@dataclass(frozen=True)
class Notice:
    """Somebody has to hear of a certificate, which comes from `states.standing_on`, or of a quiz on its rules."""

    part: Part
    kind: str
    certificate: Certificate
    quiz: Quiz | None = None

    @property
    def until(self) -> date:
        """The last valid day that the notice is about; the printed one where the certificate is new. The day on which
        a quiz was sent."""
        if self.quiz:
            return self.quiz.sent_on
        return self.certificate.expires_on if self.part == Part.ISSUED else self.certificate.until


@dataclass(frozen=True)
class Draft:
    """What somebody has to hear of on a day, in one letter."""

    reader: User
    day: date
    notices: list[Notice]


def due_on(day: date, house: House | None = None) -> list[Draft]:
    """Return the letters that are due on a day and were not written before, by the name of their readers.

    With a house: what the letters to its people say about its own certificates and those that it recognises. HR and
    managers hear of the people who are still in the house, and managers of those whom they lead on that day.
    """
    drafts: dict[int, Draft] = {}
    officers = _officers()
    new, ending = _new(day, house), ending_on(day, house)
    managers = _managers(one for one, _kind in ending)

    def add(reader: User, notice: Notice) -> None:
        if reader.is_active and reader.email:
            drafts.setdefault(reader.pk, Draft(reader, day, [])).notices.append(notice)

    for quiz in _quizzes(day, house):
        add(quiz.certificate.holder, Notice(Part.QUIZ, Reminder.QUIZ, quiz.certificate, quiz))
    for certificate in new:
        add(certificate.holder, Notice(Part.ISSUED, Reminder.ISSUED, certificate))
    for certificate, kind in ending:
        if not certificate.issuer:
            add(certificate.holder, Notice(Part.HOLDER, kind, certificate))
        for part, reader in _above(certificate, officers, managers):
            add(reader, Notice(part, kind, certificate))
    found = (one for one in drafts.values() if house is None or one.reader.house_id == house.pk)
    return sorted(unsaid(found), key=lambda one: (one.reader.last_name, one.reader.first_name, one.reader.pk))


def _above(
    certificate: Certificate, officers: dict[int, list[User]], managers: dict[int, User]
) -> Iterable[tuple[Part, User]]:
    """Return who else of the house where it counts hears of a certificate, each once: a manager who is HR too hears of
    the team."""
    house, holder = place_of(certificate), certificate.holder
    if not holder.is_active or holder.house_id != house:
        return []
    found = {officer.pk: (Part.HOUSE, officer) for officer in officers[house]}
    manager = managers.get(manager_of(certificate))
    if manager and manager.house_id == house:
        found[manager.pk] = (Part.TEAM, manager)
    found.pop(holder.pk, None)
    return found.values()


def unsaid(drafts: Iterable[Draft]) -> list[Draft]:
    """Return the letters without what their readers know already, and without those that say nothing new. One query."""
    asked = list(drafts)
    said = _said(asked)
    left = [
        Draft(
            draft.reader,
            draft.day,
            [
                notice
                for notice in draft.notices
                if not _knows(notice.kind, said.get((draft.reader.pk, notice.certificate.pk, notice.until), ()))
            ],
        )
        for draft in asked
    ]
    return [draft for draft in left if draft.notices]


def _knows(kind: str, said: Iterable[str]) -> bool:
    if kind in _ONCE:
        return kind in said
    return is_said(kind, (each for each in said if each not in _ONCE))


def _said(drafts: list[Draft]) -> dict[tuple[int, int, date], set[str]]:
    """Return the kinds of what was written, by reader, certificate and last valid day. Of few readers and of few
    certificates nobody else's and no others are read."""
    asked = [notice for draft in drafts for notice in draft.notices]
    issued = [one.certificate.issued_on for one in asked if one.part == Part.ISSUED]
    untils = [one.until for one in asked if one.part != Part.ISSUED]
    which = Q(pk=None)
    if issued:
        which |= Q(kind=Reminder.ISSUED, certificate__issued_on__range=(min(issued), max(issued)))
    if untils:
        which |= Q(until__range=(min(untils), max(untils)))
    readers, certificates = {draft.reader.pk for draft in drafts}, {notice.certificate.pk for notice in asked}
    for field, keys in (("recipient", readers), ("certificate", certificates)):
        if len(keys) <= _FEW:
            which &= Q(**{f"{field}__in": keys})
    said: dict[tuple[int, int, date], set[str]] = defaultdict(set)
    for reader, certificate, until, kind in Reminder.objects.filter(which).values_list(
        "recipient", "certificate", "until", "kind"
    ):
        said[reader, certificate, until].add(kind)
    return said


def _officers() -> dict[int, list[User]]:
    """Return the HR officers of each house."""
    officers: dict[int, list[User]] = defaultdict(list)
    for officer in User.objects.filter(role=Role.HR, is_active=True).select_related("house"):
        if officer.house_id:
            officers[officer.house_id].append(officer)
    return officers


def _new(day: date, house: House | None) -> QuerySet[Certificate]:
    """Return the new certificates, but not those of exams passed elsewhere: these are no news to their holders."""
    return spoken_of(issued_in(house), day).filter(issued_on__gte=day - LOOK_BACK, attempt__isnull=False)


def _quizzes(day: date, house: House | None) -> list[Quiz]:
    """Return the quizzes on changed rules that were sent not long ago and are not passed yet."""
    return [quiz for quiz in quizzes(issued_in(house), day) if quiz.sent_on >= day - LOOK_BACK]


def _managers(certificates: Iterable[Certificate]) -> dict[int, User]:
    asked = {manager_of(one) for one in certificates}
    return {one.pk: one for one in User.objects.filter(pk__in=asked).select_related("house")}
