"""A whole hand in one line: `1 200,150,300 AsKd,QhQc,- c r30 f c .2c7d9h x b40 f`.

First the seat of the button, then the players' chips clockwise from seat 1, then their cards, `-` where they are not
known. What follows happens in turn: `f` folds, `x` checks, `c` calls, `b40` bets 40, `r90` raises to 90, `a` puts all
in, and a point turns cards of the board. The blinds are posted without being written.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from games.core.cards import Card, parse_cards, show_cards
from games.core.money import parse_money, plain_money
from games.core.notation import words
from games.core.problems import Problem, Refused, check, unreadable
from games.texas_holdem.betting import act, deal_street, open_table
from games.texas_holdem.clauses import Clause
from games.texas_holdem.deal import deck_problems, hand_problems
from games.texas_holdem.players import Player
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.showdown import Showdown, showdown
from games.texas_holdem.table import Act, Action, Awaiting, Table

_SIZED = (Act.BET, Act.RAISE)
_MOVE = re.compile(r"(?P<act>[fxca])|(?P<sized>[br])(?P<to>\d.*)|\.(?P<cards>\w+)", re.ASCII)

Move = Action | tuple[Card, ...]


@dataclass(frozen=True)
class Hand:
    """A hand as it was played: `button` is a place, 0 for seat 1; `stacks` are cents; moves are actions and streets."""

    button: int
    stacks: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]
    moves: tuple[Move, ...] = ()

    @classmethod
    def parse(cls, text: str) -> "Hand":
        """Return the hand that a line describes. Raise Refused."""
        parts = words(text)
        if len(parts) < 3:
            raise unreadable(text)
        button, stacks, cards, *moves = parts
        if not re.fullmatch(r"[1-9]\d?", button, re.ASCII):
            raise unreadable(button)
        return cls(
            int(button) - 1,
            tuple(_money(stack) for stack in stacks.split(",")),
            tuple(() if hand == "-" else _cards(hand) for hand in cards.split(",")),
            tuple(_move(move) for move in moves),
        )

    def play(self, rules: Ruleset) -> Showdown:
        """Settle the hand, players named by their seats. Raise Refused for a move that the rules forbid, and where
        the hand is not over or cards are missing."""
        return settle(tables(rules, self)[-1], self.cards)

    def __str__(self) -> str:
        return " ".join(
            [
                str(self.button + 1),
                ",".join(map(plain_money, self.stacks)),
                ",".join(show_cards(hand) or "-" for hand in self.cards),
                *(str(move) if isinstance(move, Action) else "." + show_cards(move) for move in self.moves),
            ]
        )


def _money(text: str) -> int:
    try:
        return parse_money(text)
    except ValueError:
        raise unreadable(text) from None


def _cards(text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except Refused as refused:
        raise refused.at("play") from None


def _move(text: str) -> Move:
    found = _MOVE.fullmatch(text)
    if not found:
        raise unreadable(text)
    if found["cards"]:
        return _cards(found["cards"])
    if found["act"]:
        return Action(Act(found["act"]))
    return Action(Act(found["sized"]), _money(found["to"]))


def tables(rules: Ruleset, hand: Hand) -> tuple[Table, ...]:
    """Return the table after the blinds and after each move.

    Raise Refused for what the rules forbid, at the field of the move, such as `moves[3].action`.

    >>> from games.texas_holdem.rulesets import ruleset
    >>> [table.awaiting.value for table in tables(ruleset(), Hand.parse("1 200,200 AsKd,QhQc c x"))]
    ['player', 'player', 'flop']
    """
    check(_card_problems(hand))
    held = [card for cards in hand.cards for card in cards]
    passed = [open_table(rules, hand.stacks, hand.button)]
    for number, move in enumerate(hand.moves):
        try:
            passed.append(_moved(passed[-1], move, held))
        except Refused as refused:
            raise refused.at(f"moves[{number}]") from None
    return tuple(passed)


def _moved(table: Table, move: Move, held: Sequence[Card]) -> Table:
    return act(table, move) if isinstance(move, Action) else deal_street(table, move, held)


def _card_problems(hand: Hand) -> list[Problem]:
    if len(hand.cards) != len(hand.stacks):
        return [Problem("hands_and_players_differ", "cards", {}, Clause.HOLE_CARDS)]
    places = [(f"cards[{place}]", cards) for place, cards in enumerate(hand.cards)]
    found = [problem for field, cards in places if cards for problem in hand_problems(cards, field)]
    return found or deck_problems(places)


def settle(table: Table, cards: Sequence[Sequence[Card]]) -> Showdown:
    """Settle a hand that is over. `cards` are the hole cards by place; players are named by their seats, from 1.

    Raise Refused where the hand is not over or cards of players at the showdown are missing.

    >>> from games.texas_holdem.rulesets import ruleset
    >>> hand = Hand.parse("1 200,200,200 -,-,- r30 f f")
    >>> settle(tables(ruleset(), hand)[-1], hand.cards).received
    {'1': 4500, '2': 0, '3': 0}
    """
    if table.awaiting not in (Awaiting.SHOWDOWN, Awaiting.NOTHING):
        raise Refused(Problem("hand_not_over", "moves", {}, Clause.ROUND_ENDS))
    alone = table.awaiting is Awaiting.NOTHING
    if not alone and (unknown := [place for place in table.playing if not cards[place]]):
        raise Refused(Problem("too_few_cards", f"cards[{unknown[0]}]", {}, Clause.HOLE_CARDS))
    players = [
        Player(str(place + 1), tuple(held), seat.contributed, seat.folded)
        for place, (seat, held) in enumerate(zip(table.seats, cards, strict=True))
    ]
    return showdown(table.rules, table.board, players, str(table.button + 1))
