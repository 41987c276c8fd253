"""What goes wrong in a coup, and what players may do."""

from django.utils.translation import gettext_lazy as _

from games.punto_banco.clauses import Clause
from training.drills.kit.procedures import Question, Topic, suspended

MISTAKES = Topic(
    _("When something goes wrong"),
    (
        Question(
            "wrong-call",
            _("A wrong call"),
            _("The cards are dealt correctly, and banco wins. You have called punto. What counts?"),
            (Clause.REBUILD,),
            _("the cards: banco wins"),
            (_("the call: punto wins"), _("neither: the coup is void"), _("what the players agree on")),
        ),
        Question(
            "card-too-many",
            _("A card too many"),
            _("Punto has six and banco seven, and you have dealt punto a third card. What now?"),
            (Clause.ONE_TOO_MANY, Clause.PUNTO_STANDS, Clause.BANCO_SEVEN),
            _("the card is taken away and changes nothing"),
            (
                _("the card counts for punto"),
                _("the card goes to banco"),
                _("the coup is void and bets are returned"),
            ),
        ),
        Question(
            "seen-card",
            _("A left-over card that was seen"),
            _("A card dealt by mistake belongs to no hand, and the players have seen it. Where does it go?"),
            (Clause.SURPLUS,),
            _("to the discards"),
            (
                _("back to the front of the shoe"),
                _("to punto, as the first card of the next coup"),
                _("into the shuffle of the cards that are left"),
            ),
        ),
        Question(
            "face-up",
            _("A card face up in the shoe"),
            _("You find a card face up in the shoe. What do you do with it?"),
            (Clause.FACE_UP,),
            _("discard it and deal the next one in its place"),
            (
                _("turn it face down and deal it"),
                _("deal it face up"),
                _("stop the coup and shuffle all cards"),
            ),
        ),
        Question(
            "shoe-ends",
            _("The shoe runs out"),
            _("The shoe is empty before a coup is finished. What becomes of the coup?"),
            (Clause.SHOE_ENDS,),
            _("the coup is void and all bets are returned"),
            (
                _("the missing cards are dealt from a new shoe"),
                _("the hand with the higher score so far wins"),
                _("all bets stay for the first coup of the next shoe"),
            ),
        ),
        Question(
            "late-bet",
            _("A late bet"),
            _("After “Rien ne va plus” a player puts a chip on the hand that then wins. What do you do?"),
            (Clause.LATE_STAKE,),
            _("give the chip back without paying it"),
            (
                _("pay it, since it is on the hand that wins"),
                _("take it as lost"),
                _("leave it there for the next coup"),
            ),
        ),
        Question(
            "dispute",
            _("A player disagrees"),
            _("Before the cards are cleared a player says that the result is wrong. What comes first?"),
            (Clause.DISPUTES,),
            _("the coup is read again from the cards on the table"),
            (
                _("the coup is dealt again"),
                _("the player is paid, and the management decides afterwards"),
                _("the cards are cleared and the next coup begins"),
            ),
        ),
        Question(
            "rebuilt",
            _("A coup dealt wrongly"),
            _(
                "Both hands should have drawn. You dealt the first third card to banco and none to punto, and have"
                " called a result. No bet has been touched. Put the steps in order."
            ),
            (Clause.REBUILD, Clause.WRONG_HAND, Clause.MISSING, Clause.CALL, Clause.SETTLING),
            steps=(
                _("Move the third card to punto"),
                _("Deal banco the next card of the shoe"),
                _("Call the winning hand of the rebuilt coup"),
                _("Take the losing bets"),
                _("Pay the winning bets"),
            ),
        ),
    ),
)

PLAYERS = Topic(
    _("Players and the house"),
    (
        Question(
            "tip",
            _("A tip"),
            _("A player who has won puts a chip aside for you. What do you do?"),
            (Clause.TIPS,),
            _("thank the player quietly"),
            (_("remind the other winners of it"), _("give it back"), _("place it on the player’s next bet")),
        ),
        Question(
            "pleasure",
            _("A big win"),
            _("The whole table wins and cheers. What do you show?"),
            (Clause.CONDUCT,),
            _("neither pleasure nor regret"),
            (_("pleasure, together with the players"), _("regret, for the house"), _("pleasure, if they tip")),
        ),
        Question(
            "report-late",
            _("A bet placed wrongly by you"),
            _("After “Rien ne va plus” a player says that you placed their chip on the wrong hand. Does it move?"),
            (Clause.POSITION, Clause.REPORT),
            _("no: it plays where it is"),
            (
                _("yes, if the chip has not been paid or taken"),
                _("yes, since the mistake was yours"),
                _("no: it is returned to the player"),
            ),
        ),
        Question(
            "by-proxy",
            _("A bet through somebody else"),
            _("A player at the maximum asks a friend to place more on the same hand for them. Is that allowed?"),
            (Clause.THIRD_PARTIES,),
            _("no: nobody may get round the limits"),
            (
                _("yes, if the friend has a seat"),
                _("yes, up to the maximum of the friend"),
                _("yes, if the supervisor sees it"),
            ),
        ),
        Question(
            "touch-cards",
            _("A player reaches for the cards"),
            _("At the mini table a player wants to turn punto’s cards. What do you say?"),
            (Clause.HANDLING_MINI,),
            _("that players do not touch the cards here"),
            (
                _("that they may, if their bet on punto is the biggest"),
                _("that they may turn banco’s cards instead"),
                _("that they must not bend them"),
            ),
        ),
        Question(
            "turning-cards",
            _("A player turns the cards over"),
            _("You give a player punto’s cards to turn over. How may the player do it?"),
            (Clause.HANDLING,),
            _("above the table, and without bending them"),
            (
                _("above the table, bending them a little"),
                _("below the edge of the table, so that nobody sees them first"),
                _("in any way, if the bet on punto is the biggest"),
            ),
        ),
        Question(
            "passing-on",
            _("A player does not want the cards"),
            _("A player is to turn punto’s cards over, and would rather not. What happens?"),
            (Clause.HANDLING,),
            _("the player passes them on"),
            (
                _("the player has to turn them over this time"),
                _("the coup is void"),
                _("the player’s bet is returned"),
            ),
        ),
        Question(
            "liability",
            _("A claim for a bet placed wrongly"),
            _("You placed a player’s chip on the wrong hand, and it has lost. What does the house owe the player?"),
            (Clause.LIABILITY,),
            _("nothing: it accepts no liability for this"),
            (
                _("the stake, since the mistake was the croupier’s"),
                _("half of the stake, since both should have looked"),
                _("what the chip would have won on the other hand"),
            ),
        ),
        Question(
            "new-limits",
            _("New limits"),
            _("The management changes the limits during the evening. How do the players learn of it?"),
            (Clause.CHANGED_LIMITS,),
            _("it is announced and shown at the table"),
            (
                _("the croupier tells them when a bet is too high"),
                _("they read it at the entrance the next day"),
                _("not at all: limits never change in the course of a day"),
            ),
        ),
        suspended(Clause.SUSPENSION, _("the croupiers at the table, by agreement")),
    ),
)
