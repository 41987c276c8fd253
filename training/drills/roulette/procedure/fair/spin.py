"""The spin of a single croupier, from the first call to the last payment."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.fair.asked import asked

SPIN = Topic(
    _("The spin"),
    (
        asked(
            "spin",
            _("A spin from the first call to the last payment"),
            _("Put the steps of a spin in order."),
            (Clause.OPENS, Clause.CLOSES, Clause.CALL, Clause.DOLLY, Clause.PAYING_FAIR),
            steps=(
                _("Say “Faites vos jeux”"),
                _("Say “Rien ne va plus”"),
                _("Call the result and show the number with the dolly"),
                _("Rake in the losing chips"),
                _("Pay the bets off the numbers"),
                _("Pay each colour what it has won on the numbers"),
            ),
        ),
        asked(
            "who",
            _("Who does what"),
            _("Who spins the ball, rakes and pays at the Fair table?"),
            (Clause.CREW_FAIR,),
            _("one croupier, all of it"),
            (
                _("one croupier spins and pays, the chef rakes"),
                _("two croupiers, who take turns"),
                _("the chef spins, one croupier rakes and pays"),
            ),
        ),
        asked(
            "direction",
            _("Which way the wheel turns"),
            _("At the last spin the wheel turned to the left. Which way does it turn now?"),
            (Clause.LAUNCH_FAIR,),
            _("to the left again"),
            (
                _("to the right: it changes at every spin"),
                _("to the right, if the last number was red"),
                _("either way, as you like"),
            ),
        ),
        asked(
            "dolly",
            _("Showing the number"),
            _("You have called the result. How do you show the number on the layout?"),
            (Clause.DOLLY,),
            _("with the dolly, before the losing chips are raked in"),
            (
                _("with the dolly, once the losing chips have been raked in"),
                _("with the rake, which stays there while you pay"),
                _("by taking the winning chips off it"),
            ),
        ),
        asked(
            "late-chip",
            _("A late chip"),
            _("After “Rien ne va plus” a player places a chip. The chef does not allow it. What do you do?"),
            (Clause.CLOSES, Clause.CHEF_EXCEPTION, Clause.LATE_STAKE),
            _("say that it does not play and give it back"),
            (
                _("let it play if the ball has not dropped yet"),
                _("leave it there and take it if it loses"),
                _("keep it for the next spin"),
            ),
        ),
        asked(
            "exception",
            _("Who may make an exception"),
            _("A bet comes after “Rien ne va plus”. Who may let it play?"),
            (Clause.CHEF_EXCEPTION,),
            _("the chef alone"),
            (
                _("the croupier, while the ball runs"),
                _("the other players, if none objects"),
                _("nobody, not even the chef"),
            ),
        ),
        asked(
            "when-closed",
            _("When the betting closes"),
            _("When do you say “Rien ne va plus”?"),
            (Clause.CLOSES,),
            _("when the ball begins to slow"),
            (
                _("when the players have been asked twice"),
                _("when the ball drops into a pocket"),
                _("when no player reaches for the layout any more"),
            ),
        ),
        asked(
            "new-bet",
            _("A new bet on a position that has won"),
            _("A player wants to add chips to a position that has won. When is that allowed?"),
            (Clause.NEW_BETS,),
            _("when all payments have been made"),
            (
                _("when the losing chips have been raked in"),
                _("when that position has been paid"),
                _("when the result has been called"),
            ),
        ),
    ),
)
