"""Who may see which certificate, and what the public is told about one."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime

from django.db.models import Q, QuerySet
from django.utils.functional import Promise

from training.certification.codes import read_code
from training.certification.models import Certificate
from training.certification.programmes import Programme, programmes
from training.certification.states import State, standing_on, state_on
from training.quiz.blueprints import BLUEPRINTS
from training.quiz.dealt import list_address
from training.quiz.models import Attempt
from training.quiz.selectors import own_attempts
from training.quiz.services import GRACE
from training.staff.models import User


def own_certificates(user: User, day: date) -> QuerySet[Certificate]:
    """All certificates of a person, the latest first, with their state on `day`."""
    return state_on(Certificate.objects.filter(holder=user.pk), day)


def seen_certificates(viewer: User) -> QuerySet[Certificate]:
    """What a person may read in full: their own; instructors and HR read those of their house."""
    allowed = Q(holder=viewer.pk)
    if viewer.is_instructor or viewer.is_hr:
        allowed |= Q(house=viewer.house_id)
    return Certificate.objects.filter(allowed)


@dataclass(frozen=True)
class PublicRecord:
    """All that the public is told about a certificate on a day; nothing else leaves the house."""

    code: str
    state: State
    day: date
    name: str
    programme: Promise | str
    house: str
    issued_on: date
    expires_on: date


def public_record(code: str, day: date) -> PublicRecord | None:
    """The certificate of a code as typed; None where no house issued one. Raises NotACode."""
    found = state_on(Certificate.objects.filter(code=read_code(code)), day).first()
    if found is None:
        return None
    return PublicRecord(
        code=found.code,
        state=State(found.state),
        day=day,
        name=found.holder_name,
        programme=found.title,
        house=found.house_name,
        issued_on=found.issued_on,
        expires_on=found.expires_on,
    )


@dataclass(frozen=True)
class Offer:
    """An exam as it stands for one person: to continue, to start, or to wait for."""

    programme: Programme
    standing: Certificate | None
    under_way: Attempt | None
    wait_until: datetime | None

    @property
    def drills(self) -> str:
        """Where its skills are practised."""
        return list_address(self.programme.ruleset)


def offers(user: User, now: datetime, day: date) -> list[Offer]:
    """The exams a person may sit or wait for; none for whoever has no house."""
    if user.house_id is None:
        return []
    attempts = list(past_attempts(user))
    standing = {c.programme: c for c in standing_on(Certificate.objects.filter(holder=user.pk), day)}
    return [
        Offer(
            programme=programme,
            standing=standing.get(programme.slug),
            under_way=next((a for a in attempts if _under_way(a, programme, now)), None),
            wait_until=wait_until(programme, attempts, now),
        )
        for programme in programmes().values()
    ]


@dataclass(frozen=True)
class Sitting:
    """An attempt with the name of its exam. `ended` is None while it is open; `passed` says what came of it."""

    attempt: Attempt
    exam: Promise | str

    @property
    def ended(self) -> datetime | None:
        return self.attempt.submission.at if hasattr(self.attempt, "submission") else None

    @property
    def passed(self) -> bool:
        return hasattr(self.attempt, "certificate")


def sittings(attempts: QuerySet[Attempt]) -> list[Sitting]:
    """Attempts as lists show them, in their order."""
    return [
        Sitting(attempt, BLUEPRINTS[attempt.blueprint].title if attempt.blueprint in BLUEPRINTS else attempt.blueprint)
        for attempt in attempts.select_related("submission", "certificate")
    ]


def past_attempts(user: User) -> QuerySet[Attempt]:
    """Everything a person sat, the latest first, with how it ended and the certificate it earned."""
    return own_attempts(user).select_related("submission", "certificate")


def wait_until(programme: Programme, attempts: Iterable[Attempt], now: datetime) -> datetime | None:
    """When the exam may be sat again after the last failed try; None where that is already so.

    A try that earned no certificate failed. One whose time ran out counts from its deadline.
    """
    failed = [
        a.submission.at if hasattr(a, "submission") else a.deadline
        for a in attempts
        if a.blueprint == programme.exam and not hasattr(a, "certificate") and not _under_way(a, programme, now)
    ]
    again = max(failed) + programme.wait if failed else now
    return again if again > now else None


def _under_way(attempt: Attempt, programme: Programme, now: datetime) -> bool:
    is_open = not hasattr(attempt, "submission") and now <= attempt.deadline + GRACE
    return is_open and attempt.blueprint == programme.exam
