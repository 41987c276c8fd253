"""Tasks reach the application of the project, and the timetable names tasks that exist."""

from celery import current_app, shared_task

from portal.celery import app


@shared_task
def double(number: int) -> int:
    return 2 * number


def test_shared_tasks_belong_to_the_portals_application():
    assert current_app._get_current_object() is app
    assert double.app is app


def test_every_entry_of_the_timetable_is_a_task_that_a_worker_knows():
    app.loader.import_default_modules()
    assert {entry["task"] for entry in app.conf.beat_schedule.values()} <= set(app.tasks)


def test_without_redis_a_task_is_done_at_once():
    assert double.delay(4).get() == 8
