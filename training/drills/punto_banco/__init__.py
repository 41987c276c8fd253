"""The skills of punto banco, in the order in which they are listed. One module a skill."""

from pathlib import Path

from training.drills.kit.taught import Taught
from training.drills.punto_banco.coup import generator as coup
from training.drills.punto_banco.exams import BLUEPRINTS, PROGRAMMES
from training.drills.punto_banco.faults import generator as picture_fault
from training.drills.punto_banco.lessons import LESSONS
from training.drills.punto_banco.limits import generator as limits
from training.drills.punto_banco.mistakes import MISTAKES
from training.drills.punto_banco.odds import generator as odds
from training.drills.punto_banco.paying import generator as paying
from training.drills.punto_banco.practical import RUBRICS
from training.drills.punto_banco.procedure import generator as procedure
from training.drills.punto_banco.rebuilding import generator as rebuilding
from training.drills.punto_banco.score import generator as score
from training.drills.punto_banco.speaking import generator as speaking
from training.drills.punto_banco.table_of_play import generator as table_of_play
from training.drills.punto_banco.wrong_deal import generator as wrong_deal
from training.drills.punto_banco.wrong_payment import generator as wrong_payment

GAME = Taught(
    generators=(
        score,
        table_of_play,
        coup,
        paying,
        wrong_deal,
        rebuilding,
        wrong_payment,
        picture_fault,
        limits,
        speaking,
        odds,
        procedure,
    ),
    blueprints=BLUEPRINTS,
    programmes=PROGRAMMES,
    rubrics=RUBRICS,
    lessons=LESSONS,
    targets=Path(__file__).with_name("targets.toml"),
    mistakes=MISTAKES,
    paid=(
        "punto-banco-paying.punto",
        "punto-banco-paying.banco",
        "punto-banco-paying.tie",
        "punto-banco-paying.paid",
        "punto-banco-limits.paid",
    ),
)
