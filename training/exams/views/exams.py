"""The exams of a house: their list, each with its history and a preview of it."""

import secrets

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from training.exams import selectors, services
from training.exams.blueprints import blueprint_of, questions_in
from training.exams.closed import closed_by
from training.exams.models import HouseExam
from training.exams.preview import previewed
from training.exams.problems import ExamRefused
from training.exams.rows import rows_of
from training.quiz.dealt import DEALT
from training.quiz.house_tables import dealt_under, refused_in, shown_rules
from training.staff import making
from training.staff.making_pages import acted
from training.staff.signed_in import SignedIn


@require_safe
@never_cache
@login_required
def home(request: SignedIn) -> HttpResponse:
    """Show the exams that the house makes."""
    standings = making.standings(selectors.exams_of(request.user))
    closed = {each.version.exam_id for each in selectors.closed(request.user)}
    page = {"exams": [(each, DEALT.get(each.thing.ruleset), each.thing.pk in closed) for each in standings]}
    return render(request, "exams/home.html", page)


def _own(request: SignedIn, pk: int) -> HouseExam:
    return get_object_or_404(selectors.exams_of(request.user), pk=pk)


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def exam(request: SignedIn, pk: int) -> HttpResponse:
    """Show an exam, what it asks and its history; a post publishes, withdraws, or begins the next version."""
    own = _own(request, pk)
    if request.method == "POST":
        return acted(request, own, services, _said(), "exams:exam")
    (standing,) = making.standings([own])
    shown = [each for each in (standing.draft, standing.last) if each]
    questions = questions_in(shown)
    page = {
        "exam": own,
        "standing": standing,
        "dealt": DEALT.get(own.ruleset),
        "closed": closed_by(standing.offered, questions) if standing.offered else None,
        "contents": [(each, rows_of(each, questions), shown_rules(dealt_under(each.table))) for each in shown],
        "refused_tables": refused_in(own.house_id),
        "history": making.history(own),
    }
    return render(request, "exams/exam.html", page)


def _said() -> dict[str, str]:
    return {
        "publish": _("The exam is published. The trainees of your house can sit it now."),
        "withdraw": _("The exam is withdrawn. Anybody who is sitting it can finish it."),
        "offer": _("The exam is open to trainees again."),
    }


@require_safe
@never_cache
@login_required
def preview(request: SignedIn, pk: int) -> HttpResponse:
    """Show the questions that a seed draws for the draft, or else for the last version. Nothing is kept."""
    own = _own(request, pk)
    seed = request.GET.get("seed", "")
    if not 0 < len(seed) <= 32:
        return redirect(f"{reverse('exams:preview', args=[pk])}?seed={secrets.token_hex(4)}")
    (standing,) = making.standings([own])
    contents = standing.draft or standing.last
    if contents is None:
        raise Http404
    try:
        paper = services.try_out(contents, seed)
    except ExamRefused as refused:
        messages.error(request, str(refused.message))
        return redirect("exams:exam", pk)
    page = {
        "exam": own,
        "contents": contents,
        "blueprint": blueprint_of(contents, questions_in([contents])),
        "items": previewed(paper, own.ruleset),
        "answers": "answers" in request.GET,
    }
    return render(request, "exams/preview.html", page | {"seed": seed})
