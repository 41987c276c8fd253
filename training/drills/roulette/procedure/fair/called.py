"""Called bets, and bets that the croupier places."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.fair.asked import asked
from training.drills.roulette.procedure.tables import at

CALLED = Topic(
    _("Called bets"),
    (
        asked(
            "called-bet",
            _("A called bet"),
            _("A player calls the orphelins and hands you the chips before the betting closes. What do you do?"),
            (Clause.CALLED_BETS, Clause.ANNOUNCING),
            _("repeat the call aloud, place it and remember whose it is"),
            (
                _("place it in silence, so that nobody is disturbed"),
                _("give the chips back: players place their own bets"),
                _("place it only once the number has come up"),
            ),
            fits=at("fair", called=("orphelins",)),
        ),
        asked(
            "no-chips",
            _("A call without chips"),
            _("The betting is open. A player calls the tiers but hands in no chips. What do you do?"),
            (Clause.CALLED_BETS, Clause.STAKE),
            _("ask for the chips: without a stake there is no bet"),
            (
                _("repeat the call: from then on the bet plays"),
                _("place chips of the bank and take them back from the win"),
                _("note the call and ask for the chips if it loses"),
            ),
            fits=at("fair", called=("tiers",)),
        ),
        asked(
            "held-corner",
            _("A held voisins wins on the corner"),
            _("You hold a voisins that is paid to be placed, and a number of its corner comes. What do you place?"),
            (Clause.PAID_TO_BE_PLACED,),
            _("all the chips that the bet has on the corner"),
            (
                _("a single chip on the corner"),
                _("all the chips of the voisins, each on its position"),
                _("nothing: the win is handed to the player"),
            ),
            fits=at("fair", later=("voisins",)),
        ),
        asked(
            "one-kind",
            _("A second voisins"),
            _(
                "You hold a voisins that is paid to be placed, and nothing else. Another player hands you a voisins as"
                " well. May you hold both?"
            ),
            (Clause.PAID_TO_BE_PLACED,),
            _("yes: a croupier may hold several of one kind"),
            (
                _("no: a croupier may hold one bet only"),
                _("yes, and a tiers beside them as well"),
                _("yes, but only if both have chips of the same value"),
            ),
            fits=at("fair", called=("tiers",), later=("voisins",)),
        ),
        asked(
            "maximum-of-the-street",
            _("The zero street in the voisins"),
            _("In a voisins the zero street would carry more than its maximum. Is that allowed?"),
            (Clause.MAXIMUM_VOISINS,),
            _("yes, in the voisins only"),
            (
                _("yes, in every called bet"),
                _("no: the excess goes back to the player"),
                _("no: then the voisins is refused"),
            ),
        ),
        asked(
            "placed-wrongly",
            _("Your mistake, found too late"),
            _(
                "The ball is in its pocket. A player says that you placed their chip on a different split from the"
                " one they asked for. What counts?"
            ),
            (Clause.POSITION_DECIDES, Clause.NO_LIABILITY),
            _("where the chip is"),
            (
                _("what the player asked for"),
                _("neither: the chip is returned"),
                _("whichever of the two has won"),
            ),
        ),
        asked(
            "say-it-in-time",
            _("A bet in the wrong place"),
            _("You have placed a player’s chip on the wrong number. Until when may the player have it corrected?"),
            (Clause.REPORT_MISTAKES,),
            _("until “Rien ne va plus”, by telling the chef"),
            (
                _("until the ball drops, since the mistake is yours"),
                _("until the losing chips are raked in"),
                _("until the bet is paid"),
            ),
        ),
        asked(
            "held-tiers",
            _("A tiers that is held"),
            _("A tiers is paid to be placed, and one of its numbers comes. Put the steps in order."),
            (Clause.CALLED_BETS, Clause.CLOSES, Clause.PAID_TO_BE_PLACED),
            steps=(
                _("The player calls the tiers and hands in its chips"),
                _("You repeat the call aloud and keep the chips"),
                _("You say “Rien ne va plus”"),
                _("The ball drops into its pocket"),
                _("You place a chip on the winning split"),
                _("You pay the split"),
            ),
            fits=at("fair", called=("tiers",), later=("tiers",)),
        ),
    ),
)
