"""The numbers in the rulebook's texts: for each `{placeholder}` the engine's own value."""

from fractions import Fraction

from games.one_card_war.play import tie
from games.one_card_war.rulesets import Ruleset

from games.core.facts import Fact, Odds, Percent


def facts(rules: Ruleset) -> dict[str, Fact]:
    """Everything that the texts of a ruleset may be filled with, by name."""
    return {"decks": rules.decks, "pays": Odds(1), "tie": Percent(tie(rules)), "edge": Percent(Fraction(0))}
