"""The end of a hand that a form asks about: the board and the button, and a row for each player."""

from collections.abc import Iterator, Mapping

from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.core.cards import parse_cards
from games.core.money import parse_money
from games.core.problems import Problem, Refused
from games.texas_holdem.clauses import Clause
from games.texas_holdem.players import Player
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.showdown import Showdown, Won, showdown
from games.web.kit.formats import money
from games.web.kit.poker import CATEGORIES
from games.web.kit.settling import Asked, Entry, Kind, Settled, Settling, at_rows
from games.web.texas_holdem.words import POTS

_FIELDS = {"name": "player"}


def came(_rules: Ruleset) -> tuple[Asked, ...]:
    cards = _("All five, such as 2c 7d 9h Js Kd; fewer if nobody called.")
    return (Asked("board", pgettext_lazy("hold’em", "The board"), Kind.CARDS, hint=cards, needed=False),)


def laid(_rules: Ruleset) -> tuple[Asked, ...]:
    return (
        Asked("cards", _("Cards"), Kind.CARDS, hint=_("Empty if not shown."), needed=False),
        Asked("put_in", _("Put in during the hand"), Kind.AMOUNT),
        Asked("folded", pgettext_lazy("hold’em", "Folded"), Kind.CHOICE, {"yes": _("Yes")}, needed=False),
        Asked(
            "button", _("On the button"), Kind.CHOICE, {"yes": _("Yes")}, _("Else the last player is."), needed=False
        ),
    )


def settle_rows(rules: Ruleset, came: Entry, laid: Mapping[int, Entry]) -> list[Settled]:
    """Settle the pots. The rows are the players clockwise, the last of them on the button unless another one is said
    to be. Raise Refused."""
    players = [_player(entry) for entry in laid.values()]
    on_button = [row for row, entry in laid.items() if "button" in entry]
    if len(on_button) > 1:
        raise Refused(Problem("two_buttons", f"laid[{on_button[1]}].button", {}, Clause.BUTTON))
    button = next((laid[row].get("player", "") for row in on_button or list(laid)[-1:]), "")
    try:
        done = showdown(rules, parse_cards(came.get("board", "")), players, button)
    except Refused as refused:
        raise at_rows(refused, list(laid), "players", _FIELDS) from None
    return [*(_put_in(player, done) for player in players), *(line for pot in done.pots for line in _won(pot))]


def _player(entry: Entry) -> Player:
    put_in, cards = parse_money(entry["put_in"]), parse_cards(entry.get("cards", ""))
    return Player(entry.get("player", ""), cards, put_in, "folded" in entry)


def _put_in(player: Player, done: Showdown) -> Settled:
    """Return what a player put in, and what of it nobody called."""
    back = done.returned[player.name]
    uncalled = tuple(clause for line in done.lines if line.name == player.name and back for clause in line.because[:1])
    because = uncalled[:1] or tuple(pot.because[0] for pot in done.pots[:1])
    said = gettext("What nobody called goes back") if back else gettext("Into the pot")
    return Settled(player.name, gettext("Put in"), said, player.contributed, 0, back, because)


def _won(pot: Won) -> Iterator[Settled]:
    """Yield what each winner of a pot receives, and why; the house's rake of it is said with the first."""
    name = str(POTS[pot.because[0]])
    for place, award in enumerate(pot.awards):
        hand = str(CATEGORIES[award.hand.category]) if award.hand else gettext("The last player left")
        rake = gettext("{hand}, after a rake of {amount}").format(hand=hand, amount=money(pot.rake))
        because = dict.fromkeys((*award.because, *pot.because))
        yield Settled(award.name, name, rake if pot.rake and not place else hand, 0, award.share, 0, tuple(because))


SETTLING = Settling(came, laid, settle_rows)
