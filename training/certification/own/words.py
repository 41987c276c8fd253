"""What a certificate of a house's programme rests on, in words."""

from typing import TYPE_CHECKING

from django.utils.translation import gettext, ngettext
from django.utils.translation import gettext_lazy as _

from games.web.kit.formats import number, whole_percent
from games.web.kit.templatetags.days import day

if TYPE_CHECKING:
    from training.certification.models import Certificate

MET = _("%(house)s certifies that %(name)s met the requirements of this programme on %(day)s.")
RESTS_ON = _("It is based on:")


def said_of(certificate: "Certificate") -> list[str]:
    """Return each thing that a certificate of a house's programme rests on, in the active language; nothing for others,
    and for a paper. As many queries as its attempts and its test were not read with it."""
    if certificate.version_id is None or certificate.attempt is None:
        return []
    exams = [
        (certificate.attempt, certificate.score),
        *((one.attempt, one.score) for one in certificate.further_exams.all()),
    ]
    # Translators: {percent} is the mark, {day} the day on which the exam began.
    said = gettext("{exam}, {day}: {percent}")
    found = [
        said.format(exam=attempt.title, day=day(attempt.started_at), percent=whole_percent(score or 0))
        for attempt, score in exams
    ]
    if certificate.test:
        found.append(gettext("Practical test, {day}").format(day=day(certificate.test.ended_at)))
    if certificate.hours is not None:
        said = ngettext("{number} hour at the tables", "{number} hours at the tables", certificate.hours)
        found.append(said.format(number=number(certificate.hours)))
    return found
