"""Redis, the mail server, the worker or the database away, refusing or hanging: what goes on, and what comes back."""

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.db import connection
from django.utils import timezone

from portal.celery import app
from portal.outbox.models import QueuedLetter
from portal.outbox.tasks import deliver
from tests.portal.servers import Proxy, mail_server
from tests.portal.visitor import Visitor, own_database, process, site, until
from tests.training.certification.cast import a_house, a_person
from training.certification.models import Certificate
from training.drills.kit.exam import Blueprint, Section
from training.quiz import services

pytestmark = [pytest.mark.services, pytest.mark.django_db(transaction=True)]

EXAM = Blueprint(
    slug="french-roulette",
    title="French roulette",
    game="french-roulette",
    ruleset="venice-french",
    sections=(Section("multiples", 1, 1),),
    pass_mark=75,
    pace=60,
)
WORKER = ("celery", "-A", "portal", "worker", "--concurrency=2", "--loglevel=INFO")


@pytest.fixture(scope="module")
def parts(django_db_setup, tmp_path_factory):
    """Redis and a mail server behind proxies, and a site that knows only those."""
    folder = tmp_path_factory.mktemp("site")
    real = urlsplit(settings.REDIS_URL)
    redis = Proxy(real.hostname, real.port or 6379)
    with mail_server() as mail:
        smtp = Proxy(*mail.server_address)
        env = {
            "DATABASE_URL": own_database(),
            "REDIS_URL": real._replace(netloc=f"127.0.0.1:{redis.port}").geturl(),
            "EMAIL_URL": f"smtp://127.0.0.1:{smtp.port}",
            "EMAIL_TIMEOUT": "2",
        }
        with site(folder, env) as address:
            yield SimpleNamespace(redis=redis, smtp=smtp, mail=mail, site=address, env=env, folder=folder)


@pytest.fixture
def world(parts, rulebook, settings):
    """All parts in order, and a trainee who has an exam under way."""
    parts.redis.forward()
    parts.smtp.forward()
    parts.mail.letters.clear()
    app.conf.task_always_eager = False  # the test gives the worker what beat would
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]  # as the site has it
    trainee = a_person(a_house("Ca’ Vendramin Calergi"))
    trainee.set_password("open sesame, please")
    trainee.save()
    parts.attempt = services.start(trainee, EXAM, "en", timezone.now())
    yield parts
    app.conf.task_always_eager = True
    parts.redis.forward()
    parts.smtp.forward()


def sit_the_exam(world):
    """Sign in, answer, hand in; the code of the certificate that it earned."""
    visitor, address = Visitor(world.site), f"/en/training/attempts/{world.attempt.uuid}/"
    assert visitor.sign_in("ada", "open sesame, please")
    assert visitor.post(address, item=1, token="t", **world.attempt.items.get().key)[0] == 200
    status, page = visitor.post(f"{address}submit/")
    assert status == 200
    assert "100%" in page
    return Certificate.objects.get().code


def ask_for_passwords(site, times):
    def ask(_turn):
        return Visitor(site).post("/en/accounts/password/reset/", email="ada@example.org")[0]

    with ThreadPoolExecutor(times) as pool:
        return set(pool.map(ask, range(times)))


def a_minute_passes():
    """Every letter that is not under way is due again, and beat asks for it."""
    QueuedLetter.objects.filter(next_try_at__lt=soon()).update(next_try_at=timezone.now())
    deliver.delay()


def soon():
    return timezone.now() + timedelta(minutes=2)


@pytest.mark.parametrize("part", ["redis", "smtp"])
@pytest.mark.parametrize("fault", ["refuse", "hang"])
def test_the_site_goes_on_and_letters_go_once_afterwards(world, part, fault):
    with process("worker", world.folder, world.env, *WORKER):
        getattr(getattr(world, part), fault)()
        code = sit_the_exam(world)
        status, page = Visitor(world.site).get(f"/en/verify/{code}/")
        assert (status, code in page) == (200, True)
        assert ask_for_passwords(world.site, 8) <= {200, 429}
        assert Visitor(world.site).get("/en/")[0] == 200
        assert world.mail.letters == [] or part == "redis"
        getattr(world, part).forward()
        until(lambda: not QueuedLetter.objects.exists(), nudge=a_minute_passes)
    subjects = [text.partition("Subject: ")[2].splitlines()[0] for _to, text in world.mail.letters]
    assert "You have passed: your certificate is ready" in subjects
    assert len(subjects) > 1
    names = Counter(text.partition("Message-ID: ")[2].splitlines()[0] for _to, text in world.mail.letters)
    assert set(names.values()) == {1}


