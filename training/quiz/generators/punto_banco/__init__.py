"""The skills of punto banco, in the order in which they are listed. One module a skill."""

from training.quiz.generators.punto_banco.score import generator as score
from training.quiz.generators.punto_banco.table_of_play import generator as table_of_play
from training.quiz.generators.punto_banco.wrong_deal import generator as wrong_deal
from training.quiz.items import Generator

GENERATORS: tuple[Generator, ...] = (score, table_of_play, wrong_deal)
