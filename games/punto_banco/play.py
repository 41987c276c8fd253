"""A coup at one table in one line, so that it fits into an address.

    100*banco 20*tie@2 .9cKd3h4s

reads: a hundred on banco, and twenty of player 2 on the tie; then the cards as they leave the shoe. The first player
is not named. Cards that are still to come may be missing.
"""

import re
from dataclasses import dataclass, replace
from typing import Self

from games.core.cards import Card, parse_cards, show_cards
from games.core.money import parse_money, plain_money
from games.core.notation import words
from games.core.problems import Problem, Refused, unreadable
from games.punto_banco.bets import Bet
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.settlement import Settlement, settle
from games.punto_banco.stakes import Stake

MOST_STAKES = 60
MOST_CARDS = 60  # an address may have more than a coup takes

_STAKE = re.compile(rf"([\d.]+)\*({'|'.join(Bet)})(?:@([2-9]|1[0-5]))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Play:
    """The stakes of a coup, and its cards as far as they are known."""

    stakes: tuple[Stake, ...] = ()
    cards: tuple[Card, ...] = ()

    def lay(self, stake: Stake) -> Self:
        """Return a copy with one stake more."""
        return replace(self, stakes=(*self.stakes, stake))

    def settle(self, rules: Ruleset) -> Settlement:
        """Deal and settle. Raise Refused, also where cards are still to come."""
        return settle(rules, self.cards, self.stakes)

    def __str__(self) -> str:
        tokens = [
            f"{plain_money(stake.amount)}*{stake.bet}{f'@{stake.player}' if stake.player else ''}"
            for stake in self.stakes
        ]
        return " ".join([*tokens, *([f".{show_cards(self.cards)}"] if self.cards else [])])

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the notation. Raise Refused for a word that cannot be read and for more than a page holds."""
        stakes: list[Stake] = []
        cards: tuple[Card, ...] = ()
        for token in words(text):
            try:
                if token.startswith(".") and not cards:
                    cards = parse_cards(token[1:])
                elif (found := _STAKE.fullmatch(token)) and not cards:
                    stakes.append(Stake(Bet(found[2]), parse_money(found[1]), found[3]))
                else:
                    raise ValueError(token)
            except (ValueError, Refused):
                raise unreadable(token) from None
        if len(stakes) > MOST_STAKES or len(cards) > MOST_CARDS:
            raise Refused(Problem("too_much", "play"))
        return cls(tuple(stakes), cards)
