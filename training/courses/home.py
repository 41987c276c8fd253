"""What the apps above put on the training home, before the courses, for somebody signed in."""

from django.http import HttpRequest

from training.staff.sections import Sections

HOME = Sections[[HttpRequest]]()
