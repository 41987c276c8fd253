"""The skills of blackjack, in the order in which they are listed. One module a skill."""

from pathlib import Path

from training.drills.blackjack import (
    allowed,
    banking,
    counting,
    insuring,
    ordering,
    paying,
    settling,
    strategy,
    wrong_payment,
)
from training.drills.blackjack.exams import BLUEPRINTS, PROGRAMMES
from training.drills.blackjack.faults import generator as picture_fault
from training.drills.blackjack.lessons import LESSONS
from training.drills.blackjack.mistakes import MISTAKES
from training.drills.blackjack.practical import RUBRICS
from training.drills.blackjack.procedure import generator as procedure
from training.drills.blackjack.shift import TABLE
from training.drills.kit.taught import Taught

GAME = Taught(
    generators=(
        counting.generator,
        banking.generator,
        paying.generator,
        settling.generator,
        ordering.generator,
        insuring.generator,
        allowed.generator,
        wrong_payment.generator,
        picture_fault,
        strategy.generator,
        procedure,
    ),
    blueprints=BLUEPRINTS,
    programmes=PROGRAMMES,
    rubrics=RUBRICS,
    targets=Path(__file__).with_name("targets.toml"),
    lessons=LESSONS,
    shifts=(TABLE,),
    mistakes=MISTAKES,
    paid=(
        "bj-pays.win",
        "bj-settle.winnings",
        "bj-settle.all-winnings",
        "bj-shift.won",
    ),
)
