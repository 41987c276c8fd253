"""What has changed of substance since somebody was examined: the words of a clause, its numbers under a ruleset, or
whether it holds there. What has changed back is no change, and neither are other words alone."""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Exists, OuterRef, Q, QuerySet

from games.web.rulebook.facts import Place
from games.web.rulebook.models import ClauseFacts, ClauseRevision


@dataclass(frozen=True, slots=True)
class Change:
    """A clause under a ruleset as it was examined and as it is now, by its wording and by its facts, each None where it
    is the same. `at` is when it last changed of substance."""

    clause: str
    ruleset: str
    words: tuple[ClauseRevision, ClauseRevision] | None
    facts: tuple[ClauseFacts, ClauseFacts] | None
    at: datetime

    @property
    def ceased(self) -> bool:
        """Whether the clause holds no more."""
        return self.facts is not None and not self.facts[1].holds


@dataclass(frozen=True, slots=True)
class Stood:
    """What a clause said under a ruleset at some time."""

    words: ClauseRevision
    facts: ClauseFacts


class History:
    """Wordings and facts of `clauses`, each from the first to the last. Two queries."""

    def __init__(self, words: QuerySet[ClauseRevision], facts: QuerySet[ClauseFacts]) -> None:
        self._words: dict[str, list[ClauseRevision]] = defaultdict(list)
        for wording in words.order_by("clause", "revision"):
            self._words[wording.clause_id].append(wording)
        self._facts: dict[Place, list[ClauseFacts]] = defaultdict(list)
        for row in facts.order_by("clause", "ruleset", "number"):
            self._facts[row.clause_id, row.ruleset].append(row)
        self.clauses = self._words.keys() | {clause for clause, _ruleset in self._facts}

    def __bool__(self) -> bool:
        return bool(self.clauses)

    def before(self, place: Place, moment: datetime) -> Stood | None:
        """Return what a clause said just before a moment; None where it did not hold then."""
        words = [one for one in self._words.get(place[0], ()) if one.created < moment]
        facts = [one for one in self._facts.get(place, ()) if one.created < moment]
        return Stood(words[-1], facts[-1]) if words and facts and facts[-1].holds else None

    def since(self, place: Place, revision: int, number: int | None, at: datetime) -> Change | None:
        """Return what has changed of substance in a clause that was examined at a revision and with the facts of a
        number; where that is not known, with those in force `at` the time of the exam."""
        words, worded = self._words_since(place[0], revision)
        facts = self._facts_since(place, number, at)
        times = [*worded, *([facts[1].created] if facts else [])]
        return Change(*place, words, facts, max(times)) if times else None

    def _words_since(
        self, clause: str, revision: int
    ) -> tuple[tuple[ClauseRevision, ClauseRevision] | None, list[datetime]]:
        """Return the wordings then and now, and when those of substance were written; nothing where there is none."""
        rows = [one for one in self._words.get(clause, ()) if one.revision >= revision]
        worded = [one.created for one in rows[1:] if not one.reworded]
        if not worded or (rows[0].title, rows[0].body) == (rows[-1].title, rows[-1].body):
            return None, []
        return (rows[0], rows[-1]), worded

    def _facts_since(self, place: Place, number: int | None, at: datetime) -> tuple[ClauseFacts, ClauseFacts] | None:
        rows = self._facts.get(place, [])
        if not rows:
            return None
        known = [row for row in rows if (row.created <= at if number is None else row.number <= number)]
        then, now = (known or rows[:1])[-1], rows[-1]
        return None if (then.holds, then.values) == (now.holds, now.values) else (then, now)


def history_of_changes(end: datetime | None = None) -> History:
    """Return every clause that has been worded otherwise and every one whose facts have changed, by a time if one is
    given. The first wording and the first facts always count."""
    again = ClauseFacts.objects.filter(clause=OuterRef("clause"), ruleset=OuterRef("ruleset"), number__gt=1)
    by_then = Q(created__lt=end) if end else Q()
    words = ClauseRevision.objects.filter(Q(revision=1) | by_then, clause__revision__gt=1)
    return History(words, ClauseFacts.objects.filter(Q(number=1) | by_then, Exists(again)))


def history_of_rules(books: Collection[str], ruleset: str) -> History:
    """Return what the clauses of some books have ever said under a ruleset."""
    words = ClauseRevision.objects.filter(clause__section__book__in=books)
    return History(words, ClauseFacts.objects.filter(clause__section__book__in=books, ruleset=ruleset))


def facts_at(clauses: Collection[str], ruleset: str, at: datetime) -> dict[str, int]:
    """Return the number of the facts of each of these clauses under a ruleset at a time; without those of which nothing
    was recorded by then. One query."""
    rows = ClauseFacts.objects.filter(clause__in=clauses, ruleset=ruleset, created__lte=at).order_by("number")
    return dict(rows.values_list("clause", "number"))
