"""The pages of saved views: list and save, rename, delete. Whose they are is said in saved.py."""

from django.contrib.auth.decorators import login_required
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from training.hr.matrix import saved
from training.hr.matrix.forms import ViewForm
from training.hr.matrix.problems import ViewRefused
from training.hr.matrix.views import filter_form
from training.staff.signed_in import SignedIn, posted


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def views(request: SignedIn) -> HttpResponse:
    """Show the saved views, and save the filters of the address under a name; the matrix says which make no sense."""
    found, chosen, form = saved.views_of(request.user), filter_form(request), ViewForm(posted(request))
    if not chosen.is_valid():
        return redirect(f"{reverse('hr:matrix')}?{request.GET.urlencode()}")
    key = request.GET.get("house", "")
    filters = chosen.narrowed() | ({"house": key} if key else {})
    if form.is_valid():
        try:
            saved.save(request.user, form.cleaned_data["name"], filters)
        except ViewRefused as refused:
            form.add_error("name", str(refused.message))
        else:
            return redirect("hr:views")
    context = {"views": found, "form": form, "narrowed": filters}
    return render(request, "hr/matrix/views.html", context, status=400 if form.errors else 200)


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def rename(request: SignedIn, pk: int) -> HttpResponse:
    """Give a saved view another name."""
    view = get_object_or_404(saved.views_of(request.user), pk=pk)
    form = ViewForm(posted(request), initial={"name": view.name})
    if form.is_valid():
        try:
            saved.rename(request.user, view, form.cleaned_data["name"])
        except ViewRefused as refused:
            form.add_error("name", str(refused.message))
        else:
            return redirect("hr:views")
    return render(request, "hr/matrix/rename.html", {"view": view, "form": form}, status=400 if form.errors else 200)


@require_POST
@login_required
def delete(request: SignedIn, pk: int) -> HttpResponse:
    """Delete a saved view."""
    saved.delete(request.user, get_object_or_404(saved.views_of(request.user), pk=pk))
    return redirect("hr:views")
