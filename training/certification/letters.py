"""The letter that comes with a certificate, in its holder's language, and that it goes once."""

from datetime import date

from django.conf import settings
from django.core.mail import send_mail
from django.db import transaction
from django.template.loader import render_to_string
from django.utils import translation
from django.utils.translation import gettext_lazy as _

from training.certification.models import Certificate, Reminder
from training.certification.states import state_on

PASSED = _("You have passed: your certificate is ready")


@transaction.atomic
def congratulate(certificate: Certificate, day: date) -> bool:
    """Send the holder a certificate of that day. Return False if that was done before.

    The record and the letter, which the outbox stores, are written together or not at all.
    """
    holder = certificate.holder
    is_new = Reminder.objects.get_or_create(
        kind=Reminder.ISSUED, certificate=certificate, recipient=holder, until=certificate.expires_on
    )[1]
    if is_new:
        found = state_on(Certificate.objects.filter(pk=certificate.pk), day)
        with translation.override(holder.language):
            context = {"recipient": holder, "certificates": list(found), "site": settings.SITE_URL}
            body = render_to_string("certification/letters/issued.txt", context).strip() + "\n"
            send_mail(str(PASSED), body, None, [holder.email])
    return is_new
