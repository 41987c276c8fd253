"""The drills and the exams of all games: the one list. A package a game, in it a module a skill."""

from itertools import chain

from django.utils.functional import Promise

from games.web.registry import GAMES
from training.drills import (
    blackjack,
    caribbean_stud,
    chemin_de_fer,
    punto_banco,
    roulette,
    texas_holdem,
    trente_quarante,
)
from training.drills.kit.exam import Blueprint
from training.drills.kit.skill import Generator

TAUGHT = (roulette, trente_quarante, blackjack, punto_banco, chemin_de_fer, caribbean_stud, texas_holdem)

# The skills by name.
GENERATORS: dict[str, Generator] = {
    generator.name: generator for generator in chain.from_iterable(game.GENERATORS for game in TAUGHT)
}

# The exams by slug, as far as their games have a page of rules. An attempt copies what it needs and never looks back.
BLUEPRINTS: dict[str, Blueprint] = {
    blueprint.slug: blueprint
    for blueprint in chain.from_iterable(game.BLUEPRINTS for game in TAUGHT)
    if blueprint.game in GAMES
}


def exam_title(slug: str) -> Promise | str:
    """Return the name of an exam; one that is no longer held keeps its permanent id."""
    return BLUEPRINTS[slug].title if slug in BLUEPRINTS else slug
