"""What a certificate proves: theory, and practice too once its holder has passed a practical test of the game."""

from datetime import date

from django.db.models import Case, OuterRef, Q, QuerySet, Subquery, Value, When

from training.certification.models import Certificate
from training.certification.states import HOLDS, standing_on
from training.drills.registry import PROGRAMMES, RUBRICS
from training.practical.selectors import passed_on
from training.quiz.dealt import DEALT
from training.staff.models import House, Role


def theory_alone(house: House, day: date) -> QuerySet[Certificate]:
    """Return the valid certificates of a house whose holders work there and have not passed a practical test of the
    game yet, those that have waited longest first."""
    tested = [slug for slug, programme in PROGRAMMES.items() if programme.game in RUBRICS]
    held = standing_on(Certificate.objects.filter(house=house, holder__house=house, holder__is_active=True), day)
    valid = with_practice(held.filter(HOLDS, programme__in=tested), day).filter(Q(practised=None))
    return valid.exclude(holder__role=Role.HR).select_related("holder").order_by("issued_on", "pk")


def with_practice(certificates: QuerySet[Certificate], day: date) -> QuerySet[Certificate]:
    """Return the certificates, each with when its holder last passed a practical test of its game in its house, as that
    counts at the end of `day`; None where it proves theory alone."""
    of_site = (When(programme=slug, then=Value(programme.game)) for slug, programme in PROGRAMMES.items())
    of_houses = (
        When(version__isnull=False, ruleset=name, then=Value(dealt.game.slug)) for name, dealt in DEALT.items()
    )
    game = Case(*of_site, *of_houses)
    passed = passed_on(day).filter(
        candidate=OuterRef("holder"), house=OuterRef("house"), game=OuterRef("game_of_programme")
    )
    last = Subquery(passed.order_by("-ended_at").values("ended_at")[:1])
    return certificates.alias(game_of_programme=game).annotate(**{"practised": last})
