"""100,000 random sequences of acts upon certificates: `python benchmarks/acts.py [sequences] [seed]`.

The model in plain Python (tests/training/certification/acts/model.py) says which acts may be done; they become rows,
and on every day on which something is done or ends the rule in the database has to say the same as the model. It works
in a database of its own, a file that is removed afterwards, or the empty one that DATABASE_URL names.
"""

import os
import random
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")
FOLDER = tempfile.TemporaryDirectory()
os.environ.setdefault("DATABASE_URL", f"sqlite:///{FOLDER.name}/acts.sqlite3")

import django  # noqa: E402

django.setup()

from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.db import transaction  # noqa: E402
from django.db.models import Model  # noqa: E402

from tests.training.certification.acts.model import Paper, Person, Terms  # noqa: E402
from tests.training.certification.acts.sequences import ACTS, FIRST, days_of, is_possible  # noqa: E402
from training.certification.acts.models import Extension, ExtensionEnd, Lift, Suspension  # noqa: E402
from training.certification.models import Certificate, Reinstatement, Revocation  # noqa: E402
from training.certification.states import state_on  # noqa: E402
from training.quiz.models import Attempt, AttemptItem, Mark, OutcomeChange, OutcomeDecision  # noqa: E402
from training.staff.models import House, Role, User  # noqa: E402

AT_ONCE = 5_000  # sequences
MOST_DAYS = 40  # of a sequence, from one act to the next
# All within a year and a half, so that a chunk needs few days and many sequences meet on each.
TERMS = (Terms(1, 20, 0), Terms(2, 15, 10), Terms(3, 0, 5), Terms(4, 40, 20))


@dataclass
class Rows:
    """The rows of a chunk, by their model in the order in which they can be written."""

    house: House
    holder: User
    officer: User
    by_model: dict[type[Model], list[Model]] = field(default_factory=lambda: defaultdict(list))

    def add(self, row: Model) -> None:
        self.by_model[type(row)].append(row)

    def paper(self, paper: Paper, terms: Terms, code: str) -> None:
        """Add a certificate with all that was done to it."""
        when = moment(paper.issued, 0)
        common = {"code": code, "holder": self.holder, "holder_name": "Benchmark", "house": self.house,
                  "house_name": "Benchmark", "programme": "any", "ruleset": "any", "language": "en",
                  "issued_on": paper.issued, "covers": [], "clauses": {},
                  **self._days(paper.printed, terms, "expires_on")}  # fmt: skip
        if paper.elsewhere:
            certificate = Certificate(counts_from=paper.elsewhere, **common)
            self.add(certificate)
            self._acts(paper, terms, certificate, None)
            return
        attempt = Attempt(user=self.holder, house=self.house, blueprint="any", number=int(code), language="en",
                          started_at=when, deadline=when + timedelta(hours=1), seed="1", pass_mark=80,
                          pace_seconds=60, ruleset="any", ruleset_parameters={})  # fmt: skip
        item = AttemptItem(attempt=attempt, position=1, generator="zero", version=1, seed="1", level=1, face={}, key={},
                           clauses={})  # fmt: skip
        certificate = Certificate(attempt=attempt, score=90, **common)
        for row in (attempt, item, certificate):
            self.add(row)
        self._acts(paper, terms, certificate, item)

    def _acts(self, paper: Paper, terms: Terms, certificate: Certificate, item: AttemptItem | None) -> None:
        last: dict[str, list[Model]] = defaultdict(list)
        numbers: dict[str, int] = defaultdict(lambda: 0)
        for order, (day, act, until) in enumerate(paper.events, 1):
            numbers[act] += 1
            by = {"at": moment(day, order), "author": self.officer, "reason": "Benchmark"}
            about = {"certificate": certificate, **by}
            if act == "revoke":
                last["revocation"] = [Revocation(number=numbers[act], **about)]
                self.add(last["revocation"][0])
            elif act == "reinstate":
                self.add(Reinstatement(revocation=last["revocation"][0], **by))
            elif act == "suspend":
                last["suspension"] = [Suspension(number=numbers[act], **about)]
                self.add(last["suspension"][0])
            elif act == "lift":
                self.add(Lift(suspension=last["suspension"][0], **by))
            elif act == "extend" and until:
                last["extension"].append(Extension(**about, **self._days(until, terms, "until")))
                self.add(last["extension"][-1])
            elif act == "shorten":
                self.add(ExtensionEnd(extension=last["extension"].pop(), **by))
            elif act in ("fall", "rise"):
                mark = Mark(item=item, score=act == "rise", max=1, verdict=[], clauses={}, author=self.officer,
                            reason="Benchmark")  # fmt: skip
                passed = {"passed": act == "rise", "at": by["at"]}
                last["change"] = [OutcomeChange(attempt=certificate.attempt, mark=mark, **passed)]
                self.add(mark)
                self.add(last["change"][0])
            else:
                change = last["change"][0]
                self.add(OutcomeDecision(change=change, mark=change.mark, passed=act == "refuse", **by))

    @staticmethod
    def _days(last: date, terms: Terms, name: str) -> dict[str, date]:
        days = {"due_from": last - timedelta(terms.window), "grace_until": last + timedelta(terms.grace)}
        return days | {name: last}

    def write(self) -> None:
        order = (Attempt, AttemptItem, Mark, Certificate, Revocation, Reinstatement, Suspension, Lift, Extension,
                 ExtensionEnd, OutcomeChange, OutcomeDecision)  # fmt: skip
        for model in order:
            model.objects.bulk_create(self.by_model[model], batch_size=2_000)


