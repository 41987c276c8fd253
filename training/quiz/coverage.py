"""Which clauses the drills reach, found by drawing items under every ruleset and reading what their keys cite."""

from collections.abc import Iterator

from games.core.clauses import Rulebook
from games.web.registry import games_of
from training.drills.kit.rules import Ruleset
from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT

# Enough for the rarest called bet and the fourth zero running; the same seeds every time.
DRAWS = 150


def cited(rules: Ruleset, draw: int) -> set[str]:
    """Return the clauses on which one item of every skill and level rests under a ruleset."""
    return {
        str(clause)
        for generator in GENERATORS.values()
        for level in generator.suits(rules)
        for clauses in generator.make(f"coverage-{draw}", level, rules).clauses.values()
        for clause in clauses
    }


def never_asked(rules: Ruleset, wanted: set[str]) -> set[str]:
    """Return those of the clauses that no drill reaches under a ruleset, however often it is drawn."""
    left = set(wanted)
    for draw in range(DRAWS):
        if not left:
            break
        left -= cited(rules, draw)
    return left


def decided_clauses_are_examined(book: Rulebook) -> Iterator[str]:
    """Yield a line for each clause that the engine decides and that no drill asks under a ruleset in which it holds."""
    for name, dealt in DEALT.items():
        if dealt.game not in games_of(book.game):
            continue
        rules = dealt.rules
        decided = {clause.id for clause in book if clause.kind == "decided" and clause.holds(rules)}
        for clause in sorted(never_asked(rules, decided)):
            yield f"{clause}: no drill examines it under {name}"
