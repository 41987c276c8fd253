"""What can be certified, read once from programmes.toml."""

import tomllib
from dataclasses import dataclass
from datetime import timedelta
from functools import cache
from pathlib import Path

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.web.registry import GAMES
from training.drills.kit.exam import Blueprint
from training.drills.registry import BLUEPRINTS, GENERATORS

TITLES = {
    "french-roulette-croupier": _("French roulette croupier"),
    "fair-roulette-croupier": _("Fair roulette croupier"),
    "english-roulette-croupier": _("English roulette croupier"),
    "trente-et-quarante-croupier": _("Trente et quarante croupier"),
    "venice-blackjack-croupier": _("Blackjack croupier"),
    "punto-banco-croupier": _("Punto banco croupier"),
    "chemin-de-fer-croupier": _("Chemin de fer croupier"),
    "caribbean-stud-croupier": _("Caribbean stud croupier"),
    "texas-holdem-dealer": _("Texas hold’em croupier"),
}


@dataclass(frozen=True)
class Programme:
    """A certificate that can be earned: `exam` names a blueprint, `covers` names the skills that it proves."""

    slug: str
    game: str
    ruleset: str
    exam: str
    validity_months: int
    wait_hours_after_failure: int
    covers: tuple[str, ...]

    def __post_init__(self) -> None:
        examined = {section.generator for section in self.blueprint.sections}
        if self.slug not in TITLES:
            raise ValueError(f"{self.slug}: the title has no words.")
        if not set(self.covers) <= examined:
            raise ValueError(f"{self.slug}: a certificate covers only what its exam asks.")
        if (self.game, self.ruleset) != (self.blueprint.game, self.blueprint.ruleset):
            raise ValueError(f"{self.slug}: the exam is of another game or of other rules.")
        if self.validity_months < 1 or self.wait_hours_after_failure < 0:
            raise ValueError(f"{self.slug}: the validity must be positive, the wait not negative.")

    @property
    def blueprint(self) -> Blueprint:
        return BLUEPRINTS[self.exam]

    @property
    def title(self) -> Promise | str:
        return title_of(self.slug)

    @property
    def asks(self) -> dict[str, int]:
        """Each skill of the exam by its name, with the number of its questions."""
        counts: dict[str, int] = {}
        for section in self.blueprint.sections:
            title = str(skill_title(section.generator))
            counts[title] = counts.get(title, 0) + section.count
        return counts

    @property
    def wait(self) -> timedelta:
        return timedelta(hours=self.wait_hours_after_failure)


def title_of(slug: str) -> Promise | str:
    """The name of a programme; one that is no longer offered keeps its permanent id."""
    return TITLES.get(slug, slug)


def skill_title(name: str) -> Promise | str:
    """The name of a skill that a certificate covers."""
    return GENERATORS[name].title if name in GENERATORS else name


@cache
def programmes() -> dict[str, Programme]:
    """Every programme by slug whose game has a page of rules."""
    with Path(__file__).with_name("programmes.toml").open("rb") as file:
        tables = tomllib.load(file)
    return {
        slug: Programme(slug=slug, **{**table, "covers": tuple(table["covers"])})
        for slug, table in tables.items()
        if table["game"] in GAMES
    }


def programme_of_exam(exam: str) -> Programme | None:
    """The programme that a passed exam certifies, if any."""
    return next((programme for programme in programmes().values() if programme.exam == exam), None)
