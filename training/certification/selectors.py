"""Who may see which certificate, and what the public is told about one."""

from dataclasses import dataclass
from datetime import date

from django.db.models import F, Prefetch, Q, QuerySet
from django.utils.functional import Promise

from training.certification.acts.terms import programmes_of
from training.certification.codes import read_code
from training.certification.models import Certificate, FurtherExam, Revocation, Suspension
from training.certification.practice import with_practice
from training.certification.programmes import AskedSkill, asks
from training.certification.renewal import renewed_until
from training.certification.states import State, standing_on, state_on
from training.drills.kit.exam import Programme
from training.quiz.dealt import list_address
from training.quiz.house.entry import Entrance, Entry
from training.quiz.models import Attempt
from training.staff.days import after_months
from training.staff.models import User

# Suspensions with what ended them, as Certificate.open_suspension reads them.
SUSPENSIONS = Prefetch("suspensions", Suspension.objects.select_related("author", "lift__author"))


def own_certificates(user: User, day: date) -> QuerySet[Certificate]:
    """Return all certificates of a person, the latest first, with their state on `day` and what they prove then."""
    own = state_on(Certificate.objects.filter(holder=user.pk), day).select_related("attempt", "test")
    return with_practice(own.prefetch_related(SUSPENSIONS, "further_exams__attempt"), day)


def seen_certificates(viewer: User) -> QuerySet[Certificate]:
    """Return what a person may read in full: their own; instructors and HR read those of their house."""
    allowed = Q(holder=viewer.pk)
    if viewer.is_instructor or viewer.is_hr:
        allowed |= Q(house=viewer.house_id)
    return Certificate.objects.filter(allowed)


def resting_on(attempt: Attempt) -> QuerySet[Certificate]:
    """Return the certificates that rest on an exam, the oldest first."""
    further = FurtherExam.objects.filter(attempt=attempt).values("certificate")
    return Certificate.objects.filter(Q(attempt=attempt) | Q(pk__in=further)).order_by("pk")


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
        # A paper does not count outside the house before its certificate was issued.
        state=State(found.state).in_public if found.issued_on <= day else State.NOT_YET,
        day=day,
        name=found.holder_name,
        programme=found.title,
        proves=found.proves,
        house=found.house_name,
        house_page=found.house.page,
        issued_on=found.issued_on,
        expires_on=found.until,
    )


@dataclass(frozen=True, kw_only=True)
class Offer(Entry):
    """The exam of a programme as one person sees it: to continue, to start, to wait for, or barred by a revocation."""

    programme: Programme
    standing: Certificate | None
    barred: bool
    renewed_until: date | None

    @property
    def drills(self) -> str:
        """Where its skills are practised."""
        return list_address(self.programme.ruleset)

    @property
    def asks(self) -> list[AskedSkill]:
        """The skills of the exam."""
        return asks(self.programme)

    @property
    def may_begin(self) -> bool:
        """Whether the exam can be started or gone on with."""
        return not self.barred and super().may_begin

    @property
    def renews_in_full(self) -> bool:
        """Whether a pass today adds the whole validity to what is left."""
        if self.standing is None or self.renewed_until is None:
            return False
        return self.renewed_until == after_months(self.standing.until, self.programme.validity_months)


def offers(user: User, entrance: Entrance, day: date) -> list[Offer]:
    """Return the exams of the programmes that a person of a house may sit or must wait for."""
    own = Certificate.objects.filter(holder=user.pk, house=entrance.house)  # a pass renews none of another house
    # Where there are several, the last valid one is meant; a revoked renewal leaves the one before.
    ranked = sorted(standing_on(own, day).order_by(F("until"), "pk"), key=lambda found: State(found.state).holds)
    standing = {found.programme: found for found in ranked}
    barred = set(bars(user).values_list("programme", flat=True))
    return [
        Offer(
            programme=programme,
            standing=(held := standing.get(programme.slug)),
            barred=programme.slug in barred,
            renewed_until=renewed_until(programme, held.until, day) if held and State(held.state).holds else None,
            **entrance.to(programme.blueprint, programme.wait_hours_after_failure),
        )
        for programme in programmes_of(entrance.house).values()
        if isinstance(programme, Programme)
    ]


def bars(user: User, programme: str = "", house: int | None = None) -> QuerySet[Certificate]:
    """Return the certificates, revoked or suspended by HR, that keep a person from the exam of a programme (from any)
    in a house (their own)."""
    found = bars_in(house or user.house_id).filter(holder=user.pk)
    return found.filter(programme=programme) if programme else found


def bars_in(house: int | None) -> QuerySet[Certificate]:
    """Return the certificates of a house that keep anybody from the exam of a programme."""
    revoked = Revocation.objects.filter(reinstatement=None, readmission=None)
    suspended = Suspension.objects.filter(lift=None)
    return Certificate.objects.filter(
        Q(pk__in=revoked.values("certificate")) | Q(pk__in=suspended.values("certificate")), house=house
    )
