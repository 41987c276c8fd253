"""The skills of Texas hold'em, in the order in which they are listed. One module a skill.

The ranking of hands is a skill of both games of poker.
"""

from pathlib import Path

from training.drills.kit.taught import Taught
from training.drills.texas_holdem.best_hand import generator as best_hand
from training.drills.texas_holdem.exams import BLUEPRINTS, PROGRAMMES
from training.drills.texas_holdem.faults import generator as picture_fault
from training.drills.texas_holdem.kinds import generator as kinds
from training.drills.texas_holdem.lessons import LESSONS
from training.drills.texas_holdem.mistakes import MISTAKES
from training.drills.texas_holdem.order import generator as order
from training.drills.texas_holdem.pots import generator as pots
from training.drills.texas_holdem.practical import RUBRICS
from training.drills.texas_holdem.procedure import generator as procedure
from training.drills.texas_holdem.turns import generator as turns
from training.drills.texas_holdem.wrong_settlement import generator as wrong_settlement

GAME = Taught(
    generators=(kinds, best_hand, order, turns, pots, wrong_settlement, picture_fault, procedure),
    blueprints=BLUEPRINTS,
    programmes=PROGRAMMES,
    rubrics=RUBRICS,
    lessons=LESSONS,
    targets=Path(__file__).with_name("targets.toml"),
    mistakes=MISTAKES,
)
