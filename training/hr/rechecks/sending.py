"""Whom a quiz on changed rules is sent to, shown first and then sent as it was shown."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import cached_property
from textwrap import shorten

from django.db import transaction
from django.db.models import Count
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.web.kit.days import house_day
from games.web.kit.templatetags.days import day as written_day
from training.certification.changes import ChangedRule, changed_rules
from training.certification.models import Certificate, Recheck
from training.certification.rechecks.paper import reaches
from training.certification.rechecks.selectors import asked
from training.hr.selectors import house_of
from training.staff import audit
from training.staff.foreseen import Changed, digest_of
from training.staff.models import House, User

CEASED = _("This rule no longer holds, so there is nothing to ask about it.")
NOT_ASKED = _("There is no question about this rule.")
LEFT = _("No longer in the house")
SUBJECT = 200  # characters of what an entry of the audit is about


@dataclass(frozen=True)
class Wanted:
    """On which changed rules a quiz is sent, by their keys, and for which certificates by their codes, None for all;
    `due_on` is the last day on which it counts as passed in time."""

    rules: Collection[str]
    due_on: date
    codes: Collection[str] | None = None


@dataclass(frozen=True)
class Asked:
    """A changed rule that was chosen, with the programmes whose exams have a question on it."""

    rule: ChangedRule
    programmes: frozenset[str]

    @property
    def refusal(self) -> Promise | str:
        """Why there is no quiz on it, empty where there is one."""
        if self.rule.change.ceased:
            return CEASED
        return "" if self.programmes else NOT_ASKED


@dataclass(frozen=True)
class Line:
    """A certificate that rests on chosen rules: the clauses on which its holder gets a quiz; without any, why not."""

    certificate: Certificate
    clauses: list[str]
    refusal: Promise | str


@dataclass(frozen=True)
class Plan:
    """What would be sent to whom."""

    due_on: date
    rules: list[Asked]
    lines: list[Line]

    @property
    def named(self) -> list[Asked]:
        """The rules, each once, although not all were examined on the same one before."""
        return list({each.rule.key: each for each in self.rules}.values())

    @property
    def sent(self) -> list[Line]:
        return [line for line in self.lines if line.clauses]

    @property
    def people(self) -> int:
        """How many people get a quiz; some of them may get one for each of two certificates."""
        return len({line.certificate.holder_id for line in self.sent})

    @property
    def clauses(self) -> set[str]:
        return {clause for line in self.sent for clause in line.clauses}

    @cached_property
    def digest(self) -> str:
        """Say the same for two plans that send the same."""
        said = [[line.certificate.code, line.clauses] for line in self.sent]
        return digest_of([self.due_on, sorted(said)])


def plan(viewer: User, wanted: Wanted, day: date, language: str) -> Plan:
    """Return what would be sent on a day. The number of queries grows with the rules and the programmes that rest on
    them, but not with the people. Raise PermissionDenied."""
    house = house_of(viewer)
    rules = [Asked(rule, _asking(rule)) for rule in changed_rules(house, day, language) if rule.key in wanted.rules]
    requests = asked(Certificate.objects.filter(house=house), day)
    resting: dict[Certificate, list[Asked]] = defaultdict(list)
    for each in rules:
        for certificate in each.rule.certificates:
            if wanted.codes is None or certificate.code in wanted.codes:
                resting[certificate].append(each)
    ordered = sorted(resting, key=lambda one: (one.holder_name, one.pk))
    return Plan(wanted.due_on, rules, [_line(one, resting[one], requests, day) for one in ordered])


def _asking(rule: ChangedRule) -> frozenset[str]:
    """Return the programmes whose exams have a question on a rule."""
    if rule.change.ceased:
        return frozenset()
    of = {one.programme: one for one in reversed(rule.certificates)}
    return frozenset(programme for programme, one in of.items() if reaches(one, rule.change.clause))


def _line(
    certificate: Certificate, rules: Sequence[Asked], requests: Mapping[tuple[int, str], Recheck], day: date
) -> Line:
    """Return what a certificate's holder gets: all that is not asked of them already, until today or a later day."""
    if not certificate.holder.is_active or certificate.holder.house_id != certificate.house_id:
        return Line(certificate, [], LEFT)
    wanted = sorted(each.rule.change.clause for each in rules if certificate.programme in each.programmes)
    running = {
        clause: request.due_on
        for clause in wanted
        if (request := requests.get((certificate.pk, clause))) and request.due_on >= day
    }
    left = [clause for clause in wanted if clause not in running]
    if left or not wanted:
        return Line(certificate, left, "" if left else rules[0].refusal or NOT_ASKED)
    # Translators: {day} is a date.
    return Line(
        certificate, [], _("Already sent, to be passed by {day}").format(day=written_day(min(running.values())))
    )


@transaction.atomic
def send(author: User, wanted: Wanted, seen: str, language: str, now: datetime) -> Plan:
    """Send a quiz as the officer has seen it. Sent again at once, it is the quiz that was sent. Raise PermissionDenied,
    Changed."""
    # Two officers at once wait for each other: the second one finds what the first has sent.
    House.objects.select_for_update(no_key=True).get(pk=house_of(author).pk)
    found = plan(author, wanted, house_day(now), language)
    if found.digest != seen or not found.sent:
        if (last := _last_sent(author)) and last.digest == seen:
            return last
        raise Changed(found)
    before = _asked_before(found)
    Recheck.objects.bulk_create(
        Recheck(
            certificate=line.certificate,
            clause=clause,
            number=before.get((line.certificate.pk, clause), 0) + 1,
            due_on=wanted.due_on,
            at=now,
            author=author,
        )
        for line in found.sent
        for clause in line.clauses
    )
    clauses = shorten(", ".join(sorted(found.clauses)), SUBJECT, placeholder=" …")
    audit.note(author, audit.Action.QUIZ_SENT, clauses, people=found.people, until=wanted.due_on.isoformat())
    return found


def _last_sent(author: User) -> Plan | None:
    """Return what an officer sent last, without the rules that were chosen for it. Two queries."""
    rows = Recheck.objects.filter(author=author).select_related("certificate")
    last = rows.last()
    if last is None:
        return None
    clauses: dict[Certificate, list[str]] = defaultdict(list)
    for row in rows.filter(at=last.at):
        clauses[row.certificate].append(row.clause)
    return Plan(last.due_on, [], [Line(one, sorted(asked_for), "") for one, asked_for in clauses.items()])


def _asked_before(found: Plan) -> dict[tuple[int, str], int]:
    """Return how often each clause was asked for. One query."""
    rows = Recheck.objects.filter(certificate__in=[line.certificate.pk for line in found.sent]).order_by()
    counted = rows.values_list("certificate", "clause").annotate(Count("pk"))
    return {(pk, clause): number for pk, clause, number in counted}
