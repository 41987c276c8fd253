"""What the result of an exam says of its annulment."""

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from training.quiz.models import Annulment
from training.quiz.selectors import Result, may_mark
from training.staff.models import User


def annulment_section(reader: User, result: Result) -> SafeString:
    """Return that an exam was annulled, by whom and why, or the way there for those who may annul it."""
    attempt = result.attempt
    annulment = Annulment.objects.filter(attempt=attempt).select_related("author", "outcome_change__decision").first()
    page = {"attempt": attempt, "annulment": annulment, "may_annul": not annulment and may_mark(reader, attempt)}
    return SafeString(render_to_string("sittings/_annulment.html", page))
