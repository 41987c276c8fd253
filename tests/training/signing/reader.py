"""A reader of PDFs that checks signatures."""

from io import BytesIO

from pyhanko.keys.pemder import load_certs_from_pemder_data
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import validate_pdf_signature
from pyhanko_certvalidator import ValidationContext

from training.signing.site import current


def checked(paper, pem):
    """Return what a reader that trusts this certificate alone finds today."""
    return _checked(paper, pem[pem.index("-----BEGIN CERTIFICATE") :].encode())


def is_ours(paper):
    """Return whether a paper is signed by this site, and whole."""
    mine = current()
    return _checked(paper, mine.der, mine.certificate.not_valid_before_utc).bottom_line


def signed_at(paper):
    """Return when a paper says that it was signed."""
    (signature,) = PdfFileReader(BytesIO(paper)).embedded_signatures
    return signature.self_reported_timestamp


def _checked(paper, certificate, moment=None):
    (signature,) = PdfFileReader(BytesIO(paper)).embedded_signatures
    roots = list(load_certs_from_pemder_data(certificate))
    return validate_pdf_signature(signature, ValidationContext(trust_roots=roots, allow_fetching=False, moment=moment))
