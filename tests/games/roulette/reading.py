"""Reads the vectors of `tests/vectors/roulette` and says the engine's answers in the same words."""

import re
from functools import partial
from typing import Any

from games.core.money import parse_money, show_money
from games.core.problems import Problem, Refused
from games.roulette.bets import Bet
from games.roulette.rulesets import Ruleset, ruleset
from games.roulette.spin import Line, Settlement, settle
from games.roulette.stakes import Choice, Held, Stake, parse_spot
from games.roulette.wheel import POCKET_NAMES
from tests.games import vectors

FOLDER = vectors.ROOT / "roulette"
rows = partial(vectors.rows, "roulette")

_LAID = re.compile(
    r"(?P<held>held )?(?P<bet>\S+) (?P<stake>[\d.]+)(?: colour (?P<colour>[\d.]+))?(?P<unchanged> unchanged)?"
    r"(?: level (?P<level>\d))?(?: by (?P<player>\w+))?(?: (?P<choice>\S+))?"
)
_PIECES = re.compile(r"(\d+)x([\d.]+)")


def read_stake(text: str) -> Stake:
    found = _LAID.fullmatch(text)
    assert found, text
    colour = parse_money(found["colour"]) if found["colour"] else None
    bet, amount, is_exception = parse_spot(found["bet"]), parse_money(found["stake"]), bool(found["unchanged"])
    return Stake(bet, amount, found["player"], _choice(found), colour, unchanged=is_exception)


def read_held(text: str) -> Held:
    found = _LAID.fullmatch(text)
    assert found, text
    bet, amount = Bet.parse(found["bet"]), parse_money(found["stake"])
    return Held(bet, amount, int(found["level"]), found["player"], _choice(found))


def _choice(found: re.Match[str]) -> Choice | None:
    return Choice.parse(found["choice"]) if found["choice"] else None


def read_laid(text: str) -> tuple[list[Stake], list[Held]]:
    """Stakes divided by `;`, those in prison marked by the word held. Raises Refused with their paths."""
    stakes: list[Stake] = []
    held: list[Held] = []
    for one in (part.strip() for part in text.split(";")):
        try:
            if one.startswith("held "):
                held.append(read_held(one))
            else:
                stakes.append(read_stake(one))
        except Refused as refused:
            raise refused.at(f"held[{len(held)}]" if one.startswith("held ") else f"bets[{len(stakes)}]") from None
    return stakes, held


def read_limits(text: str) -> Ruleset:
    """`maximum straight 50.00, maximum split 100.00`."""
    overrides: dict[str, dict[str, str]] = {}
    for limit in text.split(","):
        which, kind, amount = limit.split()
        overrides.setdefault(which, {})[kind] = amount
    return ruleset(overrides=overrides)


def read_houses(text: str) -> list[tuple[str, dict[str, Any]]]:
    """`venice-fair france-english, maximum straight 50.00, prison_levels 2`: each name with what is overridden."""
    names, *changes = (part.strip() for part in text.split(","))
    overrides: dict[str, Any] = {}
    for change in changes:
        parameter, *values = change.split()
        if len(values) == 2:
            overrides.setdefault(parameter, {})[values[0]] = values[1]
        else:
            overrides[parameter] = int(values[0]) if values[0].isdigit() else values[0]
    return [(name, overrides) for name in names.split()]


def read_rules(text: str) -> list[Ruleset]:
    """The same as rulesets."""
    return [ruleset(name, overrides) for name, overrides in read_houses(text)]


def read_pieces(text: str) -> dict[int, int]:
    """`3x10.00 1x50.00`: how many of each value in cents."""
    return {parse_money(value): int(count) for count, value in _PIECES.findall(text)}


def said_pieces(pieces: Any) -> str:
    return " ".join(f"{piece.count}x{show_money(piece.value)}" for piece in pieces) or "none"


def said(settled: Settlement) -> list[str]:
    """What became of each stake, in the words of the vectors."""
    held = list(settled.held)
    return [_said_line(line, held) for line in settled.lines]


def _said_line(line: Line, held: list[Held]) -> str:
    player = f"{line.player} " if line.player else ""
    text = f"{line.bet} {player}{line.result}"
    if line.winnings:
        text += f" {show_money(line.winnings)}"
    if line.returned:
        text += f" returned {show_money(line.returned)}"
    if line.held:
        stays = held.pop(0)  # the settlement keeps those in prison in the order of their lines
        assert stays.amount == line.held
        text += f" held {show_money(line.held)} level {stays.level}"
        if stays.bet != line.bet:
            text += f" on {stays.bet}"
    return text


def outcome_of(rules: Ruleset, result: str, laid: str) -> tuple[list[str], list[str]]:
    """What becomes of the stakes, and the clauses that decide it; or the refusal and its clause."""
    try:
        settled = settle(rules, POCKET_NAMES[result], *read_laid(laid))
    except Refused as refused:
        return [said_problem(refused.first)], [str(refused.first.clause or "-")]
    clauses = dict.fromkeys(str(clause) for line in settled.lines for clause in line.because)
    return said(settled), list(clauses)


def said_problem(problem: Problem) -> str:
    return f"refused {problem.code} at {problem.field}"


def expected(becomes: str, laid: str) -> list[str]:
    """The lines that a vector expects; for a single one the position need not be named again."""
    lines = [line.strip() for line in becomes.split(";")]
    if len(lines) > 1 or lines[0].startswith("refused"):
        return lines
    bet = laid.removeprefix("held ").partition(" ")[0]
    return [f"{bet} {lines[0]}"]
