"""The spin, from the stacks to the last payment."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.english.asked import asked
from training.drills.roulette.procedure.tables import at

SPIN = Topic(
    _("The spin"),
    (
        asked(
            "spin",
            _("A spin from the stacks to the last payment"),
            _("You work without a helper. Put the steps of a spin in order, beginning with the stacks."),
            (Clause.REBUILT_STACKS, Clause.CLOSES, Clause.POINTING, Clause.PAYING_BY_PLAYER),
            steps=(
                _("Rebuild the stacks of colour chips"),
                _("Launch the ball"),
                _("Say “Rien ne va plus”"),
                _("Call the number and its even chances, and point it out"),
                _("Collect the losing stakes"),
                _("Announce what each winning combination of a player is worth"),
                _("Pay that player"),
            ),
        ),
        asked(
            "direction",
            _("Wheel and ball"),
            _("At the previous spin you turned the wheel to the right. What do you do now?"),
            (Clause.LAUNCH,),
            _("turn it to the left and launch the ball to the right"),
            (
                _("turn it to the right and launch the ball to the left"),
                _("turn it to the left and launch the ball to the left"),
                _("turn it to the right and launch the ball to the right"),
            ),
        ),
        asked(
            "stacks",
            _("The stacks before the ball"),
            _("You work without a helper. The players are in a hurry, and the stacks are not rebuilt. What do you do?"),
            (Clause.REBUILT_STACKS,),
            _("rebuild the stacks before you launch the ball"),
            (
                _("launch the ball and rebuild them while it runs"),
                _("launch the ball and rebuild them after the payments"),
                _("ask the chef to rebuild them"),
            ),
        ),
        asked(
            "when-closed",
            _("When the betting closes"),
            _("When do you say “Rien ne va plus”?"),
            (Clause.CLOSES,),
            _("when the ball begins to slow"),
            (
                _("as you launch the ball"),
                _("when the ball drops into a pocket"),
                _("when no player reaches for the layout any more"),
            ),
        ),
        asked(
            "late-chip",
            _("A chip after the call"),
            _("A player places a chip after “Rien ne va plus”. What do you do?"),
            (Clause.CLOSES, Clause.LATE_STAKE, Clause.ONLY_ON_LAYOUT),
            _("say that it does not play and give it back"),
            (
                _("let it play if the ball has not dropped yet"),
                _("leave it there and take it if it loses"),
                _("keep it for the next spin"),
            ),
        ),
        asked(
            "pointing",
            _("After the call"),
            _("You have called the number and the winning even chances aloud. What else do you do?"),
            (Clause.POINTING,),
            _("you point it out to the whole table"),
            (
                _("you wait until a player asks to see it"),
                _("you show it to the chef alone"),
                _("you take the winning chips off it"),
            ),
        ),
        asked(
            "to-be-placed",
            _("A tiers to be placed later"),
            _("A player asks you to hold a tiers and to place only the winning split after the spin. What do you say?"),
            (Clause.ONLY_ON_LAYOUT,),
            _("that all of it must be on the layout at “Rien ne va plus”"),
            (
                _("that you hold it if the chef agrees"),
                _("that you hold it if no voisins is held"),
                _("that you hold it if the value is said aloud"),
            ),
            fits=at("english", called=("tiers", "voisins")),
        ),
        asked(
            "moved-in-time",
            _("A stake to be moved"),
            _("The ball runs, and the betting is still open. A player wants to move a stake. What do you answer?"),
            (Clause.OPENS, Clause.CLOSES),
            _("that it may be moved until the betting closes"),
            (
                _("that it may be moved until the ball drops"),
                _("that a stake stays where it has been placed"),
                _("that it may be taken back, but not moved"),
            ),
        ),
    ),
)
