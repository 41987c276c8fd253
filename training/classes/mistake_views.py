"""What a class gets wrong of late, by clause and by confusion: as a page, and as files for spreadsheets."""

from datetime import datetime, timedelta

from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import pgettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.web.rulebook.selectors import ClauseLink
from training.classes import mistakes as wrong
from training.classes import selectors
from training.classes.forms import PeriodForm
from training.classes.models import SchoolClass
from training.classes.views import the_class
from training.quiz.confusions import Counted, counted
from training.quiz.models import Practice
from training.shifts.confusions import made_in_shifts
from training.staff import spreadsheets
from training.staff.days import today
from training.staff.models import User
from training.staff.signed_in import SignedIn

_USUAL_DAYS = 30
_SHOWN = 30  # clauses; the file has all of them

_Table = tuple[list[str], list[tuple[object, ...]]]  # the heads of its columns, and its rows


def _period(request: SignedIn) -> PeriodForm:
    return PeriodForm({"days": request.GET.get("days", _USUAL_DAYS)})


def _people(found: SchoolClass) -> list[User]:
    return [each.person for each in selectors.members_of([found])[found.pk]]


def _since(form: PeriodForm) -> datetime:
    return timezone.now() - timedelta(days=form.cleaned_data["days"])


def _confused(people: list[User], since: datetime) -> list[Counted]:
    return counted(Practice.objects.filter(user__in=people, recorded_at__gte=since), made_in_shifts(people, since))


@require_safe
@never_cache
@login_required
def mistakes(request: SignedIn, pk: int) -> HttpResponse:
    """Show what a class gets wrong of late, by clause and by confusion."""
    found, form = the_class(request, pk), _period(request)
    context: dict[str, object] = {"class": found, "form": form}
    if form.is_valid():
        people, since = _people(found), _since(form)
        context |= {
            "missed": wrong.missed(found.house, people, since, _SHOWN),
            "confusions": _confused(people, since),
            "most": wrong.MOST,
        }
    return render(request, "classes/mistakes.html", context, status=200 if form.is_valid() else 400)


@require_safe
@never_cache
@login_required
def exported(request: SignedIn, pk: int, what: str) -> HttpResponse:
    """Send all that a class gets wrong of late, by clause or by confusion, as a file for spreadsheets."""
    found, form = the_class(request, pk), _period(request)
    if not form.is_valid():
        return mistakes(request, pk)
    heads, rows = _TABLES[what](found, _people(found), _since(form))
    return spreadsheets.sent(spreadsheets.table(heads, rows), f"class-{pk}-{what}-{today().isoformat()}")


def _by_clause(found: SchoolClass, people: list[User], since: datetime) -> _Table:
    heads = [_("Clause"), _("In exams"), _("In drills"), _("Trainees"), _("Practise it")]
    return heads, [
        (_named(link), row.in_exams, row.in_drills, len(row.people), row.skill)
        for row, link in wrong.missed(found.house, people, since)
    ]


def _by_confusion(_found: SchoolClass, people: list[User], since: datetime) -> _Table:
    heads = [_("Mistake"), _("Skill"), _("Game"), _("Clause"), pgettext("mistake", "Times"), _("Trainees")]
    return heads, [
        (row.title, row.skill.title, row.skill.game, _settling(row), row.times, row.people)
        for row in _confused(people, since)
    ]


_TABLES = {"clauses": _by_clause, "confusions": _by_confusion}


def _settling(row: Counted) -> str:
    """Return the clause that settles a confusion; nothing where none does."""
    return _named(row.confusion.clause) if row.confusion and row.confusion.clause else ""


def _named(clause: ClauseLink) -> str:
    return f"{clause.number} {clause.title}".strip()
