"""A coup that a form asks about: the cards as they left the shoe, and the stakes of each player."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.cards import parse_cards
from games.core.money import parse_money
from games.core.problems import Refused
from games.punto_banco.bets import Bet
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.settlement import Line, settle
from games.punto_banco.stakes import Stake
from games.web.kit.settling import Asked, Entry, Kind, Settled, Settling, at_rows
from games.web.punto_banco.words import BETS, RESULTS


def came(_rules: Ruleset) -> tuple[Asked, ...]:
    hint = _("Both hands in the order of the deal, such as 3c Kd Th 9s: the first card is punto’s.")
    return (Asked("cards", _("The cards as they left the shoe"), Kind.CARDS, hint=hint),)


def laid(_rules: Ruleset) -> tuple[Asked, ...]:
    return (
        Asked("on", pgettext_lazy("punto banco", "Bet"), Kind.CHOICE, BETS),
        Asked("stake", _("Stake"), Kind.AMOUNT),
    )


def spot(_rules: Ruleset, entry: Entry) -> str:
    return str(BETS[entry["on"]])


def cents(entry: Entry) -> int:
    return parse_money(entry["stake"])


def settle_rows(rules: Ruleset, came: Entry, laid: Mapping[int, Entry]) -> list[Settled]:
    """Settle a coup. Raise Refused."""
    stakes = [Stake(Bet(entry["on"]), cents(entry), entry.get("player")) for entry in laid.values()]
    try:
        return [_settled(line) for line in settle(rules, parse_cards(came["cards"]), stakes).lines]
    except Refused as refused:
        raise at_rows(refused, list(laid)) from None


def _settled(line: Line) -> Settled:
    return Settled.of(line, line.player or "", str(BETS[line.bet]), str(RESULTS[line.result]))


SETTLING = Settling(came, laid, settle_rows, spot, cents)
