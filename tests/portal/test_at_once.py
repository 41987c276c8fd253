"""The commands of a new version, started on several machines at the same moment."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from time import sleep
from urllib.parse import urlsplit

import psycopg
import pytest
from django.db import connection

from tests.portal.visitor import own_database

pytestmark = [pytest.mark.services, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def empty():
    """The address of a PostgreSQL database without a table."""
    name = f"{connection.settings_dict['NAME']}_at_once"
    with connection.cursor() as cursor:
        cursor.execute(f"DROP DATABASE IF EXISTS {name}")
        cursor.execute(f"CREATE DATABASE {name}")
    yield urlsplit(own_database())._replace(path=f"/{name}").geturl()
    with connection.cursor() as cursor:
        cursor.execute(f"DROP DATABASE {name} WITH (FORCE)")


def run(database, tmp_path, *commands):
    """Start all the commands at once; what each of them wrote to its standard error, and how it ended."""
    env = os.environ | {"DATABASE_URL": database, "VAR_DIR": str(tmp_path)}
    env |= {"DJANGO_SETTINGS_MODULE": "portal.settings.local", "REDIS_URL": "", "EMAIL_URL": "", "SECRET_KEY": "k" * 50}
    started = [
        subprocess.Popen([sys.executable, "manage.py", *command], env=env, stderr=subprocess.PIPE, text=True)
        for command in commands
    ]
    return [(process.communicate()[1], process.returncode) for process in started]


def test_commands_at_once_wait_for_each_other(empty, tmp_path):
    assert run(empty, tmp_path, *[["migrate", "-v0"]] * 2) == [("", 0)] * 2
    assert run(empty, tmp_path, *[["sync_rulebook", "-v0"]] * 4) == [("", 0)] * 4
    assert run(empty, tmp_path, *[["sync_venues", "-v0"]] * 3) == [("", 0)] * 3
    assert run(empty, tmp_path, ["sync_rulebook", "--check"]) == [("", 0)]


def test_a_turn_is_waited_for_longer_than_any_other_lock(tmp_path):
    """Several machines may each need seconds for the rules; the limit of any other lock is here a tenth of one."""
    impatient = f"{own_database()}?options=-c%20lock_timeout%3D100ms%20-c%20statement_timeout%3D1s"
    waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
    with psycopg.connect(own_database(), autocommit=True) as other, ThreadPoolExecutor() as beside:
        other.execute("SELECT pg_advisory_lock(hashtext('sync_venues'))")
        command = beside.submit(run, impatient, tmp_path, ["sync_venues", "-v0"])
        while not command.done() and other.execute(waiting).fetchone() == (0,):
            sleep(0.1)
        sleep(1.5)
        other.execute("SELECT pg_advisory_unlock(hashtext('sync_venues'))")
        assert command.result() == [("", 0)]
