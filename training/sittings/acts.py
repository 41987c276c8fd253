"""The one form behind every act of instructors and HR: what it does, a reason, and a refusal at its field."""

from collections.abc import Callable
from dataclasses import dataclass

from django.contrib import messages
from django.forms import Form
from django.http import HttpResponse
from django.shortcuts import redirect, render

from training.quiz.problems import AttemptRefused
from training.staff.signed_in import SignedIn


@dataclass(frozen=True, slots=True)
class Act:
    """What the page of an act says: its heading, what follows from it, its button, and what is said when it is done.
    `back` is where the page came from, under `parent`."""

    heading: str
    consequence: str
    button: str
    done: str
    back: str
    parent: str


def perform(request: SignedIn, act: Act, form: Form, do: Callable[[], object]) -> HttpResponse:
    """Ask what the form asks, then do it and go back; what is refused is said on the same page."""
    if form.is_valid():
        try:
            do()
        except AttemptRefused as refused:
            form.add_error(None, str(refused.message))
        else:
            messages.success(request, act.done)
            return redirect(act.back)
    return render(request, "sittings/act.html", {"act": act, "form": form}, status=422 if form.errors else 200)
