"""What can be certified: in every house, as the rooms of the games say, and in one house."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from django.utils.functional import Promise

from games.web.registry import GAMES
from training.certification.own.programme import OwnProgramme, offered_in, own_titles, title_in
from training.drills.kit.exam import Programme, Section
from training.drills.registry import GENERATORS, PROGRAMMES
from training.quiz.dealt import DEALT, drill_address

Certifiable = Programme | OwnProgramme
Titles = dict[str, Promise | str]


def title_of(slug: str, titles: dict[str, str] | None = None) -> Promise | str:
    """Return the name of a programme of the site, or by its `titles` that of a house's; one that is no longer offered
    keeps its permanent id."""
    if titles:
        return title_in(slug, titles)
    return PROGRAMMES[slug].title if slug in PROGRAMMES else slug


def titles_of(slugs: Iterable[str]) -> Titles:
    """Return the names of programmes of the site and of houses, whether they are offered or not. One query at most, and
    none where all are of the site."""
    wanted = list(slugs)
    own = own_titles(wanted)
    return {slug: own.get(slug) or title_of(slug) for slug in wanted}


def skill_title(name: str) -> Promise | str:
    """Return the name of a skill that a certificate covers."""
    return GENERATORS[name].title if name in GENERATORS else name


@cache
def programmes() -> dict[str, Programme]:
    """Return every programme of the site by slug whose game has a page of rules."""
    return {slug: programme for slug, programme in PROGRAMMES.items() if programme.game in GAMES}


def programmes_in(*houses: int) -> dict[str, Certifiable]:
    """Return what can be certified in some houses, by slug: the programmes of the site, and those that they have made
    and offer. One query at most."""
    return {**programmes(), **(offered_in(houses) if houses else {})}


def named(programmes: Mapping[str, Certifiable], slugs: Iterable[str] = ()) -> Titles:
    """Return the names of programmes, and of more by their slugs. No query where all of these are among them."""
    known: Titles = {slug: programme.title for slug, programme in programmes.items()}
    return known | titles_of({slug for slug in slugs if slug not in known})


def kept_of(programme: Certifiable) -> dict[str, Any]:
    """Return what a certificate keeps of its programme, as its fields."""
    kept: dict[str, Any] = {"programme": programme.slug, "ruleset": programme.ruleset}
    if isinstance(programme, OwnProgramme):
        kept |= {"titles": programme.version.titles, "version": programme.version}
    return kept


def programme_of_exam(exam: str) -> Programme | None:
    """Return the programme of the site that a passed exam certifies, if any."""
    return next((programme for programme in programmes().values() if programme.exam == exam), None)


@dataclass(frozen=True, slots=True)
class AskedSkill:
    """A skill that an exam asks: the number of its questions, and where it is practised at the lowest level asked."""

    title: Promise | str
    questions: int
    drill: str


def asks(programme: Programme) -> list[AskedSkill]:
    """Return the skills of the exam in its order."""
    sections: dict[str, list[Section]] = {}
    for section in programme.blueprint.sections:
        sections.setdefault(section.generator, []).append(section)
    dealt = DEALT[programme.ruleset]
    return [
        AskedSkill(
            skill_title(name),
            sum(section.count for section in asked),
            drill_address(name, dealt, level=min(section.level for section in asked)),
        )
        for name, asked in sections.items()
    ]
