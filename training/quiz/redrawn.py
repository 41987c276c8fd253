"""Items of exams drawn once more, for what an attempt does not keep of them."""

from training.drills.kit.items import Item
from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT
from training.quiz.models import AttemptItem


def redrawn(row: AttemptItem, ruleset: str) -> Item | None:
    """Return the item from which a question was frozen; None where its generator, its version or the rules have changed
    since, or where it would be another item for any reason."""
    generator = GENERATORS.get(row.generator)
    if generator is None or generator.version != row.version or ruleset not in DEALT:
        return None
    rules = DEALT[ruleset].rules
    if not generator.asks(rules, row.level):
        return None
    item = generator.make(row.seed, row.level, rules)
    return item if (item.face, item.key) == (row.face, row.key) else None
