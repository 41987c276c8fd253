"""The pages about rosters. Whom somebody may ask about is said in crew.py."""

from collections import Counter
from dataclasses import asdict
from urllib.parse import urlencode

from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import render
from django.utils.timezone import get_default_timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from training.hr.reading import Reading, reading
from training.hr.rosters.calendars import read_roster
from training.hr.rosters.crew import Crew, crew_of
from training.hr.rosters.faults import COLUMN_NAMES, SENTENCES
from training.hr.rosters.forms import PlanForm, RosterForm
from training.hr.rosters.guard import Guard
from training.hr.rosters.outcomes import Outcome
from training.hr.rosters.places import Places
from training.hr.rosters.planning import Terms
from training.hr.rosters.plans import DAYS, plans
from training.hr.rosters.reading import Fault
from training.hr.rosters.sheet import export
from training.staff.days import today
from training.staff.signed_in import SignedIn, posted
from training.staff.spreadsheets import sent

MOST_ROWS, MOST_FAULTS = 500, 100  # on a page; the file has all rows


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def roster(request: SignedIn) -> HttpResponse:
    """Take a roster, and show who on it may not deal where they are rostered."""
    day = today()
    crew = crew_of(request.user, day, request.GET.get("house", ""))
    form = RosterForm(crew.house, posted(request), request.FILES or None)
    context: dict[str, object] = {"form": form, "is_team": crew.manager is not None, "place": _place(request, crew)}
    if form.is_valid():
        reading = read_roster(form.cleaned_data["text"], get_default_timezone())
        guard = Guard(crew, Places(crew.house), reading.shifts, day)
        rows = form.shown(guard.rows)
        if "csv" in request.POST:
            return sent(export(request.user, crew.house, rows, day.isoformat()), f"roster-{day.isoformat()}")
        counts = Counter(row.outcome for row in guard.rows)
        context |= {
            "read": True,
            "faults": [_said(fault) for fault in reading.faults[:MOST_FAULTS]],
            "fault_count": len(reading.faults),
            "over": guard.over,
            "counts": [(outcome, counts[outcome]) for outcome in Outcome if counts[outcome]],
            "found": len(rows),
            "rows": rows[:MOST_ROWS],
            "demand": urlencode(guard.demand()),
        }
    status = 400 if form.errors or (context.get("faults") and not context["counts"]) else 200
    return render(request, "hr/rosters/roster.html", context, status=status)


@require_safe
@never_cache
@login_required
def plan(request: SignedIn) -> HttpResponse:
    """Show the fewest exams and training sessions that keep as many people qualified as the address asks for."""
    day = today()
    crew = crew_of(request.user, day, request.GET.get("house", ""))
    usual = asdict(Terms())
    form = PlanForm(crew.house, usual | {key: value for key, value in request.GET.items() if value})
    context: dict[str, object] = {
        "form": form,
        "days": DAYS,
        "is_team": crew.manager is not None,
        "place": _place(request, crew),
    }
    if form.is_valid():
        context["plans"] = plans(crew, form.wanted(), form.terms(), day)
    return render(request, "hr/rosters/plan.html", context, status=200 if form.is_valid() else 400)


def _place(request: SignedIn, crew: Crew) -> Reading | None:
    """Return where the page is; None for a team."""
    return None if crew.manager else reading(request.user, str(crew.house.pk))


def _said(fault: Fault) -> tuple[Fault, object, object]:
    return fault, COLUMN_NAMES.get(fault.column, ""), SENTENCES[fault.code]
