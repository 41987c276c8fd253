"""Reads the vectors of Caribbean stud and says the engine's answers in the same words."""

import json
from collections.abc import Iterator
from pathlib import Path

from games.caribbean_stud.deal import Deal
from games.caribbean_stud.rulesets import DEFAULT, Ruleset, ruleset
from games.caribbean_stud.settlement import Line, settle
from games.core.money import show_money
from games.core.problems import Refused

FOLDER = Path(__file__).parents[2] / "vectors" / "caribbean_stud"


def rows(name: str) -> Iterator[list[str]]:
    """The cells of each line of a file of vectors."""
    for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield [cell.strip() for cell in line.split("|")]


def rules(name: str = DEFAULT, overrides=None) -> Ruleset:
    return ruleset(name, overrides)


def read_house(text: str) -> Ruleset:
    """`plain-caribbean-stud {"jackpot": null}`."""
    name, _, overrides = text.partition(" ")
    return rules(name, json.loads(overrides))


def said(line: Line) -> str:
    text = f"{line.square} {line.result}"
    if line.winnings:
        text += f" {show_money(line.winnings)}"
    if line.returned:
        text += f" returned {show_money(line.returned)}"
    return text


def outcome(house: Ruleset, hand: str) -> tuple[list[str], list[str]]:
    """What becomes of the stakes, and the clauses that decide it; or the refusal and its clause."""
    try:
        settled = settle(house, Deal.parse(hand))
    except Refused as refused:
        problem = refused.first
        return [f"refused {problem.code} at {problem.field}"], [str(problem.clause)]
    clauses = dict.fromkeys(str(clause) for line in settled.lines for clause in line.because)
    return [said(line) for line in settled.lines], list(clauses)
