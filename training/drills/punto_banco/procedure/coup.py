"""The shoe, the coup and its payment."""

from django.utils.translation import gettext_lazy as _

from games.punto_banco.clauses import Clause
from training.drills.kit.procedures import Question, Topic

SHOE = Topic(
    _("The shoe"),
    (
        Question(
            "shoe",
            _("A new shoe"),
            _("You prepare a new shoe. Put the steps in order."),
            (Clause.SHUFFLE, Clause.CUT, Clause.BURN),
            steps=(
                _("Spread the cards face up"),
                _("Turn the cards over and shuffle them on the table"),
                _("Square the cards into one block"),
                _("Have a player cut with the cut card"),
                _("Insert the cut card near the end of the block"),
                _("Turn up the first card and burn as many more as it says"),
            ),
        ),
        Question(
            "burn-court",
            _("A king comes first"),
            _("The first card of the shoe is a king. What do you burn?"),
            (Clause.BURN,),
            _("ten more cards, face down"),
            (_("ten more cards, face up"), _("no further card, since a king counts nothing"), _("one more card")),
        ),
        Question(
            "cut-card-out",
            _("The cut card comes out"),
            _("The cut card comes out in the middle of a coup. What happens?"),
            (Clause.LAST_COUP,),
            _("This coup is finished, and one last coup is announced and dealt"),
            (
                _("This coup is the last one of the shoe"),
                _("This coup is void, and the cards are shuffled"),
                _("Play goes on until the shoe is empty"),
            ),
        ),
        Question(
            "why-spread",
            _("Why the cards are spread"),
            _("Why are the cards spread face up before the shuffle?"),
            (Clause.SHUFFLE,),
            _("so that everyone can see that none is missing"),
            (
                _("so that the cut card is found"),
                _("so that the players can choose the first card"),
                _("so that the dealers can sort them by suit"),
            ),
        ),
        Question(
            "shoe-goes-round",
            _("The shoe goes round"),
            _("At this table the shoe passes from player to player. How do the cards reach the two hands?"),
            (Clause.TABLE_LARGE,),
            _("the player slides them out face down, and a dealer moves them"),
            (
                _("the player deals them to punto and banco"),
                _("the player turns them up, and a dealer moves them"),
                _("a dealer takes them from the shoe in front of the player"),
            ),
        ),
        Question(
            "last-coup",
            _("The end of a shoe"),
            _("The cut card comes out in the middle of a coup. Put the steps in order."),
            (Clause.LAST_COUP,),
            steps=(
                _("Put the cut card aside"),
                _("Finish the coup in play"),
                _("Announce the last coup"),
                _("Deal the last coup"),
                _("Shuffle the cards again"),
            ),
        ),
    ),
)

