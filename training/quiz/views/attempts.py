"""Sitting an exam: item by item, review, hand in, result. The server keeps every answer and the time."""

import uuid as uuids
from collections import Counter
from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from training.quiz import answers, languages, selectors, services, showing
from training.quiz.house_tables import dealt_under, shown_rules
from training.quiz.models import Attempt, AttemptItem
from training.quiz.presentation import shown, typed_again
from training.quiz.problems import AttemptRefused, BadAnswer
from training.quiz.views import language, seat
from training.quiz.views.results import person


def item_address(attempt: Attempt, position: int) -> str:
    return f"{reverse('quiz:attempt', args=[attempt.uuid])}?item={position}"


def _by_script(request: HttpRequest) -> bool:
    return request.headers.get("X-Requested-With") == "fetch"


def _go_on(request: HttpRequest, address: str) -> HttpResponse:
    """Go on to another page. A script gets only the address, so that the page is loaded once."""
    return JsonResponse({"next": address}) if _by_script(request) else redirect(address)


def _signed_out(request: HttpRequest, back: str, sentence: str) -> HttpResponse:
    """Show the answer to a form that arrives after its sender was signed out. A script has kept what was typed; without
    one it is lost, and a sentence says so before it is typed again."""
    if _by_script(request):
        return HttpResponse(status=401)
    messages.warning(request, sentence)
    return redirect_to_login(back)


def _own(request: HttpRequest, uuid: UUID) -> Attempt:
    return get_object_or_404(selectors.own_attempts(person(request)), uuid=uuid)


def _elsewhere(request: HttpRequest, attempt: Attempt) -> str | None:
    """Return where the reader must go first: the result of a closed attempt, or what `_not_here` says."""
    if services.close_if_due(attempt, timezone.now()):
        return reverse("quiz:result", args=[attempt.uuid])
    return _not_here(request, attempt)


def _not_here(request: HttpRequest, attempt: Attempt) -> str | None:
    """Return where the reader must go where the exam is sat on another device, or not in the language of this page."""
    if not seat.is_here(request, attempt):
        return reverse("quiz:device", args=[attempt.uuid])
    if not languages.is_used(attempt, get_language() or attempt.language):
        return language.address(request, attempt)
    return None


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def attempt(request: HttpRequest, uuid: UUID) -> HttpResponse:
    """Show one item of an open attempt; a post keeps its answer and goes on."""
    if not request.user.is_authenticated:
        if request.method != "POST":
            return redirect_to_login(request.get_full_path())
        position = request.POST.get("item", "")
        back = reverse("quiz:attempt", args=[uuid]) + (f"?item={position}" if position.isdecimal() else "")
        lost = _("You were signed out, so your last answer was not saved. Sign in and enter it again.")
        return _signed_out(request, back, lost)
    sitting = _own(request, uuid)
    if request.method == "POST":
        address = _not_here(request, sitting)
        return _go_on(request, address) if address else _answered(request, sitting)
    if address := _elsewhere(request, sitting):
        return redirect(address)
    if not (wanted := request.GET.get("item", "")):
        open_ones = (place for place, state in selectors.places_of(sitting) if state == selectors.Filled.OPEN)
        return redirect(item_address(sitting, next(open_ones, 1)))
    item = _item(sitting, wanted)
    last = item.last_answer
    return _item_page(request, sitting, item, typed_again(item.face, last.given if last else {}), {})


def _item(sitting: Attempt, position: str) -> AttemptItem:
    """Return an item by its position as typed, with its answers. Raise Http404."""
    if not position.isdecimal() or len(position) > 4:
        raise Http404
    return get_object_or_404(selectors.items_of(sitting), position=int(position))


def _item_page(
    request: HttpRequest, sitting: Attempt, item: AttemptItem, typed: dict[str, str], errors: dict[str, str]
) -> HttpResponse:
    page = {
        "attempt": sitting,
        "house_rules": shown_rules(dealt_under(sitting.rules_name)),
        "places": _places(sitting),
        "row": item,
        "item": shown(item.face, typed, errors),
        "bad": bool(errors),
        "token": request.POST.get("token") or uuids.uuid4().hex,
        "shown": request.POST.get("shown") or showing.stamp(_shown_item(sitting, item), timezone.now()),
        "now": timezone.now(),
    }
    return render(request, "quiz/attempt.html", page, status=422 if errors else 200)


def _places(sitting: Attempt) -> list[tuple[int, str, str]]:
    """Return the position of each item, how far it is answered, and that in words. They are looked up once for all
    items, since every page of an exam has them."""
    words = {
        selectors.Filled.ANSWERED: _("Question %(position)s: answered"),
        selectors.Filled.PARTLY: _("Question %(position)s: partly answered"),
        selectors.Filled.OPEN: _("Question %(position)s: not answered"),
    }
    places = selectors.places_of(sitting)
    return [(position, state, words[state] % {"position": position}) for position, state in places]


def _shown_item(sitting: Attempt, item: AttemptItem) -> str:
    return f"{sitting.uuid}/{item.position}"


def _answered(request: HttpRequest, sitting: Attempt) -> HttpResponse:
    item = _item(sitting, request.POST.get("item", ""))
    token = request.POST.get("token", "")
    if not 0 < len(token) <= 64:
        raise Http404
    try:
        given = answers.read(item.face, answers.typed(request.POST))
        now = timezone.now()
        shown_seconds = showing.seconds_since(request.POST.get("shown", ""), _shown_item(sitting, item), now)
        services.answer(sitting, item.position, given, token, now, shown_seconds, get_language() or "")
    except BadAnswer as bad:
        return _item_page(request, sitting, item, answers.typed(request.POST), bad.errors)
    except AttemptRefused as refused:
        messages.warning(request, str(refused.message))
        services.close_if_due(sitting, timezone.now())
        return _go_on(request, reverse("quiz:result", args=[sitting.uuid]))
    if sitting.items.filter(position__gt=item.position).exists():
        return _go_on(request, item_address(sitting, item.position + 1))
    return _go_on(request, reverse("quiz:review", args=[sitting.uuid]))


@never_cache
@login_required
@require_safe
def review(request: HttpRequest, uuid: UUID) -> HttpResponse:
    """Show all items at a glance before handing in."""
    sitting = _own(request, uuid)
    if address := _elsewhere(request, sitting):
        return redirect(address)
    places = selectors.places_of(sitting)
    page = {
        "attempt": sitting,
        "places": places,
        "count": Counter(state for _position, state in places),
        "now": timezone.now(),
    }
    return render(request, "quiz/review.html", page)


@require_POST
def submit(request: HttpRequest, uuid: UUID) -> HttpResponse:
    """Hand an attempt in. The second time only the result is shown."""
    if not request.user.is_authenticated:
        lost = _("You were signed out, so the exam is not handed in yet. Sign in and hand it in.")
        return _signed_out(request, reverse("quiz:review", args=[uuid]), lost)
    sitting = _own(request, uuid)
    if not seat.is_here(request, sitting):
        return _go_on(request, reverse("quiz:device", args=[uuid]))
    services.submit(sitting, timezone.now())
    return _go_on(request, reverse("quiz:result", args=[sitting.uuid]))
