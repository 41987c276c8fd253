"""The stakes for the next spin, as a list by player, with their odds together."""

from dataclasses import dataclass

from django.utils.translation import ngettext

from games.roulette.called import CalledBet
from games.roulette.rulesets import Ruleset
from games.roulette.session import Session
from games.roulette.stakes import Stake
from games.web.kit.formats import money, number
from games.web.roulette.table.players import EVERYBODY, Player
from games.web.roulette.table.together import Together, together


@dataclass(frozen=True, slots=True)
class Laid:
    """A stake by its place among all stakes, with the positions on which its chips go, for finding it there."""

    index: int
    stake: Stake

    @property
    def places(self) -> str:
        return "" if self.stake.beside else " ".join(bet.key for bet, _amount in self.stake.placed)

    @property
    def chips(self) -> str:
        """How many chips of which worth; empty for one amount on one position."""
        stake, worth = self.stake, self.stake.colour
        if worth is not None:
            count = stake.total // worth
            # Translators: {unit} is the value of one chip, an amount.
            said = ngettext("{count} colour chip of {unit}", "{count} colour chips of {unit}", count)
            return said.format(count=number(count), unit=money(worth))
        if not isinstance(stake.bet, CalledBet):
            return ""
        said = ngettext("{count} chip of {unit}", "{count} chips of {unit}", stake.bet.chips)
        return said.format(count=number(stake.bet.chips), unit=money(stake.amount))


@dataclass(frozen=True, slots=True)
class Own:
    """The stakes of one player, with their sum in cents and their odds together, if the ball may be spun for them."""

    player: Player
    laid: tuple[Laid, ...]
    together: Together | None

    @property
    def total(self) -> int:
        return sum(laid.stake.total for laid in self.laid)


def by_player(rules: Ruleset, session: Session) -> list[Own]:
    """Return the stakes of everybody who has placed some, by number."""
    laid = [Laid(index, stake) for index, stake in enumerate(session.stakes)]
    own = [(who, tuple(one for one in laid if one.stake.player == who.key)) for who in EVERYBODY]
    return [Own(who, stakes, together(rules, [one.stake for one in stakes])) for who, stakes in own if stakes]
