"""What can be certified, as the rooms of the games say."""

from functools import cache

from django.utils.functional import Promise

from games.web.registry import GAMES
from training.drills.kit.exam import Programme
from training.drills.registry import GENERATORS, PROGRAMMES


def title_of(slug: str) -> Promise | str:
    """Return the name of a programme; one that is no longer offered keeps its permanent id."""
    return PROGRAMMES[slug].title if slug in PROGRAMMES else slug


def skill_title(name: str) -> Promise | str:
    """Return the name of a skill that a certificate covers."""
    return GENERATORS[name].title if name in GENERATORS else name


@cache
def programmes() -> dict[str, Programme]:
    """Return every programme by slug whose game has a page of rules."""
    return {slug: programme for slug, programme in PROGRAMMES.items() if programme.game in GAMES}


def programme_of_exam(exam: str) -> Programme | None:
    """Return the programme that a passed exam certifies, if any."""
    return next((programme for programme in programmes().values() if programme.exam == exam), None)


def asks(programme: Programme) -> dict[str, int]:
    """Return each skill of the exam by its name, with the number of its questions."""
    counts: dict[str, int] = {}
    for section in programme.blueprint.sections:
        title = str(skill_title(section.generator))
        counts[title] = counts.get(title, 0) + section.count
    return counts
