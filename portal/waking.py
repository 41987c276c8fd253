"""Ask a worker for what waits in the database, so that it need not wait for the timetable."""

import logging
from typing import Any

logger = logging.getLogger(__name__)


def import_files(**_signal: Any) -> None:
    """Have done what HR has asked for with files to import: by a worker, or at once where tasks are done in process."""
    from kombu.exceptions import OperationalError  # with Celery, which nothing else of a web process needs

    from portal import celery  # noqa: F401 - a task is sent by the application of the project
    from training.hr import tasks

    try:
        tasks.import_files.delay()
    except OperationalError as problem:
        logger.warning("Files wait to be imported: the queue does not answer (%s).", problem)
