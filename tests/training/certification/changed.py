"""Rules that change, as a sync writes it, and certificates that rest on them."""

from datetime import timedelta

import time_machine

from games.web.rulebook.models import Clause, ClauseFacts, ClauseRevision
from tests.training.certification.cast import NOON, an_answer, an_attempt, hand_in, mark
from training.certification.models import Certificate
from training.certification.services import issue
from training.quiz import services
from training.quiz.models import Attempt, AttemptItem
from training.staff.models import User

AFTER = NOON + timedelta(days=9)  # 11 March 2026
CLAUSE, RULES = "roulette-pays-straight", "venice-french"
SECOND = "roulette-change"
REACHED = {CLAUSE: ("picture-bet", 3), SECOND: ("change", 2)}  # by which levels


def worded(body, at=AFTER, *, reworded=False, translated=False):
    """Write a new wording of the clause, as a sync would."""
    revision = Clause.objects.get(pk=CLAUSE).revision + 1
    own = {f"source_revision_{code}": revision for code in (("en", "it", "fr") if translated else ("en",))}
    Clause.objects.rewrite(False).filter(pk=CLAUSE).update(revision=revision, body_en=body, **own)
    with time_machine.travel(at, tick=False):
        ClauseRevision.objects.create(
            clause_id=CLAUSE, revision=revision, title="Straight", body=body, reworded=reworded
        )


def pays(odds, at=AFTER, ruleset=RULES, clause=CLAUSE):
    """Write that a straight pays otherwise, or with None that the clause holds no more."""
    number = ClauseFacts.objects.filter(clause=clause, ruleset=ruleset).count() + 1
    values = {"straight_pays": {"odds": [odds, 1]}} if odds else {}
    with time_machine.travel(at, tick=False):
        ClauseFacts.objects.create(clause_id=clause, ruleset=ruleset, number=number, holds=bool(odds), values=values)


def a_bound_certificate(user: User, at=NOON) -> Certificate:
    """What an exam earned whose questions were of levels that do reach the two clauses."""
    attempt = an_attempt(user, at - timedelta(minutes=10))
    an_answer(attempt, "black", at - timedelta(minutes=9))
    mark(attempt, 1)
    for position, (clause, (generator, level)) in enumerate(REACHED.items(), 2):
        drawn = {"generator": generator, "version": 1, "seed": clause, "level": level, "face": {}, "key": {}}
        AttemptItem.objects.create(attempt=attempt, position=position, clauses={"part": [[clause, 1]]}, **drawn)
    hand_in(attempt, at)
    return issue(attempt, 92, at)


def sit(attempt: Attempt, at, *, wrong=()) -> None:
    """Answer every question rightly and hand in; but leave those out that rest on one of the clauses in `wrong`."""
    for item in attempt.items.all():
        cited = {clause for part in item.clauses.values() for clause, _revision in part}
        if cited.isdisjoint(wrong):
            services.answer(attempt, item.position, item.key, f"{item.position}", at)
    services.submit(attempt, at)
