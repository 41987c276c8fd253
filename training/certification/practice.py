"""What a certificate proves: theory, and practice too once its holder has passed a practical test of the game."""

from datetime import date

from django.db.models import Case, OuterRef, QuerySet, Subquery, Value, When

from training.certification.models import Certificate
from training.drills.registry import PROGRAMMES
from training.practical.selectors import passed_on


def with_practice(certificates: QuerySet[Certificate], day: date) -> QuerySet[Certificate]:
    """Return the certificates, each with when its holder last passed a practical test of its game in its house, as that
    counts at the end of `day`; None where it proves theory alone."""
    game = Case(*(When(programme=slug, then=Value(programme.game)) for slug, programme in PROGRAMMES.items()))
    passed = passed_on(day).filter(
        candidate=OuterRef("holder"), house=OuterRef("house"), game=OuterRef("game_of_programme")
    )
    last = Subquery(passed.order_by("-ended_at").values("ended_at")[:1])
    return certificates.alias(game_of_programme=game).annotate(**{"practised": last})
