"""Beginning a quiz on the changed rules of a certificate, and what its result says of them."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from games.web.registry import book_of
from games.web.rulebook.selectors import clause_links, link_among
from training.certification.changes import renewals_on
from training.certification.models import Certificate, RecheckSitting
from training.certification.problems import CertificateRefused
from training.certification.rechecks.paper import PREFIX
from training.certification.rechecks.services import begin
from training.quiz.problems import AttemptRefused
from training.quiz.selectors import Result
from training.staff.days import today
from training.staff.models import User
from training.staff.signed_in import SignedIn


@require_POST
@never_cache
@login_required
def begin_quiz(request: SignedIn, code: str) -> HttpResponse:
    """Begin the quiz on the changed rules of one of the reader's certificates, or go on with the one under way."""
    certificate = get_object_or_404(Certificate, code=code, holder=request.user)
    try:
        attempt = begin(request.user, certificate, get_language() or request.user.language, timezone.now())
    except (AttemptRefused, CertificateRefused) as refused:
        messages.error(request, str(refused.message))
        return redirect("certification:mine")
    return redirect("quiz:attempt", attempt.uuid)


def renewed_section(reader: User, result: Result) -> SafeString:
    """Return which rules a quiz asked about, and whether it renewed them; nothing for another exam."""
    if not result.attempt.blueprint.startswith(PREFIX):
        return SafeString()
    sitting = RecheckSitting.objects.select_related("certificate").get(attempt=result.attempt)
    rows = renewals_on(today()).filter(attempt=result.attempt)
    renewed, language = set(rows.values_list("clause", flat=True)), get_language() or "en"
    rules = [
        (link_among(clause_links(book_of(clause), language, result.attempt.ruleset), clause), clause in renewed)
        for clause in sitting.clauses
    ]
    page = {"certificate": sitting.certificate, "rules": rules, "own": reader.pk == result.attempt.user_id}
    return SafeString(render_to_string("certification/rechecks/_result.html", page))
