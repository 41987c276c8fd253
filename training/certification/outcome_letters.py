"""Letters about changed results: to HR while a decision is due, to the candidate when it is made."""

from datetime import date, timedelta

from django.conf import settings
from django.core.mail import send_mail
from django.db import transaction
from django.db.models import QuerySet
from django.template.loader import render_to_string
from django.utils import translation
from django.utils.translation import gettext as _

from training.certification.models import OutcomeNotice
from training.certification.selectors import resting_on
from training.quiz.models import OutcomeChange
from training.quiz.outcomes import CAUSE, deciders, standings, undecided
from training.staff.days import end_of
from training.staff.models import User

# How far back a check looks for letters to candidates that could not go.
_LOOK_BACK = timedelta(days=30)


def recipients(kind: str, change: OutcomeChange) -> QuerySet[User]:
    """Return who is written to about a change: those who may decide on it, or the candidate."""
    if kind == OutcomeNotice.Kind.PENDING:
        people = deciders(change.attempt)
    else:
        people = User.objects.filter(pk=change.attempt.user_id, is_active=True)
    return people.exclude(email="")


def due_on(day: date) -> list[tuple[str, int, int]]:
    """Return the letters that should have gone by the end of `day` and did not: kind, recipient, change."""
    asked = list(undecided())
    standing = standings(change.attempt for change in asked)
    waiting = [change for change in asked if standing[change.attempt_id].pending == change]
    decided = OutcomeChange.objects.filter(decision__at__range=(end_of(day - _LOOK_BACK), end_of(day)))
    due = [
        (kind.value, recipient.pk, change.pk)
        for kind, changes in ((OutcomeNotice.Kind.PENDING, waiting), (OutcomeNotice.Kind.DECIDED, decided))
        for change in changes
        for recipient in recipients(kind, change)
    ]
    changes = {change for _kind, _recipient, change in due}
    sent = set(OutcomeNotice.objects.filter(change__in=changes).values_list("kind", "recipient", "change"))
    return [letter for letter in due if letter not in sent]


@transaction.atomic
def send(kind: str, recipient_id: int, change_id: int) -> bool:
    """Write to somebody about a change, once. Returns False if that was done before.

    The record and the letter, which the outbox stores, are written together or not at all.
    """
    recipient = User.objects.get(pk=recipient_id)
    change = OutcomeChange.objects.select_related("attempt__user", *CAUSE).get(pk=change_id)
    is_new = OutcomeNotice.objects.get_or_create(change=change, recipient=recipient, kind=kind)[1]
    if is_new:
        _post(kind, recipient, change)
    return is_new


def _post(kind: str, recipient: User, change: OutcomeChange) -> None:
    """Write the letter in the recipient's language."""
    with translation.override(recipient.language):
        subject = (
            _("A changed exam result is waiting for your decision")
            if kind == OutcomeNotice.Kind.PENDING
            else _("HR has decided on your exam result")
        )
        context = {
            "recipient": recipient,
            "change": change,
            "attempt": change.attempt,
            "exam": change.attempt.title,
            "certificates": resting_on(change.attempt),
            "site": settings.SITE_URL,
        }
        body = render_to_string(f"certification/letters/outcome_{kind}.txt", context).strip() + "\n"
        send_mail(subject, body, None, [recipient.email])
