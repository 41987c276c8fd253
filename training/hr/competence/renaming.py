"""What HR does to jobs that are there: rename one, retire one, offer it again. What it was is kept."""

from datetime import datetime

from django.db import transaction

from games.web.kit.days import house_day
from training.hr.competence.ahead import holders
from training.hr.competence.problems import CompetenceRefused
from training.hr.models import Job, JobChange
from training.hr.selectors import house_of
from training.staff import audit
from training.staff.audit import Action
from training.staff.models import House, User


@transaction.atomic
def rename(author: User, job: Job, name: str, now: datetime) -> Job:
    """Give a job another name, which all lists show from now on, those of past days too. The same name again changes
    nothing. Raise CompetenceRefused (not-of-house, job-known)."""
    job = _locked(author, job)
    if name == job.name:
        return job
    if Job.objects.filter(house=job.house, name__iexact=name).exclude(pk=job.pk).exists():
        raise CompetenceRefused("job-known")
    audit.note(author, Action.JOB_RENAMED, name, before=job.name)
    return _changed(author, job, now, name=name)


@transaction.atomic
def retire(author: User, job: Job, now: datetime) -> Job:
    """Offer a job no longer. Twice is as good as once. Raise CompetenceRefused (not-of-house, job-held)."""
    job = _locked(author, job)
    if job.retired:
        return job
    if holders(job, house_day(now)):
        raise CompetenceRefused("job-held")
    audit.note(author, Action.JOB_RETIRED, job.name)
    return _changed(author, job, now, retired=True)


@transaction.atomic
def offer_again(author: User, job: Job, now: datetime) -> Job:
    """Offer a retired job again. Twice is as good as once. Raise CompetenceRefused (not-of-house)."""
    job = _locked(author, job)
    if not job.retired:
        return job
    audit.note(author, Action.JOB_OFFERED_AGAIN, job.name)
    return _changed(author, job, now, retired=False)


def _locked(author: User, job: Job) -> Job:
    """Return the job as stored; the house is locked for its names, the job for those who give it to somebody."""
    if job.house_id != house_of(author).pk:
        raise CompetenceRefused("not-of-house")
    House.objects.select_for_update(no_key=True).get(pk=job.house_id)
    return Job.objects.select_for_update(of=("self",)).select_related("house").get(pk=job.pk)


def _changed(author: User, job: Job, now: datetime, name: str = "", retired: bool | None = None) -> Job:
    before, job.name = job.name, name or job.name
    job.retired = job.retired if retired is None else retired
    job.save(update_fields=["name", "retired"])
    JobChange.objects.create(job=job, before=before, name=job.name, retired=job.retired, at=now, author=author)
    return job
