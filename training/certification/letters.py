"""Letters about certificates: who is due one, in whose language, and that each goes once."""

from collections import defaultdict
from datetime import date, timedelta
from typing import TypeAlias

from django.conf import settings
from django.core.mail import send_mail
from django.db import transaction
from django.db.models import F, Q, TextChoices
from django.template.loader import render_to_string
from django.utils import translation
from django.utils.translation import gettext_lazy as _

from training.certification.models import Certificate, Reminder
from training.certification.states import State, standing_on, state_on
from training.staff.models import Role, User

# A certificate's id, the kind of reminder, and the last valid day that it is about.
Notice: TypeAlias = tuple[int, str, date]

# A holder hears of the end of a certificate so many days before it.
_FIRST_DAYS = 90
# Days left, at most, for each kind. The most urgent that fits is sent; missed ones are not sent later.
_STEPS = {
    Reminder.Kind.EXPIRED: -1,
    Reminder.Kind.DAYS_7: 7,
    Reminder.Kind.DAYS_30: 30,
    Reminder.Kind.DAYS_90: _FIRST_DAYS,
}
# How far back a check looks for letters that could not go.
_LOOK_BACK = timedelta(days=30)


class Letter(TextChoices):
    """A letter's template is certification/letters/<value>.txt; its label is the subject."""

    ISSUED = "issued", _("You have passed: your certificate is ready")
    HOLDER = "holder", _("How long your certificate is valid")
    OFFICE = "office", _("Expiring and expired certificates of your house")


def due_on(day: date) -> dict[tuple[Letter, int], list[Notice]]:
    """Return what is due on `day` and has not been sent yet, by letter and recipient."""
    silent = Q(state__in=[State.REVOKED, State.SUSPENDED])
    standing = standing_on(Certificate.objects.all(), day).exclude(silent).order_by(F("until"), "pk")
    officers = _officers()
    due: dict[tuple[Letter, int], list[Notice]] = defaultdict(list)
    for certificate in standing.filter(issued_on__gte=day - _LOOK_BACK):
        issued = (certificate.pk, Reminder.Kind.ISSUED, certificate.expires_on)
        due[Letter.ISSUED, certificate.holder_id].append(issued)
    for certificate in standing.filter(Q(until__range=(day - _LOOK_BACK, day + timedelta(days=_FIRST_DAYS)))):
        notice = (certificate.pk, _kind((certificate.until - day).days), certificate.until)
        due[Letter.HOLDER, certificate.holder_id].append(notice)
        for officer in officers[certificate.house_id] - {certificate.holder_id}:
            due[Letter.OFFICE, officer].append(notice)
    return _not_said(due)


def _kind(days_left: int) -> Reminder.Kind:
    return next(kind for kind, at_most in _STEPS.items() if days_left <= at_most)


def _officers() -> dict[int, set[int]]:
    """Return the HR officers of each house."""
    officers = defaultdict(set)
    for pk, house in User.objects.filter(role=Role.HR, house__isnull=False).values_list("pk", "house"):
        officers[house].add(pk)
    return officers


def _not_said(due: dict[tuple[Letter, int], list[Notice]]) -> dict[tuple[Letter, int], list[Notice]]:
    """Return a copy without the notices that went, and without people who are gone or have no address."""
    reached = set(User.objects.filter(is_active=True).exclude(email="").values_list("pk", flat=True))
    certificates = {pk for notices in due.values() for pk, _kind, _until in notices}
    said = set(
        Reminder.objects.filter(certificate__in=certificates).values_list("recipient", "certificate", "kind", "until")
    )
    left = {
        (letter, person): [notice for notice in notices if (person, *notice) not in said]
        for (letter, person), notices in due.items()
        if person in reached
    }
    return {key: notices for key, notices in left.items() if notices}


@transaction.atomic
def send(letter: Letter, recipient_id: int, notices: list[Notice], day: date) -> bool:
    """Write to somebody about what they have not been told yet. Return False if there is nothing new.

    The record and the letter, which the outbox stores, are written together or not at all.
    """
    recipient = User.objects.get(pk=recipient_id)
    fresh = [
        pk
        for pk, kind, until in notices
        if Reminder.objects.get_or_create(certificate_id=pk, recipient=recipient, kind=kind, until=until)[1]
    ]
    if fresh:
        _post(letter, recipient, fresh, day)
    return bool(fresh)


def _post(letter: Letter, recipient: User, certificates: list[int], day: date) -> None:
    """Write the letter in the recipient's language."""
    found = state_on(Certificate.objects.filter(pk__in=certificates), day).order_by(F("until"), "pk")
    with translation.override(recipient.language):
        context = {"recipient": recipient, "certificates": found, "site": settings.SITE_URL}
        body = render_to_string(f"certification/letters/{letter}.txt", context).strip() + "\n"
        send_mail(str(letter.label), body, None, [recipient.email])
