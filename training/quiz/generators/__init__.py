"""The skills, by name, in the order in which they are listed. One module a skill."""

from training.quiz.generators.announcement import generator as announcement
from training.quiz.generators.called_bet import generator as called_bet
from training.quiz.generators.changing import generator as changing
from training.quiz.generators.colours import generator as colours
from training.quiz.generators.counting import generator as counting
from training.quiz.generators.cutting import generator as cutting
from training.quiz.generators.edge import generator as edge
from training.quiz.generators.finals import generator as finals
from training.quiz.generators.limits import generator as limits
from training.quiz.generators.multiples import generator as multiples
from training.quiz.generators.neighbours import generator as neighbours
from training.quiz.generators.number_facts import generator as number_facts
from training.quiz.generators.order_of_payment import generator as order_of_payment
from training.quiz.generators.picture_bet import generator as picture_bet
from training.quiz.generators.placed import generator as placed
from training.quiz.generators.positions import generator as positions
from training.quiz.generators.replay import generator as replay
from training.quiz.generators.sectors import generator as sectors
from training.quiz.generators.zero import generator as zero
from training.quiz.items import Generator

GENERATORS: dict[str, Generator] = {
    generator.name: generator
    for generator in (
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
    )
}
