"""What the quiz does by itself."""

from celery import shared_task
from django.utils import timezone

from training.quiz import selectors, services


@shared_task
def close_expired() -> int:
    """Closes and grades every attempt whose time ran out. Returns how many."""
    now = timezone.now()
    due = selectors.open_attempts().filter(deadline__lt=now - services.GRACE)
    return sum(services.close_if_due(attempt, now) for attempt in due)
