"""The skills of all games, by name. A package a game, in it a module a skill."""

from itertools import chain

from training.quiz.generators import (
    blackjack,
    caribbean_stud,
    chemin_de_fer,
    punto_banco,
    roulette,
    texas_holdem,
    trente_quarante,
)
from training.quiz.items import Generator

PACKAGES = (roulette, trente_quarante, blackjack, punto_banco, chemin_de_fer, caribbean_stud, texas_holdem)

GENERATORS: dict[str, Generator] = {
    generator.name: generator for generator in chain.from_iterable(package.GENERATORS for package in PACKAGES)
}
