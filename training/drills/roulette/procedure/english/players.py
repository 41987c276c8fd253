"""The players, and what goes wrong."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.english.asked import asked
from training.drills.roulette.procedure.manners import manners
from training.drills.roulette.procedure.tables import at

PLAYERS = Topic(
    _("Players, disputes, incidents"),
    (
        asked(
            "placed-for-you",
            _("A stake out of reach"),
            _("A player in colour asks you to place a stake that is out of reach. Do you have to?"),
            (Clause.COLOUR_PLACED_FOR_YOU,),
            _("you may, but you do not have to"),
            (
                _("you have to"),
                _("you may not: players place their own stakes"),
                _("you have to if the player asks the chef"),
            ),
        ),
        asked(
            "called-bet",
            _("A called bet"),
            _("The betting is open. A player calls a tiers and hands you the chips. What do you do?"),
            (Clause.CALLED_BETS,),
            _("repeat the call aloud, place it and remember whose it is"),
            (
                _("place it in silence, so that nobody is disturbed"),
                _("hold the chips until the number has come up"),
                _("place it wherever there is room on the splits"),
            ),
            fits=at("english", called=("tiers",)),
        ),
        asked(
            "colour-tip",
            _("A tip in colour"),
            _("A player gives you a colour chip as a tip. What happens to it?"),
            (Clause.COLOUR_TIPS,),
            _("it is changed into value chips at once"),
            (
                _("it is changed when the player leaves"),
                _("it is changed at the end of the game"),
                _("it is played for the staff at the next spin"),
            ),
        ),
        *manners(asked),
        asked(
            "called-in-order",
            _("A called bet from the call to the result"),
            _("A player wants the tiers. Put the steps in order."),
            (Clause.CALLED_BETS, Clause.ONLY_ON_LAYOUT, Clause.CLOSES, Clause.POINTING),
            steps=(
                _("The player calls the tiers and hands in its chips"),
                _("You repeat the call aloud"),
                _("You place all the chips of the tiers on the layout"),
                _("You say “Rien ne va plus”"),
                _("You call the number"),
            ),
            fits=at("english", called=("tiers",)),
        ),
        asked(
            "limits-kept",
            _("Who sees that the limits are kept"),
            _("A player has not read the sign with the limits. Who sees that the limits are kept?"),
            (Clause.LIMITS,),
            _("the staff at the table"),
            (
                _("the player alone, who should have read it"),
                _("the other players at the table"),
                _("the cash desk, when the chips are changed back"),
            ),
        ),
    ),
)
