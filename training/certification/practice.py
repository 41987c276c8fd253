"""What a certificate proves: theory, and practice too once its holder has passed a practical test of the game."""

from collections.abc import Iterable
from datetime import date

from training.certification.models import Certificate
from training.drills.registry import PROGRAMMES
from training.practical.selectors import practised


def with_practice(certificates: Iterable[Certificate], day: date) -> list[Certificate]:
    """Return the certificates, each with when its holder last passed a practical test of its game in its house, as that
    counts at the end of a day; None where it proves theory alone. One query for all."""
    found = list(certificates)
    passed = practised({each.holder_id for each in found}, day)
    for each in found:
        programme = PROGRAMMES.get(each.programme)
        each.practised = passed.get((each.holder_id, each.house_id, programme.game)) if programme else None
    return found
