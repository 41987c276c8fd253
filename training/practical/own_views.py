"""The practical tests of the reader: their list, and one of them."""

from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from training.practical import selectors
from training.staff.signed_in import SignedIn

_A_PAGE = 50


@require_safe
@never_cache
@login_required
def mine(request: SignedIn) -> HttpResponse:
    """Show the reader's practical tests."""
    page = Paginator(selectors.own_tests(request.user), _A_PAGE).get_page(request.GET.get("page"))
    return render(request, "practical/mine.html", {"page": page})


@require_safe
@never_cache
@login_required
def own(request: SignedIn, pk: int) -> HttpResponse:
    """Show one of the reader's practical tests, without what is for the house."""
    test = get_object_or_404(selectors.own_tests(request.user), pk=pk)
    return render(request, "practical/own.html", {"test": test})
