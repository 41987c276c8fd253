"""Who may see which certificate, and what the public is told about one."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime

from django.db.models import Q, QuerySet
from django.utils.functional import Promise

from training.certification.codes import read_code
from training.certification.models import Certificate, Revocation
from training.certification.programmes import asks, programmes
from training.certification.renewal import renewed_until
from training.certification.states import State, standing_on, state_on
from training.drills.kit.exam import Programme
from training.quiz.dealt import list_address
from training.quiz.models import Attempt
from training.quiz.outcomes import Outcome, Standing, standings
from training.quiz.selectors import own_attempts
from training.quiz.services import GRACE
from training.staff.days import after_months
from training.staff.models import User


def own_certificates(user: User, day: date) -> QuerySet[Certificate]:
    """Return all certificates of a person, the latest first, with their state on `day`."""
    return state_on(Certificate.objects.filter(holder=user.pk), day).select_related("attempt")


def seen_certificates(viewer: User) -> QuerySet[Certificate]:
    """Return what a person may read in full: their own; instructors and HR read those of their house."""
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
    house_page: str
    issued_on: date
    expires_on: date


def public_record(code: str, day: date) -> PublicRecord | None:
    """Return the certificate of a code as typed; None where no house issued one. Raise NotACode."""
    of_code = Certificate.objects.filter(code=read_code(code)).select_related("house__venue")
    found = state_on(of_code, day).first()
    if found is None:
        return None
    return PublicRecord(
        code=found.code,
        state=State(found.state),
        day=day,
        name=found.holder_name,
        programme=found.title,
        house=found.house_name,
        house_page=found.house.page,
        issued_on=found.issued_on,
        expires_on=found.expires_on,
    )


@dataclass(frozen=True)
class Sitting:
    """An attempt with the name of its exam. `standing` is None while it is open."""

    attempt: Attempt
    exam: Promise | str
    standing: Standing | None

    @property
    def ended(self) -> datetime | None:
        return self.attempt.submission.at if hasattr(self.attempt, "submission") else None

    @property
    def outcome(self) -> Outcome | None:
        return self.standing.outcome if self.standing else None

    @property
    def passed(self) -> bool:
        return self.outcome == Outcome.PASSED


def sittings(attempts: Iterable[Attempt]) -> list[Sitting]:
    """Return attempts as lists show them, in their order. A QuerySet is read with the submissions."""
    found = list(attempts.select_related("submission") if isinstance(attempts, QuerySet) else attempts)
    closed = [attempt for attempt in found if hasattr(attempt, "submission")]
    known = dict.fromkeys((attempt.pk for attempt in closed), Standing(Outcome.FAILED)) | standings(closed)
    return [Sitting(attempt, attempt.title, known.get(attempt.pk)) for attempt in found]


def past_attempts(user: User) -> QuerySet[Attempt]:
    """Return everything a person sat, the latest first, with how it ended."""
    return own_attempts(user).select_related("submission")


@dataclass(frozen=True)
class Offer:
    """An exam as one person sees it: to continue, to start, to wait for, or barred by a revocation."""

    programme: Programme
    standing: Certificate | None
    under_way: Attempt | None
    wait_until: datetime | None
    barred: bool
    renewed_until: date | None

    @property
    def drills(self) -> str:
        """Where its skills are practised."""
        return list_address(self.programme.ruleset)

    @property
    def asks(self) -> dict[str, int]:
        """Each skill of the exam by its name, with the number of its questions."""
        return asks(self.programme)

    @property
    def may_begin(self) -> bool:
        """Whether the exam can be started or gone on with."""
        return not self.barred and (self.under_way is not None or self.wait_until is None)

    @property
    def renews_in_full(self) -> bool:
        """Whether a pass today adds the whole validity to what is left."""
        if self.standing is None or self.renewed_until is None:
            return False
        return self.renewed_until == after_months(self.standing.expires_on, self.programme.validity_months)


def offers(user: User, sat: list[Sitting], now: datetime, day: date) -> list[Offer]:
    """Return the exams a person may sit or wait for, after what they sat; none for people without a house."""
    if user.house_id is None:
        return []
    own = Certificate.objects.filter(holder=user.pk)
    # Where there are several, the last valid one is meant; a revoked renewal leaves the one before.
    ranked = sorted(standing_on(own, day).order_by("expires_on", "pk"), key=lambda found: State(found.state).holds)
    standing = {found.programme: found for found in ranked}
    barred = set(bars(user).values_list("certificate__programme", flat=True))
    return [
        Offer(
            programme=programme,
            standing=(held := standing.get(programme.slug)),
            under_way=next((one.attempt for one in sat if _under_way(one, programme, now)), None),
            wait_until=wait_until(programme, sat, now),
            barred=programme.slug in barred,
            renewed_until=renewed_until(programme, held.expires_on, day) if held and State(held.state).holds else None,
        )
        for programme in programmes().values()
    ]


def bars(user: User, programme: str = "", house: int | None = None) -> QuerySet[Revocation]:
    """Return the revocations that keep a person from the exam of a programme (from any) in a house (their own)."""
    found = Revocation.objects.filter(
        certificate__holder=user.pk,
        certificate__house=house or user.house_id,
        reinstatement=None,
        readmission=None,
    )
    return found.filter(certificate__programme=programme) if programme else found


def wait_until(programme: Programme, sat: Iterable[Sitting], now: datetime) -> datetime | None:
    """Return when the exam may be sat again after the last failed try; None where that is already so.

    One whose time ran out counts from its deadline, also while nobody has closed it yet.
    """
    failed = [
        one.ended or one.attempt.deadline
        for one in sat
        if one.attempt.blueprint == programme.exam and not one.passed and not _under_way(one, programme, now)
    ]
    again = max(failed) + programme.wait if failed else now
    return again if again > now else None


def _under_way(sat: Sitting, programme: Programme, now: datetime) -> bool:
    is_open = sat.ended is None and now <= sat.attempt.deadline + GRACE
    return is_open and sat.attempt.blueprint == programme.exam
