"""The exams, a module a game. An attempt copies what it needs from here and never looks back."""

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
