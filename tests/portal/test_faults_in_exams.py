"""A web process, or connections to Redis or to the database, ended while people sit an exam: each answer that was
acknowledged is there once, and marked. A small run of benchmarks/exams.py, which does the same with a full room."""

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection
from django.test import Client

from benchmarks.sitters import Sitter, kept, right_answers, together
from tests.portal.breaking import end_database_connections, end_redis_connections, kill_one_process
from tests.portal.visitor import own_database, site
from tests.training.certification.cast import a_house, a_person
from training.quiz.models import Attempt, Submission

pytestmark = [pytest.mark.services, pytest.mark.django_db(transaction=True)]

PEOPLE, SECONDS = 6, 9


@pytest.fixture
def processes(rulebook, tmp_path: Path):
    """The address of a site that is served by two processes, and the process that minds them."""
    pid = tmp_path / "gunicorn.pid"
    env = {
        "DATABASE_URL": own_database(),
        "REDIS_URL": settings.REDIS_URL,
        "SECRET_KEY": settings.SECRET_KEY,  # which signs the sessions
        "GUNICORN_CMD_ARGS": f"--workers=2 --pid={pid}",
    }
    with site(tmp_path, env) as address:
        yield address.removeprefix("http://"), int(pid.read_text())


def session_of(number: int, house) -> str:
    client = Client()
    client.force_login(a_person(house, username=f"person{number}"))
    return client.cookies[settings.SESSION_COOKIE_NAME].value


def sit(sitters: list[Sitter], end, times: int) -> None:
    """Let all of them sit an exam, and end something so many times, a second apart."""
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


@pytest.mark.parametrize(("fault", "times"), [("process", 1), ("database", SECONDS - 1), ("redis", SECONDS - 1)])
def test_no_answer_is_lost_or_doubled(processes, fault, times):
    address, minder = processes
    ends = {
        "process": lambda: kill_one_process(minder),
        "database": lambda: end_database_connections(own_database()),
        "redis": lambda: end_redis_connections(settings.REDIS_URL),
    }
    house = a_house("Ca’ Vendramin Calergi")
    sitters = [Sitter(session_of(number, house), address) for number in range(PEOPLE)]
    for sitter in sitters:
        sitter.think = 0.3
    sit(sitters, ends[fault], times)
    found = kept(sitters)
    assert found.is_all, found
    assert found.acknowledged > PEOPLE * 3
    assert (Attempt.objects.count(), Submission.objects.count()) == (PEOPLE, PEOPLE)
