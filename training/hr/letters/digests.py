"""Write the letter of a day: its text, and that it goes once whatever happens."""

from dataclasses import dataclass

from django.conf import settings
from django.core.mail import send_mail
from django.db import transaction
from django.template.loader import render_to_string
from django.utils import translation
from django.utils.translation import gettext_lazy as _

from training.certification.letters import PASSED
from training.certification.models import Certificate, Reminder
from training.certification.rechecks.selectors import Quiz
from training.hr.letters.due import Draft, Part, unsaid
from training.hr.letters.models import Digest
from training.staff.models import User

# A letter of a night in which much expires names so many certificates in each part, and counts the rest.
MOST_NAMED = 100
_SUBJECTS = {
    Part.ISSUED: PASSED,
    Part.HOLDER: _("How long your certificate is valid"),
    Part.QUIZ: _("A quiz on changed rules"),
    Part.TEAM: _("Expiring and expired certificates of your team"),
    Part.HOUSE: _("Expiring and expired certificates of your house"),
}


@dataclass(frozen=True)
class Text:
    subject: str
    body: str


def compose(draft: Draft) -> Text:
    """Return a letter in its reader's language."""
    by_part = {part: [one.quiz or one.certificate for one in draft.notices if one.part == part] for part in Part}
    parts = {part: _named(part, found) for part, found in by_part.items() if found}
    with translation.override(draft.reader.language):
        context: dict[str, object] = {"recipient": draft.reader, "site": settings.SITE_URL}
        context |= {part.value: found for part, found in parts.items()}
        body = render_to_string("hr/letters/digest.txt", context).strip() + "\n"
        return Text(str(_SUBJECTS[next(iter(parts))]), body)


def _named(part: Part, found: list[Certificate | Quiz]) -> dict[str, object]:
    """Return the certificates that a part names, how many there are, and how many of them it does not name."""
    named = found[:MOST_NAMED] if part in (Part.TEAM, Part.HOUSE) else found
    return {"named": named, "number": len(found), "more": len(found) - len(named)}


@transaction.atomic
def send(draft: Draft) -> bool:
    """Write to somebody what they do not know yet. Return False if that is nothing, or they got a letter that day.

    What was said, that there was a letter, and the letter itself, which the outbox stores, are written together or not
    at all. The reader is locked, so that two checks at once do not both find something new.
    """
    User.objects.select_for_update().get(pk=draft.reader.pk)
    if Digest.objects.filter(reader=draft.reader, day=draft.day).exists():
        return False
    fresh = next(iter(unsaid([draft])), None)
    if fresh is None:
        return False
    Digest.objects.create(reader=fresh.reader, day=fresh.day, certificates=len(fresh.notices))
    Reminder.objects.bulk_create(
        Reminder(certificate=one.certificate, recipient=fresh.reader, kind=one.kind, until=one.until)
        for one in fresh.notices
    )
    text = compose(fresh)
    send_mail(text.subject, text.body, None, [fresh.reader.email])
    return True
