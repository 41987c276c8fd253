"""The drawings and tables of the lessons of roulette, a module for each subject. All that they show is computed."""

from collections.abc import Callable, Mapping

from games.roulette.rulesets import Ruleset
from games.web.kit.game import Figure
from training.drills.kit.taught import Spec
from training.drills.roulette.lessons.figures.bank import change, table_float
from training.drills.roulette.lessons.figures.called import called, house_cuts, placed, replay
from training.drills.roulette.lessons.figures.halved import halved
from training.drills.roulette.lessons.figures.markers import markers
from training.drills.roulette.lessons.figures.numbers import finals, multiples, sectors, wheel
from training.drills.roulette.lessons.figures.paying import order, picture
from training.drills.roulette.lessons.figures.plan import plan
from training.drills.roulette.lessons.figures.rake import rake
from training.drills.roulette.lessons.figures.stacks import stacks
from training.drills.roulette.lessons.figures.zero import imprisoned, session

FIGURES: Mapping[str, Callable[[Ruleset, Spec], Figure]] = {
    "wheel": wheel,
    "called": called,
    "order": order,
    "picture": picture,
    "multiples": multiples,
    "session": session,
    "finals": finals,
    "replay": replay,
    "placed": placed,
    "sectors": sectors,
    "house-cuts": house_cuts,
    "rake": rake,
    "imprisoned": imprisoned,
    "change": change,
    "float": table_float,
    "halved": halved,
    "plan": plan,
    "markers": markers,
    "stacks": stacks,
}
