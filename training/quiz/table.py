"""From a drill to the calculators: the same situation, to be looked at and played on."""

from collections.abc import Mapping
from urllib.parse import urlencode

from django.urls import reverse

from games.web.calculators.tables import table_of
from games.web.calculators.tools import tool_of
from training.quiz.dealt import Dealt


def table_address(dealt: Dealt, play: str) -> str:
    """Return where a situation is played on: the felt of its game, or a calculator.

    Empty where there is none, and where the situation cannot be played on there: by the rules of a house's table, as
    the felt and the calculators read the rules of a ruleset from the address.
    """
    if not play or dealt.table:
        return ""
    played_on = dealt.game.room().played_on
    return played_on(dealt.game, dealt.rules, play) if played_on else _at_calculator(dealt, play)


def calculator_address(dealt: Dealt, calculator: tuple[str, Mapping[str, str]] | None) -> str:
    """Return where a calculator answers an item, with its fields filled in.

    Empty where there is none under the ruleset, and by the rules of a house's table, as above.
    """
    if calculator is None or dealt.table:
        return ""
    name, fields = calculator
    table = table_of(dealt.game, dealt.name)
    tool = tool_of(table, name)
    return f"{tool.address(table, **fields)}#result" if tool else ""


def _at_calculator(dealt: Dealt, play: str) -> str:
    """Return the calculator on which the game's examples are tried, which reads the notation of the game."""
    game = dealt.game
    if not game.tried_at:
        return ""
    rules = {} if dealt.name == game.ruleset else {"rules": dealt.name}
    here = reverse("calculators:tool", kwargs={"slug": game.slug, "calculator": game.tried_at})
    return f"{here}?{urlencode(rules | {'play': play}, safe='*:@')}#result"
