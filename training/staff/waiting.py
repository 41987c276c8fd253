"""Changes of people that wait for their day: a last day to come, or the day of a move.

The account follows when its owner next does something in the site (`portal/sign_in/backend.py`) and when an officer
acts on it, so nobody does more than they may although no worker runs; the nightly task brings along those of whom
nothing is seen. Lists of who works in a house on a day do not depend on it: they ask the history.
"""

import logging
from datetime import date

from django.db import transaction

from training.staff.history import waiting_for
from training.staff.models import User

logger = logging.getLogger(__name__)


def take_effect(person: User, day: date) -> None:
    """Let an account say what the history says of it on a day. Twice is as good as once."""
    if person.changes_on is None or person.changes_on > day:
        return
    with transaction.atomic():
        stored = User.objects.select_for_update().get(pk=person.pk)
        row = waiting_for(stored)
        if row and row.first_day <= day:
            stored.house, stored.role, stored.is_active = row.house, row.role, row.is_active
            if not row.is_active:
                stored.set_unusable_password()  # which ends every session and every link
            stored.changes_on = None
            stored.save(update_fields=["house", "role", "is_active", "password", "changes_on"])
    person.refresh_from_db()


def take_all_effect(day: date) -> int:
    """Let every account follow whose change has come. Return how many did; one that cannot is logged."""
    done = 0
    for person in User.objects.filter(changes_on__lte=day):
        try:
            take_effect(person, day)
            done += 1
        except Exception:
            logger.exception("An account cannot follow its history: %s", person.pk)
    return done
