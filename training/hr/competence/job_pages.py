"""The pages on which HR says what a job requires, renames it, retires it and offers it again."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from training.hr.competence import renaming, services
from training.hr.competence.ahead import holders
from training.hr.competence.forms import ComingForm, JobForm, NeedsForm
from training.hr.competence.problems import CompetenceRefused
from training.hr.competence.requirements import Needs, coming
from training.hr.competence.selectors import all_jobs, jobs
from training.hr.models import Job
from training.staff.days import today
from training.staff.signed_in import SignedIn, posted


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def requirements(request: SignedIn, pk: int) -> HttpResponse:
    """Say what a job requires from a day on. `back` is a coming day whose change is taken back."""
    job = get_object_or_404(jobs(request.user).select_related("house"), pk=pk)
    if "back" in request.POST:
        return _taken_back(request, job)
    needs = Needs([pk])
    form = NeedsForm(job.house, needs.on(today()).get(pk, {}), posted(request))
    if form.is_valid():
        try:
            services.require(request.user, job, form.changed, timezone.now(), form.cleaned_data["first_day"])
        except CompetenceRefused as refused:
            form.add_error("first_day", str(refused.message))
        else:
            messages.success(request, _("What the job requires is saved."))
            return redirect("hr:jobs")
    context = {"job": job, "form": form, "coming": coming(job.house, needs, today()).get(pk, [])}
    return render(request, "hr/competence/job.html", context, status=400 if form.errors else 200)


def _taken_back(request: SignedIn, job: Job) -> HttpResponse:
    form = ComingForm(request.POST)
    if not form.is_valid():
        raise Http404
    try:
        services.take_back(request.user, job, form.cleaned_data["back"], timezone.now())
    except CompetenceRefused as refused:
        messages.error(request, str(refused.message))
    else:
        messages.success(request, _("The change is taken back."))
    return redirect("hr:job", job.pk)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def rename(request: SignedIn, pk: int) -> HttpResponse:
    """Give a job another name."""
    job = get_object_or_404(all_jobs(request.user).select_related("house"), pk=pk)
    form = JobForm(posted(request), initial={"name": job.name})
    if form.is_valid():
        try:
            renaming.rename(request.user, job, form.cleaned_data["name"], timezone.now())
        except CompetenceRefused as refused:
            form.add_error("name", str(refused.message))
        else:
            messages.success(request, _("The name is saved."))
            return redirect("hr:jobs")
    context = {"job": job, "form": form, "changes": job.changes.select_related("author")}
    return render(request, "hr/competence/rename.html", context, status=400 if form.errors else 200)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def retire(request: SignedIn, pk: int) -> HttpResponse:
    """Retire a job that nobody has, or say who has it."""
    job, problem = get_object_or_404(all_jobs(request.user).select_related("house"), pk=pk), ""
    if request.method == "POST":
        try:
            renaming.retire(request.user, job, timezone.now())
        except CompetenceRefused as refused:
            problem = str(refused.message)
        else:
            messages.success(request, _("The job is no longer offered."))
            return redirect("hr:jobs")
    context = {"job": job, "problem": problem, "holders": holders(job, today())}
    return render(request, "hr/competence/retire.html", context, status=400 if problem else 200)


@require_POST
@login_required
def offer_again(request: SignedIn, pk: int) -> HttpResponse:
    """Offer a retired job again."""
    job = get_object_or_404(all_jobs(request.user), pk=pk)
    renaming.offer_again(request.user, job, timezone.now())
    messages.success(request, _("The job is offered again."))
    return redirect("hr:jobs")
