"""What is asked during a shift at a roulette table."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.drills.kit.items import Value
from training.drills.roulette.picture_bet import NAME as PICTURE_BET

NAME = "french-shift"
# The players by the colour of their chips, as the notation of a game names them.
PLAYERS: dict[str | None, str] = {None: "amber", "2": "blue", "3": "violet"}


def player_said(player: str | None) -> dict[str, Value]:
    """Return the player of a phrase, named by the colour of the chips in the drawing."""
    return {"player": {"say": f"{PICTURE_BET}.player.{PLAYERS[player]}"}}


TEXTS: dict[str, Promise | str] = {
    # Translators: {player} is a player, named by the colour of the chips: Amber, Blue, Violet.
    f"{NAME}.change": _(
        "{player} asks for change: {amount} in chips of {value}, set out in groups of"
        " {group, plural, one {# chip} other {# chips}}. Count aloud."
    ),
    f"{NAME}.called": _("{player} calls: “{bet}, in chips of {unit}.” How many chips, and for how much in all?"),
    f"{NAME}.in-time": _(
        "The ball is running, and you have not called “Rien ne va plus” yet. {player} bets {stake}: {bet}."
    ),
    f"{NAME}.too-late": _("You have called “Rien ne va plus”. Then {player} bets {stake}: {bet}."),
    f"{NAME}.chef-allows": _(
        "You have called “Rien ne va plus”. Then {player} bets {stake}: {bet}. The chef de table allows it."
    ),
    f"{NAME}.late": _("What happens to this bet?"),
    f"{NAME}.accept": pgettext_lazy("late bet", "It plays."),
    f"{NAME}.refuse": pgettext_lazy("late bet", "It is given back."),
    f"{NAME}.zero": _("Zero comes up. What happens to the stakes off the numbers?"),
    f"{NAME}.held": _("The number {number} comes up. What happens to the stakes in prison?"),
    # Translators: whose stake it is, the name of the bet and the amount.
    f"{NAME}.stake": _("{player}: {bet}, {stake}"),
    f"{NAME}.prisoner": _("{player}: {bet}, {stake}, in prison, free after {wins, plural, one {# win} other {# wins}}"),
    # Translators: {about} is a stake: its player, the bet and the amount.
    f"{NAME}.half": _("{about}. The player takes half."),
    # Translators: {about} is a stake: its player, the bet and the amount. {bet} is the name of another bet.
    f"{NAME}.move": _("{about}. The player has it moved: {bet}."),
    f"{NAME}.back": _("What these stakes give back to the players in all"),
    f"{NAME}.claim": _("{number} has come up. Before you pay, {player} claims a stake of {stake}: {bet}."),
    f"{NAME}.claim-part": _("What do you pay on this claim?"),
    f"{NAME}.claim-pay": _("{won}: the stake is there and has won"),
    f"{NAME}.claim-nothing": _("Nothing: the stake is not there"),
    f"{NAME}.unclaimed": _("{number} has come up. Nobody claims the win of this bet: {bet}, {stake}."),
    f"{NAME}.unclaimed-part": _("What happens to the win?"),
    f"{NAME}.aside-now": _("It is put aside for the player at once."),
    f"{NAME}.aside-later": _("It is put aside for the player after {spins, plural, one {# spin} other {# spins}}."),
    f"{NAME}.to-the-bank": _("It goes to the bank."),
    f"{NAME}.winners": _("{number} has come up. Pay the winners."),
    f"{NAME}.order": _("The order in which they are paid"),
    # Translators: {player} is a player, named by the colour of the chips: Amber, Blue, Violet.
    f"{NAME}.pay": _("{player}: amount paid"),
    # Translators: {player} is a player, named by the colour of the chips: Amber, Blue, Violet.
    f"{NAME}.cut": _("{player}: the payment in chips"),
    f"{NAME}.float": _("Your shift ends and the table closes with these chips. What restores the float?"),
}
