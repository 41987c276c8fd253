"""Signatures, checked by readers that know nothing of how we sign."""

import asyncio
import re
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from io import BytesIO

import pytest
from asn1crypto.cms import ContentInfo
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA256
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import SignatureCoverageLevel
from pypdf import PdfReader

from tests.training.signing.reader import checked
from training.signing.keys import read
from training.signing.pades import KeySigner, Seal
from training.signing.papers import signed
from training.signing.site import current

LONG_AFTER = datetime(2031, 5, 1, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _key(pem, sign_with):
    sign_with(pem, pem)


def test_a_reader_that_knows_our_certificate_trusts_the_paper(paper, pem):
    status = checked(signed(paper, LONG_AFTER), pem)
    assert status.bottom_line
    assert status.coverage == SignatureCoverageLevel.ENTIRE_FILE
    assert (status.md_algorithm, status.pkcs7_signature_mechanism) == ("sha256", "sha256_rsa")
    assert status.signer_reported_dt == LONG_AFTER


def test_a_paper_of_another_key_is_not_trusted(paper, other_pem):
    status = checked(signed(paper, LONG_AFTER), other_pem)
    assert status.intact
    assert not status.trusted


def test_a_changed_byte_is_noticed(paper, pem):
    made = bytearray(signed(paper, LONG_AFTER))
    made[made.index(b"/Pages") + 20] ^= 1
    status = checked(bytes(made), pem)
    assert not status.intact
    assert not status.bottom_line


def test_what_is_added_afterwards_is_noticed(paper, pem):
    added = signed(paper, LONG_AFTER) + b"\n% added\n"
    assert checked(added, pem).coverage != SignatureCoverageLevel.ENTIRE_FILE


def test_a_hash_and_the_public_key_are_enough_to_check_it(paper):
    """RFC 5652 and 5035, by hand: the attributes are signed, and hold the hashes of the file and of the certificate."""
    made = signed(paper, LONG_AFTER)
    place = signature_in(made)
    (signer,) = ContentInfo.load(bytes(place["/Contents"]))["content"]["signer_infos"]
    attributes = {one["type"].native: one["values"][0] for one in signer["signed_attrs"]}
    start, gap, rest, length = (
        PdfReader(BytesIO(made)).trailer["/Root"]["/AcroForm"]["/Fields"][0].get_object()["/V"]["/ByteRange"]
    )
    assert attributes["message_digest"].native == sha256(made[start:gap] + made[rest : rest + length]).digest()
    named = attributes["signing_certificate_v2"]["certs"][0]["cert_hash"].native
    assert named == sha256(current().der).digest()
    assert "signing_time" not in attributes  # PAdES: it stands in the PDF
    said = signer["signed_attrs"].untag().dump()
    current().certificate.public_key().verify(signer["signature"].native, said, PKCS1v15(), SHA256())


def signature_in(paper):
    (field,) = PdfReader(BytesIO(paper)).trailer["/Root"]["/AcroForm"]["/Fields"]
    return field.get_object()["/V"]


def test_the_same_paper_and_time_give_the_same_bytes(paper, pem, sign_with):
    first = signed(paper, LONG_AFTER)
    sign_with(pem, pem)  # as in another process
    assert signed(paper, LONG_AFTER) == first
    assert signed(paper, LONG_AFTER + timedelta(seconds=1)) != first


def test_no_paper_is_signed_before_the_certificate_was_valid(paper, pem):
    status = checked(signed(paper, datetime(2020, 1, 1, tzinfo=UTC)), pem)
    assert status.signer_reported_dt == current().certificate.not_valid_before_utc
    assert status.bottom_line


def test_the_kept_part_of_a_signature_is_what_the_library_makes_each_time(pem):
    pair, digest = read(pem, pem), b"d" * 32
    whole = asyncio.run(KeySigner(pair).async_sign(digest, "sha256", use_pades=True)).dump()
    assert Seal(pair).of(digest) == whole


def test_certificates_of_authorities_are_in_the_signature(paper, pem, other_pem, sign_with):
    sign_with(pem, pem + other_pem[other_pem.index("-----BEGIN CERTIFICATE") :])
    (signature,) = PdfFileReader(BytesIO(signed(paper, LONG_AFTER))).embedded_signatures
    assert [one.subject.human_friendly for one in signature.other_embedded_certs] == ["Common Name: elsewhere.example"]
    assert checked(signed(paper, LONG_AFTER), pem).bottom_line


def test_a_signed_paper_keeps_to_pdf_a_2(paper):
    """ISO 19005-2: 6.1.12 on permissions, 6.3.3 and 6.4.1 on the field, 6.4.3 on the signature."""
    made = signed(paper, LONG_AFTER)
    assert made.startswith(paper)
    added = made[len(paper) :]
    assert not re.search(rb"/(Metadata|Type) /XML|/XFA|/NeedAppearances|/Version|/ISO_|/DigestMethod", added)
    document = PdfReader(BytesIO(made))
    assert document.xmp_metadata.pdfaid_part == "2"
    root = document.trailer["/Root"]
    assert list(root["/Perms"]) == ["/DocMDP"]
    (field,) = (one.get_object() for one in root["/AcroForm"]["/Fields"])
    print_it, hidden = 4, 1 | 2 | 32 | 256
    assert field["/F"] & print_it
    assert not field["/F"] & hidden
    assert field["/Rect"] == [0, 0, 0, 0]  # which needs no appearance
    start, gap, rest, length = field["/V"]["/ByteRange"]
    assert (start, rest + length) == (0, len(made))
    assert made[gap : gap + 1] + made[rest - 1 : rest] == b"<>"
