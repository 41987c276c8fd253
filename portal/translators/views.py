"""The pages of the board. Who may see them is said in selectors.py."""

from django.conf import settings
from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from games.web.rulebook.translations import translated_languages
from portal.translators import po, selectors, services, xliff
from portal.translators.exchange import REASONS, FileRefused
from portal.translators.forms import ChoiceForm, FileForm
from portal.translators.harder import YEAR
from portal.translators.harder import harder as harder_languages
from portal.translators.units import Unit
from training.staff.languages import language_name
from training.staff.signed_in import SignedIn
from training.statistics.selectors import examples
from training.statistics.translating import harder_in

PAGE = 50
_FORMATS = {"po": (po.written, "text/x-gettext-translation"), "xliff": (xliff.written, "application/x-xliff+xml")}


@require_safe
@never_cache
@login_required
def board(request: SignedIn) -> HttpResponse:
    """Show what each language lacks, in which of them questions of exams are harder, and what has been sent."""
    context = {
        "rows": selectors.board(request.user),
        "states": selectors.WANTED.values(),
        "harder": harder_languages(request.user, timezone.now()),
        "bundles": selectors.bundles(request.user)[:PAGE],
    }
    return render(request, "translators/board.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def language(request: SignedIn, code: str) -> HttpResponse:
    """Show the texts of a language, and take a file of them."""
    selectors.translator(request.user)
    _known(code)
    form = FileForm(request.POST, request.FILES) if request.method == "POST" else FileForm()
    if request.method == "POST" and form.is_valid():
        try:
            weighed, bundle = services.send(request.user, code, form.cleaned_data["file"].read())
        except FileRefused as refused:
            form.add_error("file", str(REASONS[refused.code]))
        else:
            context = {"code": code, "name": language_name(code), "weighed": weighed, "bundle": bundle}
            return render(request, "translators/sent.html", context)
    choice, found = _chosen(request, code)
    page = Paginator(found, PAGE).get_page(request.GET.get("page"))
    context = {
        "code": code,
        "name": language_name(code),
        "choice": choice,
        "form": form,
        "page": page,
        "of_staff": code in settings.STAFF_LANGUAGES,
    }
    return render(request, "translators/language.html", context, status=400 if choice.errors or form.errors else 200)


@require_safe
@never_cache
@login_required
def harder(request: SignedIn, code: str) -> HttpResponse:
    """Show the questions of exams that are harder in this language for candidates who are equally good otherwise."""
    selectors.translator(request.user)
    if code not in settings.STAFF_LANGUAGES:
        raise Http404
    groups = harder_in(code, timezone.now() - YEAR)
    here, english = examples(groups, code), examples(groups, "en")
    rows = [(group, here[group.example], english[group.example]) for group in groups]
    context = {"code": code, "name": language_name(code), "rows": rows}
    return render(request, "translators/harder.html", context)


@require_safe
@never_cache
@login_required
def export(request: SignedIn, code: str, kind: str) -> HttpResponse:
    """Send the texts that are chosen as a file."""
    selectors.translator(request.user)
    _known(code)
    if kind not in _FORMATS:
        raise Http404
    form, found = _chosen(request, code)
    if form.errors:
        return HttpResponse(status=400)
    write, content_type = _FORMATS[kind]
    name = "-".join(filter(None, ("tapis-vert", code, *form.cleaned_data.values())))
    headers = {"Content-Disposition": f'attachment; filename="{name}.{kind}"'}
    return HttpResponse(write(code, found), content_type=content_type, headers=headers)


@require_safe
@never_cache
@login_required
def bundle(request: SignedIn, digest: str) -> HttpResponse:
    """Send a bundle to a maintainer, who writes it into the catalogues."""
    found = get_object_or_404(selectors.bundles(request.user), digest=digest)
    headers = {"Content-Disposition": f'attachment; filename="{found.language}-{found.digest}.po"'}
    return HttpResponse(found.po, content_type="text/x-gettext-translation", headers=headers)


def _chosen(request: SignedIn, code: str) -> tuple[ChoiceForm, list[Unit]]:
    form = ChoiceForm(request.GET)
    if not form.is_valid():
        return form, []
    return form, selectors.chosen(request.user, code, form.cleaned_data["domain"], form.cleaned_data["state"])


def _known(code: str) -> None:
    if code not in translated_languages():
        raise Http404
