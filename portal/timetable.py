"""Note when the tasks of the timetable run, and say which of them are late."""

from datetime import timedelta
from typing import Any

from celery.signals import beat_init, before_task_publish, task_success
from django.db import connections
from django.utils import timezone

from portal.celery import app
from portal.models import LastRun

BEAT = "beat"
GRACE = timedelta(minutes=5)


@task_success.connect(dispatch_uid="note a run")
def note_run(sender: Any, **_kwargs: Any) -> None:
    scheduled = {entry["task"] for entry in app.conf.beat_schedule.values()}
    if sender.name in scheduled and not sender.request.is_eager:
        _note(sender.name)


@beat_init.connect(dispatch_uid="watch beat")
def watch_beat(**_kwargs: Any) -> None:
    """Beat notes each task that it sends. One that never ran is not late before its first hour has come."""
    before_task_publish.connect(_note_beat, dispatch_uid="note beat")
    for entry in app.conf.beat_schedule.values():
        LastRun.objects.get_or_create(name=entry["task"], defaults={"at": timezone.now()})


def _note_beat(**_kwargs: Any) -> None:
    _note(BEAT)
    connections.close_all()  # beat is one long task, and nothing else returns its connection


def _note(name: str) -> None:
    LastRun.objects.update_or_create(name=name, defaults={"at": timezone.now()})


def lateness() -> dict[str, str | int]:
    """Say `ok` or `late` for beat and for each entry of the timetable, by name."""
    last = dict(LastRun.objects.values_list("name", "at"))
    beat = last.get(BEAT)
    state: dict[str, str | int] = {BEAT: "ok" if beat and beat > timezone.now() - GRACE else "late"}
    timetable: dict[str, Any] = app.conf.beat_schedule
    for name, entry in timetable.items():
        ran = last.get(entry["task"])
        on_time = ran and entry["schedule"].remaining_estimate(ran) > -GRACE
        state[name] = "ok" if on_time else "late"
    return state
