"""Papers of the record are signed by the site, so that a reader of PDFs says if anything in them has been changed."""

from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING

from training.signing.site import current

if TYPE_CHECKING:
    from training.signing.pades import Seal


def signed(paper: bytes, at: datetime) -> bytes:
    """Return a paper with the site's signature. The same paper, time and key give the same bytes.

    The time is that of the record, so that it does not depend on when the paper is asked for. It is never before the
    certificate became valid, since readers refuse what was signed before.
    """
    return _seal().signed(paper, max(at, current().certificate.not_valid_before_utc))


@cache
def _seal() -> "Seal":
    # The library takes a third of a second to import, and most processes sign nothing.
    from training.signing.pades import Seal

    return Seal(current())
