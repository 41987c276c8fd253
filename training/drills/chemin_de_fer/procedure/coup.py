"""The coup, the rule table and the cagnotte."""

from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer.clauses import Clause
from training.drills.kit.procedures import Question, Topic

COUP = Topic(
    _("The coup"),
    (
        Question(
            "coup",
            _("A coup of the bank"),
            _("Nobody has a natural, and the bank wins. Put what happens in order."),
            (
                Clause.CALLS,
                Clause.DEAL,
                Clause.ONE_CARD,
                Clause.BANK_WINS,
                Clause.CAGNOTTE,
            ),
            steps=(
                _("The croupier calls “Messieurs, il y a … en banque”"),
                _("The croupier calls “Les jeux sont faits, rien ne va plus”"),
                _("The banker draws the first cards for both sides"),
                _("The punter says “Carte” or “Pas de carte”"),
                _("The banker turns the bank’s cards over and draws or stands"),
                _("The croupier calls “La banque gagne”"),
                _("The cagnotte is taken"),
            ),
        ),
        Question(
            "second-card",
            _("Where the second card goes"),
            _("The banker draws the second card of the coup. For which side is it?"),
            (Clause.DEAL,),
            _("for the bank"),
            (
                _("for the punter"),
                _("for the side with the higher bet"),
                _("for neither: it is discarded"),
            ),
        ),
        Question(
            "stands-call",
            _("The call of a punter who stands"),
            _("The punter wants to stand. What is the call?"),
            (Clause.CALLS,),
            _("“Pas de carte”"),
            (
                _("“Carte”"),
                _("“Abatage”"),
                _("“La main passe”"),
            ),
        ),
        Question(
            "equal-call",
            _("The call at equal scores"),
            _("Both sides have the same score. What do you call?"),
            (
                Clause.CALLS,
                Clause.EQUAL,
            ),
            _("“Égalité, le coup est nul”"),
            (
                _("“La banque gagne”"),
                _("“Abatage”"),
                _("“La main passe”"),
            ),
        ),
        Question(
            "looks-early",
            _("A look at the card"),
            _("The banker turns the edge of a card up while drawing it from the shoe. What do you say?"),
            (Clause.LOOKING,),
            _("that nobody may look at a card while it is drawn"),
            (
                _("that only the cards of the bank may be looked at"),
                _("that the card must be shown to the punter too"),
                _("nothing: the banker draws as the banker likes"),
            ),
        ),
        Question(
            "tells-punter",
            _("A player advises the punter"),
            _("A player with a bet of their own tells the punter to draw. What applies?"),
            (
                Clause.PUNTER_FOR_ALL,
                Clause.SILENCE,
            ),
            _("Nobody tells the punter what to do"),
            (
                _("Everyone with a bet may speak"),
                _("The punter must do as most bets ask"),
                _("Only seated players may advise"),
            ),
        ),
        Question(
            "third-card",
            _("How a third card is dealt"),
            _("The punter has said “Carte”. How is the card dealt?"),
            (Clause.ONE_CARD,),
            _("face up"),
            (
                _("face down, for the punter alone"),
                _("face down, until the banker has drawn"),
            ),
        ),
    ),
)

TABLEAU = Topic(
    _("Rule table and cagnotte"),
    (
        Question(
            "asks-late",
            _("The rule table is asked for late"),
            _("The banker has drawn a third card and now asks for the rule table for this coup. Do you allow it?"),
            (Clause.RULE_TABLE,),
            _("no: it is asked for before the cards are played"),
            (
                _("yes, until the bets are paid"),
                _("yes, if the punter agrees"),
                _("no: only the punter may ask for the rule table"),
            ),
        ),
        Question(
            "announce-table",
            _("Somebody asks for the rule table"),
            _("The banker asks you for the rule table in good time. What do you do?"),
            (
                Clause.TABLE_ANNOUNCED,
                Clause.RULE_TABLE,
            ),
            _("tell the other players that the banker plays by it"),
            (
                _("keep it to yourself, so that the punter cannot use it"),
                _("ask the punter whether to allow it"),
                _("tell only the table supervisor"),
            ),
        ),
        Question(
            "drew-against",
            _("Drawn against the table"),
            _("The banker plays by the rule table and has drawn a third card where it says stand. What now?"),
            (Clause.REBUILT,),
            _("the coup is rebuilt: the bank plays without that card"),
            (
                _("the card counts, since it has been seen"),
                _("the coup is void"),
                _("the bank loses the coup, since the table binds it"),
            ),
        ),
        Question(
            "cagnotte-when",
            _("When the cagnotte is taken"),
            _("The bank has won a coup, and the banker goes on. When is the cagnotte taken?"),
            (Clause.CAGNOTTE,),
            _("at once, in full view"),
            (
                _("when the bank passes"),
                _("after every second win"),
                _("when the shoe is finished"),
            ),
        ),
        Question(
            "punter-cagnotte",
            _("When the punters win"),
            _("The punters have won. What does the house take?"),
            (Clause.PUNTERS_WIN, Clause.CAGNOTTE),
            _("nothing"),
            (
                _("the cagnotte, from each punter"),
                _("the cagnotte, from the one who held the cards"),
                _("the cagnotte, from what is left in the bank"),
            ),
        ),
    ),
)
