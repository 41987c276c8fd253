"""What the timetable and every queued letter ask for."""

from portal.celery import app
from portal.outbox.delivery import deliver_due


@app.task
def deliver() -> int:
    """Send the letters whose turn it is. Returns how many went. Harmless to run again, or twice at once."""
    return deliver_due()
