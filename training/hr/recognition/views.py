"""The pages of recognition. Who may see what is said in selectors.py."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.hr.recognition import services
from training.hr.recognition.forms import RecognitionForm, WhyForm
from training.hr.recognition.problems import RecognitionRefused
from training.hr.recognition.selectors import recognitions as recognitions_of
from training.hr.recognition.selectors import sister_houses
from training.staff.days import today
from training.staff.signed_in import SignedIn, posted

# At which field a refusal is said.
_FIELDS = {"issuer": "issuer", "past": "first_day", "order": "until", "no-reason": "reason"}


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def recognitions(request: SignedIn) -> HttpResponse:
    """Show what the house recognises, and recognise certificates of a sister house."""
    found, form = recognitions_of(request.user), RecognitionForm(request.user, today(), posted(request))
    if form.is_valid():
        try:
            services.recognise(request.user, form.asked(), form.cleaned_data["reason"], timezone.now())
        except RecognitionRefused as refused:
            form.add_error(_FIELDS[refused.code], str(refused.message))
        else:
            messages.success(request, _("The recognition is saved."))
            return redirect("hr:recognitions")
    context = {"found": found, "form": form, "has_sisters": sister_houses(request.user).exists(), "today": today()}
    return render(request, "hr/recognition/list.html", context, status=400 if form.errors else 200)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def end(request: SignedIn, pk: int) -> HttpResponse:
    """End a recognition of the house."""
    found, form = get_object_or_404(recognitions_of(request.user), pk=pk), WhyForm(posted(request))
    if form.is_valid():
        try:
            services.end(request.user, found, form.cleaned_data["reason"], timezone.now())
        except RecognitionRefused as refused:
            form.add_error(_FIELDS.get(refused.code), str(refused.message))
        else:
            messages.success(request, _("The recognition has ended."))
            return redirect("hr:recognitions")
    context = {"recognition": found, "form": form}
    return render(request, "hr/recognition/end.html", context, status=400 if form.errors else 200)
