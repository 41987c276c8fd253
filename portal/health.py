"""What /healthz says, within a second whatever is down: each part is asked in a thread of its own."""

import logging
from collections.abc import Callable
from concurrent.futures import Future, wait
from datetime import timedelta
from threading import Lock, Thread
from typing import TypeAlias

from django.conf import settings
from django.core.cache import cache
from django.db import connection, connections
from django.utils import timezone

from portal.outbox.models import QueuedLetter

logger = logging.getLogger(__name__)

# Each part is ok, late or failing; a few are counted.
State: TypeAlias = dict[str, str | int]
Probe: TypeAlias = Callable[[], State]

TIMEOUT = 0.8  # seconds
LETTERS_LATE_AFTER = 15  # minutes

_lock = Lock()
_under_way: dict[str, Future[State]] = {}


def brief() -> tuple[bool, State]:
    """Return the state for a load balancer: pages can be served without the cache, but not without the database."""
    state = _ask({"database": _database, "cache": _cache})
    return state["database"] == "ok", state


def full() -> tuple[bool, State]:
    """Return the state for a monitor: also what no visitor sees. All of it must be ok."""
    probes = {"database": _database, "cache": _cache, "letters": _letters}
    if not settings.CELERY_TASK_ALWAYS_EAGER:
        probes["timetable"] = _timetable
    state = _ask(probes)
    return not {"failing", "late"} & set(state.values()), state


def _ask(probes: dict[str, Probe]) -> State:
    """Return what the probes say. A part that fails or takes too long is failing; the reason is in the log."""
    asked = {name: _start(name, probe) for name, probe in probes.items()}
    wait(asked.values(), timeout=TIMEOUT)
    state: State = {}
    for name, future in asked.items():
        if future.done() and not future.exception():
            state |= future.result()
        else:
            logger.error("healthz: %s: %s", name, future.exception() if future.done() else "no answer in time")
            state[name] = "failing"
    return state


def _start(name: str, probe: Probe) -> Future[State]:
    """Ask in a daemon thread, so that the process can exit. A part that has not answered yet is not asked again."""
    with _lock:
        if name in _under_way:
            return _under_way[name]
        future = _under_way[name] = Future()
    Thread(target=_run, args=(name, probe, future), name=f"healthz {name}", daemon=True).start()
    return future


def _run(name: str, probe: Probe, future: Future[State]) -> None:
    try:
        answer = probe()
    except Exception as problem:
        future.set_exception(problem)
    else:
        future.set_result(answer)
    finally:
        with _lock:
            del _under_way[name]
        connections.close_all()


def _database() -> State:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return {"database": "ok"}


def _cache() -> State:
    cache.set("healthz", "ok", timeout=10)
    return {"cache": cache.get("healthz", "failing")}


def _letters() -> State:
    oldest = QueuedLetter.objects.waiting().first()
    waited = timezone.now() - oldest.queued_at if oldest else timedelta()
    return {
        "letters": "late" if waited > timedelta(minutes=LETTERS_LATE_AFTER) else "ok",
        "letters_waiting": QueuedLetter.objects.waiting().count(),
        "letters_given_up": QueuedLetter.objects.exclude(given_up_at=None).count(),
        "oldest_letter_minutes": int(waited.total_seconds() // 60),
    }


def _timetable() -> State:
    from portal.timetable import lateness  # with Celery, which nothing else of a web process needs

    return lateness()
