"""What HR writes about jobs, what they require, who has them and who is exempt."""

from collections.abc import Mapping
from datetime import date, datetime, timedelta

from django.db import transaction

from games.web.kit.days import house_day
from training.hr.competence.problems import CompetenceRefused
from training.hr.competence.requirements import Needs
from training.hr.competence.selectors import exemptions_on, posting_on
from training.hr.models import Exemption, ExemptionEnd, Job, Posting, Requirement
from training.hr.selectors import house_of
from training.staff import audit
from training.staff.audit import Action
from training.staff.days import start_of
from training.staff.entering import named
from training.staff.models import House, User


@transaction.atomic
def add_job(author: User, name: str) -> Job:
    """Add a job to the author's house. Raise CompetenceRefused (job-known)."""
    house = House.objects.select_for_update(no_key=True).get(pk=house_of(author).pk)
    if Job.objects.filter(house=house, name__iexact=name).exists():
        raise CompetenceRefused("job-known")
    audit.note(author, Action.JOB_ADDED, name)
    return Job.objects.create(house=house, name=name, author=author)


@transaction.atomic
def require(
    author: User, job: Job, needs: Mapping[str, str], now: datetime, first_day: date | None = None
) -> list[Requirement]:
    """Say what a job requires by programme, from now or from a coming day on. Only what changes is written. Raise
    CompetenceRefused (not-of-house, past)."""
    needed, today = _held(author, job), house_day(now)
    day = first_day or today
    if day < today:
        raise CompetenceRefused("past")
    changed = {slug: need for slug, need in needs.items() if needed.of(job.pk, slug, day) != need}
    at = now if day == today else start_of(day)
    rows = [
        Requirement.objects.create(job=job, programme=programme, need=need, at=at, author=author)
        for programme, need in changed.items()
    ]
    if changed:
        more = {} if day == today else {"first_day": day.isoformat()}
        audit.note(author, Action.REQUIREMENTS_CHANGED, job.name, needs=changed, **more)
    return rows


@transaction.atomic
def take_back(author: User, job: Job, day: date, now: datetime) -> list[Requirement]:
    """Let a job require on a coming day what it requires on the day before. Raise CompetenceRefused (not-of-house,
    past)."""
    needed, before = _held(author, job), day - timedelta(days=1)
    if day <= house_day(now):
        raise CompetenceRefused("past")
    changed = {each.programme for each in needed.after(before) if each.day == day}
    return require(author, job, {slug: needed.of(job.pk, slug, before) for slug in changed}, now, day)


@transaction.atomic
def post(author: User, person: User, job: Job | None, manager: User | None, first_day: date) -> Posting:
    """Give somebody a job and a manager, or none, from a day on. Raise CompetenceRefused (not-of-house, own-manager,
    posted, job-retired)."""
    house = _admitted(author, person)
    if (job and job.house != house) or (manager and manager.house_id != house.pk):
        raise CompetenceRefused("not-of-house")
    if manager == person:
        raise CompetenceRefused("own-manager")
    row = posting_on(person, house, first_day)
    present = (row.job, row.manager) if row else (None, None)
    if (job, manager) == present:
        raise CompetenceRefused("posted")
    details = {"job": job.name if job else "", "manager": named(manager) if manager else ""}
    audit.note(author, Action.JOB_GIVEN, named(person), **details, first_day=first_day.isoformat())
    posting = Posting.objects.create(
        house=house, person=person, job=job, manager=manager, first_day=first_day, author=author
    )
    # Asked last: the row waits for who retires the job. Who comes back keeps one that was retired meanwhile.
    if job and job != present[0] and Job.objects.filter(pk=job.pk, retired=True).exists():
        raise CompetenceRefused("job-retired")
    return posting


@transaction.atomic
def exempt(author: User, person: User, programme: str, until: date, reason: str, now: datetime) -> Exemption:
    """Let somebody deal without the certificate of a programme until a day. Raise CompetenceRefused."""
    house = _admitted(author, person)
    if author == person:
        raise CompetenceRefused("own-exemption")
    if not reason.strip():
        raise CompetenceRefused("no-reason")
    if until < house_day(now):
        raise CompetenceRefused("past")
    held = exemptions_on(house, [person.pk], house_day(now)).filter(programme=programme)
    if held.filter(until__gte=until).exists():
        raise CompetenceRefused("exempt")
    details = {"programme": programme, "until": until.isoformat(), "reason": reason.strip()}
    audit.note(author, Action.EXEMPTED, named(person), **details)
    return Exemption.objects.create(
        house=house, person=person, programme=programme, until=until, at=now, author=author, reason=reason.strip()
    )


@transaction.atomic
def end_exemption(author: User, exemption: Exemption, now: datetime) -> ExemptionEnd:
    """End an exemption. Raise CompetenceRefused (not-of-house, ended)."""
    if exemption.house != house_of(author):
        raise CompetenceRefused("not-of-house")
    User.objects.select_for_update().get(pk=exemption.person_id)
    if ExemptionEnd.objects.filter(exemption=exemption).exists():
        raise CompetenceRefused("ended")
    audit.note(author, Action.EXEMPTION_ENDED, named(exemption.person), programme=exemption.programme)
    return ExemptionEnd.objects.create(exemption=exemption, at=now, author=author)


def _held(author: User, job: Job) -> Needs:
    """Return what a job of the author's house requires, held until the transaction ends."""
    if job.house != house_of(author):
        raise CompetenceRefused("not-of-house")
    Job.objects.select_for_update().get(pk=job.pk)
    return Needs([job.pk])


def _admitted(author: User, person: User) -> House:
    """Return the house of both, with the person locked."""
    house = house_of(author)
    if person.house_id != house.pk:
        raise CompetenceRefused("not-of-house")
    User.objects.select_for_update(no_key=True).get(pk=person.pk)
    return house
