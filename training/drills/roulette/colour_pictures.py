"""A picture of several colours around a number, each at its own value: a level of the drill on colour chips."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from django.utils.translation import gettext_lazy as _

from games.roulette.bets import Bet, Kind
from games.roulette.clauses import Clause
from games.roulette.colours import chip_value
from games.roulette.rulesets import Ruleset
from games.roulette.spin import Line, settle
from games.roulette.stakes import Stake
from training.drills.kit.chance import Chance
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase, Value
from training.drills.kit.mistakes import told_apart
from training.drills.roulette.common import game, layout_scene, named
from training.drills.roulette.mispaid import mispaid
from training.drills.roulette.mistakes import MARKER_IGNORED
from training.drills.roulette.picture_bet import bets_around
from training.drills.roulette.sums import chips_won, money_won

_VALUES = (100, 200, 250, 500)
_PLAYERS = ("amber", "blue", "violet")
TEXTS = {
    "colours.picture": _(
        "The number {number} comes up. The table minimum is {minimum}, and the markers are"
        " shown beside the layout. What does each player win?"
    ),
    "colours.chips": _("{player}: chips won"),
    "colours.money": _("{player}: amount won"),
}


def _laid(chance: Chance, rules: Ruleset, number: int) -> list[tuple[Bet, int]]:
    """Return positions and chips of one colour, as many in all as the house asks at least."""
    bets = chance.some(bets_around(rules, number), chance.between(2, 3))
    chips = [chance.between(1, 4) for _bet in bets]
    least = rules.colour_chips.numbers if rules.colour_chips else 0
    chips[0] += max(0, least - sum(chips))
    return list(zip(bets, chips, strict=True))


def _markers(chance: Chance, players: Sequence[str]) -> tuple[int, dict[str, int | None]]:
    """Return the minimum of the table, and what the marker of each colour shows; one of them has none."""
    minimum = chance.pick(_VALUES[:3])
    markers: dict[str, int | None] = {
        player: chance.pick([value for value in _VALUES if value >= minimum]) for player in players
    }
    return minimum, {**markers, chance.pick(players): None}


def _parts(lines: Sequence[Line], player: str, value: int) -> tuple[Part, Part]:
    money = sum(line.winnings for line in lines)
    pays = tuple(dict.fromkeys(line.clause for line in lines if line.winnings))
    said: dict[str, Value] = {"player": {"say": f"picture-bet.player.{player}"}}
    won = chips_won(lines, value)
    chips = Part(f"chips-{player}", PartKind.NUMBER, Phrase("colours.chips", said), money // value, pays, (), won)
    because = (*pays, Clause.COLOUR_VALUE)
    label, worth = Phrase("colours.money", said), money_won(lines, value)
    return chips, Part(f"money-{player}", PartKind.MONEY, label, money, because, worked=worth)


def picture(chance: Chance, rules: Ruleset) -> Item:
    """Return several players' colours around a number that comes."""
    number = chance.pick(rules.wheel.pockets)
    players = _PLAYERS[: chance.between(2, 3)]
    minimum, markers = _markers(chance, players)
    house = replace(rules, minimum={Kind.STRAIGHT: minimum})
    value = {player: chip_value(house, marker) for player, marker in markers.items()}
    laid = [(player, bet, chips) for player in players for bet, chips in _laid(chance, rules, number)]
    stakes = [Stake(bet, chips * value[player], player, colour=value[player]) for player, bet, chips in laid]
    lines = settle(rules, number, stakes).lines
    shown = [{"player": player, "bet": bet.key, "chips": chips} for player, bet, chips in laid]
    parts = [
        part
        for player in players
        for part in _parts([line for line in lines if line.player == player], player, value[player])
    ]
    said: dict[str, Value] = {"number": named(number), "minimum": {"money": minimum}}
    scene = layout_scene(rules, number, minimum, shown) | {"markers": markers}

    def mistaken() -> Mapping[str, Given]:
        wrong = [(mistake, _answers(paid, value)) for mistake, paid in mispaid(lines)]
        at_least = {f"money-{player}": _won(lines, player) // value[player] * minimum for player in players}
        return told_apart(parts, [*wrong, (MARKER_IGNORED, at_least)])

    return Item(Phrase("colours.picture", said), tuple(parts), scene, game(stakes, number), mistakes=mistaken)


def _won(lines: Sequence[Line], player: str) -> int:
    return sum(line.winnings for line in lines if line.player == player)


def _answers(lines: Sequence[Line], value: Mapping[str, int]) -> Given:
    """Return what somebody answers who pays the lines like this; `value` is what a chip of each player is worth."""
    won = {player: _won(lines, player) for player in value}
    chips: Given = {f"chips-{player}": cents // value[player] for player, cents in won.items()}
    return chips | {f"money-{player}": cents for player, cents in won.items()}
