"""Worksheets: items of a drill that an instructor prints, with a sheet of the right answers."""

import secrets

from django import forms
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from training.quiz.dealt import drill_address, worksheet_address
from training.quiz.house_tables import keep
from training.quiz.targets import may_set
from training.quiz.views.asked import SEED, Asked, read
from training.quiz.views.results import person
from training.quiz.worksheets import MOST, can_be_printed, drawn

USUAL = 10  # items


class WorksheetForm(forms.Form):
    """How many items, and from which seed."""

    count = forms.IntegerField(label=_("Questions"), min_value=1, max_value=MOST)
    seed = forms.RegexField(
        rf"^{SEED.pattern}\Z", label=_("Seed"), help_text=_("Letters and digits. The same seed prints the same sheet.")
    )


@never_cache
@login_required
@require_safe
def worksheet(request: HttpRequest, slug: str) -> HttpResponse:
    """Show a worksheet of a level to an instructor; an address without a seed leads to a new one."""
    if not may_set(person(request)):
        raise PermissionDenied
    asked = read(request, slug)
    if not can_be_printed(asked.item()[0]):
        raise Http404
    if "seed" not in request.GET:
        return redirect(_another(asked))
    if asked.table:
        keep(asked.table)  # so that the address always prints this sheet
    form = WorksheetForm({"count": USUAL} | request.GET.dict())
    page = {
        "generator": asked.generator,
        "dealt": asked.dealt,
        "title": asked.generator.levels[asked.level - 1],
        "level": asked.level,
        "drill": drill_address(slug, asked.dealt, level=asked.level),
        "another": _another(asked),
        "rules": request.GET.get("rules", ""),
        "form": form,
        "sheet": drawn(asked.generator, asked.dealt.rules, asked.level, **form.cleaned_data) if form.is_valid() else [],
    }
    return render(request, "quiz/worksheet.html", page, status=200 if form.is_valid() else 422)


def _another(asked: Asked) -> str:
    """Return the address of a sheet that nobody has seen."""
    return worksheet_address(asked.generator.name, asked.dealt, asked.level, secrets.token_hex(4))
