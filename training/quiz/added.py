"""What the apps above add to the result of an exam, for its reader."""

from training.quiz.selectors import Result
from training.staff.models import User
from training.staff.sections import Sections

ADDED = Sections[[User, Result]]()
