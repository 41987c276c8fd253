"""The skills of Texas hold'em, in the order in which they are listed. One module a skill.

The ranking of hands is a skill of both games of poker.
"""

from training.quiz.generators.texas_holdem.best_hand import generator as best_hand
from training.quiz.generators.texas_holdem.kinds import generator as kinds
from training.quiz.generators.texas_holdem.order import generator as order
from training.quiz.generators.texas_holdem.pots import generator as pots
from training.quiz.generators.texas_holdem.turns import generator as turns
from training.quiz.generators.texas_holdem.wrong_settlement import generator as wrong_settlement
from training.quiz.items import Generator

GENERATORS: tuple[Generator, ...] = (kinds, best_hand, order, turns, pots, wrong_settlement)
