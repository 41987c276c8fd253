"""The probe: it asks, it says which part fails, and it does not wait."""

from datetime import timedelta
from threading import Event
from types import SimpleNamespace

import pytest
import time_machine
from django.core.cache import cache
from django.core.mail import EmailMessage
from django.db import OperationalError
from django.test import Client
from django.utils import timezone

from portal import health, timetable
from portal.celery import app
from portal.models import LastRun
from portal.outbox.models import QueuedLetter

pytestmark = pytest.mark.django_db(transaction=True)  # it asks from threads of its own


def scheduled():
    return [entry["task"] for entry in app.conf.beat_schedule.values()]


def ran(task):
    timetable.note_run(SimpleNamespace(name=task, request=SimpleNamespace(is_eager=False)))


@pytest.fixture
def queued(settings):
    """As with Redis: a worker and beat have tasks to do."""
    settings.CELERY_TASK_ALWAYS_EAGER = False


def test_all_is_well(client: Client) -> None:
    response = client.get("/healthz")
    assert (response.status_code, response.json()) == (200, {"database": "ok", "cache": "ok"})
    assert "no-store" in response["Cache-Control"]


def test_without_its_database_the_site_is_out_of_order_and_the_reason_stays_in_the_log(client, monkeypatch, caplog):
    def broken():
        raise OperationalError("password of the database")

    monkeypatch.setattr(health, "_database", broken)
    response = client.get("/healthz")
    assert (response.status_code, response.json()) == (503, {"database": "failing", "cache": "ok"})
    assert "password" in caplog.text


def test_without_its_cache_the_site_serves_and_only_a_monitor_is_alarmed(client, monkeypatch):
    monkeypatch.setattr(type(cache._connections["default"]), "get", lambda *_args, **_kwargs: "failing")
    assert client.get("/healthz").status_code == 200
    response = client.get("/healthz?full")
    assert (response.status_code, response.json()["cache"]) == (503, "failing")


def test_what_hangs_is_failing_and_is_not_asked_again_meanwhile(client, monkeypatch):
    released, asked = Event(), []

    def hangs():
        asked.append(1)
        released.wait(30)
        return {"cache": "ok"}

    monkeypatch.setattr(health, "_cache", hangs)
    answers = [client.get("/healthz").json() for _ in range(2)]
    released.set()
    assert answers == [{"database": "ok", "cache": "failing"}] * 2
    assert len(asked) == 1


def test_a_letter_that_waits_too_long_is_late(client):
    letter = EmailMessage("A link", "https://tapis.example/secret", None, ["ada@example.org"])
    QueuedLetter.of(letter, timezone.now() - timedelta(minutes=20)).save()
    response = client.get("/healthz?full")
    state = response.json()
    assert (response.status_code, state["letters"], state["letters_waiting"]) == (503, "late", 1)
    assert state["oldest_letter_minutes"] == 20
    assert "ada" not in response.content.decode()


def test_where_tasks_are_done_in_process_no_timetable_is_missed(client):
    response = client.get("/healthz?full")
    assert response.status_code == 200
    assert "beat" not in response.json()


def test_a_timetable_that_never_ran_is_late(client, queued):
    state = client.get("/healthz?full").json()
    assert {state["beat"], state["send-letters"], state["close-expired"], state["expiry-check"]} == {"late"}


def test_what_ran_is_well_until_its_next_time_is_over(client, queued):
    at = timezone.localtime().replace(hour=12, minute=0)
    with time_machine.travel(at):
        timetable._note(timetable.BEAT)
        for task in scheduled():
            ran(task)
        assert client.get("/healthz?full").status_code == 200
    with time_machine.travel(at + timedelta(hours=1)):
        state = client.get("/healthz?full").json()
    assert (state["beat"], state["close-expired"], state["expiry-check"]) == ("late", "late", "ok")


def test_a_task_that_never_ran_is_not_late_before_its_time(client, queued):
    with time_machine.travel(timezone.localtime().replace(hour=12, minute=0)):
        timetable.watch_beat()
        timetable.before_task_publish.disconnect(dispatch_uid="note beat")
        state = client.get("/healthz?full").json()
    assert (state["beat"], state["expiry-check"]) == ("late", "ok")


def test_only_tasks_of_the_timetable_are_noted():
    ran("portal.somebody.elses")
    assert not LastRun.objects.exists()
