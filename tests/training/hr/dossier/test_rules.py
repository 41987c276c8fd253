"""The file of a person says which changed rules a quiz asks about, and which one has renewed."""

from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.changed import AFTER, CLAUSE, SECOND, a_bound_certificate, pays, sit
from training.certification.models import Recheck
from training.certification.rechecks.services import begin
from training.hr.dossier.sections import dossier

NOW = AFTER + timedelta(days=2)


@pytest.fixture(autouse=True)
def _today(rulebook):
    with time_machine.travel(NOW, tick=False):
        yield


def rules(viewer, person, moment):
    (section,) = [one for one in dossier(viewer, person, moment.date()).sections if one.title == "Changed rules"]
    return section.rows


def test_it_shows_the_quiz_and_then_what_it_renewed(hr, trainee):
    certificate = a_bound_certificate(trainee)
    pays(36)
    pays(18, clause=SECOND)
    for clause in (CLAUSE, SECOND):
        Recheck.objects.create(certificate=certificate, clause=clause, number=1, due_on=NOW.date(), at=AFTER, author=hr)
    upon, asked = f"French roulette croupier {certificate.code}", "Quiz sent, to be passed by 13 March 2026"
    waiting = rules(hr, trainee, NOW)
    assert [(row[0], row[1], row[3]) for row in waiting] == [("11 March 2026", upon, asked)] * 2
    assert len({row[2] for row in waiting}) == 2
    sit(begin(trainee, certificate, "en", NOW), NOW + timedelta(minutes=1))
    found = rules(hr, trainee, NOW)
    assert [(row[0], row[1], row[3]) for row in found] == [("13 March 2026", upon, "Renewed by a quiz, wording 1")] * 2
    assert {row[2] for row in found} == {row[2] for row in waiting}
    assert rules(hr, trainee, AFTER - timedelta(days=1)) == []
