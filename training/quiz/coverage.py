"""Which clauses the drills reach, found by drawing items and reading what their keys cite."""

from collections.abc import Iterator

from games.core.clauses import Rulebook
from games.roulette.rulesets import Ruleset, ruleset
from training.quiz.generators import GENERATORS

# Enough for the rarest called bet and the fourth zero running; the same seeds every time.
DRAWS = 150


def reached(rules: Ruleset) -> set[str]:
    """The clauses cited by the items of every skill and level."""
    return {
        str(clause)
        for generator in GENERATORS.values()
        for level in range(1, len(generator.levels) + 1)
        for draw in range(DRAWS)
        for cited in generator.make(f"coverage-{draw}", level, rules).clauses.values()
        for clause in cited
    }


def decided_clauses_are_examined(book: Rulebook) -> Iterator[str]:
    """A line for each clause that the engine decides and no drill ever asks."""
    examined = reached(ruleset())
    for clause in book:
        if clause.kind == "decided" and clause.id not in examined:
            yield f"{clause.id}: no drill examines it"
