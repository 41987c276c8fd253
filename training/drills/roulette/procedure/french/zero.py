"""Zero and prison."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.french.asked import asked

ZERO = Topic(
    _("Zero and prison"),
    (
        asked(
            "zero",
            _("What is done at zero"),
            _("Zero comes up. Put the steps in order."),
            (Clause.ZERO_ORDER,),
            steps=(
                _("The right-hand croupier calls the winning combinations and what is on passe"),
                _("The right-hand croupier rakes the losing bets"),
                _("The right-hand croupier says “Enfermé à …” and puts the bets on that side in prison"),
                _("The winning bets on zero are paid"),
            ),
        ),
        asked(
            "zero-left",
            _("Who imprisons what"),
            _("Zero comes up, and you sit on the left. Which bets do you put in prison?"),
            (Clause.ZERO_ORDER,),
            _("those on rouge, impair and manque"),
            (
                _("those on noir, pair and passe"),
                _("those on all the even chances"),
                _("none: the right-hand croupier does that"),
            ),
        ),
        asked(
            "zero-silent",
            _("A player who says nothing after zero"),
            _("A player has just bet on noir; zero comes up, and the player says nothing. What happens to the bet?"),
            (Clause.ZERO_CHOICE,),
            _("it stays in prison on noir"),
            (
                _("it is divided, and half goes back to the player"),
                _("it is lost"),
                _("it is free for the next spin"),
            ),
        ),
        asked(
            "zero-order",
            _("Moving an imprisoned bet"),
            _("A player asks to have an imprisoned bet moved to another even chance. Who may move it?"),
            (Clause.ZERO_ON_ORDER,),
            _("a croupier, on the order of the chef"),
            (
                _("the player, while the ball is not running"),
                _("a croupier, on the player’s word alone"),
                _("nobody: it must stay where it is"),
            ),
        ),
        asked(
            "zero-split",
            _("A split with zero"),
            _("Zero comes up. What becomes of a bet on the split of zero and two?"),
            (Clause.ZERO_NUMBERS,),
            _("it wins as usual"),
            (_("it goes to prison"), _("it loses"), _("half of it goes back to the player")),
        ),
    ),
)
