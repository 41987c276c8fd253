"""A table before the first bet: a blind at the wrong seat, or a player with a card too many or too few."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from games.texas_holdem.betting import open_table
from games.texas_holdem.clauses import Clause
from games.texas_holdem.deal import HOLE
from games.texas_holdem.rulesets import Ruleset
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.cloth import MORE, cloth, hand, lying, miscounted, pile, where
from training.drills.kit.common import HIDDEN, Scene
from training.drills.kit.items import Item, Phrase, Step
from training.drills.kit.spotting import Error
from training.drills.texas_holdem.dealing import NAMES
from training.drills.texas_holdem.faults.picture import NAME, player

_SMALL, _BIG = "small", "big"
_FEWEST, _MOST = 3, 6  # seats; of two players each has a blind


@dataclass(frozen=True, slots=True)
class _Opened:
    """Where each blind lies, and how many cards each player has, by their seats from 0."""

    blinds: dict[str, int]
    cards: tuple[int, ...]


def wrongly_opened(chance: Chance, rules: Ruleset) -> Item:
    players = chance.between(max(_FEWEST, rules.fewest_seats), min(_MOST, rules.seats))
    button = chance.between(0, players - 1)
    table = open_table(rules, [100 * rules.big_blind] * players, button)
    posted = {seat.contributed: place for place, seat in enumerate(table.seats) if seat.contributed}
    amounts = {_SMALL: rules.small_blind, _BIG: rules.big_blind}
    right = _Opened({name: posted[cents] for name, cents in amounts.items()}, (HOLE,) * players)

    def find(shown: _Opened) -> list[Error]:
        blinds = (Error(name, (str(Clause.BLINDS),)) for name, at in shown.blinds.items() if at != right.blinds[name])
        dealt = (
            Error(_end(place, count), (str(Clause.DEAL),)) for place, count in enumerate(shown.cards) if count != HOLE
        )
        return [*blinds, *dealt]

    of_blinds = chance.between(1, 2) == 1
    spoilt = [shown for shown in _spoilt(right) if (shown.blinds != right.blinds) == of_blinds]
    shown, error = spotting.spoil(chance, right, spoilt, find)
    part = where(error, _step(right, error))
    return Item(Phrase(f"{NAME}.opened", {"last": NAMES[players - 1]}), (part,), _scene(shown, amounts, button))


def _end(place: int, count: int) -> str:
    """Return where it is seen that a player has not as many cards as everybody."""
    return f"cards:{NAMES[place]}:{count if count > HOLE else MORE}"


def _spoilt(right: _Opened) -> Iterator[_Opened]:
    """Yield a blind at a seat beside its own that has none, or a player with a card more or less."""
    seats = len(right.cards)
    for name, at in right.blinds.items():
        for to in ((at + 1) % seats, (at - 1) % seats):
            if to not in right.blinds.values():
                yield replace(right, blinds={**right.blinds, name: to})
    for place in range(seats):
        for count in (HOLE - 1, HOLE + 1):
            yield replace(right, cards=(*right.cards[:place], count, *right.cards[place + 1 :]))


def _step(right: _Opened, error: Error) -> Step:
    """Return what is right there."""
    if error.where in right.blinds:
        name = NAMES[right.blinds[error.where]]
        return Step(Phrase(f"{NAME}.{error.where}-at", {"player": name}), error.where)
    return miscounted(error, player(error.where.split(":")[1]))


def _scene(shown: _Opened, amounts: dict[str, int], button: int) -> Scene:
    rows = []
    for place, count in enumerate(shown.cards):
        blinds = [
            pile(name, Phrase(f"{NAME}.{name}"), amounts[name]) for name, at in shown.blinds.items() if at == place
        ]
        label = Phrase(f"{NAME}.{'has-button' if place == button else 'player'}", {"player": NAMES[place]})
        rows.append(lying(label, [*hand(f"cards:{NAMES[place]}", [HIDDEN] * count), *blinds]))
    return cloth(*rows)
