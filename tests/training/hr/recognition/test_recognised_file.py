"""What is recognised stands in the file of a person; its paper is the issuer's to give."""

import io
from datetime import timedelta
from zipfile import ZipFile

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.hr.recognition.conftest import DAY, TODAY, after, move, recognised
from training.certification.models import Certificate
from training.hr.dossier import views
from training.hr.dossier.sections import dossier
from training.staff import history


def rows(found, title):
    (section,) = [one for one in found.sections if one.title == title]
    return section.rows


def test_the_file_names_it_with_its_issuer(moved, house, stranger):
    recognised(stranger, house, until=after(9))
    code = Certificate.objects.get(holder=moved).code
    found = dossier(stranger, moved, DAY)
    assert rows(found, "Certificates") == []
    assert rows(found, "Recognised certificates of other houses") == [
        [house.name, "French roulette croupier", code, "2 March 2026", "31 March 2026", "valid"]
    ]
    (deals,) = rows(found, "May deal")
    assert deals[1:3] == ["yes", f"valid, recognised from {house.name}"]


def test_the_file_of_a_day_without_recognition_does_not(moved, house, stranger):
    recognised(stranger, house, first=after(1))
    assert rows(dossier(stranger, moved, DAY), "Recognised certificates of other houses") == []


def test_the_archive_of_certificates_has_all_of_the_house(client, moved, house, stranger, monkeypatch):
    """However many of other houses stand before them in the list."""
    monkeypatch.setattr(views, "MOST", 1)
    recognised(stranger, house)
    another = a_person(house, username="anna")
    history.keep(another, NOON)
    a_certificate(another)
    move(another, stranger.house, NOON + timedelta(days=1))
    own = a_certificate(a_person(stranger.house, username="zita"), TODAY)
    client.force_login(stranger)
    answer = client.get("/en/hr/certificates.zip")
    archive = ZipFile(io.BytesIO(b"".join(answer.streaming_content)))
    assert archive.namelist() == [f"{own.holder.full_name}, French roulette croupier, {own.code}.pdf"]
