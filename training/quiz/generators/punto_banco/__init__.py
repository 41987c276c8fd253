"""The skills of punto banco, in the order in which they are listed. One module a skill."""

from training.quiz.generators.punto_banco.score import generator as score
from training.quiz.items import Generator

GENERATORS: tuple[Generator, ...] = (score,)
