"""Which exams a programme of a house can need."""

from django.utils.functional import Promise

from training.drills.registry import BLUEPRINTS, exam_title
from training.exams.selectors import askable


def open_exams(house: int, ruleset: str) -> dict[str, Promise | str]:
    """Return the exams under a ruleset that the people of a house can sit, by slug with their names: those of the
    site, and those that the house has made. As many queries as `askable`."""
    shipped = {slug: each.title for slug, each in BLUEPRINTS.items() if each.ruleset == ruleset}
    own = [each for each in askable(house).values() if each.ruleset == ruleset]
    return shipped | {each.slug: exam_title(each.slug, each.titles) for each in own}
