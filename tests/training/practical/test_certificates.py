"""A certificate proves theory until its holder has passed a practical test of its game in its house."""

from datetime import date, timedelta
from io import BytesIO

import pytest
from pypdf import PdfReader

from tests.training.certification.cast import NOON, a_certificate
from tests.training.practical.sheets import GOOD, SURE, signed
from training.certification.models import Certificate
from training.certification.practice import with_practice
from training.drills.registry import RUBRICS
from training.practical.services import sign, withdraw

TODAY = date(2026, 3, 2)
YESTERDAY = NOON - timedelta(days=1)
BOTH = "Theory and practice (practical test: 1 March 2026)"


@pytest.fixture
def certificate(trainee) -> Certificate:
    return a_certificate(trainee, NOON - timedelta(days=20))


def proves(certificate, day=TODAY):
    return with_practice(Certificate.objects.filter(pk=certificate.pk), day).get().proves


def dealt_yesterday(assessor, candidate, **more):
    return signed(assessor, candidate, began_at=YESTERDAY, ended_at=YESTERDAY, **more)


def test_it_says_theory_until_a_practical_test_is_passed(certificate, instructor, trainee):
    assert proves(certificate) == "Theory"
    dealt_yesterday(instructor, trainee, grades=SURE | {"zero": 1}, token="failed")
    assert proves(certificate) == "Theory"
    dealt_yesterday(instructor, trainee)
    assert proves(certificate) == BOTH
    assert proves(certificate, date(2026, 2, 28)) == "Theory"


def test_a_withdrawn_test_proves_nothing_from_its_day_on(certificate, instructor, trainee):
    withdraw(instructor, dealt_yesterday(instructor, trainee), "The wrong person.", NOON)
    assert proves(certificate, date(2026, 3, 1)) == BOTH
    assert proves(certificate) == "Theory"


def test_another_game_and_another_person_prove_nothing(certificate, instructor, trainee, colleague):
    blackjack = RUBRICS["blackjack"]
    grades = {each.id: 2 for each in blackjack.criteria}
    sheet = type(GOOD)("blackjack", 30, grades, YESTERDAY, YESTERDAY)
    assert sign(instructor, trainee, blackjack, sheet, NOON).passed
    dealt_yesterday(instructor, colleague)
    assert proves(certificate) == "Theory"


def test_everybody_reads_it_when_checking(client, certificate, instructor, trainee):
    dealt_yesterday(instructor, trainee)
    address = f"/en/verify/{certificate.code}/"
    assert BOTH in client.get(address).content.decode()
    assert "Theory and practice" not in client.get(address, {"on": "2026-02-28"}).content.decode()
    assert "Teoria e pratica (prova pratica: 1 marzo 2026)" in client.get(f"/it{address[3:]}").content.decode()


def test_the_holder_reads_it_on_page_and_paper(client, certificate, instructor, trainee):
    dealt_yesterday(instructor, trainee)
    client.force_login(trainee)
    assert BOTH in client.get("/en/training/certificates/").content.decode()
    paper = client.get(f"/en/certificates/{certificate.code}.pdf").content
    assert BOTH in PdfReader(BytesIO(paper)).pages[0].extract_text()


def test_hr_and_instructors_read_it(client, certificate, instructor, hr, trainee):
    dealt_yesterday(instructor, trainee)
    client.force_login(hr)
    assert BOTH in client.get(f"/en/hr/people/{trainee.pk}/").content.decode()
    client.force_login(instructor)
    assert BOTH in client.get("/en/training/trainees/").content.decode()
