"""Who plays at the table: up to eight players, each known by a number and by a colour that has a name."""

from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext, pgettext_lazy

from games.roulette.session import PLAYERS, Session
from games.roulette.stakes import Stake

# The tones of `static/css/chips.css`. Rouge and noir mean something else at this table.
_COLOURS: dict[str, Promise] = {
    "amber": pgettext_lazy("colour of chips", "amber"),
    "blue": pgettext_lazy("colour of chips", "blue"),
    "violet": pgettext_lazy("colour of chips", "violet"),
    "ivory": pgettext_lazy("colour of chips", "ivory"),
    "teal": pgettext_lazy("colour of chips", "teal"),
    "rose": pgettext_lazy("colour of chips", "rose"),
    "brown": pgettext_lazy("colour of chips", "brown"),
    "grey": pgettext_lazy("colour of chips", "grey"),
}


@dataclass(frozen=True, slots=True)
class Player:
    """A player by the name that a game has for them: None is the first."""

    key: str | None
    number: str
    tone: str

    @property
    def colour(self) -> str:
        return str(_COLOURS[self.tone])

    @property
    def label(self) -> str:
        """The player in words, e.g. "Player 2, blue"."""
        return gettext("Player {number}, {colour}").format(number=self.number, colour=self.colour)


_NUMBERS = ("1", *PLAYERS)
EVERYBODY = tuple(
    Player(key, number, tone) for key, number, tone in zip((None, *PLAYERS), _NUMBERS, _COLOURS, strict=True)
)
_BY_KEY = {player.key: player for player in EVERYBODY}
BY_NUMBER = {player.number: player for player in EVERYBODY}


def player_of(key: str | None) -> Player:
    """Return the player of that name in a game. Raise KeyError for one that no game knows."""
    return _BY_KEY[key]


def latest_stakes(session: Session) -> Iterator[Stake]:
    """Yield every stake of a game, the last one first."""
    yield from reversed(session.stakes)
    for spin in reversed(session.spins):
        yield from reversed(spin.stakes)


def last_player(session: Session) -> str | None:
    """Return who has laid last, the first player where nobody has."""
    return next((stake.player for stake in latest_stakes(session)), None)


def in_game(session: Session) -> list[Player]:
    """Everybody who has laid a stake or taken a colour, by number."""
    keys = {stake.player for stake in latest_stakes(session)} | session.colours.keys()
    return [player for player in EVERYBODY if player.key in keys]
