"""Chips as people type them, `15x10 2x100`, and as a page shows them."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from games.core.money import plain_money
from games.core.problems import Problem, Refused
from games.roulette.chips import Pieces, check_chip
from games.roulette.rulesets import Ruleset
from games.web.kit.amounts import crossed, split_list
from games.web.kit.form import amount
from games.web.roulette.table.felt import Chip, chip

_COUNT = re.compile(r"\d{1,6}", re.ASCII)


def read_pieces(rules: Ruleset, text: str) -> tuple[Pieces, ...]:
    """Read so many chips of each value, in the order in which they are written. Raise Refused."""
    pieces = []
    for word in split_list(crossed(text)):
        count, _x, value = word.rstrip(",;").partition("x")
        if not value or not _COUNT.fullmatch(count):
            raise Refused(Problem("not_pieces", "", {"part": word[:20]}))
        piece = Pieces(amount(value), int(count))
        check_chip(rules, piece.value, "")
        pieces.append(piece)
    return tuple(pieces)


def write_pieces(pieces: Iterable[Pieces]) -> str:
    """Return the shortest way of typing them."""
    return " ".join(f"{piece.count}x{plain_money(piece.value)}" for piece in pieces)


def read_chip(rules: Ruleset, text: str) -> int:
    """Return the value of one chip of the table, in cents. Raise Refused."""
    value = amount(text)
    check_chip(rules, value, "")
    return value


@dataclass(frozen=True, slots=True)
class Pile:
    """Chips of one value, with the chip that is drawn for them."""

    count: int
    chip: Chip
    amount: int


@lru_cache(maxsize=2048)  # 1 MB
def drawn(_language: str, pile: Pile) -> SafeString:
    """Return a pile in the language that is active."""
    return render_to_string("roulette/calculators/_pile.html", {"pile": pile})


def piles(rules: Ruleset, pieces: Iterable[Pieces]) -> list[Pile]:
    return [Pile(piece.count, chip(rules, piece.value), piece.amount) for piece in pieces]
