"""Letters to people about their account, in their own language and in the name of their house."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from allauth.account.forms import default_token_generator
from allauth.account.models import EmailAddress
from allauth.account.utils import user_pk_to_url_str
from django.conf import settings
from django.core.mail import EmailMessage, get_connection
from django.db.models import TextChoices
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext_lazy as _

from training.staff.models import User


class Letter(TextChoices):
    """A letter's template is staff/letters/<value>.txt; its label is the subject."""

    INVITATION = "invitation", _("Your account at {house}")
    ADDRESS_CHANGED = "address-changed", _("Your e-mail address at {house} was changed")


def invite(person: User, now: datetime) -> None:
    """Send the link with which a person sets the first password. A new link, or a new address, ends the one before."""
    person.set_unusable_password()  # another random one: links are signed with it
    person.save(update_fields=["password"])
    _invitation(person, now).send()


def invite_new(people: Sequence[User], now: datetime) -> None:
    """Send their links to people whose accounts were made just now. What allauth keeps of an address is written for all
    at once: it would add it for each when it signs the link."""
    EmailAddress.objects.bulk_create([EmailAddress(user=person, email=person.email) for person in people])
    get_connection().send_messages([_invitation(person, now) for person in people])


def _invitation(person: User, now: datetime) -> EmailMessage:
    with translation.override(person.language):
        key = {"uidb36": user_pk_to_url_str(person), "key": default_token_generator.make_token(person)}
        link = settings.SITE_URL + reverse("account_reset_password_from_key", kwargs=key)
    until = now + timedelta(seconds=settings.PASSWORD_RESET_TIMEOUT)
    return _letter(Letter.INVITATION, person, person.email, link=link, until=until)


def notify_old_address(person: User, old: str) -> None:
    """Write to the old address that letters now go elsewhere. Others may read it, so the new one is not named."""
    _letter(Letter.ADDRESS_CHANGED, person, old).send()


def _letter(letter: Letter, person: User, address: str, **more: object) -> EmailMessage:
    """Return a letter in the person's language. Django's mail raises OSError if it refuses it."""
    with translation.override(person.language):
        context = {"person": person, "house": person.house, "site": settings.SITE_URL, **more}
        body = render_to_string(f"staff/letters/{letter}.txt", context).strip() + "\n"
        return EmailMessage(str(letter.label).format(house=person.house), body, None, [address])
