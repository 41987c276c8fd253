"""From a drill to the table: the same situation, to be looked at and played on."""

from games.calculators.tables import TABLES, Table
from games.core.problems import Refused, check
from games.roulette.masses import problems
from games.roulette.session import Session
from training.quiz.dealt import Dealt


def table_address(dealt: Dealt, play: str) -> str:
    """Where a situation is played on at the table of its game.

    Empty where there is none to tell, where the game has no table, and where the limits of its table would make
    something else of it.
    """
    table = _table(dealt)
    if not play or table is None:
        return ""
    session = Session.parse(play)
    try:
        check(problems(table.rules, session.stakes))
        same = session.play(table.rules) == session.play(dealt.rules)
    except Refused:
        return ""
    return table.address(session) if same else ""


def _table(dealt: Dealt) -> Table | None:
    """The table of a ruleset: the usual one of its game, or the same game under that other ruleset."""
    usual = TABLES.get(dealt.game.slug)
    if usual is None or usual.rules.name == dealt.name:
        return usual
    return Table(dealt.game, dealt.rules, {"rules": dealt.name})
