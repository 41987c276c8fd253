"""The members of a class: where they are, who joins and leaves, and one of them."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from training.classes import selectors, services, standing
from training.classes.forms import JoinForm
from training.classes.problems import ClassRefused
from training.classes.views import own_class, say, the_class
from training.practical.selectors import tests_of
from training.staff.days import today
from training.staff.models import User
from training.staff.signed_in import SignedIn, posted


@require_safe
@never_cache
@login_required
def places(request: SignedIn, pk: int) -> HttpResponse:
    """Show where the members of a class are, those who need help first."""
    found = the_class(request, pk)
    rows = standing.places(found, timezone.now(), today())
    return render(request, "classes/class.html", {"class": found, "rows": rows})


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def members(request: SignedIn, pk: int) -> HttpResponse:
    """Show who belongs to a class, and since when; a post lets trainees of the house join."""
    found = own_class(request, pk) if request.method == "POST" else the_class(request, pk)
    inside = selectors.members_of([found])[found.pk]
    others = selectors.trainees(found.house).exclude(pk__in=[each.person.pk for each in inside])
    form = JoinForm(others, posted(request))
    if form.is_valid():
        try:
            joined = services.join(request.user, found, list(form.cleaned_data["people"]), timezone.now())
        except ClassRefused as refused:
            say(form, refused)
        else:
            names = ", ".join(each.person.full_name for each in joined)
            messages.success(request, _("Added to the class: {names}").format(names=names))
            return redirect("classes:members", pk)
    context = {"class": found, "members": inside, "form": form, "history": selectors.comings_and_goings(found)}
    return render(request, "classes/members.html", context, status=400 if form.errors else 200)


@require_POST
@login_required
def leave(request: SignedIn, pk: int, person: int) -> HttpResponseRedirect:
    """End a membership. It begins again where the person is added once more."""
    found = own_class(request, pk)
    try:
        leaving = selectors.member(found, person).person
        services.leave(request.user, found, leaving, timezone.now())
    except User.DoesNotExist:
        raise Http404 from None
    except ClassRefused as refused:
        messages.error(request, str(refused.message))
    else:
        left = _("{name} has left the class. To undo this, add the person again below.")
        messages.success(request, left.format(name=leaving.full_name))
    return redirect("classes:members", pk)


@require_safe
@never_cache
@login_required
def member(request: SignedIn, pk: int, person: int) -> HttpResponse:
    """Show one member: everything assigned, with what was done for it."""
    found = the_class(request, pk)
    rows = standing.places(found, timezone.now(), today())
    place = next((row for row in rows if row.member.person.pk == person), None)
    if place is None:
        raise Http404
    tests = tests_of(request.user, place.member.person)
    context = {"class": found, "place": place, "standing": place.standing, "tests": tests}
    return render(request, "classes/member.html", context)
