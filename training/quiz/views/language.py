"""Going on with an exam in another language. Nothing is changed by a link: a button asks first."""

from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse, translate_url
from django.utils import timezone
from django.utils.translation import get_language, get_language_info
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.quiz import languages, selectors, services
from training.quiz.models import Attempt
from training.quiz.problems import AttemptRefused
from training.quiz.views import seat
from training.quiz.views.results import person


def address(request: HttpRequest, attempt: Attempt) -> str:
    """Return the page that asks whether the exam is to go on in the language of this one, at the same question."""
    position = request.GET.get("item") or request.POST.get("item", "")
    at = f"?item={position}" if position.isdecimal() else ""
    return reverse("quiz:language", args=[attempt.uuid]) + at


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def language(request: HttpRequest, uuid: UUID) -> HttpResponse:
    """Ask whether the exam is to go on in the language of this page; a post does it."""
    attempt = get_object_or_404(selectors.own_attempts(person(request)), uuid=uuid)
    now, here = timezone.now(), get_language() or attempt.language
    position = request.GET.get("item", "")
    back = reverse("quiz:attempt", args=[uuid]) + (f"?item={position}" if position.isdecimal() else "")
    is_settled = languages.is_used(attempt, here) or services.close_if_due(attempt, now)
    if is_settled or not seat.is_here(request, attempt):
        return redirect(back)
    if request.method == "POST":
        try:
            languages.use(attempt, here, now)
        except AttemptRefused as refused:
            messages.error(request, str(refused.message))
        else:
            messages.success(request, _("You continue the exam in this language. You can go back at any time."))
            return redirect(back)
    page = {
        "attempt": attempt,
        "now": now,
        "wanted": get_language_info(here)["name_local"],
        "present": get_language_info(attempt.language)["name_local"],
        "present_code": attempt.language,
        "back": translate_url(back, attempt.language),
    }
    return render(request, "quiz/language.html", page, status=422 if request.method == "POST" else 200)
