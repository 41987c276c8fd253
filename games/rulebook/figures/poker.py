"""What the pages of poker draw and tabulate: the ranking for both games, and each game has a module of its own."""

from fractions import Fraction
from importlib import import_module
from types import ModuleType

from games.poker.clauses import Clause
from games.poker.frequencies import of_five_cards
from games.poker.hand_facts import SHOWN
from games.poker.rulesets import Ruleset
from games.rulebook.figures import Figure
from games.rulebook.formats import number
from games.rulebook.words.poker import CATEGORIES


def figures(rules: Ruleset) -> dict[str, Figure]:
    """The figures of a ruleset by the clause beneath which they stand."""
    found: dict[str, Figure] = _module(rules).figures(rules)
    return {Clause.RANKING: _ranking(), **found}


def picture(rules: Ruleset, game: str) -> Figure:
    """A short game of an example as it lies on the table."""
    drawn: Figure = _module(rules).picture(rules, game)
    return drawn


def _module(rules: Ruleset) -> ModuleType:
    return import_module(f"games.rulebook.figures.{rules.game.replace('-', '_')}")


def _ranking() -> Figure:
    """Every kind of hand with an example and how often it is dealt, from the highest."""
    counts = of_five_cards()
    hands = sum(counts.values())
    rows = [(CATEGORIES[kind], SHOWN[kind], number(count), Fraction(count, hands)) for kind, count in counts.items()]
    return Figure("rulebook/poker/_ranking.html", {"rows": rows[::-1]})
