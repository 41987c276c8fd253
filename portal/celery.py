"""The Celery application: `celery -A portal worker` and `celery -A portal beat`.

A process that queues a task imports this first, so that the task finds its queue. All others start without Celery,
which takes a tenth of their time.
"""

import os

from celery import Celery
from celery.schedules import crontab

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")

app = Celery("portal")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.conf.beat_schedule = {
    "send-letters": {
        "task": "portal.outbox.tasks.deliver",
        "schedule": crontab(),
        "options": {"expires": 50},  # seconds: after a night without a worker, one run does the work of all
    },
    "clear-sessions": {"task": "portal.tasks.clear_sessions", "schedule": crontab(hour=4, minute=10)},
    "close-expired": {"task": "training.quiz.tasks.close_expired", "schedule": crontab(minute="*/5")},
    "expiry-check": {
        "task": "training.hr.tasks.expiry_check",
        "schedule": crontab(hour="3-8", minute=10),  # the runs after the first one finish what was cut off
    },
    "import-files": {  # those of which the queue did not hear, and those that were cut off
        "task": "training.hr.tasks.import_files",
        "schedule": crontab(minute="*/5"),
        "options": {"expires": 250},  # seconds
    },
    "estimate-difficulty": {
        "task": "training.quiz.tasks.estimate_difficulty",
        "schedule": crontab(hour=3, minute=40),
    },
}
app.autodiscover_tasks()
app.set_default()
