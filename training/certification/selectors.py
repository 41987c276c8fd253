"""Who may see which certificate, and what the public is told about one."""

from dataclasses import dataclass
from datetime import date, datetime

from django.db.models import F, Prefetch, Q, QuerySet
from django.utils.functional import Promise

from training.certification.acts.terms import programmes_of
from training.certification.codes import read_code
from training.certification.models import Certificate, Revocation, Suspension
from training.certification.practice import with_practice
from training.certification.programmes import asks
from training.certification.renewal import renewed_until
from training.certification.sat import Sitting, is_under_way
from training.certification.states import State, standing_on, state_on
from training.certification.waiting import Wait, wait_of
from training.drills.kit.exam import Programme
from training.quiz.dealt import list_address
from training.quiz.house.allowances import extra_percent, unused_attempts
from training.quiz.house.models import AnotherAttempt, ExamTerms
from training.quiz.house.rooms import open_rooms
from training.quiz.house.terms import all_terms
from training.quiz.models import Attempt
from training.staff.days import after_months
from training.staff.models import User

# Suspensions with what ended them, as Certificate.open_suspension reads them.
SUSPENSIONS = Prefetch("suspensions", Suspension.objects.select_related("author", "lift__author"))


def own_certificates(user: User, day: date) -> QuerySet[Certificate]:
    """Return all certificates of a person, the latest first, with their state on `day` and what they prove then."""
    own = state_on(Certificate.objects.filter(holder=user.pk), day).select_related("attempt")
    return with_practice(own.prefetch_related(SUSPENSIONS), day)


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
    proves: str
    house: str
    house_page: str
    issued_on: date
    expires_on: date


def public_record(code: str, day: date) -> PublicRecord | None:
    """Return the certificate of a code as typed; None where no house issued one. Raise NotACode."""
    of_code = Certificate.objects.filter(code=read_code(code)).select_related("house__venue")
    found = with_practice(state_on(of_code, day), day).first()
    if found is None:
        return None
    return PublicRecord(
        code=found.code,
        state=State(found.state).in_public,
        day=day,
        name=found.holder_name,
        programme=found.title,
        proves=found.proves,
        house=found.house_name,
        house_page=found.house.page,
        issued_on=found.issued_on,
        expires_on=found.until,
    )


@dataclass(frozen=True)
class Offer:
    """An exam as one person sees it: to continue, to start, to wait for, or barred by a revocation.

    `allowed` is the further attempt that ends a wait early; `extra_percent` is the person's extra time.
    `has_room` where a room is open for it; `typed` and `error` are a code that was just refused, and why.
    """

    programme: Programme
    standing: Certificate | None
    under_way: Attempt | None
    terms: ExamTerms
    wait: Wait | None
    allowed: AnotherAttempt | None
    extra_percent: int
    barred: bool
    renewed_until: date | None
    has_room: bool
    typed: str = ""
    error: Promise | str = ""

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
        must_wait = self.wait is not None and self.allowed is None
        return not self.barred and (self.under_way is not None or not must_wait)

    @property
    def asks_code(self) -> bool:
        """Whether there is a field for the code of a room."""
        return self.under_way is None and (self.terms.needs_room or self.has_room)

    @property
    def pace(self) -> int:
        """Seconds for a question, on average, with the person's extra time."""
        return self.programme.blueprint.longer_pace(self.extra_percent)

    @property
    def minutes(self) -> int:
        return self.programme.blueprint.size * self.pace // 60

    @property
    def renews_in_full(self) -> bool:
        """Whether a pass today adds the whole validity to what is left."""
        if self.standing is None or self.renewed_until is None:
            return False
        return self.renewed_until == after_months(self.standing.until, self.programme.validity_months)


def offers(user: User, sat: list[Sitting], now: datetime, day: date) -> list[Offer]:
    """Return the exams a person may sit or wait for, after what they sat; none for people without a house."""
    if user.house_id is None:
        return []
    own = Certificate.objects.filter(holder=user.pk)
    # Where there are several, the last valid one is meant; a revoked renewal leaves the one before.
    ranked = sorted(standing_on(own, day).order_by(F("until"), "pk"), key=lambda found: State(found.state).holds)
    standing = {found.programme: found for found in ranked}
    barred = set(bars(user).values_list("programme", flat=True))
    terms, extra = all_terms(user.house_id), extra_percent(user.pk, user.house_id, day)
    rooms = set(open_rooms(user.house_id, now).values_list("exam", flat=True))
    allowed = {row.exam: row for row in unused_attempts(user.pk, user.house_id)}
    return [
        Offer(
            programme=programme,
            standing=(held := standing.get(programme.slug)),
            under_way=next((one.attempt for one in sat if is_under_way(one, programme.exam, now)), None),
            terms=(asked := terms.get(programme.exam) or ExamTerms(exam=programme.exam)),
            wait=wait_of(programme, asked, sat, now),
            allowed=allowed.get(programme.exam),
            extra_percent=extra,
            barred=programme.slug in barred,
            has_room=programme.exam in rooms,
            renewed_until=renewed_until(programme, held.until, day) if held and State(held.state).holds else None,
        )
        for programme in programmes_of(user.house_id).values()
    ]


def bars(user: User, programme: str = "", house: int | None = None) -> QuerySet[Certificate]:
    """Return the certificates, revoked or suspended by HR, that keep a person from the exam of a programme (from any)
    in a house (their own)."""
    revoked = Revocation.objects.filter(reinstatement=None, readmission=None)
    suspended = Suspension.objects.filter(lift=None)
    found = Certificate.objects.filter(
        Q(pk__in=revoked.values("certificate")) | Q(pk__in=suspended.values("certificate")),
        holder=user.pk,
        house=house or user.house_id,
    )
    return found.filter(programme=programme) if programme else found
