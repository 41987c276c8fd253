"""The pages of instructors. Who may see whom is said in selectors.py."""

from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from training.certification.standings import standings
from training.classes.attention import desk
from training.exams.selectors import closed
from training.practical.selectors import matters, tests_of
from training.quiz.sat import sittings
from training.quiz.skills import LATELY, WEAK_ANSWERS, WEAK_PERCENT
from training.staff.days import today
from training.staff.models import User
from training.staff.signed_in import SignedIn
from training.trainees import selectors
from training.trainees.forms import SearchForm

PAGE = 25
_WEAK = {"days": LATELY.days, "percent": WEAK_PERCENT, "answers": WEAK_ANSWERS}


@require_safe
@never_cache
@login_required
def home(request: SignedIn) -> HttpResponse:
    """Show the classes and what needs attention today, then the trainees of the house, each with their standing; the
    latter alone where they are searched or paged."""
    form, house = SearchForm(request.GET), selectors.taught_house(request.user)
    context: dict[str, object] = {"form": form, "house": house, "weak": _WEAK}
    if not request.GET:
        context["desk"] = desk(request.user, timezone.now(), today())
        context["matters"] = matters(request.user)
        context["closed"] = closed(request.user)
    if form.is_valid():
        name = form.cleaned_data["name"]
        page = Paginator(selectors.trainees(request.user, name), PAGE).get_page(request.GET.get("page"))
        rows = standings(house, list(page), timezone.now(), today())
        context |= {"page": page, "rows": rows, "name": name}
    return render(request, "trainees/home.html", context, status=200 if form.is_valid() else 400)


@require_safe
@never_cache
@login_required
def trainee(request: SignedIn, pk: int) -> HttpResponse:
    """Show one trainee: certificates, every exam with its result, and practice by skill."""
    try:
        person = selectors.trainee(request.user, pk)
    except User.DoesNotExist:
        raise Http404 from None
    (standing,) = standings(selectors.taught_house(request.user), [person], timezone.now(), today())
    weak = {(skill.generator, skill.ruleset) for skill in standing.weak}
    skills = selectors.practice_of(request.user, person)
    context = {
        "person": person,
        "standing": standing,
        "sittings": selectors.exams_of(request.user, person),
        "skills": [(skill, (skill.generator, skill.ruleset) in weak) for skill in skills],
        "any_too_fast": any(skill.too_fast for skill in skills),
        "weak": _WEAK,
        "confusions": selectors.confusions_of(request.user, person),
        "tests": tests_of(request.user, person),
    }
    return render(request, "trainees/trainee.html", context)


@require_safe
@never_cache
@login_required
def confusions(request: SignedIn) -> HttpResponse:
    """Show the mistakes that the trainees of the house make, the commonest first."""
    context = {
        "house": selectors.taught_house(request.user),
        "confusions": selectors.confusions_of_house(request.user, timezone.now() - LATELY),
        "days": LATELY.days,
    }
    return render(request, "trainees/confusions.html", context)


@require_safe
@never_cache
@login_required
def exams(request: SignedIn) -> HttpResponse:
    """Show the exams of the house, the latest first."""
    page = Paginator(selectors.all_exams(request.user), PAGE).get_page(request.GET.get("page"))
    now, listed = timezone.now(), sittings(page.object_list)  # a part of the QuerySet
    context = {
        "page": page,
        "rows": [(sitting, selectors.is_under_way(sitting, now)) for sitting in listed],
        "marked_again": selectors.marked_again([sitting.attempt for sitting in listed]),
        "house": selectors.taught_house(request.user),
    }
    return render(request, "trainees/exams.html", context)
