"""The page on which an instructor or HR officer annuls a question in all exams that asked it: first it shows who would
change."""

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext, pgettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.web.kit.formats import number
from training.drills.registry import GENERATORS
from training.exams.corrected import Skill
from training.quiz.house_tables import rules_title
from training.quiz.keys import Questions
from training.quiz.problems import REFUSALS
from training.staff.foreseen import Changed
from training.staff.forms import NOT_LISTED, ReasonField
from training.staff.signed_in import SignedIn, posted
from training.statistics.annulling import Foreseen, annul_as_shown, foresee, titles
from training.statistics.regrading import skill_of
from training.statistics.selectors import example_of

MOST = 500  # exams that the page lists one by one


class ScopeForm(forms.Form):
    """In which exams a question is annulled: in one of those that asked it, or in all of them."""

    exam = forms.ChoiceField(label=_("Exam"), required=False, error_messages=NOT_LISTED)

    def __init__(self, *args: object, exams: dict[str, Promise | str], **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        self.fields["exam"].choices = [("", pgettext_lazy("exams", "all")), *exams.items()]  # type: ignore[attr-defined]


class AnnulForm(forms.Form):
    """Why a question is annulled, and what was shown before."""

    reason = ReasonField(
        missing=REFUSALS["arranged-reason"],
        help_text=_("Candidates who see their questions afterwards read this, with your name."),
    )
    seen = forms.CharField(widget=forms.HiddenInput, required=False, max_length=64)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def annul(request: SignedIn, skill: str, level: int, rules: str) -> HttpResponse:
    """Show in whose exams a question would be annulled, and annul it once that was seen. `question` in the address is
    the code of the sentence in which it is put, `version` that of a question of the house, `exam` the only one."""
    named = skill_of(request.user, skill)
    if named is None:
        raise Http404
    scope = ScopeForm(request.GET, exams=titles(request.user, skill, level))
    which = _which(request.GET, skill, level, rules)
    form, changed = AnnulForm(posted(request)), None
    if scope.is_valid() and form.is_bound and form.is_valid():
        reason, seen = form.cleaned_data["reason"], form.cleaned_data["seen"]
        try:
            written = annul_as_shown(request.user, which, reason, seen, timezone.now())
        except Changed as now:
            changed = now.result
        else:
            said = ngettext(
                "The question is annulled in {number} exam.",
                "The question is annulled in {number} exams.",
                len(written),
            )
            messages.success(request, said.format(number=number(len(written))))
            return redirect(request.get_full_path())
    return _shown(request, named, which, scope, form, changed)


def _shown(
    request: SignedIn, named: Skill, which: Questions, scope: ScopeForm, form: AnnulForm, changed: Foreseen | None
) -> HttpResponse:
    foreseen = changed or (Foreseen([]) if scope.errors else foresee(request.user, which))
    levels = GENERATORS[named.name].levels if named.name in GENERATORS else ()
    context = {
        "skill": named,
        "level_title": levels[which.level - 1] if which.level and which.level <= len(levels) else "",
        "rules_title": rules_title(which.rules),
        "which": which,
        "scope": scope,
        "form": form,
        "foreseen": foreseen,
        "example": example_of(foreseen.marks[-1].item) if foreseen.marks else None,
        "changed": changed,
        "most": MOST,
    }
    status = 422 if form.errors or changed else 400 if scope.errors else 200
    return render(request, "statistics/annul.html", context, status=status)


def _which(asked: QueryDict, skill: str, level: int, rules: str) -> Questions:
    """Return the questions that an address names."""
    version = asked.get("version", "")
    numbered = int(version) if version.isascii() and version.isdecimal() and len(version) < 5 else None
    return Questions(skill, numbered, asked.get("exam", ""), asked.get("question", "")[:200], level, rules)
