"""What a cell of the matrix leads to."""

from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_failure
from tests.training.hr.conftest import FAIR, FRENCH
from tests.training.practical.sheets import signed
from training.certification.acts.evidence import Paper, enter_evidence
from training.certification.acts.services import suspend
from training.certification.programmes import programmes
from training.hr.competence.services import exempt

TODAY = NOON + timedelta(days=10)  # 12 March 2026


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(TODAY, tick=False):
        yield


def page(client, person, programme=FRENCH, **query):
    response = client.get(f"/en/hr/matrix/{person.pk}/{programme}/", query)
    assert response.status_code == 200
    return response


def test_it_shows_certificates_acts_exams_tests_and_wordings(signed_in, trainee, instructor, hr):
    a_failure(trainee, NOON - timedelta(days=9))
    certificate = a_certificate(trainee)
    signed(instructor, trainee, began_at=NOON, ended_at=NOON)
    suspend(hr, certificate, "Under enquiry", TODAY)
    text = page(signed_in, trainee).content.decode()
    for said in (
        "Ada Grimani: French roulette croupier",
        certificate.code,
        "Under enquiry",
        "Irene Grimani",
        "not passed",
        f"/en/training/attempts/{certificate.attempt.uuid}/result/",
        "roulette-wheel-colours",
        "wording 3",
    ):
        assert said in text, said


def test_evidence_from_elsewhere_and_exemptions_name_their_author(signed_in, trainee, hr):
    paper = Paper(issuer="Casino of Lugano", reference="No. 7", passed_on=NOON.date())
    enter_evidence(hr, trainee, programmes()[FRENCH], paper, TODAY)
    exempt(hr, trainee, FRENCH, TODAY.date(), "On loan", TODAY)
    text = page(signed_in, trainee).content.decode()
    assert "Casino of Lugano, No. 7. Entered by Ugo Grimani" in text
    assert "Exempt until 12 March 2026, by Ugo Grimani: <q>On loan</q>" in text


def test_what_came_after_the_day_is_not_there(signed_in, trainee, instructor):
    a_certificate(trainee)
    signed(instructor, trainee, began_at=NOON, ended_at=NOON)
    found = page(signed_in, trainee, on="2026-03-01").context["found"]
    assert (found.competence, found.certificates, found.sittings, found.tests, found.rules) == (None, [], [], [], [])
    found = page(signed_in, trainee, on="2026-03-02").context["found"]
    assert (found.competence.state, len(found.certificates), len(found.sittings)) == ("valid", 1, 1)
    assert (len(found.tests), len(found.rules)) == (1, 2)


def test_another_programme_has_its_own(signed_in, trainee):
    a_certificate(trainee)
    found = page(signed_in, trainee, FAIR).context["found"]
    assert (found.certificates, found.sittings, found.tests) == ([], [], [])


def test_it_is_of_the_own_house_and_of_programmes_that_there_are(signed_in, trainee, stranger):
    for pk, programme in ((stranger.pk, FRENCH), (trainee.pk, "ludo-croupier"), (999_999, FRENCH)):
        assert signed_in.get(f"/en/hr/matrix/{pk}/{programme}/").status_code == 404


def test_a_day_that_there_is_not_is_refused(signed_in, trainee):
    response = signed_in.get(f"/en/hr/matrix/{trainee.pk}/{FRENCH}/", {"on": "never"})
    assert response.status_code == 400
    assert list(response.context["form"].errors) == ["on"]
