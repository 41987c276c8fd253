"""The pages of jobs and exemptions. Who may see what is said in selectors.py."""

from itertools import chain

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from training.certification.programmes import named, programmes_in
from training.hr.competence import selectors, services
from training.hr.competence.forms import DayForm, ExemptionForm, JobForm, PostingForm
from training.hr.competence.problems import CompetenceRefused
from training.hr.competence.requirements import Needs, coming
from training.hr.models import Exemption
from training.hr.people.selectors import member
from training.hr.selectors import house_of
from training.hr.waiting.selectors import of_team
from training.staff.days import today
from training.staff.models import User
from training.staff.signed_in import SignedIn, posted


def _member(request: SignedIn, pk: int) -> User:
    try:
        return member(request.user, pk)
    except User.DoesNotExist:
        raise Http404 from None


@require_safe
@never_cache
@login_required
def team(request: SignedIn) -> HttpResponse:
    """Show a manager what the team may deal on a day, and what its jobs require."""
    house, form = request.user.house, DayForm({"on": request.GET.get("on") or today().isoformat()})
    context: dict[str, object] = {"form": form}
    if form.is_valid():
        day = form.cleaned_data["on"]
        people = list(selectors.team(request.user, day))
        found = selectors.competences(house, people, day) if house and people else {}
        context |= {"day": day, "rows": [(person, found[person.pk]) for person in people]}
        context["waiting"] = of_team(request.user, today()) if people else None
    return render(request, "hr/competence/team.html", context, status=200 if form.is_valid() else 400)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def jobs(request: SignedIn) -> HttpResponse:
    """Show the jobs of the house with what they require, and add one."""
    house, found = house_of(request.user), list(selectors.jobs(request.user))
    form = JobForm(posted(request))
    if form.is_valid():
        try:
            job = services.add_job(request.user, form.cleaned_data["name"])
        except CompetenceRefused as refused:
            form.add_error("name", str(refused.message))
        else:
            return redirect("hr:job", job.pk)
    on_record = Needs([job.pk for job in found])
    needs, ahead = on_record.on(today()), coming(house, on_record, today())
    titles = named(programmes_in(house.pk), chain.from_iterable(needs.values()))
    rows = [
        (job, [(titles[slug], need.label) for slug, need in needs.get(job.pk, {}).items()], ahead.get(job.pk, []))
        for job in found
    ]
    retired = selectors.all_jobs(request.user).filter(retired=True)
    context = {"house": house, "rows": rows, "form": form, "retired": retired}
    return render(request, "hr/competence/jobs.html", context, status=400 if form.errors else 200)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def post(request: SignedIn, pk: int) -> HttpResponse:
    """Give somebody a job from a day on."""
    person, house = _member(request, pk), house_of(request.user)
    present = selectors.posting_on(person, house, today())
    kept = {"job": present.job, "manager": present.manager} if present else {}
    form = PostingForm(request.user, posted(request), initial=kept | {"first_day": today()})
    if form.is_valid():
        try:
            services.post(request.user, person, **form.cleaned_data)
        except CompetenceRefused as refused:
            form.add_error("manager" if refused.code == "own-manager" else "job", str(refused.message))
        else:
            messages.success(request, _("The job is saved."))
            return redirect("hr:person", pk)
    context = {"person": person, "form": form, "history": selectors.postings_of(person, house)}
    return render(request, "hr/competence/post.html", context, status=400 if form.errors else 200)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def exempt(request: SignedIn, pk: int) -> HttpResponse:
    """Let somebody deal without a certificate until a day."""
    person = _member(request, pk)
    form = ExemptionForm(house_of(request.user), posted(request))
    if form.is_valid():
        try:
            services.exempt(request.user, person, **form.cleaned_data, now=timezone.now())
        except CompetenceRefused as refused:
            form.add_error("until" if refused.code in ("past", "exempt") else None, str(refused.message))
        else:
            messages.success(request, _("The exemption is saved."))
            return redirect("hr:person", pk)
    context = {"person": person, "form": form}
    return render(request, "hr/competence/exempt.html", context, status=400 if form.errors else 200)


@require_POST
@login_required
def end_exemption(request: SignedIn, pk: int) -> HttpResponse:
    """End an exemption of the own house."""
    exemption = get_object_or_404(Exemption.objects.select_related("person"), house=house_of(request.user), pk=pk)
    try:
        services.end_exemption(request.user, exemption, timezone.now())
    except CompetenceRefused as refused:
        messages.error(request, str(refused.message))
    else:
        messages.success(request, _("The exemption has ended."))
    return redirect("hr:person", exemption.person_id)
