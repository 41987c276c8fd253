"""The programmes of houses as everything else reads them, beside those of the site."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from django.db.models import OuterRef, Subquery
from django.utils.functional import Promise, lazy

from training.certification.own.models import PREFIX, ProgrammeOffer, ProgrammeVersion
from training.drills.kit.exam import Certified
from training.drills.registry import exam_title
from training.quiz.dealt import DEALT

_title = lazy(exam_title, str)


@dataclass(frozen=True, kw_only=True)
class OwnProgramme(Certified):
    """A programme of a house in the version that is offered: its fields are those of ProgrammeVersion."""

    version: ProgrammeVersion
    ruleset: str
    game: str
    exams: tuple[str, ...]
    practice: bool
    months: int
    hours: int
    accepts_evidence: bool


def of_version(version: ProgrammeVersion) -> OwnProgramme:
    """Return a version as a programme."""
    ruleset = version.programme.ruleset
    return OwnProgramme(
        slug=version.programme.slug,
        title=title_in(version.programme.slug, version.titles),
        version=version,
        ruleset=ruleset,
        game=game_of(ruleset),
        exams=tuple(version.exams),
        practice=version.practice,
        months=version.months,
        hours=version.hours,
        accepts_evidence=version.accepts_evidence,
    )


def game_of(ruleset: str) -> str:
    """Return the game of a ruleset; nothing for one that the site no longer has."""
    return DEALT[ruleset].game.slug if ruleset in DEALT else ""


def title_in(slug: str, titles: dict[str, str]) -> Promise:
    """Return a title in the language of the reader to whom it is shown."""
    return _title(slug, titles)  # type: ignore[return-value]  # lazy, as its annotation does not say


def offered_in(houses: Collection[int]) -> dict[str, OwnProgramme]:
    """Return the programmes that some houses have made and offer, by slug, the oldest first. One query."""
    last = ProgrammeOffer.objects.filter(programme=OuterRef("programme")).order_by("-pk").values("version")[:1]
    rows = ProgrammeVersion.objects.filter(programme__house__in=houses, pk=Subquery(last))
    found = (of_version(row) for row in rows.select_related("programme").order_by("programme"))
    return {each.slug: each for each in found}


def own_titles(slugs: Iterable[str]) -> dict[str, Promise]:
    """Return what programmes of houses are called now, by slug, withdrawn ones too. One query; none for no slug."""
    keys = {slug.removeprefix(PREFIX) for slug in slugs if slug.startswith(PREFIX)}
    numbers = [int(key) for key in keys if key.isdecimal()]
    if not numbers:
        return {}
    rows = ProgrammeVersion.objects.filter(programme__in=numbers).order_by("number").values_list("programme", "titles")
    return {f"{PREFIX}{key}": title_in(f"{PREFIX}{key}", titles) for key, titles in rows}
