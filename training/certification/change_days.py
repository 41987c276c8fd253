"""On which days rules have changed, whether that was of substance, and which certificates it touched then."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from typing import NamedTuple

from django.db.models import Count, Q, QuerySet

from games.web.kit.days import house_day
from games.web.registry import book_of, games_of
from games.web.rulebook.changed_texts import ChangedText, changed_texts
from games.web.rulebook.changes import Change
from games.web.rulebook.models import ClauseFacts, ClauseRevision
from games.web.rulebook.past.addresses import day_before, rule_before, rule_on
from games.web.rulebook.selectors import ClauseLink, clause_links, link_among
from training.certification.models import Certificate
from training.certification.states import MAY_DEAL, standing_on
from training.quiz.dealt import DEALT
from training.staff.models import House


class Key(NamedTuple):
    """Which change: another wording of a clause, by its revision, or other facts of it under a ruleset, by their
    number."""

    at: datetime
    clause: str
    ruleset: str  # empty for a wording, which is that of every ruleset
    number: int

    def __str__(self) -> str:
        """What it is called in an address."""
        return f"{self.clause}@{self.ruleset}@{self.number}"


@dataclass(frozen=True)
class RuleChange:
    """A change of a clause with its words; `is_substance` is what the editor decided, and so of every number."""

    key: Key
    text: ChangedText
    link: ClauseLink
    is_substance: bool

    @property
    def change(self) -> Change:
        return self.text.change

    @property
    def rules(self) -> str:
        """The name of the game, with the ruleset where only its numbers have changed and it is not the usual one."""
        dealt = DEALT[self.change.ruleset]
        return dealt.full_title if self.key.ruleset else str(dealt.game.title)

    @property
    def day(self) -> date:
        return house_day(self.key.at)

    @property
    def day_before(self) -> date:
        return day_before(self.change)

    @property
    def rule_before(self) -> str:
        """Where the rules can be read as they stood on the day before."""
        return rule_before(self.change)

    @property
    def rule_then(self) -> str:
        """Where the rules can be read as they stood at the end of the day."""
        return rule_on(self.change, self.day)


def all_changes() -> list[Key]:
    """Return every change of a rule that is still printed or dealt, the latest first. Two queries."""
    words = ClauseRevision.objects.filter(revision__gt=1).order_by().values_list("created", "clause", "revision")
    facts = ClauseFacts.objects.filter(number__gt=1, ruleset__in=DEALT).order_by()
    worded = (Key(at, clause, "", number) for at, clause, number in words if book_of(clause))
    numbered = (Key(*row) for row in facts.values_list("created", "clause", "ruleset", "number"))
    return sorted([*worded, *numbered], reverse=True)


def rule_changes(asked: Iterable[Key], language: str) -> list[RuleChange]:
    """Return changes with what the rules said before and after them. Three queries, and those of unknown links."""
    wanted = list(asked)
    clauses = {key.clause for key in wanted}
    words = {(row.clause_id, row.revision): row for row in ClauseRevision.objects.filter(clause__in=clauses)}
    facts = {(row.clause_id, row.ruleset, row.number): row for row in ClauseFacts.objects.filter(clause__in=clauses)}
    made = {key: change for key in wanted if (change := _change(key, words, facts))}
    texts = changed_texts(made.values(), language)
    return [
        RuleChange(
            key,
            texts[change],
            link_among(clause_links(book_of(key.clause), language, change.ruleset), key.clause),
            change.words is None or not change.words[1].reworded,
        )
        for key, change in made.items()
    ]


def _change(
    key: Key, words: dict[tuple[str, int], ClauseRevision], facts: dict[tuple[str, str, int], ClauseFacts]
) -> Change | None:
    if key.ruleset:
        then = facts.get((key.clause, key.ruleset, key.number - 1))
        return Change(key.clause, key.ruleset, None, (then, facts[key[1:]]), key.at) if then else None
    before, ruleset = words.get((key.clause, key.number - 1)), games_of(book_of(key.clause))[0].ruleset
    return Change(key.clause, ruleset, (before, words[key.clause, key.number]), None, key.at) if before else None


def touched(house: House, changes: Iterable[RuleChange]) -> dict[Key, int]:
    """Return how many certificates of a house each of these changes touched. A query for each day."""
    of_days: dict[date, list[RuleChange]] = defaultdict(list)
    for one in changes:
        of_days[one.day].append(one)
    found: dict[Key, int] = {}
    for day, some in of_days.items():
        counts = {f"touched_{place}": Count("pk", filter=_rests_on(one)) for place, one in enumerate(some)}
        said = _may_deal(house, day).aggregate(**counts)
        found |= {one.key: said[f"touched_{place}"] for place, one in enumerate(some)}
    return found


def touched_by(house: House, change: RuleChange) -> QuerySet[Certificate]:
    """Return the certificates of a house on which somebody could deal on the day of a change and whose exam rested on
    the rule before it, by name; a change of wording alone touches none."""
    found = _may_deal(house, change.day).filter(_rests_on(change)).select_related("attempt", "holder")
    return found.order_by("holder_name", "pk")


def _may_deal(house: House, day: date) -> QuerySet[Certificate]:
    return standing_on(Certificate.objects.filter(house=house), day).filter(MAY_DEAL).order_by()


def _rests_on(change: RuleChange) -> Q:
    if not change.is_substance:
        return Q(pk__in=[])
    before = Q(attempt__started_at__lt=change.key.at) | Q(attempt=None, issued_on__lt=change.day)
    rules = Q(ruleset=change.key.ruleset) if change.key.ruleset else Q()
    return before & rules & Q(clauses__has_key=change.key.clause)
