"""Programmes as a house certifies them: the site's own terms, unless the house has set others."""

from dataclasses import replace
from datetime import datetime
from typing import TypeVar

from django.db import transaction

from training.certification.acts.terms_models import HouseTerms
from training.certification.problems import CertificateRefused
from training.certification.programmes import Certifiable, programmes_in
from training.drills.kit.exam import Certified
from training.staff import audit
from training.staff.models import House, User

LENGTHS = ("validity_months", "window_days", "grace_days")
FIELDS = (*LENGTHS, "ends_month", "ends_day")

_P = TypeVar("_P", bound=Certified)


def programmes_of(house: int) -> dict[str, Certifiable]:
    """Return what a house certifies, on the terms that it has set last. Two queries."""
    rows = HouseTerms.objects.filter(house=house).order_by("at", "pk")
    set_last = {row.programme: row for row in rows}
    return {slug: _on(one, set_last.get(slug)) for slug, one in programmes_in(house).items()}


def in_house(programme: _P, house: int) -> _P:
    """Return a programme on the terms that a house has set last."""
    return _on(programme, HouseTerms.objects.filter(house=house, programme=programme.slug).last())


def _on(programme: _P, terms: HouseTerms | None) -> _P:
    if terms is None:
        return programme
    return replace(programme, **{name: getattr(terms, name) for name in (*LENGTHS, "ends")})


@transaction.atomic
def set_terms(author: User, terms: HouseTerms, now: datetime) -> HouseTerms:
    """Set the terms of certificates that the author's house issues from now on; the others keep theirs. Raise
    CertificateRefused (not-hr, terms)."""
    if not author.is_hr or author.house is None:
        raise CertificateRefused("not-hr")
    House.objects.select_for_update(no_key=True).get(pk=author.house.pk)
    terms.house, terms.author, terms.at = author.house, author, now
    programme = programmes_in(author.house.pk)[terms.programme]
    try:
        changed = _on(programme, terms)
    except ValueError:
        raise CertificateRefused("terms") from None
    if (terms.ends_month is None) != (terms.ends_day is None):
        raise CertificateRefused("terms")
    if changed != in_house(programme, author.house.pk):
        terms.save()
        audit.note(author, audit.Action.TERMS_SET, terms.programme, **{name: getattr(terms, name) for name in FIELDS})
    return terms
