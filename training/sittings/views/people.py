"""What single people are allowed: extra time and further attempts, each with its history."""

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from training.exams.arranging import Exams
from training.quiz.house import allowances
from training.quiz.house.models import AnotherAttempt, ExtraTime
from training.sittings import selectors
from training.sittings.acts import Act, perform
from training.sittings.forms import AnotherForm, ExtraTimeForm, ReasonForm
from training.staff.days import today
from training.staff.models import User
from training.staff.signed_in import SignedIn, posted
from training.staff.teaching import overseen_house


def _person(request: SignedIn, pk: int) -> User:
    try:
        return selectors.person(request.user, pk)
    except User.DoesNotExist:
        raise Http404 from None


@require_safe
@never_cache
@login_required
def person(request: SignedIn, pk: int) -> HttpResponse:
    """Show what somebody is allowed, and what they were."""
    found = _person(request, pk)
    exams = Exams(overseen_house(request.user))
    context = {
        "person": found,
        "extra": allowances.extra_times(found),
        "others": [(row, exams.title(row.exam)) for row in allowances.other_attempts(found)],
        "may_arrange": allowances.may_arrange(request.user, found),
        "today": today(),
    }
    return render(request, "sittings/person.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def grant_time(request: SignedIn, pk: int) -> HttpResponse:
    """Grant extra time."""
    found = _person(request, pk)
    form = ExtraTimeForm(posted(request), initial={"first_day": today()})
    act = Act(
        heading=_("Grant extra time"),
        consequence=_(
            "Every exam that the person begins on these days gets this much longer, and so does its pace. "
            "No certificate and no public page shows it."
        ),
        button=_("Grant extra time"),
        done=_("The extra time is granted."),
        **_back(found),
    )
    return perform(request, act, form, lambda: allowances.grant_extra_time(request.user, found, **form.cleaned_data))


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def allow_another(request: SignedIn, pk: int) -> HttpResponse:
    """Allow one more attempt at an exam."""
    found = _person(request, pk)
    form = AnotherForm(overseen_house(request.user), posted(request))
    act = Act(
        heading=_("Allow one more attempt"),
        consequence=_(
            "The person may sit this exam once more, before the wait is over and beyond the limit of attempts. Only a "
            "revoked certificate still bars them."
        ),
        button=_("Allow one more attempt"),
        done=_("One more attempt is allowed."),
        **_back(found),
    )
    return perform(request, act, form, lambda: allowances.allow_another(request.user, found, **form.cleaned_data))


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def withdraw_time(request: SignedIn, pk: int) -> HttpResponse:
    """Withdraw extra time."""
    try:
        granted = selectors.extra_time(request.user, pk)
    except ExtraTime.DoesNotExist:
        raise Http404 from None
    form = ReasonForm(posted(request))
    act = Act(
        heading=_("Withdraw extra time"),
        consequence=_(
            "Exams that the person begins from now on are as long as for everybody. An exam in progress keeps its time."
        ),
        button=_("Withdraw extra time"),
        done=_("The extra time is withdrawn."),
        **_back(granted.person),
    )
    return perform(
        request,
        act,
        form,
        lambda: allowances.withdraw_extra_time(request.user, granted, form.cleaned_data["reason"], timezone.now()),
    )


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def withdraw_another(request: SignedIn, pk: int) -> HttpResponse:
    """Take a further attempt back."""
    try:
        allowed = selectors.another_attempt(request.user, pk)
    except AnotherAttempt.DoesNotExist:
        raise Http404 from None
    form = ReasonForm(posted(request))
    act = Act(
        heading=_("Take the attempt back"),
        consequence=_("The wait and the limit of attempts hold again for this person."),
        button=_("Take the attempt back"),
        done=_("The attempt is taken back."),
        **_back(allowed.person),
    )
    return perform(
        request,
        act,
        form,
        lambda: allowances.withdraw_another(request.user, allowed, form.cleaned_data["reason"], timezone.now()),
    )


def _back(person: User) -> dict[str, str]:
    return {"back": reverse("sittings:person", args=[person.pk]), "parent": person.full_name}
