"""What the pages of poker draw and tabulate: the ranking for both games, and each game has a module of its own."""

from fractions import Fraction
from importlib import import_module

from games.poker.clauses import Clause
from games.poker.frequencies import of_five_cards
from games.poker.hand_facts import SHOWN
from games.poker.rulesets import Ruleset
from games.rulebook.figures import Figure
from games.rulebook.formats import number
from games.rulebook.words.poker import CATEGORIES


def figures(rules: Ruleset) -> dict[str, Figure]:
    """The figures of a ruleset by the clause beneath which they stand."""
    module = import_module(f"games.rulebook.figures.{rules.game.replace('-', '_')}")
    found: dict[str, Figure] = module.figures(rules)
    return {Clause.RANKING: _ranking(), **found}


def _ranking() -> Figure:
    """Every kind of hand with an example and how often it is dealt, from the highest."""
    counts = of_five_cards()
    hands = sum(counts.values())
    rows = [(CATEGORIES[kind], SHOWN[kind], number(count), Fraction(count, hands)) for kind, count in counts.items()]
    return Figure("rulebook/poker/_ranking.html", {"rows": rows[::-1]})
