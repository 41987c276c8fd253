"""The file of a person, as a page, on paper and among others in an archive."""

import io
from datetime import timedelta
from zipfile import ZipFile

import pytest
import time_machine
from django.utils import timezone

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.signing.reader import is_ours
from training.certification.acts.services import extend, lift, suspend
from training.certification.services import revoke
from training.hours.services import Worked, correct, enter
from training.hr.competence import services as competence
from training.hr.dossier import views
from training.hr.dossier.paper import file_pdf
from training.hr.dossier.sections import dossier
from training.practical.models import PracticalTest
from training.staff.models import AuditEntry

FRENCH = "french-roulette-croupier"
NOW = NOON + timedelta(days=30)
DAY = NOW.date()


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOW, tick=False):
        yield


@pytest.fixture
def on_record(hr, instructor, trainee):
    """Ada with one of everything that a file shows."""
    certificate = a_certificate(trainee)
    suspend(hr, certificate, "An enquiry", NOON + timedelta(days=1))
    lift(hr, certificate, "Cleared", NOON + timedelta(days=2))
    extend(hr, certificate, certificate.expires_on + timedelta(days=9), "On leave", NOON + timedelta(days=3))
    job = competence.add_job(hr, "Croupier")
    competence.require(hr, job, {FRENCH: "certificate", "venice-blackjack-croupier": "certificate"}, NOON)
    competence.post(hr, trainee, job, instructor, NOON.date())
    exemption = competence.exempt(hr, trainee, "fair-roulette-croupier", DAY + timedelta(days=5), "New here", NOON)
    competence.end_exemption(hr, exemption, NOON + timedelta(days=4))
    signed = {"house": trainee.house, "candidate": trainee, "assessor": instructor, "token": "once"}
    dealt = {"game": "french-roulette", "version": 1, "began_at": NOON, "ended_at": NOON, "rounds": 30}
    PracticalTest.objects.create(**signed, **dealt, grades={"dealing": 2}, passed=True)
    entry = enter(instructor, trainee, "blackjack", Worked(8, NOON.date(), "once"), NOON)
    correct(hr, entry, Worked(6, NOON.date(), "twice", "Left early"), NOON + timedelta(days=1))
    return certificate


def rows(found, number):
    return found.sections[number].rows


def text(response):
    return response.content.decode()


def unzipped(response):
    return ZipFile(io.BytesIO(b"".join(response.streaming_content)))


def test_it_has_everything_on_record_with_authors_and_reasons(hr, trainee, instructor, on_record):
    found = dossier(hr, trainee, DAY)
    _employment, jobs, deals, certificates, recognised, rules, *others = (one.rows for one in found.sections)
    acts, exams, tests, hours, exemptions = others
    assert recognised == rules == []
    assert (found.job, found.manager) == ("Croupier", instructor.full_name)
    assert found.gaps == ["Blackjack croupier"]
    assert [row[1:3] for row in jobs] == [["Croupier", instructor.full_name]]
    assert {row[0]: row[1] for row in deals} == {
        "French roulette croupier": "yes",
        "Blackjack croupier": "no",
    }
    assert [(row[1], row[4]) for row in certificates] == [(on_record.code, "valid")]
    assert [(row[2].partition(":")[0], row[3], row[4]) for row in acts] == [
        ("Certificate suspended", "Ugo Grimani", "An enquiry"),
        ("Suspension of a certificate lifted", "Ugo Grimani", "Cleared"),
        ("Certificate extended", "Ugo Grimani", "On leave"),
    ]
    assert [row[1:] for row in exams] == [["French roulette, theory", "passed"]]
    assert [(row[2], row[3]) for row in tests] == [("Passed", instructor.full_name)]
    assert [(row[1], row[2], row[4], row[5]) for row in hours] == [
        ("Blackjack", "8", instructor.full_name, "–"),
        ("Blackjack", "6", "Ugo Grimani", "Replaces 8 h (last day: 2 March 2026): Left early"),
    ]
    assert [(row[1], row[4], row[5]) for row in exemptions] == [("Fair roulette croupier", "Ugo Grimani", "New here")]


def test_a_past_day_shows_what_was_on_record_then(hr, trainee, on_record):
    found = dossier(hr, trainee, NOON.date() + timedelta(days=1))
    assert [row[4] for row in rows(found, 3)] == ["suspended"]
    assert [row[4] for row in rows(found, 6)] == ["An enquiry"]
    assert [row[3] for row in rows(found, 10)] == ["–"]
    before = dossier(hr, trainee, NOON.date() - timedelta(days=1))
    assert [len(one.rows) for one in before.sections] == [0] * 11


