"""The cards of a taille, and who works at the table."""

from django.utils.translation import gettext_lazy as _

from games.trente_quarante.clauses import Clause
from training.drills.kit.procedures import Question, Topic, suspended

TAILLE = Topic(
    _("The taille"),
    (
        Question(
            "new-taille",
            _("A new taille"),
            _("You prepare and begin a taille. Put the steps in order."),
            (
                Clause.SHUFFLE,
                Clause.BURN,
                Clause.ROWS,
            ),
            steps=(
                _("Shuffle the decks by hand"),
                _("Load the cards into the shuffler"),
                _("Announce “Messieurs, les cinq cartes” and discard the first cards"),
                _("Deal the row of noir"),
                _("Deal the row of rouge"),
            ),
        ),
        Question(
            "burn-call",
            _("The call at the burnt cards"),
            _("A taille begins and you burn the first cards. What do you announce?"),
            (Clause.BURN,),
            _("“Messieurs, les cinq cartes”"),
            (
                _("“Messieurs, faites vos jeux”"),
                _("“Rien ne va plus”"),
                _("“Un après”"),
            ),
        ),
        Question(
            "burnt-cards",
            _("What the burnt cards decide"),
            _("The first card that you burn is red. What does it decide?"),
            (
                Clause.BURN,
                Clause.COULEUR,
            ),
            _("nothing: burnt cards are not played"),
            (
                _("between couleur and inverse in the first coup"),
                _("which row is dealt first in the first coup"),
            ),
        ),
        Question(
            "faulty-decks",
            _("A card too often"),
            _("In one taille the same card turns up more often than there are decks. What does that mean?"),
            (Clause.SHOE,),
            _("the decks are faulty"),
            (
                _("nothing: that is chance"),
                _("the cards have been mixed too little"),
            ),
        ),
        Question(
            "run-out",
            _("The cards run out"),
            _(
                "The cards run out in the middle of the row of rouge. What becomes of the "
                "stakes that were placed for this coup?"
            ),
            (
                Clause.TAILLE,
                Clause.RUN_OUT_NEW,
            ),
            _("they go back: the coup does not count"),
            (
                _("those on noir win, since only its row is complete"),
                _("they stay for the first coup of the next taille"),
                _("half of each goes to the bank"),
            ),
        ),
        Question(
            "midi-mini",
            _("Midi and mini"),
            _("What does the midi have that the mini does not?"),
            (
                Clause.MIDI,
                Clause.TERM_MIDI,
            ),
            _("insurance and prison"),
            (
                _("couleur and inverse"),
                _("cards that are burnt"),
                _("ties that void the coup"),
            ),
        ),
        Question(
            "mini-shuffle",
            _("The shuffle at the mini"),
            _("How are the cards shuffled at the mini table?"),
            (Clause.SHUFFLE_MINI,),
            _("by hand, at the end of each taille"),
            (
                _("by the shuffler, at the end of each taille"),
                _("by hand, after each coup"),
                _("by the shuffler, while the coup is paid"),
            ),
        ),
        Question(
            "mini-cards",
            _("The cards at the mini"),
            _("Where do you draw the cards from at the mini table?"),
            (Clause.MINI, Clause.SHUFFLE_MINI),
            _("from an ordinary shoe"),
            (
                _("from the automatic shuffler"),
                _("from the hand, without a shoe"),
                _("from the basket of the last taille"),
            ),
        ),
    ),
)

STAFF = Topic(
    _("Table and staff"),
    (
        Question(
            "tip",
            _("A tip"),
            _("A player passes you a tip after a win. What do you do?"),
            (Clause.TIPS,),
            _("accept it politely and thank the player"),
            (
                _("give it back: tips are not allowed"),
                _("ask the other winners for the same"),
                _("put it on the player’s chance for the next coup"),
            ),
        ),
        Question(
            "who-calls",
            _("Who deals and calls"),
            _("Who deals the rows and calls the coup?"),
            (Clause.STAFF,),
            _("the tailleur"),
            (
                _("the payeur"),
                _("the chef de table"),
                _("tailleur and payeur in turn"),
            ),
        ),
        Question(
            "tailleur-side",
            _("Where the tailleur sits"),
            _("Where does the tailleur sit?"),
            (Clause.STAFF,),
            _("on the chef’s right, facing the payeur"),
            (
                _("on the chef’s left, facing the payeur"),
                _("beside the payeur, facing the chef"),
            ),
        ),
        Question(
            "mini-crew",
            _("One croupier at the mini"),
            _("Who rakes and pays at the mini table?"),
            (Clause.STAFF_MINI,),
            _("the croupier who also deals and calls"),
            (
                _("a payeur, on the chef’s left"),
                _("the chef de table"),
            ),
        ),
        Question(
            "not-playing",
            _("A guest who does not play"),
            _("A guest who is not playing sits down at a free seat. What applies?"),
            (Clause.SEATS,),
            _("The seats are for players only"),
            (
                _("Guests may sit while there are free seats"),
                _("A seated guest must bet in every coup"),
            ),
        ),
        Question(
            "standing",
            _("Players who stand"),
            _("All seats are taken, and several more guests want to play. What may they do?"),
            (Clause.SEATS,),
            _("bet standing, however many they are"),
            (
                _("bet standing, but only one behind each seat"),
                _("bet, but only through a seated player"),
                _("only wait until a seat is free"),
            ),
        ),
        Question(
            "report-mistake",
            _("A mistake of a croupier"),
            _("You notice that a croupier at the table has made a mistake. To whom is it reported?"),
            (Clause.CHEF,),
            _("to the chef de table"),
            (
                _("to nobody: the croupier answers for it"),
                _("to the players whose stakes it concerns"),
                _("to the inspectors, after the taille"),
            ),
        ),
        Question(
            "who-stops",
            _("Who stops a taille"),
            _("A taille has to be stopped. Who does it?"),
            (Clause.CHEF,),
            _("the chef de table"),
            (
                _("the tailleur"),
                _("the payeur"),
                _("the players, by agreement"),
            ),
        ),
        suspended(Clause.SUSPENSION, _("the croupiers at the table, by agreement")),
    ),
)
