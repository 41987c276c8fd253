"""What hands are worth where too much is unknown to be counted: deals drawn at random, always the same ones."""

from collections.abc import Sequence

import numpy as np

from games.core.cards import Card
from games.ranking.evaluator import hand_strengths, numbers
from games.texas_holdem.boards import Ints, Tally
from games.texas_holdem.deal import BOARD

_BATCH = 1 << 16  # deals drawn at once
_MOST_BATCHES = 60  # with hands that nearly exclude each other most are thrown away


def sample(
    held: Sequence[Sequence[Sequence[Card]]], board: Sequence[Card], left: Sequence[Card], deals: int, seed: int
) -> list[list[int]]:
    """Return for each player, by how many hands share it, in how many of so many deals that hand is the best.

    `held` are the hands that each player may have; a deal with a card in two places is drawn again. Empty where next to
    no deal is possible.
    """
    rng = np.random.default_rng(seed)
    choices = [np.array([numbers(hand) for hand in hands]) for hands in held]
    drawn: list[Ints] = []
    for _batch in range(_MOST_BATCHES):
        hands = np.concatenate([pairs[rng.integers(len(pairs), size=_BATCH)] for pairs in choices], axis=1)
        cards = np.left_shift(np.int64(1), hands)
        hands = hands[np.bitwise_count(np.bitwise_or.reduce(cards, axis=1)) == hands.shape[1]]
        drawn.append(hands)
        if sum(map(len, drawn)) >= deals:
            break
    else:
        return []
    hands = np.concatenate(drawn)[:deals]
    return _won(hands, _boards(rng, hands, board, left))


def _boards(rng: np.random.Generator, hands: Ints, board: Sequence[Card], left: Sequence[Card]) -> Ints:
    """Return a board for each row of hands, drawn from the cards that they leave."""
    deck = numbers(left)
    order = rng.random((len(hands), len(deck)))
    order[(deck == hands[:, :, None]).any(axis=1)] = 1  # behind every other
    missing = BOARD - len(board)
    coming = deck[np.argsort(order, axis=1)[:, :missing]]
    return np.concatenate([np.broadcast_to(numbers(board), (len(hands), len(board))), coming], axis=1)


def _won(hands: Ints, boards: Ints) -> list[list[int]]:
    players = hands.shape[1] // 2
    strengths = np.array(
        [hand_strengths(np.concatenate([hands[:, 2 * i : 2 * i + 2], boards], axis=1).T) for i in range(players)]
    )
    tally = Tally(players)
    tally.add(strengths, np.ones(len(hands), np.int64))
    return tally.best_of.tolist()
