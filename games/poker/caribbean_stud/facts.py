"""The numbers in the texts of Caribbean stud."""

from games.core.facts import Fact
from games.poker.caribbean_stud.rules import CaribbeanStud


def caribbean_stud_facts(rules: CaribbeanStud) -> dict[str, Fact]:
    """What the texts of Caribbean stud may be filled with, by name."""
    return {}
