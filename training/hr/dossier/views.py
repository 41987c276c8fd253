"""The file of a person as a page and on paper, and the papers of many. Who may see whom is said in selectors.py."""

from collections.abc import Iterable, Iterator
from datetime import date

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse, StreamingHttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import translation
from django.utils.http import content_disposition_header
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.web.kit.formats import number
from training.certification.models import Certificate
from training.certification.pdf import certificate_pdf
from training.certification.practice import with_practice
from training.certification.states import state_on
from training.hr import selectors
from training.hr.competence.forms import DayForm
from training.hr.dossier.names import FileNames
from training.hr.dossier.paper import archive, facts, file_pdf
from training.hr.dossier.sections import dossier
from training.hr.forms import FilterForm
from training.hr.matrix import selectors as matrix
from training.hr.matrix.forms import MatrixForm
from training.hr.people_without import WITHOUT
from training.staff import audit
from training.staff.audit import Action
from training.staff.days import today
from training.staff.entering import named
from training.staff.models import User
from training.staff.signed_in import SignedIn

MOST = 200  # papers in an archive


def _asked(request: SignedIn, pk: int) -> tuple[User, DayForm]:
    """Return whose file HR asks for, and the form with the day."""
    selectors.house_of(request.user)
    form = DayForm({"on": request.GET.get("on") or today().isoformat()})
    try:
        return selectors.person(request.user, pk), form
    except User.DoesNotExist:
        raise Http404 from None


@require_safe
@never_cache
@login_required
def page(request: SignedIn, pk: int) -> HttpResponse:
    """Show the file of a person, as of a day."""
    person, form = _asked(request, pk)
    context: dict[str, object] = {"form": form, "person": person}
    if form.is_valid():
        found = dossier(request.user, person, form.cleaned_data["on"])
        context |= {"found": found, "facts": facts(found)}
    return render(request, "hr/dossier/page.html", context, status=200 if form.is_valid() else 400)


@require_safe
@never_cache
@login_required
def paper(request: SignedIn, pk: int) -> HttpResponse:
    """Send the file of a person as a PDF; that it was taken out is noted."""
    person, form = _asked(request, pk)
    if not form.is_valid():
        return page(request, pk)
    day = form.cleaned_data["on"]
    content = file_pdf(dossier(request.user, person, day))
    audit.note(request.user, Action.FILES_EXPORTED, named(person), rows=1, on=day.isoformat())
    shown = str(content_disposition_header(False, FileNames().of(*_called(person, day))))
    headers = {"Content-Disposition": shown, "X-Robots-Tag": "noindex"}
    return HttpResponse(content, content_type="application/pdf", headers=headers)


@require_safe
@never_cache
@login_required
def files(request: SignedIn) -> HttpResponseBase:
    """Send the files of all whom the filter of the matrix finds, as an archive."""
    house = selectors.house_of(request.user)
    form = MatrixForm.of(request.user, str(house.pk), request.GET)
    people = list(matrix.listed(request.user, form.asked())[: MOST + 1]) if form.is_valid() else []
    if not 0 < len(people) <= MOST:
        return _refused(request, "hr:matrix", len(people))
    day = form.asked().day
    names = FileNames()
    made = ((names.of(*_called(person, day)), file_pdf(dossier(request.user, person, day))) for person in people)
    audit.note(request.user, Action.FILES_EXPORTED, day.isoformat(), rows=len(people))
    return _sent(made, f"files-{day.isoformat()}")


@require_safe
@never_cache
@login_required
def certificates(request: SignedIn) -> HttpResponseBase:
    """Send the certificates of the house that the filter of the list finds on paper, as an archive."""
    house = selectors.house_of(request.user)
    form = FilterForm.of(house, request.GET)
    found: list[Certificate] = []
    if form.is_valid() and form.chosen().state not in WITHOUT:
        own = selectors.listed(request.user, form.chosen()).filter(house=house)
        keys = [one.pk for one in own[: MOST + 1]]
        # The paper says what the certificate is today, as it does when it is opened alone.
        found = list(with_practice(state_on(Certificate.objects.filter(pk__in=keys), today()), today()))
    if not 0 < len(found) <= MOST:
        return _refused(request, "hr:home", len(found))
    audit.note(request.user, Action.CERTIFICATES_EXPORTED, form.chosen().day.isoformat(), rows=len(found))
    names = FileNames()
    made = ((names.of(one.holder_name, str(one.title), one.code), certificate_pdf(one)) for one in found)
    return _sent(made, f"certificates-{form.chosen().day.isoformat()}")


def _refused(request: SignedIn, back: str, count: int) -> HttpResponse:
    """Say why there is no archive, on the page whose filter was sent."""
    too_many = _("An archive holds {number} PDFs at most. Narrow the filter.").format(number=number(MOST))
    messages.error(request, too_many if count else _("Nothing matches this filter, so there is no archive."))
    return redirect(reverse(back, query={key: str(value) for key, value in request.GET.items() if value}))


def _sent(papers: Iterable[tuple[str, bytes]], name: str) -> StreamingHttpResponse:
    """Send papers while they are made, in the reader's language: that of the request is over by then."""
    language = get_language() or "en"

    def chunks() -> Iterator[bytes]:
        with translation.override(language):
            yield from archive(papers)

    disposition = {"Content-Disposition": f'attachment; filename="{name}.zip"'}
    return StreamingHttpResponse(chunks(), content_type="application/zip", headers=disposition)


def _called(person: User, day: date) -> tuple[str, str, str]:
    """Return what the file of a person is called by: two of the same name have different user names."""
    return f"{person.last_name} {person.first_name}", person.username, day.isoformat()
