"""What the figures of several subjects share."""

from typing import Any

from games.web.kit.game import Figure

# One chip: what is counted in chips is settled in chips.
CHIP = 1


def figure(name: str, **shows: Any) -> Figure:
    return Figure(f"roulette/lessons/_{name}.html", shows)
