"""Which quizzes on changed rules are not passed yet, and which rules have been renewed."""

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import date

from django.db.models import Exists, F, OuterRef, QuerySet

from games.web.kit.days import house_day
from games.web.registry import book_of
from games.web.rulebook.changes import Change
from games.web.rulebook.selectors import ClauseLink, clause_links, link_among
from training.certification.changes import changes_of, renewals_on
from training.certification.models import Certificate, Recheck
from training.certification.rechecks.paper import reaches
from training.staff.days import end_of
from training.staff.models import User


@dataclass(frozen=True)
class Quiz:
    """The changed rules on which the holder of a certificate is asked and that are not renewed yet, the first day by
    which one of them is to be passed, and when the last of them was sent."""

    certificate: Certificate
    changes: list[Change]
    due_on: date
    sent_on: date

    @property
    def clauses(self) -> list[str]:
        return [change.clause for change in self.changes]

    @property
    def title(self) -> str:
        return str(self.certificate.title)

    def is_late(self, day: date) -> bool:
        """Return whether a rule was to be passed before a day."""
        return self.due_on < day


def asked(certificates: QuerySet[Certificate], day: date) -> dict[tuple[int, str], Recheck]:
    """Return the last request for each clause of each certificate that no quiz has renewed since. One query."""
    later = renewals_on(day).filter(
        certificate=OuterRef("certificate"), clause=OuterRef("clause"), at__gte=OuterRef("at")
    )
    rows = Recheck.objects.filter(~Exists(later), certificate__in=certificates.order_by().values("pk"))
    return {(row.certificate_id, row.clause): row for row in rows.filter(at__lt=end_of(day)).order_by("at", "pk")}


def quizzes(certificates: QuerySet[Certificate], day: date) -> list[Quiz]:
    """Return the quizzes that are not passed yet of people who are still in the house, by their name. One query where
    there is none, six where there are any."""
    open_requests = asked(certificates, day)
    if not open_requests:
        return []
    concerned = present(certificates.filter(pk__in={pk for pk, _clause in open_requests}))
    found: dict[Certificate, list[Change]] = defaultdict(list)
    for certificate, change in changes_of(concerned, day):
        if (certificate.pk, change.clause) in open_requests and not change.ceased:
            found[certificate].append(change)
    return [_quiz(one, changes, open_requests) for one, changes in found.items()]


def late(certificates: QuerySet[Certificate], day: date) -> list[Quiz]:
    """Return the quizzes that were to be passed before a day and are not."""
    return [quiz for quiz in quizzes(certificates, day) if quiz.is_late(day)]


def unsent(certificates: QuerySet[Certificate], day: date) -> list[Certificate]:
    """Return the certificates of people who are still in the house whose rules have changed, with a question on one
    of these rules, and no quiz on it sent. The queries grow with the changed rules and with the programmes that rest on
    them, but not with the people."""
    concerned, open_requests = present(certificates), None
    asks: dict[tuple[Change, str], bool] = {}  # by programme: their exams ask different questions
    found: dict[Certificate, None] = {}
    for certificate, change in changes_of(concerned, day):
        open_requests = asked(concerned, day) if open_requests is None else open_requests
        if change.ceased or certificate in found or (certificate.pk, change.clause) in open_requests:
            continue
        key = change, certificate.programme
        if key not in asks:
            asks[key] = reaches(certificate, change.clause)
        if asks[key]:
            found[certificate] = None
    return list(found)


def _quiz(certificate: Certificate, changes: list[Change], requests: dict[tuple[int, str], Recheck]) -> Quiz:
    rows = [requests[certificate.pk, change.clause] for change in changes]
    sent_on = house_day(max(row.at for row in rows))
    return Quiz(certificate, changes, min(row.due_on for row in rows), sent_on)


def present(certificates: QuerySet[Certificate]) -> QuerySet[Certificate]:
    """Return those whose holder is still in the house that issued them."""
    return certificates.filter(holder__is_active=True, holder__house=F("house"))


def quizzes_of(user: User, day: date) -> list[Quiz]:
    """Return the quizzes that a person has not passed yet."""
    return quizzes(Certificate.objects.filter(holder=user.pk), day)


@dataclass(frozen=True)
class Renewed:
    """A clause of a certificate that a quiz has renewed: at a revision, and on which day."""

    link: ClauseLink
    revision: int
    day: date


def with_rechecks(certificates: Iterable[Certificate], day: date, language: str) -> list[Certificate]:
    """Return certificates with the `quiz` that is not passed yet, if any, and the clauses that were `renewed`."""
    found = list(certificates)
    which = Certificate.objects.filter(pk__in=[one.pk for one in found])
    waiting = {quiz.certificate.pk: quiz for quiz in quizzes(which, day)}
    renewed = _renewed(found, day, language)
    for one in found:
        one.quiz, one.renewed = waiting.get(one.pk), renewed.get(one.pk, ())
    return found


def _renewed(certificates: Collection[Certificate], day: date, language: str) -> dict[int, list[Renewed]]:
    """Return the clauses that quizzes have renewed by certificate, the latest first."""
    rows = renewals_on(day).filter(certificate__in=certificates)
    found: dict[int, list[Renewed]] = defaultdict(list)
    for row in rows.select_related("certificate").order_by("-at", "clause"):
        links = clause_links(book_of(row.clause), language, row.certificate.ruleset)
        found[row.certificate_id].append(Renewed(link_among(links, row.clause), row.revision, house_day(row.at)))
    return found
