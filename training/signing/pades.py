"""Signatures in a PDF by pyHanko: PAdES B-B, without a visible field, allowing no change afterwards."""

import asyncio
import io
from datetime import UTC, datetime
from hashlib import sha256

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from pyhanko.keys.pemder import load_certs_from_pemder_data
from pyhanko.pdf_utils import generic
from pyhanko.pdf_utils.incremental_writer import IncrementalPdfFileWriter
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.fields import MDPPerm, SigSeedSubFilter
from pyhanko.sign.signers import Signer
from pyhanko.sign.signers.cms_embedder import PdfCMSEmbedder, SigIOSetup, SigMDPSetup, SigObjSetup
from pyhanko.sign.signers.pdf_byterange import SignatureObject
from pyhanko_certvalidator.registry import SimpleCertificateStore

from training.signing.keys import Pair

_FIELD = "Signature"
_MD = "sha256"
_GAP = sha256(b"where the digest of a paper goes").digest()


class KeySigner(Signer):
    """Signs with a key that is loaded already, and remembers what it signed last."""

    def __init__(self, pair: Pair) -> None:
        pem = b"".join(one.public_bytes(serialization.Encoding.PEM) for one in pair.chain)
        certificate, *others = load_certs_from_pemder_data(pem)
        authorities = SimpleCertificateStore()  # type: ignore[no-untyped-call]
        authorities.register_multiple(others)
        super().__init__(signing_cert=certificate, cert_registry=authorities, embed_roots=True)
        self._key = pair.key
        self.attributes = b""

    async def async_sign_raw(self, data: bytes, digest_algorithm: str, dry_run: bool = False) -> bytes:
        """Return the bare signature of the attributes in which the digest of a paper stands."""
        self.attributes = data
        return self._key.sign(data, PKCS1v15(), hashes.SHA256())


class Seal:
    """Signs papers with one key. All that stands around a digest and its signature is the same for every paper, and
    takes long to make: so it is made once, with a gap for the digest."""

    def __init__(self, pair: Pair) -> None:
        signer = KeySigner(pair)
        self._key = pair.key
        self._around = asyncio.run(signer.async_sign(_GAP, _MD, use_pades=True)).dump()
        self._attributes = signer.attributes

    def of(self, digest: bytes) -> bytes:
        """Return the signature of a paper with this digest, as CMS."""
        signature = self._key.sign(self._attributes.replace(_GAP, digest), PKCS1v15(), hashes.SHA256())
        return self._around.replace(_GAP, digest)[: -len(signature)] + signature

    def signed(self, paper: bytes, at: datetime) -> bytes:
        """Return a paper with its signature, which says that it was made at this time."""
        steps = PdfCMSEmbedder().write_cms(_FIELD, _Writer(io.BytesIO(paper)))
        next(steps)
        place = SignatureObject(
            timestamp=at.astimezone(UTC), subfilter=SigSeedSubFilter.PADES, bytes_reserved=2 * len(self._around)
        )
        unchanged = SigMDPSetup(md_algorithm=_MD, certify=True, docmdp_perms=MDPPerm.NO_CHANGES)
        steps.send(SigObjSetup(sig_placeholder=place, mdp_setup=unchanged))
        prepared, output = steps.send(SigIOSetup(md_algorithm=_MD, in_place=True))
        steps.send(self.of(prepared.document_digest))
        return output.getvalue()


class _Writer(IncrementalPdfFileWriter):
    """Adds to a paper without a trace of the moment: metadata stay, and the new identifier follows from the bytes."""

    @classmethod
    def _handle_id(cls, prev: PdfFileReader) -> generic.ArrayObject:
        prev.stream.seek(0)
        revision = sha256(prev.stream.read()).digest()[:16]
        return generic.ArrayObject([prev.trailer["/ID"][0], generic.ByteStringObject(revision)])

    def _update_meta(self) -> None:
        pass
