"""The spin, from the first call to the result."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic, suspended
from training.drills.roulette.procedure.french.asked import asked
from training.drills.roulette.procedure.manners import new_limits
from training.drills.roulette.procedure.tables import at

SPIN = Topic(
    _("The spin"),
    (
        asked(
            "spin",
            _("A spin from the first call to the last"),
            _("There are wins on the number. Put the steps of the spin in order."),
            (Clause.OPENS, Clause.CLOSES, Clause.CALL, Clause.WINNERS_CALLED, Clause.CLEARING, Clause.TOUT_EST_PAYE),
            steps=(
                _("Say “Faites vos jeux”"),
                _("Say “Rien ne va plus”"),
                _("Call the number and its even chances"),
                _("Put the rake on the number and call the winning combinations"),
                _("Free the number and rake the losing bets"),
                _("Pay the wins on the number, now clear of losing bets"),
                _("Say “Tout est payé au numéro”"),
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
            "who-spins",
            _("Who spins the ball"),
            _("Who spins the ball?"),
            (Clause.STAFF,),
            _("the croupiers at the wheel, taking turns"),
            (
                _("always the right-hand croupier"),
                _("the chef, who supervises the game"),
                _("all the croupiers in turn, the bout de table too"),
            ),
        ),
        asked(
            "called-bet",
            _("A called bet"),
            _("A player calls a finale and hands you the chips before the betting closes. What do you do?"),
            (Clause.CALLED_BETS, Clause.ANNOUNCING),
            _("repeat the call aloud, place it and remember whose it is"),
            (
                _("place it in silence, so that nobody is disturbed"),
                _("give the chips back: players place their own bets"),
                _("place it only once the number has come up"),
            ),
            fits=at("french", called=("finale",)),
        ),
        asked(
            "held-bets",
            _("A bet that you hold"),
            _("You hold a tiers that is paid to be placed, and the ball runs. What do you do?"),
            (Clause.HELD_BETS,),
            _("repeat it aloud with its amount"),
            (
                _("place its chips before the ball drops"),
                _("pass it to your colleague on the other side"),
                _("say nothing until a number of it comes up"),
            ),
            fits=at("french", later=("tiers",)),
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
            "unknown-mass",
            _("A mass that cannot be counted"),
            _("The ball runs, and a mass is placed that cannot be counted in time. What do you say aloud?"),
            (Clause.UNKNOWN_MASS,),
            _("“La masse joue jusqu’à concurrence du maximum”"),
            (_("“Masse à passe”"), _("“Les billets jouent”"), _("“Rien à passe”")),
        ),
        asked(
            "astride",
            _("A mass astride two dozens"),
            _(
                "The ball runs. A mass is placed astride two dozens, and there is no time to divide it."
                " When may it play?"
            ),
            (Clause.ASTRIDE,),
            _("with permission from the chef"),
            (
                _("always, since the player meant both"),
                _("if the player names one of the dozens after the spin"),
                _("if it is below the maximum, without asking anybody"),
            ),
        ),
        asked(
            "chip-in-wheel",
            _("A chip in the wheel"),
            _("While the wheel turns and the ball runs, a chip falls into the wheel. What happens?"),
            (Clause.CHIP_IN_WHEEL,),
            _("the spin is stopped, and the ball is spun again"),
            (
                _("the spin goes on, and the chip is taken out afterwards"),
                _("the ball is stopped by hand, and its pocket counts"),
                _("all bets on the layout lose"),
            ),
        ),
        asked(
            "by-proxy",
            _("A bet through somebody else"),
            _("A player at the maximum gives chips to a friend, for the same number. What do you say?"),
            (Clause.THIRD_PARTIES,),
            _("that nobody may get round the limits"),
            (
                _("that the friend may bet up to the same maximum"),
                _("that the friend needs a seat for that"),
                _("that you will place the chips for the friend"),
            ),
        ),
        new_limits(asked),
        suspended(Clause.SUSPENSION, _("the croupiers at the table, by agreement"), asked),
    ),
)
