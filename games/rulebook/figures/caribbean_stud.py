"""What the page of Caribbean stud draws and tabulates. Everything in it is the engine's."""

from games.poker.caribbean_stud.rules import CaribbeanStud
from games.rulebook.figures import Figure


def figures(rules: CaribbeanStud) -> dict[str, Figure]:
    """The figures of a ruleset by the clause beneath which they stand."""
    return {}
