"""Working a shift: act by act, each with its verdict; its end and its score sheet."""

import secrets
from typing import Any
from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from games.web.rulebook.selectors import clause_revisions
from training.courses.reading import heading
from training.drills.kit.shifts import Act
from training.drills.registry import SHIFT_TABLES
from training.quiz import answers, grading
from training.quiz.citing import with_revisions
from training.quiz.presentation import shown, shown_verdict
from training.quiz.problems import BadAnswer
from training.quiz.views.results import person
from training.shifts import selectors, services
from training.shifts.confusions import confusion_of, confusions_of
from training.shifts.forms import StartForm
from training.shifts.models import ActAnswer, Shift, ShiftEnd
from training.shifts.problems import REFUSALS, ShiftRefused
from training.staff.signed_in import posted

PAGE = 25


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def home(request: HttpRequest) -> HttpResponse:
    """Show the reader's shifts, and to instructors and HR those of the house; a post begins one."""
    reader = person(request)
    form = StartForm(posted(request))
    if form.is_valid():
        chosen = form.cleaned_data
        table, seed = SHIFT_TABLES[chosen["table"]], secrets.token_hex(8)
        shift = services.start(reader, table, chosen["busyness"], chosen["length"], seed, timezone.now())
        return redirect("shifts:work", uuid=shift.uuid)
    is_house = "house" in request.GET
    found = selectors.house_shifts(reader) if is_house else selectors.own_shifts(reader)
    rows = Paginator(found.select_related("end", "user").prefetch_related("answers"), PAGE)
    shown_rows = rows.get_page(request.GET.get("page"))
    page = {
        "form": form,
        "open": selectors.open_shift(reader),
        "page": shown_rows,
        "rows": [_row(shift) for shift in shown_rows],
        "is_house": is_house,
        "has_house": reader.is_instructor or reader.is_hr,
    }
    return render(request, "shifts/home.html", page, status=422 if form.errors else 200)


def _row(shift: Shift) -> dict[str, Any]:
    return {"shift": shift, "sheet": selectors.sheet_of(shift, shift.answers.all()), "end": getattr(shift, "end", None)}


def _own(request: HttpRequest, uuid: UUID) -> Shift:
    return get_object_or_404(selectors.own_shifts(person(request)), uuid=uuid)


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def work(request: HttpRequest, uuid: UUID) -> HttpResponse:
    """Show the next act of an open shift; a post answers it and leads to its verdict."""
    shift = _own(request, uuid)
    acts = selectors.acts_of(shift)
    if acts is None or ShiftEnd.objects.filter(shift=shift).exists():
        return redirect("shifts:sheet", uuid=uuid)
    if request.method == "POST":
        return _answered(request, shift, acts)
    return _act_page(request, shift, acts, shift.answers.count() + 1)


def _act_page(
    request: HttpRequest, shift: Shift, acts: tuple[Act, ...], position: int, bad: BadAnswer | None = None
) -> HttpResponse:
    act, typed = acts[position - 1], answers.typed(request.POST) if bad else {}
    now = timezone.now()
    shown_at = services.show(shift, position, now)
    page = {
        "shift": shift,
        "title": selectors.table_title(shift),
        "kind": selectors.of_kind(shift, act.kind),
        "position": position,
        "item": shown(act.item.face, typed, bad.errors if bad else {}),
        "bad": bool(bad),
        "seconds": SHIFT_TABLES[shift.table].seconds,
        "gone": round((now - shown_at).total_seconds()),
    }
    return render(request, "shifts/work.html", page, status=422 if bad else 200)


def _answered(request: HttpRequest, shift: Shift, acts: tuple[Act, ...]) -> HttpResponse:
    sent = request.POST.get("act", "")
    position = int(sent) if sent.isascii() and sent.isdigit() and len(sent) < 4 else 0
    if not 1 <= position <= len(acts):
        raise Http404
    if shift.answers.filter(position=position).exists():
        return redirect("shifts:act", uuid=shift.uuid, position=position)  # the first answer counts
    now = timezone.now()
    seconds = selectors.seconds_shown(shift, position, now)
    try:
        services.check_next(shift, position)
        given = answers.read(acts[position - 1].item.face, answers.typed(request.POST))
        services.answer(shift, position, given, seconds, now)
    except BadAnswer as bad:
        return _act_page(request, shift, acts, position, bad)
    except ShiftRefused as refused:
        messages.warning(request, str(refused.message))
        return redirect("shifts:work", uuid=shift.uuid)
    return redirect("shifts:act", uuid=shift.uuid, position=position)


@never_cache
@login_required
@require_safe
def act(request: HttpRequest, uuid: UUID, position: int) -> HttpResponse:
    """Show an act that was answered: verdict, clauses, what the mistakes cost."""
    shift = get_object_or_404(selectors.seen_shifts(person(request)), uuid=uuid)
    answer = get_object_or_404(shift.answers, position=position)
    acts = selectors.acts_of(shift)
    if acts is None:
        return redirect("shifts:sheet", uuid=uuid)
    page = {
        "shift": shift,
        "title": selectors.table_title(shift),
        "kind": selectors.of_kind(shift, answer.kind),
        "answer": answer,
        "seconds": SHIFT_TABLES[shift.table].seconds,
        "item": shown(acts[position - 1].item.face),
        "parts": _verdict(shift, acts[position - 1], answer),
        "confusion": confusion_of(shift, answer.mistake),
        "goes_on": shift.user_id == person(request).pk and not ShiftEnd.objects.filter(shift=shift).exists(),
    }
    return render(request, "shifts/act.html", page)


def _verdict(shift: Shift, act: Act, answer: ActAnswer) -> list[Any]:
    item = act.item
    verdict = grading.judge(item.face, item.key, answer.given)
    cited = with_revisions(item.clauses, clause_revisions({name for part in item.clauses.values() for name in part}))
    return shown_verdict(item.face, verdict.rows, cited, shift.ruleset, item.worked)


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def end(request: HttpRequest, uuid: UUID) -> HttpResponse:
    """Ask whether a shift is to end early; a post ends it."""
    shift = _own(request, uuid)
    if request.method == "POST":
        services.end(shift, timezone.now())
        return redirect("shifts:sheet", uuid=uuid)
    if ShiftEnd.objects.filter(shift=shift).exists():
        return redirect("shifts:sheet", uuid=uuid)
    page = {"shift": shift, "title": selectors.table_title(shift), "done": shift.answers.count()}
    return render(request, "shifts/end.html", page)


@never_cache
@login_required
@require_safe
def sheet(request: HttpRequest, uuid: UUID) -> HttpResponse:
    """Show the score sheet of a shift, by kind of act and act by act."""
    reader = person(request)
    shift = get_object_or_404(selectors.seen_shifts(reader).select_related("user", "end"), uuid=uuid)
    found = selectors.sheet_of(shift, shift.answers.all())
    stands = selectors.acts_of(shift) is not None
    page = {
        "shift": shift,
        "title": selectors.table_title(shift),
        "sheet": found,
        "kinds": [(kind, _lesson(kind)) for kind in found.kinds],
        "acts": [(answer, selectors.of_kind(shift, answer.kind).title) for answer in found.whole.answers],
        "confusions": confusions_of(shift, found.whole.answers),
        "end": getattr(shift, "end", None),
        "stands": stands,
        "changed": REFUSALS["changed"],
        "is_own": shift.user_id == reader.pk,
    }
    return render(request, "shifts/sheet.html", page)


def _lesson(kind: selectors.OfKind) -> Any:
    return heading(*kind.lesson, get_language() or "en") if kind.lesson else None
