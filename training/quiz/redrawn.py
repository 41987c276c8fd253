"""Items of exams drawn once more, for what an attempt does not keep of them."""

from training.drills.kit.items import Item
from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT
from training.quiz.models import Attempt, AttemptItem


def redrawn(row: AttemptItem, attempt: Attempt) -> Item | None:
    """Return the item from which a question was frozen; None where its generator, its version or the rules have changed
    since, or where it would be another item for any reason."""
    generator, dealt = GENERATORS.get(row.generator), DEALT.get(attempt.ruleset)
    if generator is None or dealt is None or generator.version != row.version:
        return None
    if dealt.parameters != attempt.ruleset_parameters or not generator.asks(dealt.rules, row.level):
        return None
    item = generator.make(row.seed, row.level, dealt.rules)
    return item if (item.face, item.key) == (row.face, row.key) else None