def test_a_killed_worker_loses_no_letter_and_doubles_none(world):
    world.smtp.hang()
    with process("killed", world.folder, world.env, *WORKER) as worker:
        assert ask_for_passwords(world.site, 1) == {200}
        until(lambda: QueuedLetter.objects.filter(tries=1).exists())
        worker.kill()
    world.smtp.forward()
    with process("next", world.folder, world.env, *WORKER):
        QueuedLetter.objects.update(next_try_at=timezone.now())  # the lease is over
        until(lambda: not QueuedLetter.objects.exists(), nudge=a_minute_passes)
    assert [to for to, _text in world.mail.letters] == [["ada@example.org"]]


@pytest.mark.parametrize("fault", ["refuse", "hang"])
def test_the_probe_tells_at_once_that_redis_is_away(world, fault):
    getattr(world.redis, fault)()
    began = time.monotonic()
    status, text = Visitor(world.site).get("/healthz")
    assert time.monotonic() - began < 3
    assert (status, '"cache": "failing"' in text) == (200, True)
    world.redis.forward()
    until(lambda: '"cache": "ok"' in Visitor(world.site).get("/healthz")[1], timeout=30)


def test_without_redis_nobody_waits_for_the_mail_server(world, tmp_path):
    def send_by_hand():
        QueuedLetter.objects.filter(next_try_at__lt=soon()).update(next_try_at=timezone.now())
        with process("by hand", tmp_path, world.env, "django", "send_letters") as command:
            command.wait(30)

    world.smtp.hang()
    with site(tmp_path, world.env | {"REDIS_URL": ""}) as address:
        assert ask_for_passwords(address, 3) == {200}
        assert Visitor(address).get("/en/")[0] == 200
        assert world.mail.letters == []
        world.smtp.forward()
        until(lambda: len(world.mail.letters) == 3, nudge=send_by_hand)
    assert not QueuedLetter.objects.exists()


@pytest.fixture
def stored(rulebook, tmp_path):
    """A site whose database is behind a proxy."""
    with connection.cursor():
        behind = connection.connection.info
    database = Proxy(behind.host, behind.port)
    url = f"postgres://{behind.user}:{behind.password}@127.0.0.1:{database.port}/{behind.dbname}"
    with site(tmp_path, {"DATABASE_URL": url, "REDIS_URL": "", "EMAIL_URL": ""}) as address:
        yield SimpleNamespace(database=database, site=address)
        database.forward()


def test_connections_that_the_database_ended_cost_no_page(stored):
    def visit_at_once():
        with ThreadPoolExecutor(8) as pool:
            return set(pool.map(lambda _: Visitor(stored.site).get("/en/")[0], range(16)))

    for _ in range(3):
        assert visit_at_once() == {200}
        with connection.cursor() as cursor:
            cursor.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid != pg_backend_pid()"
            )
    assert visit_at_once() == {200}


@pytest.mark.parametrize("fault", ["refuse", "hang"])
def test_a_database_that_is_away_is_reported_at_once_and_served_from_when_it_is_back(stored, fault):
    visitor = Visitor(stored.site)
    assert visitor.get("/en/")[0] == 200
    getattr(stored.database, fault)()
    for _ in range(3):
        began = time.monotonic()
        status, text = visitor.get("/healthz")
        assert time.monotonic() - began < 3
        assert (status, '"database": "failing"' in text) == (503, True)
    if fault == "refuse":
        with ThreadPoolExecutor(4) as pool:  # within the timeout of each, also when no old connection is left
            assert set(pool.map(lambda _: Visitor(stored.site).get("/en/")[0], range(8))) == {500}
    stored.database.forward()
    until(lambda: visitor.get("/en/")[0] == 200, timeout=20)
    assert {visitor.get("/en/")[0] for _ in range(6)} == {200}
