"""What is asked during a shift at a blackjack table."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

NAME = "bj-shift"

TEXTS: dict[str, Promise | str] = {
    f"{NAME}.change": _("The player at box {box} gives you {amount} in notes and asks for chips of {value}."),
    f"{NAME}.chips": _("Number of chips"),
    f"{NAME}.left": _("Of this, left after a push"),
    f"{NAME}.in-time": _("Betting is still open. The player at box {box} adds {more} to the stake."),
    f"{NAME}.too-late": _(
        "Betting is closed, and the boxes have their cards. The player at box {box} adds {more} to the first stake."
    ),
    f"{NAME}.take-back": _(
        "Betting is closed, and the boxes have their cards. The player at box {box} wants to take back the stake."
    ),
    f"{NAME}.late": _("What do you do?"),
    f"{NAME}.insure": _("The player at box {box}, with a stake of {stake}, wants to bet {amount} on insurance."),
    f"{NAME}.insured": _("Do you accept this insurance bet?"),
    f"{NAME}.double": _("The holder of box {box} wants to double these two cards and adds {stake}."),
    f"{NAME}.split": _("The holder of box {box} wants to split these two cards and adds {stake}."),
    f"{NAME}.may": _("Do you accept the added stake?"),
    f"{NAME}.allow": pgettext_lazy("blackjack stake", "Allow it"),
    f"{NAME}.refuse": pgettext_lazy("blackjack stake", "Refuse it"),
    f"{NAME}.count": _("Which total do you call for box {box}, and what kind of hand is it?"),
    f"{NAME}.played": _("All the boxes have played. Your own hand is next."),
    f"{NAME}.draws": _("What do you do?"),
    f"{NAME}.draw.rule": _("draw by the dealer’s rule, until you stand or bust"),
    f"{NAME}.draw.two": _("draw a second card, and none after it"),
    f"{NAME}.draw.none": _("draw no card"),
    f"{NAME}.insurances": _("It is known whether you have a blackjack. Settle the insurance bets."),
    f"{NAME}.pay": _("The round is over. Settle the stakes on the hands, box by box, without the insurance bets."),
    f"{NAME}.won": _("Box {box}: paid to the player"),
    f"{NAME}.kept": _("Box {box}: what the player keeps of the stakes"),
    # Translators: {got} and {more} are amounts of money; what was paid to a winning hand, without its stake.
    f"{NAME}.claim": _("Box {box} was paid {got}. Its player claims {more} more."),
    # Translators: {got} and {more} are amounts of money; what was paid to a winning hand, without its stake.
    f"{NAME}.claim-hand": _("Hand {hand} of box {box} was paid {got}. Its player claims {more} more."),
    f"{NAME}.claim-part": _("What do you pay on this claim?"),
    f"{NAME}.claim-pay": _("{more}: too little was paid"),
    f"{NAME}.claim-nothing": _("Nothing: the hand was settled correctly"),
    f"{NAME}.float": _(
        "Your shift ends. The float opened with {float} in chips, and you changed {notes} in notes. What is the result"
        " of the table, and what does the float hold now?"
    ),
    f"{NAME}.round": pgettext_lazy("blackjack table", "Round"),
    f"{NAME}.taken": _("Stakes collected"),
    f"{NAME}.paid": _("Paid to players"),
    f"{NAME}.way": _("The result of the table"),
    f"{NAME}.gain": pgettext_lazy("result of a table", "a gain"),
    f"{NAME}.loss": pgettext_lazy("result of a table", "a loss"),
    f"{NAME}.even": pgettext_lazy("result of a table", "neither"),
    f"{NAME}.result": _("Amount of the result"),
    f"{NAME}.float-holds": _("Chips in the float"),
}
