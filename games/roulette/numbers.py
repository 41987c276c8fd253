"""What a croupier knows by heart about a number."""

from dataclasses import dataclass

from games.roulette.bets import POSITIONS, Kind
from games.roulette.called import digital_root, every_called_bet
from games.roulette.calls import announcement
from games.roulette.wheel import Colour, colour, neighbours, sector


@dataclass(frozen=True, slots=True)
class NumberFacts:
    """Everything about one number. Zero has no colour, parity, half, dozen, column or figure.

    `neighbours` are the two pockets on each side, clockwise; `finals` the announcements of finals that cover it.
    """

    n: int
    colour: Colour | None
    parity: str | None
    half: str | None
    dozen: int | None
    column: int | None
    neighbours: tuple[int, ...]
    sectors: tuple[str, ...]
    finals: tuple[str, ...]
    figure: int | None
    call: str


def number_facts(n: int) -> NumberFacts:
    """Return the facts of a number of the wheel."""
    finals = tuple(b.key for b in every_called_bet() if b.name.startswith("finale") and n in b.numbers)
    around = tuple(other for other in neighbours(n, 2) if other != n)
    return NumberFacts(
        n=n,
        colour=colour(n),
        parity=_one_of(n, "odd", "even"),
        half=_one_of(n, "low", "high"),
        dozen=_index(n, Kind.DOZEN),
        column=_index(n, Kind.COLUMN),
        neighbours=around,
        sectors=(sector(n),),
        finals=finals,
        figure=digital_root(n) if n else None,
        call=announcement(n),
    )


def _one_of(n: int, *keys: str) -> str | None:
    return next((key for key in keys if n in POSITIONS[key].covers), None)


def _index(n: int, kind: Kind) -> int | None:
    """Return the number behind the colon of the dozen or column in which a number lies."""
    found = next((key for key, bet in POSITIONS.items() if bet.kind is kind and n in bet.covers), None)
    return int(found.partition(":")[2]) if found else None
