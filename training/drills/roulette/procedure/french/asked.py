"""A question that is asked of the crew of a French table alone, even where its clauses hold at others too."""

from functools import partial

from games.roulette.rulesets import Ruleset
from training.drills.kit.procedures import Question


def _is_french(rules: Ruleset) -> bool:
    return rules.crew == "french"


asked = partial(Question, fits=_is_french)
