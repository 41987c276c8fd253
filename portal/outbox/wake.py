"""Ask for a delivery in a thread beside the request, so that a hanging broker or mail server delays no page."""

import logging
from concurrent.futures import ThreadPoolExecutor
from threading import Lock

from django.db import connections

logger = logging.getLogger(__name__)

_thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="letters")
_lock = Lock()
_asked = False


def wake() -> None:
    """Have the queue delivered soon: by a worker, or by this process where tasks are done in process.

    While one request waits its turn, more of them are the same request.
    """
    global _asked
    with _lock:
        if _asked:
            return
        _asked = True
    _thread.submit(_ask)


def _ask() -> None:
    global _asked
    with _lock:
        _asked = False  # a letter that is queued from here on asks again
    try:
        from portal.outbox.tasks import deliver  # with Celery, which nothing else of a web process needs

        deliver.delay()
    except Exception as problem:  # kombu has its own kinds; the timetable asks again in a minute
        logger.warning("Letters wait in the outbox: the queue does not answer (%s).", problem)
    finally:
        connections.close_all()
