"""Reads the vectors of Caribbean stud and says the engine's answers in the same words."""

import json
from functools import partial

from games.caribbean_stud.deal import Deal
from games.caribbean_stud.rulesets import DEFAULT, Ruleset, ruleset
from games.caribbean_stud.settlement import Line, settle
from games.core.money import show_money
from games.core.problems import Refused
from tests.games import vectors

FOLDER = vectors.ROOT / "caribbean_stud"
rows = partial(vectors.rows, "caribbean_stud")


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
