"""The programmes of a house as somebody sees them who can earn them."""

from dataclasses import dataclass
from datetime import date

from django.db.models import F

from training.certification.models import Certificate
from training.certification.own.programme import offered_in
from training.certification.own.progress import Progress, progress_in
from training.certification.selectors import bars
from training.certification.states import State, standing_on
from training.staff.models import House, User


@dataclass(frozen=True)
class OwnOffer:
    """What somebody has of a programme for the next certificate, the certificate that counts, and whether HR bars
    them."""

    progress: Progress
    standing: Certificate | None
    barred: bool

    @property
    def is_due(self) -> bool:
        """Whether the needs are shown: there is no certificate, it is to be renewed, or that was begun."""
        return self.standing is None or self.standing.state != State.VALID or self.progress.is_begun


def own_offers(user: User, house: int, day: date) -> list[OwnOffer]:
    """Return the programmes that a person's house has made, as they see them. One query where there are none."""
    programmes = offered_in([house])
    if not programmes:
        return []
    own = Certificate.objects.filter(holder=user.pk, house=house, programme__in=programmes)
    ranked = sorted(standing_on(own, day).order_by(F("until"), "pk"), key=lambda found: State(found.state).may_deal)
    standing = {found.programme: found for found in ranked}
    barred = set(bars(user).values_list("programme", flat=True))
    found = progress_in(House.objects.get(pk=house), programmes.values(), [user.pk], day)[user.pk]
    return [OwnOffer(one, standing.get(one.programme.slug), one.programme.slug in barred) for one in found]
