"""The skills of punto banco, in the order in which they are listed. One module a skill."""

from training.quiz.generators.punto_banco.coup import generator as coup
from training.quiz.generators.punto_banco.limits import generator as limits
from training.quiz.generators.punto_banco.odds import generator as odds
from training.quiz.generators.punto_banco.paying import generator as paying
from training.quiz.generators.punto_banco.rebuilding import generator as rebuilding
from training.quiz.generators.punto_banco.score import generator as score
from training.quiz.generators.punto_banco.table_of_play import generator as table_of_play
from training.quiz.generators.punto_banco.wrong_deal import generator as wrong_deal
from training.quiz.generators.punto_banco.wrong_payment import generator as wrong_payment
from training.quiz.items import Generator

GENERATORS: tuple[Generator, ...] = (
    score,
    table_of_play,
    coup,
    paying,
    wrong_deal,
    rebuilding,
    wrong_payment,
    limits,
    odds,
)
