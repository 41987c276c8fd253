"""What the apps above put on the list of practical tests, for the instructors of the house."""

from django.http import HttpRequest

from training.staff.sections import Sections

ADDED = Sections[[HttpRequest]]()
