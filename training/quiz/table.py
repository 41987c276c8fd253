"""From a drill to the table: the same situation, to be looked at and played on."""

from games.calculators.roulette_tables import roulette_table
from games.core.problems import Refused, check
from games.roulette.masses import problems
from games.roulette.session import Session
from training.quiz.dealt import Dealt


def table_address(dealt: Dealt, play: str) -> str:
    """Where a situation is played on at the table of its game.

    Empty where there is none to tell, and where the limits of the table would make something else of it.
    """
    if not play:
        return ""
    table = roulette_table(dealt.game, dealt.name)
    session = Session.parse(play)
    try:
        check(problems(table.rules, session.stakes))
        same = session.play(table.rules) == session.play(dealt.rules)
    except Refused:
        return ""
    return table.address(session) if same else ""
