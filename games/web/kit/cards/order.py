"""The order in which cards were laid on several hands, as an address keeps it: a sign for the hand of each card."""

from collections.abc import Sequence

_SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz"  # a hand by its place in the form


def read_order(text: str, counts: Sequence[int]) -> list[int]:
    """Return the place of the hand of each card, the card laid last at the end.

    `counts` are the cards of each hand, which may have been typed since: signs for more than a hand has are dropped,
    and cards of which nothing is said come last, hand after hand.
    """
    left, order = list(counts), []
    for place in map(_SIGNS.find, text):
        if 0 <= place < len(left) and left[place]:
            left[place] -= 1
            order.append(place)
    return order + [place for place, more in enumerate(left) for _ in range(more)]


def write_order(order: Sequence[int]) -> str:
    """Return the signs of an order; empty where one hand after the other was laid, which needs no word."""
    return "" if list(order) == sorted(order) else "".join(_SIGNS[place] for place in order)
