"""Whose exam rested on rules that have changed since."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import NamedTuple

from django.db.models import QuerySet

from games.web.registry import book_of
from games.web.rulebook.changed_texts import ChangedText, changed_texts
from games.web.rulebook.changes import Change, History, history_of_changes
from games.web.rulebook.past.addresses import day_before, rule_before
from games.web.rulebook.selectors import ClauseLink, clause_links, link_among
from training.certification.models import Certificate, ClauseRenewal
from training.certification.states import MAY_DEAL, of_undone_exams, standing_on
from training.quiz.dealt import DEALT
from training.staff.days import end_of
from training.staff.models import House

_FEW = 100  # clauses by which a database finds certificates, before their long lists are read


@dataclass(frozen=True)
class ChangedRule:
    """A clause that has changed in substance since it was examined, and the certificates that rest on what it said."""

    change: Change
    link: ClauseLink
    certificates: list[Certificate]

    @property
    def rules(self) -> str:
        """What the ruleset is called."""
        return DEALT[self.change.ruleset].full_title

    @property
    def day_before(self) -> date:
        """The day before it last changed."""
        return day_before(self.change)

    @property
    def rule_before(self) -> str:
        """Where it can be read as it stood on that day."""
        return rule_before(self.change)

    @property
    def key(self) -> str:
        """What the clause under the ruleset is called in an address."""
        return f"{self.change.clause}@{self.change.ruleset}"


@dataclass(frozen=True)
class WordedRule(ChangedRule):
    """The same with its words."""

    text: ChangedText


class _Examined(NamedTuple):
    """At which revision of a clause somebody was examined, with the facts of which number if known, and when."""

    revision: int
    facts: int | None
    at: datetime


def changed_rules(house: House, day: date, language: str) -> list[ChangedRule]:
    """Return what has changed in the rules on which those were examined who may deal in a house on a day, the latest
    change first. The number of queries does not depend on how many they are."""
    concerned: dict[Change, list[Certificate]] = defaultdict(list)
    for certificate, change in changes_of(Certificate.objects.filter(house=house), day):
        concerned[change].append(certificate)
    found = [ChangedRule(change, _link(change, language), people) for change, people in concerned.items()]
    return sorted(found, key=lambda one: (one.change.at, one.link.id), reverse=True)


def worded(rules: Iterable[ChangedRule], language: str) -> list[WordedRule]:
    """Return changed rules with what they said and what they say now. One query."""
    asked = list(rules)
    texts = changed_texts([one.change for one in asked], language)
    return [WordedRule(one.change, one.link, one.certificates, texts[one.change]) for one in asked]


def changes_of(certificates: QuerySet[Certificate], day: date) -> Iterator[tuple[Certificate, Change]]:
    """Yield each of the certificates on which somebody may deal on a day with what has changed in its rules by then, by
    name. Five queries."""
    history = history_of_changes(end_of(day))
    if not history:
        return
    renewed = _renewed(certificates, day)
    for certificate in _may_deal(certificates, day):
        started_at = certificate.attempt.started_at if certificate.attempt else None
        at = _examined_at(started_at, certificate.issued_on)
        rests_on = certificate.pk, certificate.ruleset, certificate.clauses, certificate.facts
        for change in _changes(history, renewed, at, *rests_on):
            yield certificate, change


def changed_among(certificates: QuerySet[Certificate], codes: Collection[str], day: date) -> set[str]:
    """Return the codes, of these, of the certificates whose rules have changed by the end of a day. Four queries, two
    where nothing has changed."""
    history = history_of_changes(end_of(day)) if codes else None
    if not history:
        return set()
    renewed = _renewed(certificates, day)
    read = certificates.filter(ruleset__in=DEALT).order_by()
    if len(history.clauses) <= _FEW:
        read = read.filter(clauses__has_any_keys=sorted(history.clauses))
    rows = read.values_list("code", "attempt__started_at", "issued_on", "pk", "ruleset", "clauses", "facts")
    return {
        code
        for code, started_at, issued_on, *rests_on in rows
        if code in codes and any(_changes(history, renewed, _examined_at(started_at, issued_on), *rests_on))
    }


def links_of_changes(certificates: QuerySet[Certificate], day: date, language: str) -> list[ClauseLink]:
    """Return the rules that have changed by the end of a day since certificates, on which somebody may deal."""
    return [_link(change, language) for _certificate, change in changes_of(certificates, day)]


def _changes(
    history: History, renewed: Mapping[tuple[int, str], _Examined], at: datetime, pk: int, ruleset: str,
    clauses: Mapping[str, int], facts: Mapping[str, int],
) -> Iterator[Change]:  # fmt: skip
    """Yield what has changed in the rules of a certificate since the exam, or since a quiz that renewed a clause."""
    for clause in sorted(history.clauses & clauses.keys()):
        first = _Examined(clauses[clause], facts.get(clause), at)
        last = renewed.get((pk, clause), first)
        if change := history.since((clause, ruleset), *last):
            yield change


def _examined_at(started_at: datetime | None, issued_on: date) -> datetime:
    return started_at or end_of(issued_on)


def _may_deal(certificates: QuerySet[Certificate], day: date) -> QuerySet[Certificate]:
    """Return those on which somebody may deal, under rulesets that are still dealt."""
    found = standing_on(certificates.filter(ruleset__in=DEALT), day).filter(MAY_DEAL)
    unread = "covers", "attempt__ruleset_parameters", "attempt__titles"
    return found.select_related("attempt", "holder__house").defer(*unread).order_by("holder_name", "pk")


def renewals_on(day: date) -> QuerySet[ClauseRenewal]:
    """Return what quizzes had renewed by the end of a day. One that no longer counts as passed renews nothing."""
    return ClauseRenewal.objects.filter(at__lt=end_of(day)).exclude(of_undone_exams(day))


def _renewed(certificates: QuerySet[Certificate], day: date) -> Mapping[tuple[int, str], _Examined]:
    """Return the last quiz that renewed a clause of a certificate."""
    rows = renewals_on(day).filter(certificate__in=certificates.order_by().values("pk")).order_by("at", "pk")
    columns = rows.values_list("certificate", "clause", "revision", "facts", "attempt__started_at")
    return {(pk, clause): _Examined(revision, facts, at) for pk, clause, revision, facts, at in columns}


def _link(change: Change, language: str) -> ClauseLink:
    return link_among(clause_links(book_of(change.clause), language, change.ruleset), change.clause)
