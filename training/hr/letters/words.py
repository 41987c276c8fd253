"""The lines of a letter about what HR did, what ends soon, quizzes and assignments, in the active language."""

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from games.web.kit.formats import day as said_day
from games.web.kit.formats import number
from training.certification.models import Certificate, Reminder
from training.certification.rechecks.selectors import Quiz
from training.hr.letters.acted import Acted
from training.hr.letters.limited import Limited
from training.hr.letters.models import Said
from training.hr.letters.notices import Notice
from training.hr.letters.tasks import Task

# What HR did to a certificate, as its holder reads it.
_OWN: dict[str, Promise] = {
    Reminder.SUSPENDED: gettext_lazy(
        "Your certificate “{programme}”, code {code}, was suspended on {day}. It does not count until HR lifts the "
        "suspension."
    ),
    Reminder.LIFTED: gettext_lazy(
        "The suspension of your certificate “{programme}”, code {code}, was lifted on {day}."
    ),
    Reminder.REVOKED: gettext_lazy(
        "Your certificate “{programme}”, code {code}, was revoked on {day}. It no longer counts."
    ),
    Reminder.REINSTATED: gettext_lazy("Your certificate “{programme}”, code {code}, was reinstated on {day}."),
    Reminder.EXTENDED: gettext_lazy(
        # Translators: {last} is the last valid day.
        "Your certificate “{programme}”, code {code}, was extended on {day}. It is valid until the end of {last}."
    ),
    Reminder.SHORTENED: gettext_lazy(
        # Translators: {last} is the last valid day.
        "The extension of your certificate “{programme}”, code {code}, was ended on {day}. The last day of validity "
        "is {last}."
    ),
}
# The same as managers and HR read it.
_OTHERS: dict[str, Promise] = {
    Reminder.SUSPENDED: gettext_lazy("{name}, {programme}: suspended on {day}"),
    Reminder.LIFTED: gettext_lazy("{name}, {programme}: suspension lifted on {day}"),
    Reminder.REVOKED: gettext_lazy("{name}, {programme}: revoked on {day}"),
    Reminder.REINSTATED: gettext_lazy("{name}, {programme}: reinstated on {day}"),
    # Translators: {last} is the last valid day.
    Reminder.EXTENDED: gettext_lazy("{name}, {programme}: extended on {day}, valid until the end of {last}"),
    # Translators: {last} is the last valid day.
    Reminder.SHORTENED: gettext_lazy("{name}, {programme}: extension ended on {day}, last day of validity {last}"),
}
# Translators: {house} is another casino.
_HOUSE = gettext_lazy("Certificates of {house} are recognised until the end of {day}.")
# Translators: {house} is another casino.
_HOUSE_SOME = gettext_lazy("Certificates of {house} for {programmes} are recognised until the end of {day}.")


def own(notice: Notice) -> str:
    """Return what a notice says to the person whom it concerns."""
    shown = notice.shown
    if isinstance(shown, Acted):
        return _acted(_OWN[shown.kind], shown)
    if isinstance(shown, Limited):
        return _limited(shown)
    if isinstance(shown, Task):
        return _task(shown)
    raise TypeError(shown)


def others(notice: Notice) -> str:
    """Return what a notice says to a manager and to HR."""
    shown = notice.shown
    if isinstance(shown, Acted):
        return _acted(_OTHERS[shown.kind], shown)
    if isinstance(shown, Quiz):
        said = _("{name}, {programme}: the quiz on changed rules was due on {day}")
        name = shown.certificate.holder_name
        return said.format(name=name, programme=shown.title, day=said_day(shown.due_on))
    if isinstance(shown, Task):
        # Translators: {title} is something to do that was assigned to {name}: an exam, a course, a drill.
        said = _("{name}, {title}: was due on {day}")
        return said.format(name=shown.person.full_name, title=shown.title, day=said_day(shown.due_on))
    if isinstance(shown, Limited) and shown.person:
        said = _("{name}, {programme}: exempt until the end of {day}")
        return said.format(name=shown.person.full_name, programme=shown.titles, day=said_day(shown.until))
    if isinstance(shown, Limited):
        return _recognition(shown)
    raise TypeError(shown)


def _acted(said: Promise, act: Acted) -> str:
    one: Certificate = act.certificate
    return str(said).format(
        name=one.holder_name,
        programme=one.title,
        code=one.code,
        day=said_day(act.day),
        last=said_day(one.until),
    )


def _limited(ends: Limited) -> str:
    if ends.issuer:
        said = ngettext(
            # Translators: {house} is another casino whose certificates the reader’s house recognises.
            "Your certificate from {house} for {programmes} is recognised in your house until the end of {day}.",
            "Your certificates from {house} for {programmes} are recognised in your house until the end of {day}.",
            len(ends.programmes),
        )
        return said.format(house=ends.issuer, programmes=ends.titles, day=said_day(ends.until))
    said = _("You are exempt from the certificate “{programme}” until the end of {day}.")
    return said.format(programme=ends.titles, day=said_day(ends.until))


def _recognition(ends: Limited) -> str:
    said = str(_HOUSE_SOME if ends.programmes else _HOUSE)
    head = said.format(house=ends.issuer, programmes=ends.titles, day=said_day(ends.until))
    depend = ngettext(
        "{number} person depends on this to deal.", "{number} people depend on this to deal.", ends.people
    ).format(number=number(ends.people))
    return f"{head} {depend}"


def _task(task: Task) -> str:
    if task.kind == Said.NEW:
        said = _("New: {title}, due by the end of {day}")
    elif task.kind == Reminder.OVERDUE:
        said = _("Overdue: {title}, was due by the end of {day}")
    else:
        said = _("{title}, due by the end of {day}")
    return said.format(title=task.title, day=said_day(task.due_on))
