"""Acts by name, done through the services as on the pages."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from unittest.mock import patch

from django.db.models import F

from tests.training.certification.cast import an_answer, an_attempt, hand_in, mark
from training.certification import services as certification
from training.certification.acts import evidence
from training.certification.acts import services as acts
from training.certification.acts.evidence import Paper, enter_evidence
from training.certification.acts.terms import in_house, set_terms
from training.certification.acts.terms_models import HouseTerms
from training.certification.models import Certificate
from training.certification.problems import CertificateRefused
from training.certification.programmes import programmes
from training.certification.states import state_on
from training.quiz.marking import decide, regrade
from training.quiz.models import Attempt
from training.quiz.outcomes import last_mark, standings

CROUPIER = programmes()["french-roulette-croupier"]
MARKS = {"fall": 0, "rise": 1}
DECISIONS = {"confirm": True, "refuse": False}
ACTS = {
    "revoke": certification.revoke,
    "reinstate": certification.reinstate,
    "suspend": acts.suspend,
    "lift": acts.lift,
    "shorten": acts.end_extension,
    "extend": acts.extend,
    "readmit": certification.readmit,
}


@contextmanager
def on_terms(**terms) -> Iterator[None]:
    """The programme of these tests, valid and renewed on other terms."""
    changed = replace(CROUPIER, **terms)
    with (
        patch.object(certification, "programme_of_exam", lambda _exam: changed),
        patch.object(evidence, "in_house", lambda _programme, house: in_house(changed, house)),
    ):
        yield


class Doer:
    """Does acts to the certificates of one trainee."""

    def __init__(self, trainee, instructor, hr):
        self.trainee, self.instructor, self.hr = trainee, instructor, hr

    @property
    def certificates(self):
        return Certificate.objects.filter(holder=self.trainee).order_by("pk")

    def states(self, day):
        return list(state_on(self.certificates, day).values_list("state", flat=True))

    def days(self, day):
        return list(state_on(self.certificates, day).values_list("issued_on", F("until")))

    def act(self, now: datetime, act: str, number: int = 0, until=None) -> bool:
        """Return whether it was done; it is not where it is refused, or where there is nothing to do."""
        if act == "pass":
            return self._pass(now)
        if act == "paper":
            return self._paper(now, until)
        certificate = self.certificates[number]
        if act in MARKS:
            return self._mark(certificate, MARKS[act], now)
        if act in DECISIONS:
            return self._decide(certificate, DECISIONS[act], now)
        day = {"until": until} if act == "extend" else {}
        try:
            ACTS[act](self.hr, certificate, reason="Because", now=now, **day)
        except CertificateRefused:
            return False
        return True

    def terms(self, now, months, window, grace):
        lengths = {"validity_months": int(months), "window_days": int(window), "grace_days": int(grace)}
        set_terms(self.hr, HouseTerms(programme=CROUPIER.slug, **lengths), now)
        return True

    def _pass(self, now):
        attempt = an_attempt(self.trainee, now - timedelta(minutes=10))
        an_answer(attempt, "black", now - timedelta(minutes=9))
        hand_in(attempt, now)
        mark(attempt, 1)
        return certification.issue(attempt, 92, now) is not None

    def _paper(self, now, passed_on):
        paper = Paper("Casino de Spa", f"Brevet {Certificate.objects.count()}", passed_on)
        try:
            enter_evidence(self.hr, self.trainee, CROUPIER, paper, now)
        except CertificateRefused:
            return False
        return True

    def _mark(self, certificate, score, now):
        if certificate.attempt_id is None:
            return False
        attempt = Attempt.objects.get(pk=certificate.attempt_id)
        present, is_decided = last_mark(attempt), attempt.outcome_changes.filter(decision__isnull=False).exists()
        if present.score == score or is_decided:
            return False
        regrade(present, self.instructor, "Misread", score, now)
        return True

    def _decide(self, certificate, confirm, now):
        if certificate.attempt_id is None:
            return False
        attempt = Attempt.objects.get(pk=certificate.attempt_id)
        change = standings([attempt])[attempt.pk].pending
        if change is None:
            return False
        decide(change, self.hr, confirm=confirm, reason="Seen", seen=last_mark(attempt).pk, now=now)
        return True
