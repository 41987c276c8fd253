"""What is wrong with a line of a roster, in the reader's language."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from training.hr.rosters.heads import DAY, END, PERSON, PLACE, START

COLUMN_NAMES = {DAY: _("Day"), START: _("Start"), END: _("End"), PERSON: _("Person"), PLACE: _("Table")}
SENTENCES: dict[str, Promise] = {
    "empty": _("There is nothing to read."),
    "quote": _("A quotation mark is not closed, or stands in the wrong place."),
    "head": _("The first line has no such column. Name it in the first line."),
    "missing": _("Nothing is entered here."),
    "day": _("This is not a day. Write it as 2026-01-31 or, day first, as 31/01/2026."),
    "time": _("This is not a time of day. Write it as 20:30."),
    "calendar": _("This calendar cannot be read."),
    "repeats": _("This event repeats. Export each shift as an event of its own."),
    "event": _("This event has no start, no end, or is longer than a day."),
    "too-many": _("There are too many shifts. From this line on nothing is read: send fewer weeks at once."),
    "order": _("There is an end without a start. Enter the start too."),
}
