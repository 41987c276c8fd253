"""Reads the vectors of punto banco and says the engine's answers in the same words."""

from functools import partial
from typing import Any

from games.baccarat.hands import score
from games.core.cards import Card, show_cards
from games.core.money import parse_money, show_money
from games.core.problems import Problem
from games.punto_banco.bets import Bet, Hand
from games.punto_banco.rebuild import Fault
from games.punto_banco.rulesets import DEFAULT, Ruleset, ruleset
from games.punto_banco.settlement import Line
from games.punto_banco.stakes import Stake
from tests.games import vectors

FOLDER = vectors.ROOT / "punto_banco"
rows = partial(vectors.rows, "punto_banco")
VENICE = ruleset(DEFAULT)


def read_rules(text: str) -> Ruleset:
    """`minimum.punto 10` or `tie_pays 9`; `-` for the ruleset as it is."""
    overrides: dict[str, Any] = {}
    if text != "-":
        name, value = text.split()
        parameter, _dot, bet = name.partition(".")
        overrides[parameter] = {bet: value} if bet else int(value) if parameter in ("decks", "tie_pays") else value
    return ruleset(DEFAULT, overrides)


def read_stakes(text: str) -> list[Stake]:
    """`10.00*banco; 5.00*tie@2`."""
    stakes = []
    for part in text.split(";"):
        amount, _star, who = part.strip().partition("*")
        bet, _at, player = who.partition("@")
        stakes.append(Stake(Bet(bet), parse_money(amount), player or None))
    return stakes


def said_line(line: Line) -> str:
    money = " ".join(map(show_money, (line.winnings, line.returned, line.commission)))
    return f"{line.bet}{f'@{line.player}' if line.player else ''} {line.result} {money}"


def said_problem(problem: Problem) -> str:
    return f"refused {problem.code} at {problem.field}"


def said_hand(cards: tuple[Card, ...]) -> str:
    return f"{show_cards(cards)} {score(cards)}"


def said_fault(fault: Fault) -> str:
    return f"{fault.place} {fault.card} {_letter(fault.laid)}>{_letter(fault.right)}"


def _letter(hand: Hand | None) -> str:
    return hand.value[0] if hand else "-"
