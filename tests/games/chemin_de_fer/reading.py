"""Reads the vectors of chemin de fer and says the engine's answers in the same words."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

from games.chemin_de_fer.composition import Decks
from games.chemin_de_fer.payment import Line
from games.chemin_de_fer.rulesets import DEFAULT, ruleset
from games.chemin_de_fer.session import Played
from games.core.money import show_money
from games.core.problems import Problem

FOLDER = Path(__file__).parents[2] / "vectors" / "chemin_de_fer"
VENICE = ruleset(DEFAULT)
BOUND = ruleset("bound-chemin-de-fer")
HOUSES = {"free": VENICE, "bound": BOUND}
ASKED = {"nobody": (), "punter": ("punter",), "bank": ("bank",), "both": ("punter", "bank")}


def rows(name: str) -> Iterator[list[str]]:
    """The cells of each line of a file of vectors."""
    for line in (FOLDER / f"chemin-de-fer-{name}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield [cell.strip() for cell in line.split("|")]


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
