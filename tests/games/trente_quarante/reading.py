"""Reads the vectors of `tests/vectors/trente_quarante` and says the engine's answers in the same words."""

import re
from functools import partial

from games.core.cards import parse_cards
from games.core.money import parse_money, show_money
from games.core.problems import Problem, Refused
from games.trente_quarante.coup import Line, Settlement, card_problems, settle
from games.trente_quarante.rows import Chance, Coup
from games.trente_quarante.rulesets import Ruleset, ruleset
from games.trente_quarante.stakes import Choice, Held, Stake
from tests.games import vectors

FOLDER = vectors.ROOT / "trente_quarante"
rows = partial(vectors.rows, "trente_quarante")
VENICE, MINI = ruleset(), ruleset("venice-mini-trente-et-quarante")

_LAID = re.compile(
    r"(?P<held>held )?(?P<chance>\w+) (?P<stake>[\d.]+)(?P<insured> insured)?(?: level (?P<level>\d))?"
    r"(?: (?P<choice>\S+))?"
)


def read_one(text: str) -> Stake | Held:
    found = _LAID.fullmatch(text)
    assert found, text
    choice = Choice.parse(found["choice"]) if found["choice"] else None
    chance, amount = Chance.read(found["chance"]), parse_money(found["stake"])
    if found["held"]:
        return Held(chance, amount, int(found["level"]), choice)
    return Stake(chance, amount, bool(found["insured"]), choice)


def read_laid(text: str) -> tuple[list[Stake], list[Held]]:
    """Stakes divided by `;`, those in prison marked by the word held. Raises Refused with their paths."""
    stakes: list[Stake] = []
    held: list[Held] = []
    for part in (part.strip() for part in text.split(";")):
        try:
            one = read_one(part)
        except Refused as refused:
            raise refused.at(f"held[{len(held)}]" if part.startswith("held ") else f"bets[{len(stakes)}]") from None
        (held if isinstance(one, Held) else stakes).append(one)  # type: ignore[arg-type]
    return stakes, held


def read_coup(text: str) -> Coup | None:
    return None if text == "-" else Coup.exactly(parse_cards(text))


def read_limits(text: str) -> Ruleset:
    """`5.00 100.00`: minimum and maximum, - where there is none."""
    least, most = ({} if amount == "-" else {"chance": amount} for amount in text.split())
    return ruleset(overrides={"minimum": least, "maximum": most})


def said(settled: Settlement) -> list[str]:
    """What became of each stake, in the words of the vectors."""
    held = list(settled.held)
    return [_said_line(line, held) for line in settled.lines]


def _said_line(line: Line, held: list[Held]) -> str:
    text = f"{line.chance} {line.result}"
    if line.winnings:
        text += f" {show_money(line.winnings)}"
    if line.returned:
        text += f" returned {show_money(line.returned)}"
    if line.held:
        stays = held.pop(0)  # the settlement keeps those in prison in the order of their lines
        assert stays.amount == line.held
        text += f" held {show_money(line.held)} level {stays.level}"
        if stays.chance != line.chance:
            text += f" on {stays.chance}"
    if line.premium:
        text += f" premium {show_money(line.premium)}"
    return text


def outcome_of(rules: Ruleset, cards: str, laid: str) -> tuple[list[str], list[str]]:
    """What becomes of the stakes, and the clauses that decide it; or the refusal and its clause."""
    try:
        if cards != "-" and (problems := card_problems(rules, parse_cards(cards))):
            raise Refused(*problems)
        settled = settle(rules, read_coup(cards), *read_laid(laid))
    except Refused as refused:
        return [said_problem(refused.first)], [str(refused.first.clause)]
    clauses = dict.fromkeys(str(clause) for line in settled.lines for clause in line.because)
    return said(settled), list(clauses)


def said_problem(problem: Problem) -> str:
    return f"refused {problem.code} at {problem.field}"


def expected(becomes: str, laid: str) -> list[str]:
    """The lines that a vector expects; for a single one the chance need not be named again."""
    lines = [line.strip() for line in becomes.split(";")]
    if len(lines) > 1 or lines[0].startswith("refused"):
        return lines
    return [f"{laid.removeprefix('held ').partition(' ')[0]} {lines[0]}"]
