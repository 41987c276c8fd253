"""HR renames jobs, retires those that nobody has, and offers them again."""

from datetime import timedelta
from importlib import import_module
from types import SimpleNamespace

import pytest
import time_machine
from django.apps import apps
from django.core.exceptions import PermissionDenied
from django.db import DatabaseError, connection, transaction

from games.web.kit import triggers
from tests.training.certification.cast import NOON, a_person
from tests.training.hr.conftest import refusal
from training.hr.competence import renaming, services
from training.hr.competence.ahead import holders
from training.hr.models import Job, JobChange, Posting
from training.staff.models import AuditEntry, Role
from training.staff.people import deactivate, reactivate

TODAY = NOON + timedelta(days=10)  # 12 March 2026
DAY = TODAY.date()
TOMORROW = DAY + timedelta(days=1)


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(TODAY, tick=False):
        yield


@pytest.fixture
def job(hr):
    return services.add_job(hr, "Croupeir")


def text(response):
    return response.content.decode()


def test_a_job_is_renamed_everywhere_and_what_it_was_called_is_kept(signed_in, hr, job, trainee):
    services.post(hr, trainee, job, None, DAY)
    address = f"/en/hr/jobs/{job.pk}/rename/"
    page = text(signed_in.post(address, {"name": "Croupier"}, follow=True))
    assert "The name is saved." in page
    assert "Croupier" in page
    assert "Croupeir" not in page
    assert "“Croupier” instead of “Croupeir”" in text(signed_in.get(address))
    (row,) = JobChange.objects.all()
    assert (row.job, row.before, row.name, row.retired, row.at, row.author) == (
        *(job, "Croupeir", "Croupier", False, TODAY, hr),
    )
    entry = AuditEntry.objects.get(action="job-renamed")
    assert (entry.subject, entry.details) == ("Croupier", {"before": "Croupeir"})
    assert signed_in.get("/en/hr/matrix/").context["grid"].lines[0].job == "Croupier"
    renaming.rename(hr, job, "Croupier", TODAY)
    assert JobChange.objects.count() == 1
    renaming.rename(hr, job, "CROUPIER", TODAY)
    assert Job.objects.get().name == "CROUPIER"


def test_a_retired_job_is_no_longer_offered_and_stays_in_the_history(signed_in, hr, job, trainee, colleague):
    services.post(hr, trainee, job, None, DAY - timedelta(days=5))
    services.post(hr, trainee, None, None, DAY)
    page = text(signed_in.post(f"/en/hr/jobs/{job.pk}/retire/", follow=True))
    assert "The job is no longer offered." in page
    assert "No longer offered" in page
    assert signed_in.post(f"/en/hr/jobs/{job.pk}/retire/").status_code == 302  # the form sent twice
    assert renaming.retire(hr, job, TODAY).retired  # twice is as good as once
    assert JobChange.objects.count() == 1
    assert list(signed_in.get(f"/en/hr/people/{colleague.pk}/job/").context["form"].fields["job"].queryset) == []
    assert "Croupeir" in text(signed_in.get(f"/en/hr/people/{trainee.pk}/job/"))
    assert refusal(services.post, hr, colleague, job, None, DAY) == "job-retired"
    assert not Posting.objects.filter(person=colleague).exists()
    assert refusal(services.add_job, hr, "croupeir") == "job-known"
    assert "The job is offered again." in text(signed_in.post(f"/en/hr/jobs/{job.pk}/offer/", follow=True))
    renaming.offer_again(hr, job, TODAY)
    assert JobChange.objects.count() == 2
    services.post(hr, colleague, job, None, DAY)


def test_a_job_that_people_have_today_or_later_is_not_retired(signed_in, hr, house, job, trainee, colleague):
    services.post(hr, trainee, job, None, DAY)
    services.post(hr, colleague, job, None, TOMORROW)
    services.post(hr, a_person(house, Role.TRAINEE, "had"), job, None, DAY - timedelta(days=2))
    services.post(hr, house.people.get(username="had"), None, None, DAY - timedelta(days=1))
    left = a_person(house, Role.TRAINEE, "left")
    services.post(hr, left, job, None, DAY)
    deactivate(hr, left, "Left", TODAY)
    assert holders(job, DAY) == [trainee, colleague]
    page = text(signed_in.get(f"/en/hr/jobs/{job.pk}/retire/"))
    assert "2 people have this job today or later" in page
    assert trainee.full_name in page
    response = signed_in.post(f"/en/hr/jobs/{job.pk}/retire/")
    assert response.status_code == 400
    assert "People have this job today or later. Give them another one first." in text(response)
    assert refusal(renaming.retire, hr, job, TODAY) == "job-held"
    assert not Job.objects.get().retired


def test_who_comes_back_to_a_retired_job_can_get_another_manager(signed_in, hr, job, trainee, colleague, instructor):
    services.post(hr, trainee, job, None, DAY - timedelta(days=5))
    deactivate(hr, trainee, "Left", TODAY)
    renaming.retire(hr, job, TODAY)
    trainee.refresh_from_db()
    reactivate(hr, trainee, "Back", TODAY)
    page = signed_in.get(f"/en/hr/people/{trainee.pk}/job/")
    assert page.context["form"]["job"].value() == job.pk
    sent = {"job": job.pk, "manager": instructor.pk, "first_day": DAY.isoformat()}
    assert "The job is saved." in text(signed_in.post(f"/en/hr/people/{trainee.pk}/job/", sent, follow=True))
    row = Posting.objects.get(manager=instructor)
    assert (row.person, row.job) == (trainee, job)
    assert refusal(services.post, hr, colleague, job, instructor, DAY) == "job-retired"


def test_a_name_that_is_taken_or_empty_is_refused_at_its_field(signed_in, hr, job):
    services.add_job(hr, "Inspector")
    for name, said in (("INSPECTOR", "The house already has a job of this name."), ("", "Enter the name of the job.")):
        response = signed_in.post(f"/en/hr/jobs/{job.pk}/rename/", {"name": name})
        assert response.status_code == 400
        assert response.context["form"].errors["name"] == [said]
    assert refusal(renaming.rename, hr, job, "inspector", TODAY) == "job-known"
    assert not JobChange.objects.exists()


def test_only_hr_of_the_house_changes_its_jobs(client, hr, job, trainee, instructor, stranger):
    for act, *more in ((renaming.rename, "Ours"), (renaming.retire,), (renaming.offer_again,)):
        assert refusal(act, stranger, job, *more, TODAY) == "not-of-house"
        with pytest.raises(PermissionDenied):
            act(instructor, job, *more, TODAY)
    services.post(hr, trainee, None, instructor, DAY)
    for viewer, status in ((trainee, 403), (instructor, 403), (stranger, 404)):
        client.force_login(viewer)
        for page in ("rename", "retire", "offer"):
            assert client.post(f"/en/hr/jobs/{job.pk}/{page}/", {"name": "Ours"}).status_code == status
    assert Job.objects.get().name == "Croupeir"


def test_the_migration_lets_go_of_jobs_that_were_only_added_to(job):
    triggers._create(connection, ["hr_job"])
    with pytest.raises(DatabaseError), transaction.atomic():
        Job.objects.update(name="Croupier")
    module = import_module("training.hr.migrations.0006_jobs_renamed_and_retired")
    module.release_jobs(apps, SimpleNamespace(connection=connection))
    assert Job.objects.update(name="Croupier") == 1
