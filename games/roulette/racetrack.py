"""The racetrack: the pockets in the order of the wheel, on which called bets are chosen.

Zero with its two neighbours lies on top; the pockets run down the right side and up the left one.
Measures are abstract units, as in `layout.py`.
"""

from games.roulette.layout import Place
from games.roulette.wheel import POCKETS

POCKET_WIDTH, POCKET_HEIGHT, MIDDLE = 12, 8, 24
WIDTH = 2 * POCKET_WIDTH + MIDDLE
_A_SIDE = (len(POCKETS) - 3) // 2
HEIGHT = (_A_SIDE + 1) * POCKET_HEIGHT


def _pocket(number: int) -> Place:
    step = POCKETS.index(number)
    if step in (0, 1, len(POCKETS) - 1):
        third = WIDTH // 3
        return Place({len(POCKETS) - 1: 0, 0: third, 1: 2 * third}[step], 0, third, POCKET_HEIGHT)
    down = step <= _A_SIDE + 1
    row = step - 1 if down else len(POCKETS) - 1 - step
    return Place(WIDTH - POCKET_WIDTH if down else 0, row * POCKET_HEIGHT, POCKET_WIDTH, POCKET_HEIGHT)


# The number in the middle of an announcement of neighbours.
NUMBERS: dict[int, Place] = {number: _pocket(number) for number in POCKETS}

# The series, each beside its own pockets.
SERIES: dict[str, Place] = {
    name: Place(POCKET_WIDTH, row * POCKET_HEIGHT, MIDDLE, rows * POCKET_HEIGHT)
    for name, row, rows in (("zero-spiel", 1, 2), ("voisins", 3, 5), ("orphelins", 8, 3), ("tiers", 11, 7))
}
