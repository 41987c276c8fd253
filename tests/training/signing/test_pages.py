"""Where anybody finds the certificate of the signature."""

from hashlib import sha256

import pytest
from cryptography import x509

from tests.portal.page import read
from training.signing import keys
from training.signing.site import current

pytestmark = pytest.mark.django_db


def test_anybody_can_download_the_certificate(client):
    response = client.get("/signing-certificate.cer")
    assert response["Content-Type"] == "application/pkix-cert"
    assert response["Content-Disposition"] == 'attachment; filename="signing-certificate.cer"'
    assert x509.load_der_x509_certificate(response.content) == current().certificate


@pytest.mark.parametrize("address", ["/en/verify/", "/en/training/rulings/check/"])
def test_the_pages_of_a_check_show_its_fingerprint_and_lead_to_it(client, address):
    page = read(client, address)
    assert page.one("code").text == current().fingerprint
    assert page.one("a", href="/signing-certificate.cer").text == "Download the signing certificate"


@pytest.mark.parametrize("address", ["/en/verify/", "/en/training/rulings/check/"])
def test_former_certificates_are_shown_by_their_fingerprints(client, sign_with, pem, other_pem, address):
    assert "former certificate" not in read(client, address).one("main").text
    former = keys.read(other_pem, other_pem).fingerprint
    sign_with(pem, pem, f"{other_pem}\n{pem}")
    page = read(client, address)
    present = keys.read(pem, pem).fingerprint
    assert [code.text for code in page.all("code", class_="fingerprint")] == [present, former, present]
    assert "former certificate" in page.one("main").text


def test_the_fingerprint_is_that_of_the_file(client):
    file = client.get("/signing-certificate.cer").content
    assert current().fingerprint == sha256(file).digest().hex(" ").upper()
