"""A question that is asked of the crew of an English table alone, even where its clauses hold at others too."""

from functools import partial

from training.drills.kit.procedures import Question
from training.drills.roulette.procedure.tables import at

is_english = at("english")
asked = partial(Question, fits=is_english)
