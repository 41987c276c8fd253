"""Write the letter of a day: its text, and that it goes once whatever happens."""

from dataclasses import dataclass

from django.conf import settings
from django.core.mail import send_mail
from django.db import transaction
from django.template.loader import render_to_string
from django.utils import translation
from django.utils.translation import gettext_lazy as _

from training.certification.letters import PASSED
from training.certification.models import Reminder
from training.hr.letters import words
from training.hr.letters.models import Digest, Said
from training.hr.letters.notices import Draft, Notice, Part
from training.hr.letters.said import unsaid
from training.staff.models import User

# A letter of a night in which much expires names so many certificates in each part, and counts the rest.
MOST_NAMED = 100
_SUBJECTS = {
    Part.ISSUED: PASSED,
    Part.ACTED: _("A change to your certificate"),
    Part.HOLDER: _("How long your certificate is valid"),
    Part.LIMITED: _("What you may deal for a limited time"),
    Part.QUIZ: _("A quiz on changed rules"),
    Part.TASKS: _("What you have to do"),
    Part.TEAM: _("Expiring and expired certificates of your team"),
    Part.TEAM_NEWS: _("News of your team"),
    Part.HOUSE: _("Expiring and expired certificates of your house"),
    Part.HOUSE_NEWS: _("News of your house"),
}
_OWN, _OTHERS = (Part.ACTED, Part.LIMITED, Part.TASKS), (Part.TEAM_NEWS, Part.HOUSE_NEWS)
_LONG = (Part.TEAM, Part.TEAM_NEWS, Part.HOUSE, Part.HOUSE_NEWS)


@dataclass(frozen=True)
class Text:
    subject: str
    body: str


def compose(draft: Draft) -> Text:
    """Return a letter in its reader's language."""
    with translation.override(draft.reader.language):
        parts = {part: found for part in Part if (found := _part(part, draft.notices))}
        context: dict[str, object] = {"recipient": draft.reader, "site": settings.SITE_URL, "waiting": draft.waiting}
        context |= {part.value: found for part, found in parts.items()}
        body = render_to_string("hr/letters/digest.txt", context).strip() + "\n"
        return Text(str(_SUBJECTS[next(iter(parts))]), body)


def _part(part: Part, notices: list[Notice]) -> dict[str, object] | None:
    """Return what a part names, in words where it has no template of its own; how much there is, and how much it does
    not name."""
    found = list({one.about: one for one in reversed(notices) if one.part == part}.values())[::-1]
    if not found:
        return None
    named = found[:MOST_NAMED] if part in _LONG else found
    return {"named": [_shown(one) for one in named], "number": len(found), "more": len(found) - len(named)}


def _shown(notice: Notice) -> object:
    if notice.part in _OWN:
        return words.own(notice)
    return words.others(notice) if notice.part in _OTHERS else notice.shown


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
        if one.certificate
    )
    Said.objects.bulk_create(
        Said(reader=fresh.reader, subject=one.subject, kind=one.kind, until=one.until)
        for one in fresh.notices
        if not one.certificate
    )
    text = compose(fresh)
    send_mail(text.subject, text.body, None, [fresh.reader.email])
    return True
