"""The skills of trente et quarante and its mini, in the order in which they are listed. One module a skill."""

from pathlib import Path

from games.trente_quarante.rows import TOTALS, every_call, word
from training.drills.kit.taught import Taught
from training.drills.trente_quarante import (
    accepted,
    call,
    imprisoned,
    insuring,
    listening,
    odds,
    settling,
    short_cut,
    speaking,
    tailles,
    totals,
    wrong_coup,
)
from training.drills.trente_quarante.exams import BLUEPRINTS, PROGRAMMES
from training.drills.trente_quarante.faults import generator as picture_fault
from training.drills.trente_quarante.lessons import LESSONS
from training.drills.trente_quarante.mistakes import MISTAKES
from training.drills.trente_quarante.practical import RUBRICS
from training.drills.trente_quarante.procedure import generator as procedure

GAME = Taught(
    generators=(
        totals.generator,
        call.generator,
        speaking.generator,
        listening.generator,
        short_cut.generator,
        settling.generator,
        insuring.generator,
        imprisoned.generator,
        accepted.generator,
        tailles.generator,
        wrong_coup.generator,
        picture_fault,
        odds.generator,
        procedure,
    ),
    blueprints=BLUEPRINTS,
    programmes=PROGRAMMES,
    rubrics=RUBRICS,
    targets=Path(__file__).with_name("targets.toml"),
    lessons=LESSONS,
    mistakes=MISTAKES,
    calls=(*every_call(), *map(word, TOTALS)),
    paid=(
        "tq-settling.paid",
        "tq-insuring.won",
        "tq-prison.back",
    ),
)
