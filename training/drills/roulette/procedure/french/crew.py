"""Conduct, disputes, and changing the crew."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.french.asked import asked

CREW = Topic(
    _("Disputes and the crew"),
    (
        asked(
            "conduct",
            _("A guest loses a great deal"),
            _("The bank wins a very large stake. How do you look?"),
            (Clause.CONDUCT, Clause.TRADE),
            _("courteous as always, neither glad nor sorry"),
            (_("glad for the house"), _("sorry for the player"), _("stern, so that nobody complains")),
        ),
        asked(
            "tip",
            _("A tip"),
            _("A player has won on the number and gives nothing to the staff. What do you do?"),
            (Clause.TIPS,),
            _("nothing: the staff never ask for a tip"),
            (
                _("you ask for one, politely"),
                _("you pass the win a little more slowly"),
                _("you put a chip of the win aside"),
            ),
        ),
        asked(
            "asked-in-dispute",
            _("A player asks you during a dispute"),
            _("In a dispute the player turns to you and asks what you saw. What do you do?"),
            (Clause.DISPUTES_STAFF,),
            _("you do not address the player"),
            (
                _("you answer, if you are certain"),
                _("you answer, in a low voice"),
                _("you ask the other players what they saw"),
            ),
        ),
        asked(
            "who-decides",
            _("Who decides a dispute"),
            _("A claim is disputed. Who decides it?"),
            (Clause.DISPUTES,),
            _("the management, without appeal"),
            (
                _("the croupier who paid"),
                _("the chef, together with the player"),
                _("the inspectors, unless the player appeals"),
            ),
        ),
        asked(
            "wrong-place",
            _("A bet placed in the wrong position"),
            _(
                "After the spin a player says that you put the chip in the wrong place, and claims the win of the right"
                " one. What is paid?"
            ),
            (Clause.POSITION_DECIDES, Clause.REPORT_MISTAKES, Clause.NO_LIABILITY),
            _("what the chip wins where it is"),
            (
                _("what the other place wins, since the mistake was yours"),
                _("the better of the two"),
                _("nothing; the stake is given back"),
            ),
        ),
        asked(
            "crew-change",
            _("Changing places"),
            _("You are relieved. Put the steps in order."),
            (Clause.CREW_CHANGE,),
            steps=(
                _("The relief taps you lightly on the shoulder"),
                _("You hand over the bets that you hold and finish what is in hand"),
                _("You get up"),
                _("You clap both hands lightly, palms down, and check the chair"),
            ),
        ),
        asked(
            "relieved-at-the-ball",
            _("Relieved at the ball"),
            _("You are at the ball and about to be relieved. What do you do?"),
            (Clause.CREW_CHANGE,),
            _("say “Après le coup, les boules passent” and finish the spin"),
            (
                _("get up at once, and the relief finishes the spin"),
                _("take the ball out and have the relief spin it again"),
                _("say “Rien ne va plus” and get up when the ball drops"),
            ),
        ),
        asked(
            "placed-before-relief",
            _("Bets that you have placed"),
            _("Your relief is there, but you have placed bets for players at this spin. When may you get up?"),
            (Clause.CREW_CHANGE,),
            _("when those bets have been settled"),
            (
                _("at once, if the relief has seen them"),
                _("when the ball has dropped"),
                _("when the players agree"),
            ),
        ),
    ),
)
