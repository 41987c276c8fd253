"""The page of something that a house makes: what its buttons post."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Protocol

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect
from django.utils import timezone

from training.staff import making
from training.staff.models import User
from training.staff.refusals import Refused
from training.staff.signed_in import SignedIn


class Services(Protocol):
    def publish(self, thing: Any, author: User, edition: int, /) -> Any: ...
    def revise(self, thing: Any, author: User, now: datetime, /) -> Any: ...


def acted(request: SignedIn, thing: Any, services: Services, said: Mapping[str, str], page: str) -> HttpResponse:
    """Publish, withdraw or offer a thing, or begin its next version; `said` has what is shown after each of the first
    three, `page` is the name of its page, in whose app "draft" is the page of its draft. A refusal is shown there."""
    act, author, edition = request.POST.get("act", ""), request.user, request.POST.get("edition", "")
    try:
        if act == "publish":
            services.publish(thing, author, int(edition) if edition.isdecimal() and len(edition) < 9 else 0)
        elif act == "withdraw":
            making.withdraw(thing, author)
        elif act == "offer":
            making.offer_again(thing, author)
        elif act == "revise":
            services.revise(thing, author, timezone.now())
            return redirect(f"{page.partition(':')[0]}:draft", thing.pk)
        if act in said:
            messages.success(request, said[act])
    except Refused as refused:
        messages.error(request, str(refused.message))
    return redirect(page, thing.pk)
