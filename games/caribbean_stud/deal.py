"""One player's hand against the bank's, in one line, so that it fits into an address.

    AcKdQhJs9d:KcQd9h4s3c 10*ante 20*bet 2c~9d jackpot:2

reads: the player's five cards, then the bank's; an ante of ten and a BET of twenty; the nine of diamonds came for the
two of clubs; a jackpot chip was laid, and the prize is shared by two.

    AcKdQhJs9d:6s 10*ante jackpot! void:dropped

reads: no BET, and so far only the bank's open card; a jackpot chip, the hand not declared; the bank dropped cards.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from games.caribbean_stud.mishaps import Mishap
from games.core.cards import Card, parse_cards, show_cards
from games.core.money import parse_money, plain_money
from games.core.notation import words
from games.core.problems import Refused, unreadable

if TYPE_CHECKING:
    from games.caribbean_stud.rulesets import Ruleset
    from games.caribbean_stud.settlement import Settlement

_CARDS = re.compile(r"((?:[A-Z\d][cdhs])*):((?:[A-Z\d][cdhs])*)", re.ASCII)
_STAKE = re.compile(r"([\d.]+)\*(ante|bet)", re.ASCII)
_CHANGE = re.compile(r"([A-Z\d][cdhs])~([A-Z\d][cdhs])", re.ASCII)
_CHIP = re.compile(r"jackpot(?::([1-9]\d?))?(!)?", re.ASCII)
_VOID = re.compile(r"void:([a-z_]+)", re.ASCII)
MOST_CARDS = 7  # of each side: more than a wrong deal gives


class Choice(StrEnum):
    """What a player can do. Of choices that are worth the same the first is best: it lays least."""

    FOLD = "fold"
    PLAY = "play"
    CHANGE = "change"


@dataclass(frozen=True, slots=True)
class Change:
    """A card thrown and the one that came for it."""

    thrown: Card
    drawn: Card

    def __str__(self) -> str:
        return f"{self.thrown}~{self.drawn}"


@dataclass(frozen=True, slots=True)
class Chip:
    """A chip in the jackpot: among how many hands of its kind, at all tables, the prize is shared, and whether the hand
    was announced before the cards were raked in."""

    sharing: int = 1
    declared: bool = True

    def __str__(self) -> str:
        return "jackpot" + (f":{self.sharing}" if self.sharing > 1 else "") + ("" if self.declared else "!")


@dataclass(frozen=True, slots=True)
class Deal:
    """A hand as it lies before it is settled: `cards` are the player's, after a change. Amounts are cents.

    `bet` is None for a hand that is folded; `void` says what has gone wrong.
    """

    cards: tuple[Card, ...]
    bank: tuple[Card, ...]
    ante: int = 0
    bet: int | None = None
    changed: Change | None = None
    chip: Chip | None = None
    void: Mishap | None = None

    def __str__(self) -> str:
        return " ".join((f"{show_cards(self.cards)}:{show_cards(self.bank)}", *self._tokens()))

    def _tokens(self) -> Iterator[str]:
        if self.ante:
            yield f"{plain_money(self.ante)}*ante"
        if self.bet is not None:
            yield f"{plain_money(self.bet)}*bet"
        if self.changed:
            yield str(self.changed)
        if self.chip:
            yield str(self.chip)
        if self.void:
            yield f"void:{self.void}"

    @staticmethod
    def parse(text: str) -> "Deal":
        """Read the notation: the cards first, then each word at most once. Raise Refused for what cannot be read."""
        first, *others = words(text) or [""]
        deal, seen = _read_cards(first), set[str]()
        for token in others:
            name, deal = _read(deal, token)
            if name in seen:
                raise unreadable(token)
            seen.add(name)
        return deal

    def settle(self, rules: "Ruleset") -> "Settlement":
        """Settle the hand. Raise Refused for one that cannot have been dealt or laid under these rules."""
        from games.caribbean_stud.settlement import settle  # which settles deals, so that it imports this module

        return settle(rules, self)


def _read_cards(token: str) -> Deal:
    found = _CARDS.fullmatch(token)
    if found is None or max(map(len, found.groups())) > 2 * MOST_CARDS:
        raise unreadable(token)
    try:
        return Deal(parse_cards(found[1]), parse_cards(found[2]))
    except Refused:
        raise unreadable(token) from None


def _read(deal: Deal, token: str) -> tuple[str, Deal]:
    """Return what a word is about, and the deal with it."""
    try:
        if found := _STAKE.fullmatch(token):
            cents = parse_money(found[1])
            return found[2], replace(deal, ante=cents) if found[2] == "ante" else replace(deal, bet=cents)
        if found := _CHANGE.fullmatch(token):
            return "change", replace(deal, changed=Change(Card.parse(found[1]), Card.parse(found[2])))
        if found := _CHIP.fullmatch(token):
            return "chip", replace(deal, chip=Chip(int(found[1] or 1), not found[2]))
        if found := _VOID.fullmatch(token):
            return "void", replace(deal, void=Mishap(found[1]))
    except (ValueError, Refused):
        pass
    raise unreadable(token)
