"""What people see of their own account."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from training.staff.days import today
from training.staff.forms import LanguageForm
from training.staff.groups import houses_of_officer
from training.staff.models import User
from training.staff.people import choose_language
from training.staff.signed_in import posted


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def me(request: HttpRequest) -> HttpResponse:
    """Show the reader's own data; a post chooses the language of their letters and certificates."""
    if not isinstance(request.user, User):
        raise TypeError("this page needs somebody signed in")
    reader = User.objects.select_related("house__venue").get(pk=request.user.pk)
    form = LanguageForm(posted(request), initial={"language": reader.language})
    if form.is_valid():
        choose_language(reader, form.cleaned_data["language"])
        messages.success(request, _("Your e-mails and new certificates will be in this language."))
        return redirect("staff:me")
    houses = houses_of_officer(reader, today())
    return render(
        request, "staff/me.html", {"person": reader, "form": form, "houses": houses}, status=400 if form.errors else 200
    )
