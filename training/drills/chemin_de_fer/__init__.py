"""The skills of chemin de fer, in the order in which they are listed. One module a skill."""

from pathlib import Path

from games.chemin_de_fer.rulesets import ruleset
from training.drills.chemin_de_fer.cagnotte import generator as cagnotte
from training.drills.chemin_de_fer.exams import BLUEPRINTS, PROGRAMMES
from training.drills.chemin_de_fer.faults import generator as picture_fault
from training.drills.chemin_de_fer.lessons import LESSONS
from training.drills.chemin_de_fer.may import generator as may
from training.drills.chemin_de_fer.mistakes import MISTAKES
from training.drills.chemin_de_fer.odds import generator as odds
from training.drills.chemin_de_fer.offers import generator as offers
from training.drills.chemin_de_fer.passing import generator as passing
from training.drills.chemin_de_fer.practical import RUBRICS
from training.drills.chemin_de_fer.procedure import generator as procedure
from training.drills.chemin_de_fer.punter import generator as punter
from training.drills.chemin_de_fer.rule_table import generator as rule_table
from training.drills.chemin_de_fer.speaking import BANK, banks_called
from training.drills.chemin_de_fer.speaking import generator as speaking
from training.drills.chemin_de_fer.table import generator as table
from training.drills.chemin_de_fer.wrong_coup import generator as wrong_coup
from training.drills.kit.taught import Taught

GAME = Taught(
    generators=(
        table,
        punter,
        rule_table,
        wrong_coup,
        offers,
        cagnotte,
        picture_fault,
        may,
        passing,
        speaking,
        odds,
        procedure,
    ),
    blueprints=BLUEPRINTS,
    programmes=PROGRAMMES,
    rubrics=RUBRICS,
    targets=Path(__file__).with_name("targets.toml"),
    mistakes=MISTAKES,
    lessons=LESSONS,
    whole_calls={BANK: banks_called(ruleset())},
)
