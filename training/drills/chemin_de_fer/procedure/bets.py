"""Bets against the bank."""

from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer.clauses import Clause
from training.drills.kit.procedures import Question, Topic

BETS = Topic(
    _("Bets against the bank"),
    (
        Question(
            "whose-money",
            _("Whose money it is"),
            _("The bank loses a large coup. Out of what are the punters paid?"),
            (
                Clause.AGAINST_EACH_OTHER,
                Clause.PUNTERS_WIN,
            ),
            _("out of the bank"),
            (
                _("out of the cagnotte"),
                _("with the house’s own money"),
                _("out of the stock of the changeur"),
            ),
        ),
        Question(
            "call-bank",
            _("The call for bets"),
            _("The banker has put up the bank. How do you ask for bets?"),
            (
                Clause.CALLS,
                Clause.CROUPIER,
            ),
            _("“Messieurs, il y a … en banque”"),
            (
                _("“Messieurs, les cinq cartes”"),
                _("“La banque est aux enchères”"),
                _("“La main passe”"),
            ),
        ),
        Question(
            "who-closes",
            _("Who closes the betting"),
            _("You have called “Rien ne va plus”. The banker would still take bets. Has the betting closed?"),
            (Clause.CLOSES,),
            _("yes: the croupier closes it, and nobody else"),
            (
                _("no: it is the banker’s bank"),
                _("no: it closes when the first card is drawn"),
                _("yes, unless the punter agrees to wait"),
            ),
        ),
        Question(
            "too-much",
            _("More than is open"),
            _("A player bets more than is still open of the bank. What do you do?"),
            (
                Clause.SINGLE_STAKES,
                Clause.CROUPIER,
            ),
            _("take only what is still open"),
            (
                _("take all of it, and the bank grows"),
                _("refuse the whole bet"),
                _("cut down the bets of the others"),
            ),
        ),
        Question(
            "banco-after-bets",
            _("A banco after other bets"),
            _("Two players have bet on parts of the bank; then a third calls “Banco”. What happens to their bets?"),
            (Clause.BANCO,),
            _("they are returned"),
            (
                _("they play beside the banco"),
                _("they come first, and the banco plays for the rest"),
                _("they stay for the next coup"),
            ),
        ),
        Question(
            "suivi",
            _("Banco and banco suivi"),
            _(
                "The punter who held the cards and has just lost calls “Banco suivi”; another player has "
                "already called “Banco” for this coup. Who plays?"
            ),
            (
                Clause.SUIVI,
                Clause.BANCO,
            ),
            _("the one who called “Banco suivi”"),
            (
                _("the one who called first"),
                _("both, for half of the bank each"),
                _("the one seated nearest on the banker’s right"),
            ),
        ),
        Question(
            "late-banco",
            _("A late banco"),
            _("After “Rien ne va plus” a player calls “Banco”. No card has been drawn. Do you accept it?"),
            (Clause.LATE_CALL,),
            _("no: it comes too late"),
            (
                _("yes, until the first card is drawn"),
                _("no: only “Banco suivi” may still be called"),
                _("yes, since a banco comes before other bets"),
            ),
        ),
        Question(
            "foreign-chip",
            _("A bet in banknotes"),
            _("A player bets a banknote in euros. Is the bet valid?"),
            (Clause.CLOSES,),
            _("yes: chips of the house and euros are valid"),
            (
                _("no: only chips of the house are valid"),
                _("no: it must be changed before the betting closes"),
                _("yes, and chips of other casinos too"),
            ),
        ),
        Question(
            "by-proxy",
            _("A bet through somebody else"),
            _("A player at the maximum asks a friend to bet more for them in the same coup. What do you say?"),
            (Clause.THIRD_PARTIES,),
            _("that nobody may get round the limits"),
            (
                _("that the friend may bet up to the same maximum"),
                _("that the friend needs a seat for that"),
                _("that the banker has to agree"),
            ),
        ),
    ),
)
