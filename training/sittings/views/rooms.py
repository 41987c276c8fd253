"""Rooms: opening one, who sits in it and how far they are, releasing a device, closing it."""

from datetime import timedelta
from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from django.views.decorators.vary import vary_on_headers

from training.quiz.house import devices
from training.quiz.house.models import Room
from training.quiz.house.rooms import close_room
from training.sittings import room_selectors
from training.sittings.acts import Act, perform
from training.sittings.forms import ReasonForm, RoomForm
from training.sittings.room_selectors import Listed
from training.sittings.services import open_room_for
from training.staff.signed_in import SignedIn, posted


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def begin(request: SignedIn) -> HttpResponse:
    """Open a room."""
    form = RoomForm(request.user, posted(request))
    if form.is_valid():
        typed = form.cleaned_data
        stays_open, name = timedelta(minutes=typed["minutes"]), typed["class_name"].strip()
        room = open_room_for(request.user, typed["exam"], name, typed["school_class"], stays_open, timezone.now())
        return redirect("sittings:room", room.uuid)
    return render(request, "sittings/open_room.html", {"form": form}, status=422 if form.errors else 200)


def _room(request: SignedIn, uuid: UUID) -> Listed:
    try:
        return room_selectors.room(request.user, uuid)
    except Room.DoesNotExist:
        raise Http404 from None


@require_safe
@never_cache
@vary_on_headers("HX-Request")
@login_required
def room(request: SignedIn, uuid: UUID) -> HttpResponse:
    """Show the code of a room and who sits in it; HTMX gets the people alone, every few seconds."""
    listed, now = _room(request, uuid), timezone.now()
    seats = room_selectors.seats(request.user, listed, now)
    is_open = listed.is_open(now)
    context = {
        "listed": listed,
        "room": listed.room,
        "is_open": is_open,
        "seats": seats,
        "not_begun": room_selectors.not_begun(request.user, listed, seats),
        "releases": room_selectors.releases(request.user, listed),
        "sitting": sum(seat.is_sitting for seat in seats),
        "changes": is_open or any(seat.is_sitting for seat in seats),
        "now": now,
    }
    return render(request, "sittings/room.html#seats" if request.htmx else "sittings/room.html", context)


@require_POST
@login_required
def close(request: SignedIn, uuid: UUID) -> HttpResponse:
    """Close a room."""
    close_room(request.user, _room(request, uuid).room, timezone.now())
    messages.success(request, _("The room is closed. Nobody can begin in it any more."))
    return redirect("sittings:room", uuid)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def release(request: SignedIn, uuid: UUID, attempt: UUID) -> HttpResponse:
    """Let a candidate go on with the exam on another device."""
    listed = _room(request, uuid)
    sat = get_object_or_404(listed.room.attempts.select_related("user"), uuid=attempt)
    form = ReasonForm(posted(request))
    act = Act(
        heading=_("Release the device of {name}").format(name=sat.user.full_name),
        consequence=_(
            "The person can then continue the exam on another device. As soon as they do, the first one can no longer "
            "be used. Answers and time stay as they are."
        ),
        button=_("Release the device"),
        done=_("The device is released. The person can load the exam on another one."),
        back=reverse("sittings:room", args=[uuid]),
        parent=str(listed.exam),
    )
    return perform(
        request,
        act,
        form,
        lambda: devices.release(request.user, sat, form.cleaned_data["reason"], timezone.now()),
    )
