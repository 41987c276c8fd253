"""What the site signs with: from its settings, or made once for an installation."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
import time_machine
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from django.core.exceptions import ImproperlyConfigured

from training.signing import checks
from training.signing.keys import own, read
from training.signing.site import current


def as_pem(key, password=None):
    cipher = serialization.BestAvailableEncryption(password) if password else serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, cipher).decode()


def test_a_key_is_given_as_pem_or_by_its_path(pem, tmp_path):
    (tmp_path / "key.pem").write_text(pem)
    path = str(tmp_path / "key.pem")
    assert read(path, path).fingerprint == read(pem, pem).fingerprint


def test_the_certificates_of_authorities_follow_its_own(pem, other_pem):
    authority = other_pem[other_pem.index("-----BEGIN CERTIFICATE") :]
    pair = read(pem, pem + authority)
    assert [one.subject.rfc4514_string() for one in pair.chain] == ["CN=rules.example", "CN=elsewhere.example"]
    assert pair.certificate is pair.chain[0]


@pytest.mark.parametrize("spoil", ["", "missing.pem", "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----"])
def test_a_key_that_cannot_be_read_is_named(pem, spoil):
    with pytest.raises(ImproperlyConfigured, match=r"^SIGNING_KEY must"):
        read(spoil, pem)


@pytest.mark.parametrize("spoil", ["", "missing.pem", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----"])
def test_a_certificate_that_cannot_be_read_is_named(pem, spoil):
    with pytest.raises(ImproperlyConfigured, match=r"^SIGNING_CERTIFICATE must"):
        read(pem, spoil)


@pytest.mark.parametrize(
    "make", [lambda: ec.generate_private_key(ec.SECP256R1()), lambda: rsa.generate_private_key(65537, 1024)]
)
def test_other_keys_than_rsa_of_2048_bits_are_refused(pem, make):
    with pytest.raises(ImproperlyConfigured, match="must be an RSA key of 2048 bits or more"):
        read(as_pem(make()), pem)


def test_one_setting_without_the_other_is_refused(pem):
    with pytest.raises(ImproperlyConfigured, match="SIGNING_CERTIFICATE must be set, as the other is"):
        read(pem, "")


def test_a_key_with_a_password_is_refused(pem):
    locked = as_pem(read(pem, pem).key, b"secret")
    with pytest.raises(ImproperlyConfigured, match="without a password"):
        read(locked, pem)


def test_the_certificate_of_another_key_is_refused(pem, other_pem):
    with pytest.raises(ImproperlyConfigured, match="must begin with the certificate of the key"):
        read(pem, other_pem)


def test_without_settings_a_key_is_made_once_for_its_owner_alone(tmp_path):
    kept = tmp_path / "var" / "signing.pem"
    first, second = own(kept, "rules.example"), own(kept, "rules.example")
    assert first.fingerprint == second.fingerprint
    assert first.certificate.subject.rfc4514_string() == "CN=rules.example"
    assert kept.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in kept.parent.iterdir()] == ["signing.pem"]


def test_processes_that_start_at_once_make_one_key(tmp_path):
    code = f"""
from pathlib import Path
from training.signing.keys import own
print(own(Path({str(tmp_path)!r}) / "signing.pem", "rules.example").fingerprint)
"""

    def ask(_number):
        return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    with ThreadPoolExecutor(3) as at_once:
        assert len(set(at_once.map(ask, range(3)))) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["signing.pem"]


def test_the_settings_come_before_the_key_of_the_installation(pem, sign_with):
    sign_with(pem, pem)
    assert current().fingerprint == read(pem, pem).fingerprint


def test_a_deployment_without_a_key_of_its_own_is_warned(pem, settings):
    settings.SIGNING_KEY = ""
    assert [one.id for one in checks.papers_are_signed_by_a_known_key()] == ["signing.W001"]
    settings.SIGNING_KEY = pem
    assert checks.papers_are_signed_by_a_known_key() == []


def test_a_certificate_that_expires_within_thirty_days_is_warned_of(pem, sign_with):
    sign_with(pem, pem)
    until = current().certificate.not_valid_after_utc
    assert checks.the_certificate_is_valid() == []
    with time_machine.travel(until - timedelta(days=29)):
        (warning,) = checks.the_certificate_is_valid()
    assert warning.id == "signing.W002"
    assert f"{until:%Y-%m-%d}" in warning.msg
