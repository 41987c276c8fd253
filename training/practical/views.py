"""The practical tests of a house: their list, the sheet that an instructor signs, one test, the second
assessor's answer, its withdrawal."""

import secrets

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from games.web.registry import GAMES
from training.drills.registry import RUBRICS
from training.practical import selectors, services
from training.practical.added import ADDED
from training.practical.forms import AnswerForm, FilterForm, SheetForm, StartForm, WithdrawForm
from training.practical.models import PracticalTest
from training.practical.problems import PracticalRefused
from training.staff.models import User
from training.staff.signed_in import SignedIn, posted
from training.staff.teaching import taught_house

_A_PAGE = 50
_AT_FIELD = {"second": "second", "rounds": "rounds", "ahead": "day", "late": "day"}


@require_safe
@never_cache
@login_required
def home(request: SignedIn) -> HttpResponse:
    """Show the tests of the house, filtered by person and game; to instructors also the form that leads to a new sheet,
    and what the apps above add."""
    listed, wanted = selectors.tests(request.user), FilterForm(request.user, request.GET)
    if wanted.is_valid():
        person, game = wanted.cleaned_data["person"], wanted.cleaned_data["dealt"]
        listed = listed.filter(**({"candidate": person} if person else {}), **({"game": game} if game else {}))
    form, added = None, []
    if request.user.is_instructor:
        asked = request.GET if "candidate" in request.GET else None
        initial = {"candidate": request.GET.get("person"), "game": request.GET.get("dealt")}
        form = StartForm(taught_house(request.user), request.user, asked, initial=initial)
        if form.is_valid():
            return redirect("practical:sheet", form.cleaned_data["candidate"].pk, form.cleaned_data["game"])
        added = ADDED.shown(request)
    context = {
        "page": Paginator(listed, _A_PAGE).get_page(request.GET.get("page")),
        "matters": selectors.matters(request.user),
        "wanted": wanted,
        "form": form,
        "added": added,
    }
    is_wrong = wanted.errors or (form and form.errors)
    return render(request, "practical/home.html", context, status=400 if is_wrong else 200)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def sheet(request: SignedIn, candidate: int, game: str) -> HttpResponse:
    """Show the sheet of a test; a post signs it. A device may send it later, and twice."""
    house = taught_house(request.user)
    person = get_object_or_404(selectors.candidates(house, request.user), pk=candidate)
    if game not in RUBRICS or game not in GAMES:
        raise Http404
    now = timezone.now()
    fresh = {"token": secrets.token_hex(16), "began": now.isoformat()}
    form = SheetForm(
        RUBRICS[game],
        request.user,
        person,
        posted(request),
        initial=fresh,
    )
    if form.is_valid():
        try:
            test = services.sign(request.user, person, RUBRICS[game], form.sheet(now), now)
        except PracticalRefused as refused:
            form.add_error(_AT_FIELD.get(refused.code), str(refused.message))
        else:
            return _signed(request, test)
    context = {"form": form, "candidate": person, "game": GAMES[game], "signed": _tokens(request.user, person, game)}
    if request.htmx:
        return render(request, "practical/_sheet.html", context)
    return render(request, "practical/sheet.html", context, status=400 if form.errors else 200)


def _signed(request: SignedIn, test: PracticalTest) -> HttpResponse:
    if request.htmx:
        return render(request, "practical/_signed.html", {"test": test})
    if test.second and test.needs_second:
        said = _("The test is signed. It counts once {name} has confirmed it.").format(name=test.second.full_name)
    else:
        said = _("The test is signed.")
    messages.success(request, said)
    return redirect(test)


def _tokens(assessor: User, candidate: User, game: str) -> str:
    """Return the tokens of the last sheets that were signed for somebody: a device forgets their drafts."""
    signed = PracticalTest.objects.filter(assessor=assessor, candidate=candidate, game=game)
    return " ".join(signed.order_by("-pk").values_list("token", flat=True)[:20])


@require_safe
@never_cache
@login_required
def test(request: SignedIn, pk: int) -> HttpResponse:
    """Show a test with its grades; its second assessor may answer here."""
    return _page(request, get_object_or_404(selectors.tests(request.user), pk=pk))


def _page(request: SignedIn, found: PracticalTest, **wrong: forms.Form) -> HttpResponse:
    """Show a test with its forms, of which `wrong` one is shown again: `form` or `answer`."""
    context = {"test": found, "form": WithdrawForm(), "answer": AnswerForm(), **wrong}
    return render(request, "practical/test.html", context, status=400 if wrong else 200)


@require_POST
@never_cache
@login_required
def answer(request: SignedIn, pk: int) -> HttpResponse:
    """Let the second assessor confirm a test, or disagree with it."""
    taught_house(request.user)
    found = get_object_or_404(selectors.tests(request.user), pk=pk)
    form = AnswerForm(request.POST)
    if form.is_valid():
        agrees, reason = form.agrees, form.cleaned_data["reason"]
        try:
            services.answer(request.user, found, agrees=agrees, reason=reason, now=timezone.now())
        except PracticalRefused as refused:
            form.add_error("reason" if refused.code == "reason" else None, str(refused.message))
        else:
            messages.success(request, _("You have confirmed the test.") if agrees else _("You have disagreed."))
            return redirect(found)
    return _page(request, found, answer=form)


@require_POST
@never_cache
@login_required
def withdraw(request: SignedIn, pk: int) -> HttpResponse:
    """Let a test count no more, for a reason."""
    taught_house(request.user)
    found = get_object_or_404(selectors.tests(request.user), pk=pk)
    form = WithdrawForm(request.POST)
    if form.is_valid():
        try:
            services.withdraw(request.user, found, form.cleaned_data["reason"], timezone.now())
        except PracticalRefused as refused:
            form.add_error(None, str(refused.message))
        else:
            messages.success(request, _("The test is withdrawn. It stays in the list and counts no more."))
            return redirect(found)
    return _page(request, found, form=form)
