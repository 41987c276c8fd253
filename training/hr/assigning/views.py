"""The page on which HR assigns something to many people: chosen in the list, or all whom the matrix finds."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import get_language, ngettext
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from games.web.kit.formats import number
from training.classes.models import Assignment
from training.house_courses.things import Things
from training.hr.assigning import services
from training.hr.assigning.forms import OrderForm
from training.hr.imports.models import Import
from training.hr.imports.orders import table_of
from training.hr.imports.problems import MOST_ROWS
from training.hr.imports.selectors import recent
from training.hr.imports.services import choose
from training.hr.matrix import selectors as matrix
from training.hr.matrix.forms import MatrixForm
from training.hr.selectors import house_of
from training.staff.foreseen import Changed
from training.staff.models import House, User
from training.staff.signed_in import SignedIn, posted

AT_ONCE = 500  # people, to whom it is assigned while the officer waits; for more a worker does it
SHOWN = 50  # assignments


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@login_required
def assign(request: SignedIn) -> HttpResponse:
    """Show the chosen people and ask what is assigned to them, show what would happen to each, and do it; without
    people, show what was assigned."""
    house, sent = house_of(request.user), posted(request)
    # Of many the address names the filter also when the form is sent: they do not fit into it one by one.
    people = _chosen(request.user, house, request.GET if "all" in request.GET else sent or request.GET)
    form, result, changed = OrderForm(house, sent), None, False
    if people and len(people) <= MOST_ROWS and form.is_valid():
        order, now = form.order(), timezone.now()
        if len(people) > AT_ONCE:
            language = get_language() or request.user.language
            kept = choose(request.user, Import.Kind.ORDER, order.name, table_of(people, order), language, now)
            return redirect("hr:import", kept.pk)
        try:
            if seen := request.POST.get("seen"):
                made = services.assign(request.user, people, order, seen, now)
                count = made.school_class.memberships.count()
                said = ngettext("It is assigned to {number} person.", "It is assigned to {number} people.", count)
                messages.success(request, said.format(number=number(count)))
                return redirect("hr:assign")
            result = services.foresee(request.user, people, order, now)
        except Changed as found:
            result, changed = found.result, True
    context = {"house": house, "people": people, "form": form, "result": result, "changed": changed}
    context |= {"at_once": AT_ONCE, "most": MOST_ROWS}
    if not people:
        things = Things(house)
        shown = services.ordered(request.user).prefetch_related("terms", "school_class__memberships")
        context["recent"] = recent(request.user, [Import.Kind.ORDER])
        context["ordered"] = [(each, things.of(each), list(each.terms.all())[-1]) for each in shown[:SHOWN]]
    is_wrong = changed or (sent is not None and not result)
    return render(request, "hr/assigning/assign.html", context, status=400 if is_wrong else 200)


@require_POST
@login_required
def withdraw(request: SignedIn, pk: int) -> HttpResponseRedirect:
    """Withdraw what HR has assigned, or assign it again."""
    withdrawn = "again" not in request.POST
    try:
        services.withdraw(request.user, pk, withdrawn=withdrawn, now=timezone.now())
    except Assignment.DoesNotExist:
        raise Http404 from None
    done = _("The assignment is withdrawn. The trainees do not see it any more.")
    messages.success(request, done if withdrawn else _("The assignment is set again."))
    return redirect("hr:assign")


def _chosen(viewer: User, house: House, sent: QueryDict) -> list[User]:
    """Return the people of the house who are named by their keys, or all whom the filter of the matrix finds."""
    if "all" in sent:
        form = MatrixForm.of(viewer, str(house.pk), sent)
        return list(matrix.listed(viewer, form.asked())[: MOST_ROWS + 1]) if form.is_valid() else []
    keys = [int(key) for key in sent.getlist("person") if key.isdecimal() and len(key) < 19]
    found = User.objects.filter(house=house, is_active=True, pk__in=keys)
    return list(found.order_by("last_name", "first_name", "pk")[: MOST_ROWS + 1])