def test_the_page_shows_it_and_leads_to_the_paper(signed_in, trainee, on_record):
    page = text(signed_in.get(f"/en/hr/people/{trainee.pk}/file/"))
    assert "<td>An enquiry</td>" in page
    assert f'href="/en/hr/people/{trainee.pk}/file.pdf?on={DAY}"' in page
    assert f'href="/en/hr/people/{trainee.pk}/file/"' in text(signed_in.get(f"/en/hr/people/{trainee.pk}/"))
    assert signed_in.get(f"/en/hr/people/{trainee.pk}/file/?on=soon").status_code == 400


def test_the_paper_is_a_pdf_and_noted_in_the_audit(signed_in, hr, trainee, on_record):
    response = signed_in.get(f"/en/hr/people/{trainee.pk}/file.pdf")
    assert response["Content-Type"] == "application/pdf"
    assert response.content.startswith(b"%PDF-")
    assert response.content == file_pdf(dossier(hr, trainee, DAY))
    assert is_ours(response.content)
    entry = AuditEntry.objects.get(action="files-exported")
    assert (entry.actor, entry.details) == (hr, {"rows": 1, "on": DAY.isoformat()})
    assert "Files of people exported" in text(signed_in.get("/en/hr/audit/"))
    assert signed_in.get(f"/en/hr/people/{trainee.pk}/file.pdf?on=soon").status_code == 400


def test_the_matrix_gives_the_files_of_all_whom_it_finds(signed_in, trainee, colleague, on_record):
    response = signed_in.get("/en/hr/matrix/files.zip?name=Grimani&state=valid")
    assert response["Content-Type"] == "application/zip"
    with unzipped(response) as archive:
        assert archive.namelist() == [f"Grimani Ada, ada, {DAY}.pdf"]
        assert archive.testzip() is None
        assert is_ours(archive.read(archive.namelist()[0]))
    assert AuditEntry.objects.get(action="files-exported").details == {"rows": 1}


def test_the_list_gives_its_certificates(signed_in, hr, trainee, colleague, on_record):
    revoke(hr, a_certificate(colleague), "Copied", NOW)
    with unzipped(signed_in.get("/en/hr/certificates.zip?state=valid")) as archive:
        assert archive.namelist() == [f"Ada Grimani, French roulette croupier, {on_record.code}.pdf"]
        assert archive.testzip() is None
    assert AuditEntry.objects.get(action="certificates-exported").details == {"rows": 1}


@pytest.mark.parametrize("address", ["matrix/files.zip", "certificates.zip"])
def test_too_many_and_none_are_refused_plainly(signed_in, trainee, on_record, monkeypatch, address):
    none = signed_in.get(f"/en/hr/{address}?name=nobody", follow=True)
    assert "Nothing matches this filter, so there is no archive." in text(none)
    assert 'value="nobody"' in text(none)
    monkeypatch.setattr(views, "MOST", 1)
    a_certificate(a_person(trainee.house, username="vera"), timezone.now())
    assert "An archive holds 1 PDFs at most." in text(signed_in.get(f"/en/hr/{address}", follow=True))
    assert not AuditEntry.objects.filter(action__endswith="s-exported").exists()


ADDRESSES = ["people/{}/file/", "people/{}/file.pdf", "matrix/files.zip", "certificates.zip"]


@pytest.mark.parametrize("who", ["trainee", "instructor", "drifter"])
@pytest.mark.parametrize("address", ADDRESSES)
def test_others_are_refused_the_manager_too(client, request, trainee, on_record, who, address):
    client.force_login(request.getfixturevalue(who))
    assert client.get(f"/en/hr/{address.format(trainee.pk)}").status_code == 403


def test_hr_of_another_house_finds_nobody(client, stranger, trainee, on_record):
    client.force_login(stranger)
    assert client.get(f"/en/hr/people/{trainee.pk}/file/").status_code == 404
    assert client.get(f"/en/hr/people/{trainee.pk}/file.pdf").status_code == 404
    assert client.get("/en/hr/certificates.zip").status_code == 302


def test_its_queries_do_not_depend_on_the_record(hr, trainee, on_record, django_assert_max_num_queries):
    with django_assert_max_num_queries(60) as few:
        dossier(hr, trainee, DAY)
    for certificate in [a_certificate(trainee, NOON + timedelta(hours=number + 1)) for number in range(5)]:
        suspend(hr, certificate, "An enquiry", NOW)
    with django_assert_max_num_queries(len(few)):
        dossier(hr, trainee, DAY)
