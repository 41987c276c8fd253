"""What waits, as it is said on a page and in a letter."""

from collections.abc import Callable

from django.db.models import TextChoices
from django.utils.translation import ngettext

from games.web.kit.formats import number as written


class Kind(TextChoices):
    """What can wait, in the order in which it is said."""

    DECISIONS = "decisions"
    CONFIRMATIONS = "confirmations"
    DISPUTED = "disputed"
    GAPS = "gaps"
    QUIZZES = "quizzes"
    ASSIGNMENTS = "assignments"
    UNSENT = "unsent"
    OFFERS = "offers"
    OFFERED = "offered"


_SAID: dict[Kind, Callable[[int], str]] = {
    Kind.DECISIONS: lambda n: ngettext(
        "{number} changed exam result to decide on", "{number} changed exam results to decide on", n
    ),
    Kind.CONFIRMATIONS: lambda n: ngettext(
        "{number} practical test to confirm", "{number} practical tests to confirm", n
    ),
    Kind.DISPUTED: lambda n: ngettext(
        "{number} practical test on which the assessors disagree",
        "{number} practical tests on which the assessors disagree",
        n,
    ),
    Kind.GAPS: lambda n: ngettext(
        # Translators: a competence that a person’s job requires and that the person does not hold today.
        "{number} missing competence",
        "{number} missing competences",
        n,
    ),
    Kind.QUIZZES: lambda n: ngettext(
        "{number} overdue quiz on changed rules", "{number} overdue quizzes on changed rules", n
    ),
    Kind.ASSIGNMENTS: lambda n: ngettext("{number} overdue assignment", "{number} overdue assignments", n),
    Kind.UNSENT: lambda n: ngettext(
        "{number} certificate with changed rules and no quiz on them",
        "{number} certificates with changed rules and no quiz on them",
        n,
    ),
    Kind.OFFERS: lambda n: ngettext(
        "{number} offer from another house to answer", "{number} offers from other houses to answer", n
    ),
    Kind.OFFERED: lambda n: ngettext(
        "{number} offer that another house has not answered", "{number} offers that other houses have not answered", n
    ),
}


def said(kind: Kind, number: int) -> str:
    """Return how many of a kind wait, in the active language."""
    return _SAID[kind](number).format(number=written(number))
