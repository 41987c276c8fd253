"""Keys that sign papers: read from settings, or made once for an installation that has none.

Only RSA: with an elliptic curve a paper would be PDF 2.0, and no longer PDF/A-2. Its signatures are the same each time.
"""

import os
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.x509.oid import NameOID
from django.core.exceptions import ImproperlyConfigured

_LEAST = 2048  # bits
_MADE = 3072
_VALID = timedelta(days=3650)
_NAMES = ("SIGNING_KEY", "SIGNING_CERTIFICATE")


@dataclass(frozen=True)
class Pair:
    """A private key and its certificate, which comes first, before those of the authorities that vouch for it."""

    key: rsa.RSAPrivateKey
    chain: tuple[x509.Certificate, ...]

    @property
    def certificate(self) -> x509.Certificate:
        """The certificate of the key."""
        return self.chain[0]

    @property
    def der(self) -> bytes:
        """The certificate as a file that readers of PDFs import."""
        return self.certificate.public_bytes(serialization.Encoding.DER)

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the certificate."""
        return fingerprint_of(self.certificate)


def fingerprint_of(certificate: x509.Certificate) -> str:
    """Return the SHA-256 fingerprint of a certificate, in pairs as readers of PDFs show it."""
    return certificate.fingerprint(hashes.SHA256()).hex(" ").upper()


def certificates(value: str, name: str) -> tuple[x509.Certificate, ...]:
    """Return the certificates that a setting of this name gives as PEM or as the path of a file with it. Raise
    ImproperlyConfigured."""
    return _chain(_pem(value, name), name)


def read(key: str, certificate: str, names: tuple[str, str] = _NAMES) -> Pair:
    """Return the pair that two settings of these names give, each as PEM or as the path of a file with it. Raise
    ImproperlyConfigured."""
    pair = Pair(_key(_pem(key, names[0]), names[0]), certificates(certificate, names[1]))
    if pair.certificate.public_key() != pair.key.public_key():
        raise ImproperlyConfigured(f"{names[1]} must begin with the certificate of the key in {names[0]}.")
    if not _signs(pair.certificate):
        raise ImproperlyConfigured(f"{names[1]} must be a certificate whose key usage allows signatures.")
    return pair


def own(kept: Path, host: str) -> Pair:
    """Return the pair of this installation from its file, which is made for the first who asks, for its owner alone."""
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        _keep(kept, made(host))
    return read(str(kept), str(kept), (str(kept), str(kept)))


def made(host: str) -> bytes:
    """Return a new key and the certificate in which it vouches for itself, both as PEM."""
    key = rsa.generate_private_key(public_exponent=65537, key_size=_MADE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC).replace(microsecond=0)
    uses = dict.fromkeys(("key_encipherment", "data_encipherment", "key_agreement", "key_cert_sign", "crl_sign"), False)
    certificate = (
        x509.CertificateBuilder(issuer_name=name, subject_name=name, public_key=key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now)
        .not_valid_after(now + _VALID)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(
            x509.KeyUsage(
                digital_signature=True, content_commitment=True, encipher_only=False, decipher_only=False, **uses
            ),
            critical=True,
        )
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    secret = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    return secret + certificate.public_bytes(serialization.Encoding.PEM)


def _pem(value: str, name: str) -> bytes:
    if not value:
        raise ImproperlyConfigured(f"{name} must be set, as the other is.")
    if value.lstrip().startswith("-----BEGIN"):
        return value.encode()
    try:
        return Path(value).read_bytes()
    except OSError as error:
        reason = error.strerror or error
        raise ImproperlyConfigured(f"{name} must be PEM or a file with it that can be read ({reason}).") from None


def _key(pem: bytes, name: str) -> rsa.RSAPrivateKey:
    try:
        found = serialization.load_pem_private_key(pem, password=None)
    except (ValueError, TypeError) as error:
        raise ImproperlyConfigured(f"{name} must hold a private key in PEM without a password ({error}).") from None
    if not isinstance(found, rsa.RSAPrivateKey) or found.key_size < _LEAST:
        raise ImproperlyConfigured(f"{name} must be an RSA key of {_LEAST} bits or more.")
    return found


def _chain(pem: bytes, name: str) -> tuple[x509.Certificate, ...]:
    try:
        return tuple(x509.load_pem_x509_certificates(pem))
    except ValueError as error:
        raise ImproperlyConfigured(f"{name} must hold an X.509 certificate in PEM ({error}).") from None


def _signs(certificate: x509.Certificate) -> bool:
    try:
        usage = certificate.extensions.get_extension_for_class(x509.KeyUsage).value
    except x509.ExtensionNotFound:
        return True
    return usage.digital_signature or usage.content_commitment


def _keep(kept: Path, pem: bytes) -> None:
    """Write the file whole, unless another process has been faster: then that one's stays."""
    made = kept.with_suffix(f".{secrets.token_hex(8)}")
    try:
        with open(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(pem)
        os.link(made, kept)
    except FileExistsError:
        pass
    finally:
        made.unlink(missing_ok=True)
