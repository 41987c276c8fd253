"""The exams, a module a game. An attempt copies what it needs from here and never looks back."""

from django.utils.functional import Promise

from games.rulebook.registry import GAMES
from training.quiz.blueprints import (
    blackjack,
    caribbean_stud,
    chemin_de_fer,
    punto_banco,
    roulette,
    texas_holdem,
    trente_quarante,
)
from training.quiz.blueprints.shape import Blueprint as Blueprint
from training.quiz.blueprints.shape import Section as Section

_MODULES = (roulette, trente_quarante, blackjack, punto_banco, chemin_de_fer, caribbean_stud, texas_holdem)

# By slug, as far as their games have a page of rules.
BLUEPRINTS = {
    blueprint.slug: blueprint for module in _MODULES for blueprint in module.BLUEPRINTS if blueprint.game in GAMES
}


def exam_title(slug: str) -> Promise | str:
    """The name of an exam; one that is no longer held keeps its permanent id."""
    return BLUEPRINTS[slug].title if slug in BLUEPRINTS else slug
