"""A question that is asked of the crew of an English table alone, even where its clauses hold at others too."""

from functools import partial

from games.roulette.rulesets import Ruleset
from training.drills.kit.procedures import Question


def is_english(rules: Ruleset) -> bool:
    return rules.crew == "english"


asked = partial(Question, fits=is_english)
