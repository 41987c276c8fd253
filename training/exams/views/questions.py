"""The questions that a house writes itself."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from games.web.registry import GAMES
from training.exams import selectors, wordings
from training.exams.models import QuestionKind, QuestionVersion
from training.exams.problems import ExamRefused
from training.exams.question_forms import KindForm, ListForm, QuestionForm, initial_of
from training.exams.questions import generator_of
from training.quiz.dealt import DEALT, usual_of
from training.quiz.presentation import shown
from training.staff.signed_in import SignedIn
from training.staff.teaching import taught_house


@require_safe
@never_cache
@login_required
def home(request: SignedIn) -> HttpResponse:
    """Show the questions of the house, of one game or of all, in use or out of it."""
    every, wanted = selectors.last_wordings(request.user), ListForm(request.GET, games=list(GAMES.values()))
    listed = wanted.chosen(every) if wanted.is_valid() else []
    page = {
        "wordings": [(each, GAMES.get(each.question.game)) for each in listed],
        "wanted": wanted,
        "any": bool(every),
        "form": _kinds(),
    }
    return render(request, "exams/questions.html", page, status=400 if wanted.errors else 200)


def _kinds(data: object = None) -> KindForm:
    return KindForm(data, games=list(GAMES.values()))


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: SignedIn) -> HttpResponse:
    """Write a question of the kind and about the game that the address names."""
    taught_house(request.user)
    kinds = _kinds(request.GET)
    if not kinds.is_valid():
        return redirect("exams:questions")
    kind, game = kinds.cleaned_data["kind"], GAMES[kinds.cleaned_data["game"]]
    form = _typed(request, QuestionForm(kind, game, initial=request.POST.dict()), kind, game.slug)
    if form.is_bound and form.is_valid():
        wordings.begin_question(request.user, game.slug, form.wording)
        messages.success(request, _("The question is saved. Exams of the house can ask it now."))
        return redirect("exams:questions")
    page = {"form": form, "kind": QuestionKind(kind).label, "game": game}
    return render(request, "exams/question.html", page, status=422 if form.errors else 200)


def _typed(request: SignedIn, unbound: QuestionForm, kind: str, game: str) -> QuestionForm:
    """Return the form as it was sent; a search of the clauses only shows what it finds."""
    if request.method != "POST" or request.POST.get("act") == "search":
        return unbound
    return QuestionForm(kind, GAMES[game], request.POST)


# What a button does with the use of a question, and what is said of it.
_USE = {
    "retire": (False, gettext_lazy("The question is out of use. Exams that ask it already keep it.")),
    "restore": (True, gettext_lazy("The question is in use again.")),
}


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def question(request: SignedIn, pk: int) -> HttpResponse:
    """Show a question as trainees see it, to be changed; a post writes its next version."""
    own = get_object_or_404(selectors.questions_of(request.user), pk=pk)
    if request.POST.get("act") in _USE:
        in_use, said = _USE[request.POST["act"]]
        wordings.put_in_use(own, request.user, in_use)
        messages.success(request, str(said))
        return redirect("exams:question", pk)
    versions = list(own.versions.select_related("question", "author").order_by("-number"))
    last, game = versions[0], GAMES[own.game]
    initial = request.POST.dict() if request.method == "POST" else initial_of(last)
    form = _typed(request, QuestionForm(last.kind, game, initial=initial), last.kind, own.game)
    if form.is_bound and form.is_valid():
        try:
            wordings.reword(own, request.user, form.wording, form.cleaned_data["seen"])
        except ExamRefused as refused:
            form = QuestionForm(last.kind, game, {**request.POST.dict(), "seen": last.number})
            form.add_error(None, str(refused.message))
        else:
            messages.success(request, _("The question is saved. Exams that are published keep the wording they have."))
            return redirect("exams:question", pk)
    page = {
        "question": own,
        "form": form,
        "kind": QuestionKind(last.kind).label,
        "game": game,
        "versions": versions,
        "uses": list(own.uses.select_related("author").order_by("-pk")),
        "item": _item(last),
    }
    return render(request, "exams/question.html", page, status=422 if form.errors else 200)


def _item(version: QuestionVersion) -> object:
    """Return a question as a trainee sees it."""
    rules = DEALT[usual_of(GAMES[version.question.game].engine)].rules
    return shown(generator_of(version).make("shown", 1, rules).face)