COUP = Topic(
    _("The coup"),
    (
        Question(
            "coup",
            _("A coup from the first call to the last payment"),
            _("Put the steps of a coup in order."),
            (Clause.OPENS, Clause.CLOSES, Clause.DEAL, Clause.SHOW, Clause.CALL, Clause.SETTLING),
            steps=(
                _("Call “Faites vos jeux”"),
                _("Call “Rien ne va plus”"),
                _("Deal the first cards face down, punto and banco in turn"),
                _("Turn up punto’s cards, then banco’s, and call both scores"),
                _("Deal the third cards that the table of play asks for"),
                _("Call the winning hand and both scores"),
                _("Take the losing bets"),
                _("Pay the winning bets"),
                _("Clear the cards"),
            ),
        ),
        Question(
            "first-card",
            _("Where the second card goes"),
            _("To which hand does the second card of the coup go?"),
            (Clause.DEAL,),
            _("to banco"),
            (_("to punto"), _("to the hand with the bigger bets"), _("to neither: it is discarded")),
        ),
        Question(
            "call-natural",
            _("The call of a natural"),
            _("Punto shows a natural. What do you call, and what follows?"),
            (Clause.SHOW,),
            _("“Abatage”: neither hand draws"),
            (
                _("“Carte”: banco draws"),
                _("“Abatage”: banco draws by the table of play"),
                _("“Égalité”: neither hand draws"),
            ),
        ),
        Question(
            "call-card",
            _("The call of a third card"),
            _("The table of play gives banco a third card. What do you call?"),
            (Clause.SHOW,),
            _("“Carte”"),
            (_("“Banco”"), _("“Abatage”"), _("“Rien ne va plus”")),
        ),
        Question(
            "third-card",
            _("A third card is dealt"),
            _("How do you deal a third card?"),
            (Clause.THIRD_FACE_UP,),
            _("face up, across its hand"),
            (
                _("face down, across its hand"),
                _("face up, in a row with its hand"),
                _("face down, in a row with its hand"),
            ),
        ),
        Question(
            "both-draw",
            _("Both hands draw"),
            _("Both hands draw a third card. Which comes first?"),
            (Clause.THIRD_FACE_UP,),
            _("punto’s"),
            (_("banco’s"), _("the one of the lower score"), _("either one")),
        ),
        Question(
            "no-choice",
            _("A player wants no card"),
            _(
                "Punto has five, banco has four. The player with the biggest bet on punto wants no card."
                " What do you do?"
            ),
            (Clause.NO_CHOICE, Clause.PUNTO_DRAWS),
            _("draw: nobody has a choice"),
            (
                _("stand: on five the player decides"),
                _("ask the other players who bet on punto"),
                _("call the supervisor, who decides"),
            ),
        ),
        Question(
            "by-heart",
            _("What banco looks at"),
            _("Punto has drawn a card, and banco has five. On what does it depend whether banco draws?"),
            (Clause.BY_HEART, Clause.BANCO_FIVE),
            _("on the value of punto’s third card"),
            (
                _("on the score of all punto’s cards"),
                _("on the score of punto’s first cards"),
                _("on nothing: on five banco draws"),
            ),
        ),
        Question(
            "both-in-order",
            _("A coup in which both hands draw"),
            _("The first cards are dealt, and both hands will draw. Put the steps in order."),
            (Clause.SHOW, Clause.THIRD_FACE_UP, Clause.CALL),
            steps=(
                _("Turn up punto’s cards"),
                _("Turn up banco’s cards"),
                _("Call both scores"),
                _("Call “Carte” and deal punto’s third card"),
                _("Call “Carte” and deal banco’s third card"),
                _("Call the winning hand and both scores"),
            ),
        ),
    ),
)

PAYING = Topic(
    _("Bets and payment"),
    (
        Question(
            "call-result",
            _("When bets are touched"),
            _("A hand has won. When may you touch the first bet?"),
            (Clause.CALL,),
            _("when you have called the winning hand and both scores"),
            (
                _("when the last card is dealt"),
                _("when the cards are cleared"),
                _("when the players have seen the cards"),
            ),
        ),
        Question(
            "taking-paying",
            _("Which is paid first"),
            _("Banco wins. In which order do you settle?"),
            (Clause.SETTLING,),
            _("take all losing bets, then pay the winners from the farthest seat"),
            (
                _("take all losing bets, then pay the winners from the nearest seat"),
                _("pay the winners from the farthest seat, then take the losing bets"),
                _("take and pay seat by seat, beginning with the highest bet"),
            ),
        ),
        Question(
            "cards-stay",
            _("How long the cards stay"),
            _("When do you clear the cards of the coup?"),
            (Clause.SETTLING,),
            _("when everything is paid"),
            (
                _("when the result is called"),
                _("when the losing bets are taken"),
                _("when the next coup begins"),
            ),
        ),
        Question(
            "tie-bets",
            _("Bets on the hands at a tie"),
            _("The scores are equal. What becomes of the bets on punto and banco?"),
            (Clause.TIE_RETURNS,),
            _("they stay or are taken back, as the player likes"),
            (_("they lose"), _("they must stay for the next coup"), _("half of each is taken")),
        ),
        Question(
            "owed",
            _("Commission that is not taken at once"),
            _("At this table commission is not taken at once. Where do you mark what a player owes?"),
            (Clause.LAYOUT,),
            _("in the numbered box next to the dealer"),
            (
                _("on the player’s position for banco"),
                _("under the shoe, seat by seat"),
                _("nowhere: the player remembers it"),
            ),
        ),
        Question(
            "several-bets",
            _("More than one bet"),
            _("A player bets on banco and on the tie in the same coup. Is that allowed?"),
            (Clause.BETS,),
            _("yes: a player may make more than one bet"),
            (
                _("no: a player makes one bet in a coup"),
                _("yes, if the two bets are equal"),
                _("yes, but only with the permission of the supervisor"),
            ),
        ),
        Question(
            "winning-stake",
            _("A winning stake"),
            _("A bet on punto has won and is paid. The player wants to take back the stake too. Is that allowed?"),
            (Clause.BETS,),
            _("yes: a winning stake stays the player’s"),
            (
                _("no: the stake plays in the next coup"),
                _("no: only half of the stake may be taken back"),
                _("yes, but then the player may not bet in the next coup"),
            ),
        ),
    ),
)
