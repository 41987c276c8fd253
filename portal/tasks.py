"""What the site does by itself."""

from celery import shared_task
from django.core.management import call_command


@shared_task
def clear_sessions() -> None:
    """Remove the sessions whose time is over: nothing else ever does."""
    call_command("clearsessions")
