"""What is assigned to a class: the grid of members and assignments, a new assignment, its days, its withdrawal."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from training.classes import assigning, selectors
from training.classes.assignment_forms import FORMS, DaysForm
from training.classes.forms import StateForm
from training.classes.models import Assignment, SchoolClass
from training.classes.problems import ClassRefused
from training.classes.views import own_class, say, the_class
from training.classes.work import assigned, work_of
from training.house_courses.things import Things
from training.staff.days import today
from training.staff.signed_in import SignedIn, posted
from training.steps.what import Kind


@require_safe
@never_cache
@login_required
def grid(request: SignedIn, pk: int) -> HttpResponse:
    """Show the state of each member in each assignment, or of those in one state alone."""
    found, form = the_class(request, pk), StateForm(request.GET)
    context: dict[str, object] = {"class": found, "form": form}
    if form.is_valid():
        work = work_of(found.house, [found], today())[found.pk]
        context |= {"work": work, "rows": work.rows(form.cleaned_data["state"])}
        context["withdrawn"] = assigned(found.house, [found], withdrawn=True)[found.pk]
    return render(request, "classes/grid.html", context, status=200 if form.is_valid() else 400)


@require_safe
@never_cache
@login_required
def choose(request: SignedIn, pk: int) -> HttpResponse:
    """Ask what is to be assigned."""
    return render(request, "classes/choose.html", {"class": own_class(request, pk), "kinds": Kind})


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def assign(request: SignedIn, pk: int, kind: str) -> HttpResponse:
    """Assign something of a kind."""
    if kind not in FORMS:
        raise Http404
    found = own_class(request, pk)
    members = [each.person for each in selectors.members_of([found])[found.pk]]
    form = FORMS[kind](found, members, posted(request))
    if form.is_valid():
        people, token = list(form.cleaned_data["people"]), form.cleaned_data["token"]
        try:
            assigning.assign(request.user, found, form.what(), people, form.days(), token, timezone.now())
        except ClassRefused as refused:
            say(form, refused)
        else:
            messages.success(request, _("It is assigned. The trainees see it on their page Training."))
            return redirect("classes:grid", pk)
    context = {"class": found, "form": form, "kind": Kind(kind), "members": members}
    return render(request, "classes/assign.html", context, status=400 if form.errors else 200)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def assignment(request: SignedIn, pk: int, number: int) -> HttpResponse:
    """Show an assignment with the history of its days; a post changes these."""
    found = own_class(request, pk) if request.method == "POST" else the_class(request, pk)
    one = _of(found, number)
    history = list(one.terms.all())
    form = DaysForm(posted(request), initial={"opens_on": history[-1].opens_on, "due_on": history[-1].due_on})
    if form.is_valid():
        try:
            assigning.move(request.user, one, *form.days(), timezone.now())
        except ClassRefused as refused:
            say(form, refused)
        else:
            messages.success(request, _("The dates have been changed."))
            return redirect("classes:assignment", pk, number)
    work = work_of(found.house, [found], today())[found.pk]
    cells = [cell for (key, _person), cell in work.cells.items() if key == number]
    context = {
        "class": found,
        "assignment": one,
        "thing": Things(found.house).of(one),
        "history": history,
        "form": form,
        "cells": cells,
    }
    return render(request, "classes/assignment.html", context, status=400 if form.errors else 200)


@require_POST
@login_required
def withdraw(request: SignedIn, pk: int, number: int) -> HttpResponseRedirect:
    """Withdraw an assignment, or set it again."""
    withdrawn = "undo" not in request.POST
    try:
        assigning.withdraw(request.user, _of(own_class(request, pk), number), withdrawn=withdrawn, now=timezone.now())
    except ClassRefused as refused:
        messages.error(request, str(refused.message))
    else:
        done = _("The assignment is withdrawn. The trainees do not see it any more.")
        messages.success(request, done if withdrawn else _("The assignment is set again."))
    return redirect("classes:assignment", pk, number)


def _of(school_class: SchoolClass, number: int) -> Assignment:
    try:
        return selectors.seen_assignment(school_class, number)
    except Assignment.DoesNotExist:
        raise Http404 from None
