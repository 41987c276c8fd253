"""The numbers in the rulebook's texts: for each `{placeholder}` the engine's own value.

The heads of the files in `text/` say what each placeholder means.
"""

from games.baccarat import hands
from games.baccarat.chemin_de_fer.facts import chemin_de_fer_facts
from games.baccarat.punto_banco.facts import punto_banco_facts
from games.baccarat.punto_banco.rules import PuntoBanco
from games.baccarat.rulesets import Ruleset
from games.core.cards import parse_cards
from games.core.facts import Cards, Fact

_EXAMPLE = parse_cards("7h6sAd")


def facts(rules: Ruleset) -> dict[str, Fact]:
    """Everything that the texts of a ruleset may be filled with, by name. What its game has not is not there."""
    return {**_hands(), **(punto_banco_facts(rules) if isinstance(rules, PuntoBanco) else chemin_de_fer_facts(rules))}


def _hands() -> dict[str, Fact]:
    low, high = hands.NATURALS
    return {
        "ace_value": hands.VALUES["A"],
        "court_value": hands.VALUES["K"],
        "ten": hands.TENS,
        "lowest_score": 0,
        "highest_score": hands.TENS - 1,
        "first_cards": hands.FIRST_CARDS,
        "most_cards": hands.MOST_CARDS,
        "natural_low": low,
        "natural_high": high,
        "score_example_cards": Cards(_EXAMPLE),
        "score_example_sum": sum(map(hands.value, _EXAMPLE)),
        "score_example": hands.score(_EXAMPLE),
    }
