"""A web process, or connections to Redis or to the database, ended while people sit an exam, or Redis and the mail
server refusing and hanging: each answer that was acknowledged is there once, and marked. A small run of
benchmarks/exams.py, which does the same with a full room."""

import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.db import connection
from django.test import Client

from benchmarks.sitters import Sitter, kept, right_answers, together
from tests.portal.breaking import end_database_connections, end_redis_connections, kill_one_process
from tests.portal.servers import Proxy, mail_server
from tests.portal.visitor import own_database, site
from tests.training.certification.cast import a_house, a_person
from training.quiz.models import Attempt, Submission

pytestmark = [pytest.mark.services, pytest.mark.django_db(transaction=True)]

PEOPLE, SECONDS = 6, 9


@contextmanager
def processes(folder: Path, **parts: str) -> Iterator[tuple[str, int]]:
    """Serve the site by two processes. Yields its address, and the process that minds them."""
    pid = folder / "gunicorn.pid"
    env = {
        "DATABASE_URL": own_database(),
        "REDIS_URL": settings.REDIS_URL,
        "SECRET_KEY": settings.SECRET_KEY,  # which signs the sessions
        "GUNICORN_CMD_ARGS": f"--workers=2 --pid={pid}",
    }
    with site(folder, env | parts) as address:
        yield address.removeprefix("http://"), int(pid.read_text())


def session_of(number: int, house) -> str:
    client = Client()
    client.force_login(a_person(house, username=f"person{number}"))
    return client.cookies[settings.SESSION_COOKIE_NAME].value


def people_at(address: str) -> list[Sitter]:
    house = a_house("Ca’ Vendramin Calergi")
    sitters = [Sitter(session_of(number, house), address) for number in range(PEOPLE)]
    for sitter in sitters:
        sitter.think = 0.3
    return sitters


def sit(sitters: list[Sitter], end, times: int) -> None:
    """Let all of them sit an exam, and end something so many times, a second apart. No answer is lost or doubled."""
    together(sitters, "begin")
    right_answers(sitters)

    def ending() -> None:
        for _ in range(times):
            time.sleep(1)
            end()

    with ThreadPoolExecutor(1) as pool:
        breaking = pool.submit(ending)
        together(sitters, "sit", time.monotonic() + SECONDS)
    breaking.result()
    connection.close()  # it may have been ended with all the others
    together(sitters, "hand_in")
    found = kept(sitters)
    assert found.is_all, found
    assert found.acknowledged > PEOPLE * 3
    assert (Attempt.objects.count(), Submission.objects.count()) == (PEOPLE, PEOPLE)


@pytest.mark.parametrize(("fault", "times"), [("process", 1), ("database", SECONDS - 1), ("redis", SECONDS - 1)])
def test_no_answer_is_lost_or_doubled(rulebook, tmp_path, fault, times):
    with processes(tmp_path) as (address, minder):
        ends = {
            "process": lambda: kill_one_process(minder),
            "database": lambda: end_database_connections(own_database()),
            "redis": lambda: end_redis_connections(settings.REDIS_URL),
        }
        sit(people_at(address), ends[fault], times)


def test_nobody_waits_for_redis_or_the_mail_server(rulebook, tmp_path):
    """They hang, refuse and hang again until all have handed in. Redis is waited for once by each process, a second."""
    real, steps = urlsplit(settings.REDIS_URL), iter(("hang", "refuse", "forward", "hang"))
    with mail_server() as mail:
        away = redis, smtp = Proxy(real.hostname, real.port or 6379), Proxy(*mail.server_address)

        def change() -> None:
            step = next(steps)
            for part in away:
                getattr(part, step)()

        parts = {
            "REDIS_URL": real._replace(netloc=f"127.0.0.1:{redis.port}").geturl(),
            "EMAIL_URL": f"smtp://127.0.0.1:{smtp.port}",
        }
        with processes(tmp_path, **parts) as (address, _minder):
            sitters = people_at(address)
            sit(sitters, change, 4)
        redis.forward()
        smtp.forward()
    assert sum((sitter.failed for sitter in sitters), Counter()) == {}
    assert max(seconds for sitter in sitters for taken in sitter.taken.values() for seconds in taken) < 8
