"""A question that is asked of the crew of a Fair table alone, even where its clauses hold at others too."""

from functools import partial

from games.roulette.rulesets import Ruleset
from training.drills.kit.procedures import Question


def is_fair(rules: Ruleset) -> bool:
    return rules.crew == "fair"


asked = partial(Question, fits=is_fair)