def moment(day: date, order: int) -> datetime:
    return datetime(day.year, day.month, day.day, 9, order, tzinfo=UTC)


def sequence(chance: random.Random) -> Person:
    """Somebody to whose certificates up to ten acts are done, in any order."""
    person, day = Person(chance.choice(TERMS)), FIRST
    person.act(day, "pass")
    for _ in range(chance.randrange(11)):
        day += timedelta(chance.randrange(MOST_DAYS))
        number, act = chance.randrange(len(person.papers)), chance.choice(ACTS)
        until = person.papers[number].last(day) + timedelta(chance.randrange(-2, 60))
        if act == "paper":
            until = day - timedelta(chance.randrange(-1, 90))
        person.act(day, act, number, until)
    return person


def check(people: list[Person], rows: Rows, first_code: int) -> int:
    """Compare the rule with the model on every day that matters to somebody. Return how many states were compared."""
    papers = [(person, paper) for person in people for paper in person.papers]
    for number, (person, paper) in enumerate(papers, first_code):
        rows.paper(paper, person.terms, f"{number:014d}")
    with transaction.atomic():
        rows.write()
        known = dict(Certificate.objects.values_list("code", "pk"))
        on_day = defaultdict(list)
        for number, (person, paper) in enumerate(papers, first_code):
            for day in days_of(person):
                on_day[day].append((known[f"{number:014d}"], person, paper))
        for day, theirs in on_day.items():
            found = dict(state_on(Certificate.objects.all(), day).values_list("pk", "state"))
            for pk, person, paper in theirs:
                if found[pk] != (expected := person.state(paper, day)):
                    raise SystemExit(f"{day}: {found[pk]} instead of {expected}: {paper}")
        transaction.set_rollback(True)
    return sum(map(len, on_day.values()))


def impossible(person: Person) -> int:
    """Count the days after which a certificate to which nothing was done is in a state that cannot follow."""
    return sum(
        not is_possible(person.state(paper, day), person.state(paper, day + timedelta(1)))
        for paper in person.papers
        for day in days_of(person)
        if day + timedelta(1) not in {when for when, _act, _until in paper.events}
    )


def main(sequences: int = 100_000, seed: int = 1) -> None:
    settings.DEBUG = False
    call_command("migrate", verbosity=0)
    house = House.objects.create(name="Benchmark")
    holder = User.objects.create_user("holder", house=house)
    officer = User.objects.create_user("officer", house=house, role=Role.HR)
    chance, start, compared, acts, wrong = random.Random(seed), time.perf_counter(), 0, 0, 0
    for first in range(0, sequences, AT_ONCE):
        people = [sequence(chance) for _ in range(min(AT_ONCE, sequences - first))]
        acts += sum(1 + len(paper.events) for person in people for paper in person.papers)
        wrong += sum(map(impossible, people))
        compared += check(people, Rows(house, holder, officer), first * 12)
        print(f"{first + len(people):,} sequences, {acts:,} acts, {compared:,} states agree, "
              f"{wrong} impossible, {time.perf_counter() - start:.0f} s", flush=True)  # fmt: skip
    if wrong:
        raise SystemExit("There are impossible states.")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
