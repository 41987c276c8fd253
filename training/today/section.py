"""The first section of the training home: what somebody has to do today."""

from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.safestring import SafeString
from django.utils.translation import get_language

from training.certification.rechecks.selectors import quizzes_of
from training.classes.work import to_do
from training.courses.reading import heading
from training.courses.selectors import lesson_to_go_on_with
from training.staff.days import today
from training.staff.models import User
from training.today import selectors
from training.today.mistakes import ENOUGH, to_put_right


def today_section(request: HttpRequest) -> SafeString:
    """Return what is assigned, what is due, which mistakes to put right, what is below its target, what runs out soon
    and what has changed."""
    if not isinstance(request.user, User):
        raise TypeError("this section needs somebody signed in")
    due = selectors.due_levels(request.user, today())
    course, lesson = lesson_to_go_on_with(request.user) or (None, None)
    page = {
        "to_do": to_do(request.user, today()),
        "course": course,
        "lesson": heading(course, lesson, get_language() or "en") if course else None,
        "due": due,
        "due_count": sum(count for _level, count in due),
        "mistakes": to_put_right(request.user, timezone.now()),
        "enough": ENOUGH,
        "below": selectors.below_target(request.user),
        "ending": selectors.ending(request.user, timezone.now(), today()),
        "quizzes": quizzes_of(request.user, today()),
    }
    return render_to_string("today/_today.html", page, request)
