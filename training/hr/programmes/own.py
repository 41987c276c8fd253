"""The pages of the programmes that a house makes: a new one, one with its history, and its next version."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.certification.own import services
from training.certification.own.choices import open_exams
from training.certification.own.models import HouseProgramme
from training.certification.own.problems import ProgrammeRefused
from training.exams.arranging import Exams
from training.exams.choices import ruleset_choices
from training.hr.competence.requirements import jobs_requiring
from training.hr.programmes.forms import ProgrammeForm, RulesForm, initial
from training.hr.programmes.reading import Kept, kept, made_in
from training.hr.programmes.waiting import issue_to_all, waiting
from training.hr.selectors import house_of
from training.quiz.dealt import DEALT
from training.staff import making
from training.staff.days import today
from training.staff.refusals import Refused
from training.staff.signed_in import SignedIn, posted


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def new(request: SignedIn) -> HttpResponse:
    """Ask for the rules of a new programme, then for what it needs, and make it."""
    house = house_of(request.user)
    is_asked = "ruleset" in request.GET or request.method == "POST"
    rules = RulesForm(ruleset_choices(house), request.GET if is_asked else None)
    if not rules.is_valid():
        return render(request, "hr/programmes/rules.html", {"form": rules}, status=400 if rules.errors else 200)
    ruleset = rules.cleaned_data["ruleset"]
    form = ProgrammeForm(open_exams(house.pk, ruleset), posted(request))
    if form.is_valid():
        try:
            made = services.make(request.user, ruleset, form.contents)
        except ProgrammeRefused as refused:
            form.add_error(None, str(refused.message))
        else:
            messages.success(request, _("The programme is made. People can earn it from now on."))
            return redirect("hr:own-programme", made.pk)
    context = {"form": form, "dealt": DEALT[ruleset]}
    return render(request, "hr/programmes/new.html", context, status=400 if form.errors else 200)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def own(request: SignedIn, pk: int) -> HttpResponse:
    """Show a programme, what it needs and its history; a post of HR withdraws it, offers it again, or issues it to
    those who have everything."""
    if request.method == "POST":
        house_of(request.user)
        return _acted(request, kept(get_object_or_404(made_in(request.user), pk=pk)))
    found = kept(get_object_or_404(made_in(request.user, request.GET.get("house", "")), pk=pk))
    exams, house = Exams(found.made.house), found.made.house
    is_own = request.user.is_hr and request.user.house == house
    context = {
        "kept": found,
        "dealt": DEALT.get(found.made.ruleset),
        "exams": [(exams.title(slug), exams.is_open(slug)) for slug in found.version.exams],
        "history": making.history(found.made),
        "is_own": is_own,
        "jobs": jobs_requiring(house, found.made.slug, today()) if is_own else [],
        "waiting": waiting(house, found.last, today()) if is_own and found.is_offered else [],
    }
    return render(request, "hr/programmes/own.html", context)


def _acted(request: SignedIn, found: Kept) -> HttpResponse:
    act, author = request.POST.get("act", ""), request.user
    try:
        if act == "withdraw":
            services.withdraw(found.made, author)
            messages.success(request, _("The programme is withdrawn. Certificates already issued stay as they are."))
        elif act == "offer":
            services.offer_again(found.made, author)
            messages.success(request, _("The programme can be earned again."))
        elif act == "issue":
            issue_to_all(author, found.made, timezone.now())
            messages.success(request, _("The certificates are issued."))
    except Refused as refused:
        messages.error(request, str(refused.message))
    return redirect("hr:own-programme", found.made.pk)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def change(request: SignedIn, pk: int) -> HttpResponse:
    """Say what a programme needs from now on."""
    house_of(request.user)
    found = kept(get_object_or_404(made_in(request.user), pk=pk))
    form = ProgrammeForm(_exams(found.made, found.version.exams), posted(request), initial=initial(found.version))
    if form.is_valid():
        try:
            services.change(found.made, request.user, form.cleaned_data["seen"], form.contents)
        except ProgrammeRefused as refused:
            form.add_error(None, str(refused.message))
            if refused.code == "overtaken":  # saved again it replaces what they wrote
                form.data = request.POST.copy()
                form.data["seen"] = str(found.version.number)
        else:
            messages.success(request, _("The programme is changed. Certificates already issued stay as they are."))
            return redirect("hr:own-programme", pk)
    context = {"kept": found, "form": form, "dealt": DEALT.get(found.made.ruleset)}
    return render(request, "hr/programmes/change.html", context, status=400 if form.errors else 200)


def _exams(made: HouseProgramme, present: list[str]) -> dict[str, Promise | str]:
    """Return the exams to choose from: first those of the present version, also where they are no longer open."""
    titles, offered = Exams(made.house), open_exams(made.house_id, made.ruleset)
    return {slug: titles.title(slug) for slug in present} | offered
