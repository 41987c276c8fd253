"""How roulette is taught: its skills, one module each, its exams and its course."""

from pathlib import Path

from games.roulette.calls import every_announcement, every_imprisonment
from games.roulette.rulesets import ruleset
from training.drills.kit.recordings import in_words
from training.drills.kit.taught import Taught
from training.drills.roulette.announcement import generator as announcement
from training.drills.roulette.answers import ANSWERS
from training.drills.roulette.called_bet import generator as called_bet
from training.drills.roulette.changing import generator as changing
from training.drills.roulette.colours import generator as colours
from training.drills.roulette.counting import generator as counting
from training.drills.roulette.cutting import generator as cutting
from training.drills.roulette.edge import generator as edge
from training.drills.roulette.exams import BLUEPRINTS, PROGRAMMES
from training.drills.roulette.faults import generator as picture_fault
from training.drills.roulette.felt import picture, touched
from training.drills.roulette.finals import generator as finals
from training.drills.roulette.lessons import LESSONS
from training.drills.roulette.limits import generator as limits
from training.drills.roulette.listening import generator as listening
from training.drills.roulette.mistakes import MISTAKES
from training.drills.roulette.multiples import generator as multiples
from training.drills.roulette.neighbours import generator as neighbours
from training.drills.roulette.number_facts import generator as number_facts
from training.drills.roulette.order_of_payment import generator as order_of_payment
from training.drills.roulette.picture_bet import generator as picture_bet
from training.drills.roulette.placed import generator as placed
from training.drills.roulette.placing import generator as placing
from training.drills.roulette.positions import generator as positions
from training.drills.roulette.practical import RUBRICS
from training.drills.roulette.procedure.english import generator as english_procedure
from training.drills.roulette.procedure.fair import generator as fair_procedure
from training.drills.roulette.procedure.french import generator as french_procedure
from training.drills.roulette.replay import generator as replay
from training.drills.roulette.scenes import SCENES
from training.drills.roulette.sectors import generator as sectors
from training.drills.roulette.shift import TABLE
from training.drills.roulette.shift.scene import table
from training.drills.roulette.speaking import generator as speaking
from training.drills.roulette.wrong_settlement import generator as wrong_settlement
from training.drills.roulette.zero import generator as zero


def _changes() -> tuple[str, ...]:
    """Return what is called of the chips that are changed: those of whole amounts that the float has."""
    values = sorted(value // 100 for value in ruleset().denominations if value % 100 == 0)
    return tuple(f"{in_words(value)} au change".capitalize() for value in values)


GAME = Taught(
    generators=(
        positions,
        placing,
        picture_bet,
        multiples,
        number_facts,
        sectors,
        finals,
        neighbours,
        announcement,
        speaking,
        listening,
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
        picture_fault,
        french_procedure,
        fair_procedure,
        english_procedure,
    ),
    blueprints=BLUEPRINTS,
    programmes=PROGRAMMES,
    rubrics=RUBRICS,
    targets=Path(__file__).with_name("targets.toml"),
    lessons=LESSONS,
    shifts=(TABLE,),
    scenes={**SCENES, "table": table, "felt": picture},
    layouts={"felt": touched},
    answers=ANSWERS,
    mistakes=MISTAKES,
    calls=every_announcement(),
    whole_calls={"Enfermé à …": every_imprisonment(), "Cent au change": _changes()},
    paid=(
        "picture-bet.money",
        "picture-bet.player-money",
        "placed.wins",
        "zero.back",
        "called-bet.won-money",
        "called-bet.handed",
        "replay.money",
        "replay.handed",
        "colours.money",
        "limits.winnings",
        "french-shift.pay",
        "french-shift.back",
    ),
    chips=ruleset().denominations,
)
