"""A night's letters about certificates are cut off in the middle: afterwards everybody has exactly one."""

import os
import signal
from collections import Counter
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.db import connection, transaction
from django.utils import timezone

from portal.celery import app
from portal.outbox.models import QueuedLetter
from portal.outbox.tasks import deliver
from tests.portal.servers import Proxy, mail_server
from tests.portal.visitor import own_database, process, until
from tests.training.certification.cast import a_certificate, a_house, a_person
from training.certification.models import Reminder
from training.hr.competence.services import post
from training.hr.letters.due import due_on
from training.hr.letters.models import Digest
from training.hr.tasks import expiry_check
from training.staff.days import today
from training.staff.models import Role

pytestmark = [pytest.mark.services, pytest.mark.django_db(transaction=True)]

WORKER = ("celery", "-A", "portal", "worker", "--concurrency=2", "--loglevel=INFO")
PEOPLE = 12
ISSUED = timedelta(days=731)  # ago: the last days of two years
BEFORE = PEOPLE // 2  # so many have their letter when the night is cut off


@pytest.fixture
def night(tmp_path):
    """A worker's surroundings, and a house in which everybody is due a letter: twelve, their manager and HR."""
    real = urlsplit(settings.REDIS_URL)
    redis = Proxy(real.hostname, real.port or 6379)
    app.conf.task_always_eager = False  # the test gives the worker what beat would
    house = a_house("Ca’ Vendramin Calergi")
    hr, manager = a_person(house, Role.HR, "zeta"), a_person(house, Role.TRAINEE, "yves")
    for number in range(PEOPLE):
        person = a_person(house, Role.TRAINEE, f"p{number:02}")
        a_certificate(person, timezone.now() - ISSUED)
        post(hr, person, None, manager, today() - timedelta(days=9))
    Reminder.objects.bulk_create(
        Reminder(certificate=one, recipient=one.holder, kind="issued", until=one.expires_on)
        for one in house.certificates.all()
    )
    with mail_server() as mail:
        env = {
            "DATABASE_URL": own_database(),
            "REDIS_URL": real._replace(netloc=f"127.0.0.1:{redis.port}").geturl(),
            "EMAIL_URL": "smtp://{}:{}".format(*mail.server_address),
        }
        yield SimpleNamespace(redis=redis, mail=mail, env=env, folder=tmp_path)
    app.conf.task_always_eager = True
    redis.forward()


@contextmanager
def stuck():
    """The night comes to a stop inside the transaction of one letter: its record waits for a row of this test's."""
    draft = due_on(today())[BEFORE]
    notice = draft.notices[0]
    with transaction.atomic():
        about = {"certificate": notice.certificate, "kind": notice.kind, "until": notice.until}
        Reminder.objects.create(recipient=draft.reader, **about)
        expiry_check.delay()
        until(is_waiting)
        until(lambda: not QueuedLetter.objects.exists())  # one that is being sent would go ten minutes later
        assert Digest.objects.count() == BEFORE
        yield
        transaction.set_rollback(True)


def is_waiting():
    """Whether somebody waits for the end of this transaction."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT count(*) FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id_if_assigned()::xid"
        )
        return cursor.fetchone()[0]


def kill(worker):
    """End a worker and its processes as a power cut does."""
    children = Path(f"/proc/{worker.pid}/task/{worker.pid}/children").read_text().split()
    worker.kill()
    for child in children:
        os.kill(int(child), signal.SIGKILL)
    worker.wait()


def a_minute_passes():
    soon = timezone.now() + timedelta(minutes=2)
    QueuedLetter.objects.filter(next_try_at__lt=soon).update(next_try_at=timezone.now())
    deliver.delay()


def everybody_has_one_letter(night):
    until(lambda: Digest.objects.count() == PEOPLE + 2 and not QueuedLetter.objects.exists(), nudge=a_minute_passes)
    names = [*(f"p{number:02}" for number in range(PEOPLE)), "yves", "zeta"]
    found = Counter(to for recipients, _text in night.mail.letters for to in recipients)
    assert found == {f"{name}@example.org": 1 for name in names}
    assert Reminder.objects.exclude(kind="issued").count() == 3 * PEOPLE


def test_a_worker_that_is_killed_in_the_middle_is_made_up_for_by_the_next_check(night):
    with process("killed", night.folder, night.env, *WORKER) as worker, stuck():
        kill(worker)
    assert Digest.objects.count() == BEFORE
    with process("next", night.folder, night.env, *WORKER):
        expiry_check.delay()
        expiry_check.delay()  # two at once, as after an hour in which the first one was not done yet
        everybody_has_one_letter(night)


def test_where_redis_goes_in_the_middle_the_night_goes_on_and_the_letters_go_when_it_is_back(night):
    with process("worker", night.folder, night.env, *WORKER):
        with stuck():
            night.redis.refuse()
        until(lambda: Digest.objects.count() == PEOPLE + 2)
        night.redis.forward()
        everybody_has_one_letter(night)
        expiry_check.delay()
        everybody_has_one_letter(night)
