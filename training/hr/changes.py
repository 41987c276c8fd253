"""The page of rules that have changed since the people of a house were examined on them."""

from dataclasses import dataclass
from datetime import date

from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from training.certification.changes import ChangedRule, WordedRule, changed_rules, worded
from training.certification.models import Certificate, Recheck
from training.certification.rechecks.selectors import asked, present
from training.hr.selectors import house_of
from training.staff.days import today
from training.staff.models import User
from training.staff.signed_in import SignedIn

PAGE = 20
NAMED = 20  # people of a rule


@dataclass(frozen=True)
class Listed:
    """A changed rule with the first people whom it affects, each with the quiz that they have on it, those whose
    quiz is overdue first; `more` are not named, `sent` have a quiz, and `late` an overdue one."""

    rule: WordedRule
    people: list[tuple[Certificate, Recheck | None]]
    more: int
    sent: int
    late: int


def changed_in(viewer: User, day: date) -> list[ChangedRule]:
    """Return the changed rules of the viewer's house, the latest first. Raise PermissionDenied."""
    return changed_rules(house_of(viewer), day, _language())


def _language() -> str:
    return get_language() or "en"


def _listed(viewer: User, rules: list[ChangedRule], day: date) -> list[Listed]:
    requests = asked(present(Certificate.objects.filter(house=house_of(viewer))), day) if rules else {}
    found = []
    for rule in worded(rules, _language()):
        people = [(one, requests.get((one.pk, rule.change.clause))) for one in rule.certificates]
        people.sort(key=lambda each: not _is_late(each[1], day))
        sent = sum(request is not None for _one, request in people)
        late = sum(_is_late(request, day) for _one, request in people)
        found.append(Listed(rule, people[:NAMED], len(people[NAMED:]), sent, late))
    return found


def _is_late(request: Recheck | None, day: date) -> bool:
    return request is not None and request.due_on < day


@require_safe
@never_cache
@login_required
def changes(request: SignedIn) -> HttpResponse:
    """Show each change by its clause: what it said at the exam, what it says now, and whom that affects."""
    day = today()
    page = Paginator(changed_in(request.user, day), PAGE).get_page(request.GET.get("page"))
    rules = _listed(request.user, list(page), day)
    can_send = any(not listed.rule.text.change.ceased for listed in rules)
    context = {"page": page, "rules": rules, "can_send": can_send, "day": day}
    return render(request, "hr/changes.html", context)
