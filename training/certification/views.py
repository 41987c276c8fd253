"""The pages of candidates and holders. What the public sees is in public.py."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any, TypeVar

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from training.certification import selectors, services
from training.certification.own.offers import own_offers
from training.certification.pdf import certificate_pdf
from training.certification.practice import with_practice
from training.certification.problems import CertificateRefused
from training.certification.programmes import programmes
from training.certification.rechecks.selectors import with_rechecks
from training.certification.renewal import MOST
from training.certification.states import state_on
from training.exams.selectors import askable, offered
from training.practical.selectors import own_tests
from training.quiz.house import beginning, codes
from training.quiz.house.devices import is_held
from training.quiz.house.entry import Entrance, Entry
from training.quiz.house.rooms import OF_THE_CODE
from training.quiz.models import Attempt
from training.quiz.problems import AttemptRefused
from training.quiz.sat import past_attempts, sittings
from training.quiz.views import seat
from training.staff.days import today
from training.staff.signed_in import SignedIn


@require_safe
@never_cache
@login_required
def exams(request: SignedIn) -> HttpResponse:
    """Show what the reader may sit, must wait for, and has sat."""
    return _exams(request)


def _exams(request: SignedIn, refused: AttemptRefused | None = None, exam: str = "") -> HttpResponse:
    """Show the exams, with the code of a room that was refused for one of them."""
    reader, now, day = request.user, timezone.now(), today()
    sat = sittings(past_attempts(reader))
    context: dict[str, Any] = {"sittings": sat, "most": MOST}
    if reader.house_id is not None:
        entrance = Entrance(reader, reader.house_id, sat, now, day)
        context["offers"] = [_again(request, each, refused, exam) for each in selectors.offers(reader, entrance, day)]
        context["own_programmes"] = own_offers(reader, reader.house_id, day)
        context["own_exams"] = [_again(request, each, refused, exam) for each in offered(reader, entrance)]
    return render(request, "certification/exams.html", context, status=422 if refused else 200)


_E = TypeVar("_E", bound=Entry)


def _again(request: SignedIn, entry: _E, refused: AttemptRefused | None, exam: str) -> _E:
    """Return an entry with what was typed for it and refused."""
    if refused is None or entry.blueprint.slug != exam:
        return entry
    return replace(entry, typed=request.POST.get("code", ""), error=refused.message)


@require_POST
@never_cache
@login_required
def begin(request: SignedIn, programme: str) -> HttpResponse:
    """Start the exam of a programme or go on with the one under way."""
    if programme not in programmes():
        raise Http404
    found = programmes()[programme]
    return _begun(request, found.exam, partial(services.begin, request.user, found))


@require_POST
@never_cache
@login_required
def begin_own(request: SignedIn, pk: int) -> HttpResponse:
    """Start an exam that the reader's house has made and offers, or go on with the one under way."""
    offers = askable(request.user.house_id) if request.user.house_id else {}
    blueprint = next((found for version, found in offers.items() if version.exam_id == pk), None)
    if blueprint is None:
        raise Http404
    return _begun(request, blueprint.slug, partial(beginning.begin, request.user, blueprint))


def _begun(request: SignedIn, exam: str, do: Callable[[str, datetime, str, str], Attempt]) -> HttpResponse:
    language, device = get_language() or request.user.language, seat.new_token()
    try:
        code = codes.allowed(request.user, request.POST.get("code", ""))
        attempt = do(language, timezone.now(), code, device)
    except (AttemptRefused, CertificateRefused) as refused:
        if isinstance(refused, AttemptRefused) and refused.code in OF_THE_CODE:
            codes.note(request.user, refused)
            return _exams(request, refused, exam)
        messages.error(request, str(refused.message))
        return redirect("certification:exams")
    response = redirect("quiz:attempt", attempt.uuid)
    if attempt.room_id and is_held(attempt, device):
        seat.keep(response, attempt, device)
    return response


@require_safe
@never_cache
@login_required
def mine(request: SignedIn) -> HttpResponse:
    """Show the reader's certificates."""
    own, language = selectors.own_certificates(request.user, today()), get_language() or request.user.language
    context = {"certificates": with_rechecks(own, today(), language), "tests": own_tests(request.user)}
    return render(request, "certification/mine.html", context)


@require_safe
@never_cache
@login_required
def pdf(request: SignedIn, code: str) -> HttpResponse:
    """Show a certificate on paper, for its holder and for instructors and HR of the house."""
    seen = with_practice(state_on(selectors.seen_certificates(request.user), today()), today())
    certificate = get_object_or_404(seen, code=code)
    name = f'inline; filename="{certificate.programme}-{certificate.code}.pdf"'
    return HttpResponse(
        certificate_pdf(certificate),
        content_type="application/pdf",
        headers={"Content-Disposition": name, "X-Robots-Tag": "noindex"},
    )
