"""While somebody sits an exam, the pages that answer its questions are closed to them.

Those are the calculators, the tables, the drills, the shifts and the API, which compute the answers, the rules, the
rules of past days, the table cards and the lessons, which print them in examples and tables, the search and the
rulings, which quote the rules, the questions that the house wrote itself, and the correction of keys, which shows right
answers: an exam asks what is known by heart. All others can use them all the time.
"""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.cache import add_never_cache_headers
from django.utils.translation import gettext as _

from games.web.api import urls as api
from training.quiz import selectors
from training.quiz.models import Attempt
from training.staff.models import User

CLOSED = {
    "calculators:table",
    "calculators:index",
    "calculators:tool",
    "quiz:drills",
    "quiz:drill",
    "rulings:check",
    "rulings:new",
    "rulings:ruling",
    "rulings:ruling-pdf",
    "rulebook:game",
    "rulebook:past",
    "rulebook:compare",
    "rulebook:terms",
    "search:find",
    "costs:index",
    "costs:evening",
    "courses:lesson",
    "exams:preview",
    "exams:questions",
    "exams:question",
    "leaflet:card",
    "shifts:home",
    "shifts:work",
    "shifts:act",
    "shifts:end",
    "shifts:sheet",
    "statistics:regrade",
}


class ClosedInExams:
    """Answer 403 to somebody who is sitting an exam, with a link back to it. One query, and only for people who are
    signed in."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_view(self, request: HttpRequest, *_view: Any) -> HttpResponse | None:
        match = request.resolver_match
        if match is None:
            return None
        asks_api = match.namespace == api.app_name and request.method == "POST"
        if not (asks_api or match.view_name in CLOSED) or not isinstance(request.user, User):
            return None
        attempt = selectors.under_way(request.user, timezone.now())
        if attempt is None:
            return None
        return _api_refusal() if asks_api else _page(request, attempt)


def _api_refusal() -> HttpResponse:
    sentence = _("You have an exam in progress. This page is closed until you hand the exam in.")
    return JsonResponse({"error": {"code": "exam_under_way", "field": "", "message": sentence}}, status=403)


def _page(request: HttpRequest, attempt: Attempt) -> HttpResponse:
    page = {"attempt": attempt, "exam": attempt.title}
    response = render(request, "portal/closed_in_exams.html", page, status=403)
    add_never_cache_headers(response)
    return response
