"""The skills of Caribbean stud, in the order in which they are listed. One module a skill.

The ranking of hands is a skill of both games of poker, and stands with hold'em.
"""

from pathlib import Path

from training.drills.caribbean_stud.exams import BLUEPRINTS, PROGRAMMES
from training.drills.caribbean_stud.faults import generator as picture_fault
from training.drills.caribbean_stud.jackpot import generator as jackpot
from training.drills.caribbean_stud.legal import generator as legal
from training.drills.caribbean_stud.lessons import LESSONS
from training.drills.caribbean_stud.mistakes import MISTAKES
from training.drills.caribbean_stud.odds import generator as odds
from training.drills.caribbean_stud.paying import generator as paying
from training.drills.caribbean_stud.practical import RUBRICS
from training.drills.caribbean_stud.procedure import generator as procedure
from training.drills.caribbean_stud.qualifying import generator as qualifying
from training.drills.caribbean_stud.void import generator as void
from training.drills.caribbean_stud.wrong_settlement import generator as wrong_settlement
from training.drills.kit.taught import Taught

GAME = Taught(
    generators=(qualifying, paying, jackpot, legal, void, wrong_settlement, picture_fault, odds, procedure),
    blueprints=BLUEPRINTS,
    programmes=PROGRAMMES,
    rubrics=RUBRICS,
    lessons=LESSONS,
    targets=Path(__file__).with_name("targets.toml"),
    mistakes=MISTAKES,
    paid=(
        "stud-paying.won",
        "stud-jackpot.wins",
    ),
)
