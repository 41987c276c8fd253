"""The pages on which HR imports files, or has something done to a long list. Who may see them is said in
selectors.py."""

from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from training.hr.imports import progress, selectors, services, undoing
from training.hr.imports.forms import UndoForm, UploadForm
from training.hr.imports.kinds import KINDS, OF_FILES, plan_of
from training.hr.imports.models import Import
from training.hr.imports.plan import Verdict
from training.hr.imports.problems import ImportRefused
from training.hr.imports.signals import files_asked
from training.hr.selectors import house_of
from training.staff.refusals import Refused
from training.staff.signed_in import SignedIn, posted
from training.staff.spreadsheets import sent, table

PAGE = 100
_ORDER = {Verdict.ERROR: 0, Verdict.LEFT_OUT: 0, Verdict.MAKE: 1, Verdict.KNOWN: 2}


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def upload(request: SignedIn) -> HttpResponse:
    """Say which columns a file has, and take one."""
    house = house_of(request.user)
    form = UploadForm(request.POST, request.FILES) if request.method == "POST" else UploadForm()
    if form.is_bound and form.is_valid():
        file, kind = form.cleaned_data["file"], form.cleaned_data["kind"]
        try:
            language = get_language() or request.user.language
            found = services.upload(request.user, kind, file.name, file.read(), language, timezone.now())
        except Refused as refused:
            form.add_error("file", str(refused.message))
        else:
            return redirect("hr:import", found.pk)
    kinds = [(key, Import.Kind(key).label, kind.columns) for key, kind in OF_FILES.items()]
    context = {"house": house, "form": form, "kinds": kinds, "recent": selectors.recent(request.user, OF_FILES)}
    return render(request, "hr/imports/upload.html", context, status=400 if form.errors else 200)


@require_safe
@never_cache
@login_required
def template(request: SignedIn, kind: str) -> HttpResponse:
    """Send an empty file with the heads of its columns in the reader's language."""
    house_of(request.user)
    if kind not in OF_FILES:
        raise Http404
    return sent(table([str(column.label) for column in OF_FILES[kind].columns], []), kind)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def one(request: SignedIn, pk: int) -> HttpResponse:
    """Show what a file would do, and do it; afterwards show what it did."""
    imported = get_object_or_404(selectors.with_state(request.user), pk=pk)
    refusal = None
    if request.method == "POST":
        try:
            services.ask(request.user, imported, request.POST.get("seen", ""), timezone.now())
        except ImportRefused as refused:
            refusal = refused
        else:
            files_asked.send(Import)
            return redirect("hr:import", pk)
    if imported.refusal and not refusal:
        refusal = ImportRefused(imported.refusal)
    kind = KINDS[imported.kind]
    context: dict[str, object] = {"imported": imported, "refusal": refusal, "kind": kind, "columns": kind.columns}
    context["facts"] = kind.facts(imported) if kind.facts else []
    if imported.is_under_way:
        context |= {"under_way": True, "progress": progress.of(imported)}
    elif hasattr(imported, "application"):
        context |= _outcome(request, imported)
    else:
        context |= _plan(request, imported)
    response = render(request, "hr/imports/one.html", context, status=400 if request.method == "POST" else 200)
    if request.htmx and "under_way" not in context:
        response["HX-Refresh"] = "true"  # the whole page has something else to say
    return response


def _plan(request: SignedIn, imported: Import) -> dict[str, object]:
    if "rows" not in imported.table:
        return {}
    plan = plan_of(request.user, imported, timezone.now())
    lines = sorted(plan.lines, key=lambda line: (_ORDER[line.verdict], line.number))
    page = Paginator(lines, PAGE).get_page(request.GET.get("page"))
    return {"plan": plan, "page": page}


def _outcome(request: SignedIn, imported: Import) -> dict[str, object]:
    page = Paginator(selectors.outcomes(imported), PAGE).get_page(request.GET.get("page"))
    return {
        "application": imported.application,
        "page": page,
        "last_moment": undoing.last_moment(imported.application),
        "is_final": KINDS[imported.kind].is_final(imported),
        "is_late": timezone.now() > undoing.last_moment(imported.application),
    }


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def undo(request: SignedIn, pk: int) -> HttpResponse:
    """Ask why an import is undone, and have it undone; say what was built on it."""
    imported = get_object_or_404(selectors.with_state(request.user).exclude(application=None), pk=pk)
    kind = KINDS[imported.kind]
    if imported.is_under_way or kind.is_final(imported):
        return redirect("hr:import", pk)
    application, form = imported.application, UndoForm(posted(request))
    if form.is_valid():
        try:
            undoing.ask(request.user, imported, form.cleaned_data["reason"], timezone.now())
        except ImportRefused as refused:
            form.add_error(None, str(refused.message))
        else:
            files_asked.send(Import)
            return redirect("hr:import", pk)
    context = {
        "imported": imported,
        "kind": kind,
        "application": application,
        "form": form,
        "obstacles": undoing.obstacles(application),
        "last_moment": undoing.last_moment(application),
    }
    return render(request, "hr/imports/undo.html", context, status=400 if form.errors else 200)
