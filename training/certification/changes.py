"""Whose exam rested on rules that have changed since."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date

from django.db.models import QuerySet

from games.web.registry import book_of
from games.web.rulebook.changed_texts import ChangedText, changed_texts
from games.web.rulebook.changes import Change, History, history_of_changes
from games.web.rulebook.past.addresses import day_before, rule_before
from games.web.rulebook.selectors import ClauseLink, clause_links, link_among
from training.certification.models import Certificate
from training.certification.states import MAY_DEAL, standing_on
from training.quiz.dealt import DEALT
from training.staff.days import end_of
from training.staff.models import House


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


@dataclass(frozen=True)
class WordedRule(ChangedRule):
    """The same with its words."""

    text: ChangedText


def changed_rules(house: House, day: date, language: str) -> list[ChangedRule]:
    """Return what has changed in the rules on which those were examined who may deal in a house on a day, the latest
    change first. The number of queries does not depend on how many they are."""
    history = history_of_changes()
    concerned: dict[Change, list[Certificate]] = defaultdict(list)
    for certificate in _may_deal(house, day) if history else ():
        for change in _changes(certificate, history):
            concerned[change].append(certificate)
    found = [ChangedRule(change, _link(change, language), people) for change, people in concerned.items()]
    return sorted(found, key=lambda one: (one.change.at, one.link.id), reverse=True)


def worded(rules: Iterable[ChangedRule], language: str) -> list[WordedRule]:
    """Return changed rules with what they said and what they say now. One query."""
    asked = list(rules)
    texts = changed_texts([one.change for one in asked], language)
    return [WordedRule(one.change, one.link, one.certificates, texts[one.change]) for one in asked]


def _may_deal(house: House, day: date) -> QuerySet[Certificate]:
    """Return the certificates on which somebody may deal, under rulesets that are still dealt."""
    found = standing_on(Certificate.objects.filter(house=house, ruleset__in=DEALT), day)
    return found.filter(MAY_DEAL).select_related("attempt").order_by("holder_name", "pk")


def _changes(certificate: Certificate, history: History) -> Iterator[Change]:
    at = certificate.attempt.started_at if certificate.attempt else end_of(certificate.issued_on)
    for clause, revision in certificate.clauses.items():
        number = certificate.facts.get(clause)
        if change := history.since((clause, certificate.ruleset), revision, number, at):
            yield change


def _link(change: Change, language: str) -> ClauseLink:
    return link_among(clause_links(book_of(change.clause), language, change.ruleset), change.clause)
