"""Reads the vectors of `tests/vectors/blackjack` and says the engine's answers in the same words."""

from functools import partial

from games.blackjack.rulesets import Ruleset, ruleset
from games.blackjack.settlement import Line, settle
from games.blackjack.table import Round
from games.core.money import show_money
from games.core.problems import Refused
from tests.games import vectors

FOLDER = vectors.ROOT / "blackjack"
rows = partial(vectors.rows, "blackjack")


def read_rules(text: str) -> Ruleset:
    """`venice-blackjack, split_hands 2`: a name with what is overridden."""
    name, *changes = (part.strip() for part in text.split(","))
    overrides = dict(change.split() for change in changes)
    whole = {"boxes", "split_hands", "decks"}
    return ruleset(name, {key: int(value) if key in whole else value for key, value in overrides.items()})


def said(line: Line) -> str:
    insured = "insured " if line.bet == "insurance" else ""
    money = f"{show_money(line.winnings)} {show_money(line.returned)}"
    return f"{line.box}.{line.hand} {line.player} {insured}{line.result} {money}"


def outcome(rules: str, game: str) -> tuple[str, str, set[str]]:
    """The lines of a round, what the players are better off by, and the clauses that decided."""
    settled = settle(read_rules(rules), Round.parse(game))
    clauses = {str(clause) for line in settled.lines for clause in line.because}
    return "; ".join(map(said, settled.lines)), show_money(settled.total.net), clauses


def refusal(rules: str, game: str) -> tuple[str, str]:
    """How a round is refused, and the clause that it breaks."""
    try:
        settle(read_rules(rules), Round.parse(game))
    except Refused as refused:
        return f"{refused.first.code} at {refused.first.field}", str(refused.first.clause or "-")
    return "accepted", "-"
