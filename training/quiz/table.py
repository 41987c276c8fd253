"""From a drill to the calculators: the same situation, to be looked at and played on."""

from collections.abc import Callable
from urllib.parse import urlencode

from django.urls import reverse

from games.core.problems import Refused, check
from games.roulette.masses import problems
from games.roulette.session import Session
from games.web.roulette.table.tables import roulette_table
from training.quiz.dealt import Dealt


def table_address(dealt: Dealt, play: str) -> str:
    """Where a situation is played on by the calculators of its game.

    Empty where there is none, and where the situation cannot be played on there.
    """
    return _WAYS.get(dealt.game.engine, _at_calculator)(dealt, play) if play else ""


def _at_calculator(dealt: Dealt, play: str) -> str:
    """The calculator on which the game's examples are tried, which reads the notation of the game."""
    game = dealt.game
    if not game.tried_at:
        return ""
    rules = {} if dealt.name == game.ruleset else {"rules": dealt.name}
    here = reverse("calculators:tool", kwargs={"slug": game.slug, "calculator": game.tried_at})
    return f"{here}?{urlencode(rules | {'play': play}, safe='*:@')}#result"


def _at_roulette(dealt: Dealt, play: str) -> str:
    """The felt, unless its limits would make something else of the game."""
    table = roulette_table(dealt.game, dealt.name)
    session = Session.parse(play)
    try:
        check(problems(table.rules, session.stakes))
        same = session.play(table.rules) == session.play(dealt.rules)
    except Refused:
        return ""
    return table.address(session) if same else ""


# By engine, where the way is not to a calculator of cards.
_WAYS: dict[str, Callable[[Dealt, str], str]] = {"roulette": _at_roulette}
