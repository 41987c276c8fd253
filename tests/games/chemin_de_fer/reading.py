"""Reads the vectors of chemin de fer and says the engine's answers in the same words."""

from fractions import Fraction
from functools import partial

from games.chemin_de_fer.composition import Decks
from games.chemin_de_fer.payment import Line
from games.chemin_de_fer.rulesets import DEFAULT, ruleset
from games.chemin_de_fer.session import Played
from games.core.money import show_money
from games.core.problems import Problem
from tests.games import vectors

FOLDER = vectors.ROOT / "chemin_de_fer"
rows = partial(vectors.rows, "chemin_de_fer")
VENICE = ruleset(DEFAULT)
BOUND = ruleset("bound-chemin-de-fer")
HOUSES = {"free": VENICE, "bound": BOUND}
ASKED = {"nobody": (), "punter": ("punter",), "bank": ("bank",), "both": ("punter", "bank")}


def read_decks(text: str) -> Decks:
    return "infinite" if text == "infinite" else int(text)


def read_third(text: str) -> int | None:
    return None if text == "stood" else int(text)


def fractions(*texts: str) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, texts))


def said_problem(problem: Problem) -> str:
    return f"{problem.code} at {problem.field}"


def said_offers(played: Played) -> str:
    """What became of each offer of the last coup."""
    return "; ".join(map(_said_line, played.settlement.lines)) if played.settlement else "-"


def _said_line(line: Line) -> str:
    money = " ".join(map(show_money, (line.winnings, line.returned)))
    return f"{line.who} {line.act} {show_money(line.plays)} {line.result} {money}"
