"""The pages with the statistics of a house's exams, for its instructors."""

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse, QueryDict
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from training.quiz.house_tables import dealt_under, shown_rules
from training.staff.signed_in import SignedIn
from training.statistics import flags, selectors
from training.statistics.chart import dots
from training.statistics.fairness import ENOUGH
from training.statistics.figures import reliability
from training.statistics.forms import FilterForm
from training.statistics.papers import spread
from training.statistics.words import reasons

LIMITS = {
    "answers": flags.ENOUGH,
    "easy": round(flags.EASY * 100),
    "hard": round(flags.HARD * 100),
    "tells": flags.TELLS,
    "slow": flags.SLOW,
    "language": ENOUGH,
}


@require_safe
@never_cache
@login_required
def home(request: SignedIn) -> HttpResponse:
    """Show how hard, how telling and how slow the questions of the house's exams are, and which deserve a look."""
    form = FilterForm(request.GET, exams=selectors.exams(request.user))
    context: dict[str, object] = {"form": form, "house": selectors.taught_house(request.user), "limits": LIMITS}
    if form.is_valid():
        exam, since = form.cleaned_data["exam"], form.since(timezone.now())
        every = selectors.answers(request.user, exam, since)
        found = form.chosen(every)
        groups = selectors.levels(found)
        flagged = selectors.flagged(groups, selectors.variants(found))
        examples = selectors.examples(flagged)
        context |= {
            "answers": found,
            "reliability": reliability(every) if exam else None,
            "spread": spread(request.user, exam, since) if exam else None,
            "groups": groups,
            "dots": dots(groups),
            "flagged": [(group, examples[group.example], reasons(group)) for group in flagged],
            "languages": selectors.languages(found),
            "query": _without_version(request.GET),
        }
    return render(request, "statistics/home.html", context, status=200 if form.is_valid() else 400)


@require_safe
@never_cache
@login_required
def level(request: SignedIn, skill: str, level: int, rules: str) -> HttpResponse:
    """Show the questions of a level by how they are put and by language; of a question of a house those of a `version`,
    the last one if the address names none."""
    form = FilterForm(request.GET, exams=selectors.exams(request.user))
    if not form.is_valid():
        raise Http404
    found = form.chosen(selectors.answers(request.user, form.cleaned_data["exam"], form.since(timezone.now())))
    found = found.where((found.skill == skill) & (found.level == level) & (found.rules == rules))
    if not len(found):
        raise Http404
    versions = selectors.levels(found)
    wanted = request.GET.get("version", "")
    group = next((each for each in versions if str(each.version) == wanted), None if wanted else versions[-1])
    if group is None:
        raise Http404
    found = group.answers
    variants = selectors.variants(found)
    examples = selectors.examples([group, *variants])
    context = {
        "form": form,
        "group": group,
        "versions": versions,
        "house_rules": shown_rules(dealt_under(rules)),
        "example": examples[group.example],
        "reasons": reasons(group),
        "variants": [(variant, examples[variant.example], reasons(variant)) for variant in variants],
        "languages": selectors.languages(found),
        "comparisons": group.languages,
        "limits": LIMITS,
        "query": _without_version(request.GET),
    }
    return render(request, "statistics/level.html", context)


def _without_version(asked: QueryDict) -> str:
    """Return the filter of an address, as another one has it."""
    query = asked.copy()
    query.pop("version", None)
    return query.urlencode()
