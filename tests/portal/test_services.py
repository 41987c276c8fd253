"""A letter goes through a real Redis and a real worker, with PostgreSQL below: as in production."""

import os
import subprocess
import sys
import time
from datetime import timedelta
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.core.cache import cache, caches
from django.core.cache.backends.redis import RedisCache
from django.db import connection
from django.utils import timezone

from portal.celery import app
from portal.demo.people import make_people
from training.certification.services import issue
from training.hr.tasks import expiry_check
from training.quiz.models import Attempt

pytestmark = [pytest.mark.services, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def letters(tmp_path):
    """The folder in which a running worker leaves its letters."""
    test_database = urlsplit(os.environ["DATABASE_URL"])._replace(path=f"/{connection.settings_dict['NAME']}")
    env = os.environ | {
        "DJANGO_SETTINGS_MODULE": "portal.settings.local",
        "VAR_DIR": str(tmp_path),
        "DATABASE_URL": test_database.geturl(),
        "EMAIL_URL": f"filemail:///{tmp_path}/letters",
    }
    with (tmp_path / "log").open("w") as log:
        command = [sys.executable, "-m", "celery", "-A", "portal", "worker", "--concurrency=2", "--loglevel=INFO"]
        worker = subprocess.Popen(command, env=env, stdout=log, stderr=log)
    yield tmp_path / "letters"
    worker.terminate()
    worker.wait(30)
    print((tmp_path / "log").read_text())


@pytest.fixture
def queued():
    """Tasks are queued, as they are wherever REDIS_URL is set."""
    assert app.conf.broker_url == settings.REDIS_URL
    app.conf.task_always_eager = False
    yield
    app.conf.task_always_eager = True


def test_the_expiry_check_sends_its_letters_through_a_worker(letters, queued):
    trainee = make_people()["trainee"]
    passed_at = timezone.now() - timedelta(days=700)
    attempt = Attempt.objects.create(
        user=trainee,
        house=trainee.house,
        blueprint="french-roulette",
        number=1,
        language="it",
        started_at=passed_at - timedelta(hours=1),
        deadline=passed_at,
        seed="1",
        pass_mark=80,
        pace_seconds=60,
        ruleset="venice-french",
        ruleset_parameters={},
    )
    certificate = issue(attempt, 90, passed_at)
    expiry_check.delay()
    wanted = {"trainee@demo.invalid", "hr@demo.invalid"}
    assert wanted <= recipients(letters, wanted, timeout=40)
    assert any(certificate.code in letter.read_text() for letter in letters.iterdir())


def recipients(folder, wanted, timeout):
    """To whom letters have come, as soon as the wanted ones have or `timeout` seconds are over."""
    until = time.monotonic() + timeout
    found = set()
    while not wanted <= found and time.monotonic() < until:
        time.sleep(0.2)
        texts = [letter.read_text() for letter in folder.glob("*")]
        found = {line[4:] for text in texts for line in text.splitlines() if line.startswith("To: ")}
    return found


def test_the_cache_is_redis():
    cache.set("ball", 17)
    assert cache.get("ball") == 17
    assert isinstance(caches["default"], RedisCache)


def test_the_database_is_postgresql_and_its_connections_are_kept_and_tested():
    assert connection.vendor == "postgresql"
    assert connection.settings_dict["CONN_MAX_AGE"] > 60
    assert connection.settings_dict["CONN_HEALTH_CHECKS"]
