"""The pages of HR. Who may see what is said in selectors.py."""

from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from django.views.decorators.vary import vary_on_headers

from training.certification.rechecks.selectors import with_rechecks
from training.hr import selectors
from training.hr.audit import audit_lines
from training.hr.competence.selectors import competences, posting_on
from training.hr.forms import FilterForm
from training.hr.pending import pending
from training.hr.people_without import WITHOUT
from training.hr.reading import house_read, reading
from training.hr.services import export as export_csv
from training.practical.selectors import matters
from training.quiz.sat import sittings
from training.staff.days import today
from training.staff.models import User
from training.staff.signed_in import SignedIn
from training.staff.spreadsheets import sent

PAGE = 50


@require_safe
@never_cache
@vary_on_headers("HX-Request")
@login_required
def home(request: SignedIn) -> HttpResponse:
    """Show who holds what, as of a day; HTMX gets the list alone."""
    asked = request.GET.get("house", "")
    place = reading(request.user, asked)
    form = FilterForm.of(place.house, request.GET)
    context: dict[str, object] = {"form": form, "place": place, "house": place.house}
    if form.is_valid():
        chosen = form.chosen(asked)
        numbers = selectors.numbers(request.user, chosen.day, asked)
        paginator = Paginator(selectors.listed(request.user, chosen), PAGE)
        if (known := selectors.count(chosen, numbers)) is not None:
            paginator.count = known  # else it would count them a second time
        page = paginator.get_page(request.GET.get("page"))
        context |= {
            "chosen": chosen,
            "numbers": numbers,
            "of_people": chosen.state in WITHOUT,
            "page": page,
            "rows": selectors.rows(place.house, page.object_list, chosen.day),
        }
    if request.htmx:
        return render(request, "hr/home.html#list", context)
    if place.may_act:
        context |= {"pending": pending(request.user), "matters": matters(request.user)}
    return render(request, "hr/home.html", context, status=200 if form.is_valid() else 400)


@require_safe
@never_cache
@login_required
def export(request: SignedIn) -> HttpResponse:
    """Show what the filter shows, as a file for spreadsheets."""
    asked = request.GET.get("house", "")
    form = FilterForm.of(house_read(request.user, asked), request.GET)
    if not form.is_valid():
        return home(request)
    chosen = form.chosen(asked)
    return sent(export_csv(request.user, chosen), f"certificates-{chosen.day.isoformat()}")


@require_safe
@never_cache
@login_required
def person(request: SignedIn, pk: int) -> HttpResponse:
    """Show everything that the house has on record about one person; to a group officer what counts today, and neither
    exams nor acts nor their reasons."""
    asked, day = request.GET.get("house", ""), today()
    try:
        found = selectors.person(request.user, pk, asked)
    except User.DoesNotExist:
        raise Http404 from None
    place = reading(request.user, asked)
    house = place.house
    context = {
        "place": place,
        "house": house,
        "person": found,
        "of_house": place.may_act and found.house_id == house.pk and found.is_active,
        "posting": posting_on(found, house, day),
        "competences": competences(house, [found], day)[found.pk],
    }
    if not place.may_act:
        context["certificates"] = selectors.counting_of(request.user, found, day, asked)
        return render(request, "hr/person_seen.html", context)
    context |= {
        "certificates": with_rechecks(selectors.certificates_of(request.user, found, day), day, get_language() or "en"),
        "recognised": selectors.recognised_of(request.user, found, day),
        "sittings": sittings(selectors.attempts_of(request.user, found)),
    }
    return render(request, "hr/person.html", context)


@require_safe
@never_cache
@login_required
def audit(request: SignedIn) -> HttpResponse:
    """Show who did what to the record, in words."""
    page = Paginator(selectors.audit(request.user), PAGE).get_page(request.GET.get("page"))
    return render(request, "hr/audit.html", {"page": page, "lines": audit_lines(request.user, page)})
