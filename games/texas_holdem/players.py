"""Who is at the end of a hand with which cards and how much put in, and what keeps that from being settled."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.core.cards import Card
from games.core.money import plain_money
from games.core.problems import Problem
from games.texas_holdem.clauses import Clause
from games.texas_holdem.deal import BOARD, FEWEST, MOST, board_problems, deck_problems, hand_problems


@dataclass(frozen=True, slots=True)
class Player:
    """A player of a hand: the two cards, and all that was put in, in cents. Who has
    folded, or alone is left, need not show the cards."""

    name: str
    cards: tuple[Card, ...]
    contributed: int
    folded: bool = False


def problems(board: Sequence[Card], players: Sequence[Player], button: str, chip: int) -> list[Problem]:
    """Return what keeps a hand from being settled."""
    if not FEWEST <= len(players) <= MOST:
        return [Problem("wrong_number_of_players", "players", {"fewest": FEWEST, "most": MOST}, Clause.PLAYERS)]
    return [
        *_name_problems(players, button),
        *(problem for i, player in enumerate(players) for problem in _stake_problems(player, f"players[{i}]", chip)),
        *_card_problems(board, players),
    ]


def _name_problems(players: Sequence[Player], button: str) -> Iterator[Problem]:
    seen: set[str] = set()
    for i, player in enumerate(players):
        if not player.name.strip():
            yield Problem("player_needs_name", f"players[{i}].name")
        if player.name in seen:
            yield Problem("name_twice", f"players[{i}].name", {"name": player.name})
        seen.add(player.name)
    if button not in seen:
        yield Problem("no_such_player", "button", {"name": button}, Clause.BUTTON)


def _stake_problems(player: Player, field: str, chip: int) -> Iterator[Problem]:
    if player.contributed < 0 or (player.contributed == 0 and not player.folded):
        yield Problem("stake_not_positive", f"{field}.put_in", {}, Clause.STAKES)
    elif player.contributed % chip:
        yield Problem("bet_not_in_chips", f"{field}.put_in", {"chip": plain_money(chip)}, Clause.CHIPS)


def _card_problems(board: Sequence[Card], players: Sequence[Player]) -> Iterator[Problem]:
    playing = [player for player in players if not player.folded]
    if not playing:
        yield Problem("all_folded", "players", {}, Clause.LAST_PLAYER)
    yield from board_problems(board)
    if len(playing) > 1 and len(board) < BOARD:
        yield Problem("too_few_cards", "board", {}, Clause.BOARD)
    for i, player in enumerate(players):
        if player.cards or (not player.folded and len(playing) > 1):
            yield from hand_problems(player.cards, f"players[{i}].cards")
    held = [(f"players[{i}].cards", player.cards) for i, player in enumerate(players)]
    yield from deck_problems([("board", board), *held])
