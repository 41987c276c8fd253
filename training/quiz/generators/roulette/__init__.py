"""The skills of roulette, in the order in which they are listed. One module a skill."""

from training.quiz.generators.roulette.announcement import generator as announcement
from training.quiz.generators.roulette.called_bet import generator as called_bet
from training.quiz.generators.roulette.changing import generator as changing
from training.quiz.generators.roulette.colours import generator as colours
from training.quiz.generators.roulette.counting import generator as counting
from training.quiz.generators.roulette.cutting import generator as cutting
from training.quiz.generators.roulette.edge import generator as edge
from training.quiz.generators.roulette.finals import generator as finals
from training.quiz.generators.roulette.limits import generator as limits
from training.quiz.generators.roulette.multiples import generator as multiples
from training.quiz.generators.roulette.neighbours import generator as neighbours
from training.quiz.generators.roulette.number_facts import generator as number_facts
from training.quiz.generators.roulette.order_of_payment import generator as order_of_payment
from training.quiz.generators.roulette.picture_bet import generator as picture_bet
from training.quiz.generators.roulette.placed import generator as placed
from training.quiz.generators.roulette.positions import generator as positions
from training.quiz.generators.roulette.replay import generator as replay
from training.quiz.generators.roulette.sectors import generator as sectors
from training.quiz.generators.roulette.wrong_settlement import generator as wrong_settlement
from training.quiz.generators.roulette.zero import generator as zero
from training.quiz.items import Generator

GENERATORS: tuple[Generator, ...] = (
    positions,
    picture_bet,
    multiples,
    number_facts,
    sectors,
    finals,
    neighbours,
    announcement,
    order_of_payment,
    cutting,
    zero,
    called_bet,
    replay,
    placed,
    colours,
    limits,
    changing,
    counting,
    edge,
    wrong_settlement,
)
