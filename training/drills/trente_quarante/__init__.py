"""The skills of trente et quarante and its mini, in the order in which they are listed. One module a skill."""

from training.drills.kit.taught import Taught
from training.drills.trente_quarante import (
    accepted,
    call,
    imprisoned,
    insuring,
    odds,
    settling,
    short_cut,
    tailles,
    totals,
    wrong_coup,
)
from training.drills.trente_quarante.exams import BLUEPRINTS, PROGRAMMES
from training.drills.trente_quarante.mistakes import MISTAKES

GAME = Taught(
    generators=(
        totals.generator,
        call.generator,
        short_cut.generator,
        settling.generator,
        insuring.generator,
        imprisoned.generator,
        accepted.generator,
        tailles.generator,
        wrong_coup.generator,
        odds.generator,
    ),
    blueprints=BLUEPRINTS,
    programmes=PROGRAMMES,
    mistakes=MISTAKES,
)
