"""The classes of a house: their list, adding and changing one, its archive. Who may do what is said in selectors.py."""

from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.forms import Form
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from training.classes import assigning, selectors, services
from training.classes.forms import ClassForm
from training.classes.models import SchoolClass
from training.classes.problems import ClassRefused
from training.quiz.models import Attempt
from training.staff.signed_in import SignedIn, posted
from training.staff.teaching import overseen_house, taught_house


def the_class(request: SignedIn, pk: int) -> SchoolClass:
    """Return a class that the reader may see. Raise Http404 for those of other houses."""
    try:
        return selectors.seen_class(request.user, pk)
    except SchoolClass.DoesNotExist:
        raise Http404 from None


def own_class(request: SignedIn, pk: int) -> SchoolClass:
    """Return a class that the reader may change. Raise Http404, PermissionDenied."""
    taught_house(request.user)
    return the_class(request, pk)


def say(form: Form, refused: ClassRefused) -> None:
    form.add_error(None, str(refused.message))


@require_safe
@never_cache
@login_required
def home(request: SignedIn) -> HttpResponse:
    """Show the classes of the house, and those in the archive."""
    listed = list(selectors.classes(request.user))
    members = selectors.members_of(listed)
    context = {
        "house": overseen_house(request.user),
        "classes": [(each, len(members[each.pk])) for each in listed],
        "archived": selectors.classes(request.user, archived=True),
    }
    return render(request, "classes/home.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def add(request: SignedIn) -> HttpResponse:
    """Make a class; its instructor is the author unless others are chosen."""
    house = taught_house(request.user)
    form = ClassForm(house, posted(request), initial={"instructors": [request.user.pk]})
    if form.is_valid():
        made = services.add(request.user, form.details(), timezone.now())
        messages.success(request, _("The class has been added. Now add its members."))
        return redirect("classes:members", made.pk)
    return render(request, "classes/add.html", {"form": form, "house": house}, status=400 if form.errors else 200)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def edit(request: SignedIn, pk: int) -> HttpResponse:
    """Change the name, the games, the days and the instructors of a class."""
    found = own_class(request, pk)
    now = {"name": found.name, "games": found.games, "starts_on": found.starts_on, "ends_on": found.ends_on}
    form = ClassForm(found.house, posted(request), initial=now | {"instructors": found.instructors.all()})
    if form.is_valid():
        try:
            services.change(request.user, found, form.details())
        except ClassRefused as refused:
            say(form, refused)
        else:
            messages.success(request, _("The class has been changed."))
            return redirect("classes:class", pk)
    return render(request, "classes/edit.html", {"form": form, "class": found}, status=400 if form.errors else 200)


@require_POST
@login_required
def archive(request: SignedIn, pk: int) -> HttpResponseRedirect:
    """Put a class into the archive, or take it out again."""
    archived = "undo" not in request.POST
    services.archive(request.user, own_class(request, pk), archived=archived, now=timezone.now())
    done = _("The class is in the archive. Nothing of it is lost.") if archived else _("The class is active again.")
    messages.success(request, done)
    return redirect("classes:class", pk)


@require_POST
@login_required
def seen(request: SignedIn, uuid: UUID) -> HttpResponseRedirect:
    """Note that somebody has looked at an exam that ended."""
    house = taught_house(request.user)
    attempt = get_object_or_404(Attempt, uuid=uuid, house=house, submission__isnull=False)
    assigning.see(request.user, attempt, timezone.now())
    messages.success(request, _("The exam is noted as looked at."))
    return redirect("trainees:home")
