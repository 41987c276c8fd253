"""Items of exams drawn once more, for what an attempt does not keep of them."""

from training.drills.kit.items import Item
from training.drills.registry import GENERATORS
from training.quiz.house_tables import dealt_under
from training.quiz.models import Attempt, AttemptItem


def redrawn(row: AttemptItem, attempt: Attempt) -> Item | None:
    """Return the item from which a question was frozen; None where its generator, its version or the rules have changed
    since, or where it would be another item for any reason."""
    generator = GENERATORS.get(row.generator)
    if generator is None or generator.version != row.version:
        return None
    item = drawn_today(row, attempt)
    return item if item and (item.face, item.key) == (row.face, row.key) else None


def drawn_today(row: AttemptItem, attempt: Attempt) -> Item | None:
    """Return what the drill of a question makes today of its seed; None where there is no such drill any more, or where
    the rules have changed since."""
    generator, dealt = GENERATORS.get(row.generator), dealt_under(attempt.rules_name)
    if generator is None or dealt is None or dealt.parameters != attempt.ruleset_parameters:
        return None
    return generator.make(row.seed, row.level, dealt.rules) if generator.asks(dealt.rules, row.level) else None
