"""The numbers in the rulebook's texts: for each `{placeholder}` the engine's own value.

The heads of the files in `text/` say what each placeholder means.
"""

from games.core.facts import Fact
from games.poker.caribbean_stud.facts import caribbean_stud_facts
from games.poker.caribbean_stud.rules import CaribbeanStud
from games.poker.hand_facts import hand_facts
from games.poker.rulesets import Ruleset
from games.poker.texas_holdem.facts import texas_holdem_facts


def facts(rules: Ruleset) -> dict[str, Fact]:
    """Everything that the texts of a ruleset may be filled with, by name. What its game has not is not there."""
    return hand_facts() | (
        caribbean_stud_facts(rules) if isinstance(rules, CaribbeanStud) else texas_holdem_facts(rules)
    )
