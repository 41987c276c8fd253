"""The table, the deal, and what the players decide."""

from django.utils.translation import gettext_lazy as _

from games.caribbean_stud.clauses import Clause
from training.drills.kit.procedures import Question, Topic

TABLE = Topic(
    _("The table and its players"),
    (
        Question(
            "squares",
            _("Chips beside the square"),
            _("A player has put chips beside the ANTE square. You have called “Rien ne va plus”. Are they in play?"),
            (Clause.SQUARES,),
            _("no: only chips inside a square are in play"),
            (
                _("yes, since they were there before the call"),
                _("no, unless the player says that they were meant as an ante"),
                _("yes, if they are worth the minimum"),
            ),
        ),
        Question(
            "second-box",
            _("A second box"),
            _("A player asks to play the empty box beside theirs as well. What do you say?"),
            (Clause.ONE_PLACE,),
            _("no: each player may take only one seat and plays only that hand"),
            (
                _("yes, as long as nobody else wants the box"),
                _("no, unless both boxes have the same ante"),
                _("yes, but no cards of the second hand may be looked at"),
            ),
        ),
        Question(
            "one-player",
            _("One player at the table"),
            _("Only one player sits at your table and places an ante. Is that enough to deal?"),
            (Clause.SINGLE_PLAYER,),
            _("yes: there is no need to wait for others"),
            (
                _("no: a second player must have placed an ante"),
                _("no, unless the player plays two boxes"),
                _("yes, but a second hand is dealt to an empty box"),
            ),
        ),
        Question(
            "onlooker",
            _("Somebody who does not play"),
            _("A player’s friend sits down at an empty box, only to watch. What do you do?"),
            (Clause.TABLE,),
            _("ask the friend politely to get up"),
            (
                _("let the friend sit until somebody wants the box"),
                _("let the friend sit, but deal no cards to the box"),
                _("let the friend sit if the other players agree"),
            ),
        ),
        Question(
            "posted",
            _("Two pay tables"),
            _("A player shows you a pay table from a book. It is not the one posted at your table. Which applies?"),
            (Clause.POSTED,),
            _("the one posted at the table"),
            (_("the one from the book"), _("the one that pays this player more"), _("the one that is more common")),
        ),
        Question(
            "advice",
            _("A player asks for advice"),
            _("A player holds an ace-king and asks you whether to play. What do you do?"),
            (Clause.STAFF_CONDUCT,),
            _("say politely that you give no advice on a hand"),
            (
                _("say what most players would do"),
                _("say what you would do yourself"),
                _("advise against it, since it is the bank that you deal for"),
            ),
        ),
        Question(
            "dispute",
            _("A payment is contested"),
            _("A player says that you paid too little. The cards are still on the table. What happens to them?"),
            (Clause.DISPUTES,),
            _("you leave cards and stakes where they are, and the gaming management decides"),
            (
                _("you rake in the cards and talk about it before the next hand"),
                _("you rake in the cards, since a payment that has been made stands"),
                _("you spread the cards again and let the other players judge"),
            ),
        ),
        Question(
            "tip",
            _("No tip"),
            _("A player has won a great deal with a straight flush and leaves no tip. What do you say?"),
            (Clause.TIPS,),
            _("nothing about a tip: nobody asks for one"),
            (
                _("how much winners usually leave"),
                _("that tips are for the whole staff"),
                _("that it is custom to leave something after such a hand"),
            ),
        ),
    ),
)

DEAL = Topic(
    _("The deal"),
    (
        Question(
            "opening",
            _("From the first call to “Go ahead”"),
            _("Put the steps in order, until the players may look at their cards."),
            (Clause.OPENING, Clause.DEAL, Clause.BANK_CARD, Clause.LOOKING),
            steps=(
                _("Run a hand along the betting line and call “Messieurs, faites vos jeux”"),
                _("See that all stakes are in order, and call “Rien ne va plus”"),
                _("Deal to each player with an ante"),
                _("Deal to the bank"),
                _("Turn the bank’s last card face up"),
                _("Check the table once more"),
                _("Say “Go ahead”"),
            ),
        ),
        Question(
            "from",
            _("Who is dealt to first"),
            _("In which order do you deal?"),
            (Clause.DEAL,),
            _("to the players from left to right, then to the bank"),
            (
                _("to the players from right to left, then to the bank"),
                _("to the bank, then to the players from left to right"),
                _("to the players in the order in which they placed their antes, then to the bank"),
            ),
        ),
        Question(
            "shuffler",
            _("Where the cards come from"),
            _("Where do you deal the cards from?"),
            (Clause.SHUFFLER,),
            _("from the automatic shuffler"),
            (_("from a shoe"), _("from the hand, after a player has cut")),
        ),
        Question(
            "upcard",
            _("The bank’s upcard"),
            _("Which card of the bank do you turn before the players decide?"),
            (Clause.BANK_CARD,),
            _("the last one dealt to it"),
            (_("the first one dealt to it"), _("the highest one"), _("none")),
        ),
        Question(
            "go-ahead",
            _("When players look"),
            _("When may the players pick up their cards?"),
            (Clause.LOOKING,),
            _("when you have said “Go ahead”"),
            (
                _("as soon as their own hand is complete"),
                _("as soon as the bank’s last card is turned"),
                _("when it is their turn to decide"),
            ),
        ),
        Question(
            "blind",
            _("Ante and BET together"),
            _("A player places ante and BET together without having looked at the cards. What do you do?"),
            (Clause.BLIND,),
            _("accept both stakes and move on to the next box"),
            (
                _("give the BET back until the player has looked"),
                _("treat the hand as folded"),
                _("declare this player’s hand void"),
            ),
        ),
        Question(
            "blind-regret",
            _("A blind BET is regretted"),
            _("A player has played blind. You have moved on to the next box. Now the player wants the BET back."),
            (Clause.BLIND,),
            _("the BET stays: it could be taken back only before you moved on"),
            (
                _("the BET goes back, since the bank’s cards are not turned yet"),
                _("the BET goes back if the cards have not been looked at"),
                _("the BET goes back, and the ante is lost"),
            ),
        ),
        Question(
            "blind-at-once",
            _("A blind BET is taken back at once"),
            _("A player has played blind and wants the BET back before you have moved on. Is that allowed?"),
            (Clause.BLIND,),
            _("yes, until you move on to the next box"),
            (
                _("yes, until the bank’s other cards are turned"),
                _("no: a BET that has been placed stays"),
                _("no, unless the ante is given up as well"),
            ),
        ),
    ),
)

CHOICES = Topic(
    _("Folding, playing, changing"),
    (
        Question(
            "choice",
            _("What a player knows"),
            _("Which cards may players have seen when they decide whether to fold or play?"),
            (Clause.CHOICE, Clause.GAME, Clause.SECRECY),
            _("their own and the bank’s upcard"),
            (
                _("only their own"),
                _("their own, the bank’s upcard and those of a player who has folded"),
                _("their own, the bank’s upcard and those that a neighbour shows them"),
            ),
        ),
        Question(
            "showing",
            _("Cards shown to a neighbour"),
            _("Two players show each other their hands before they decide. Is that allowed?"),
            (Clause.SECRECY, Clause.AGAINST_BANK),
            _("no: knowing more of the deck changes how a hand is played"),
            (
                _("yes: they play against the bank, not against each other"),
                _("no, unless one of them then folds"),
                _("yes, as long as they do not speak"),
            ),
        ),
        Question(
            "fold",
            _("Where folded cards go"),
            _("Where does a player put the cards to fold?"),
            (Clause.FOLD,),
            _("face down on the BET square"),
            (
                _("face down on the ANTE square"),
                _("face up on the BET square"),
                _("face down to the left of the BET square"),
            ),
        ),
        Question(
            "play",
            _("Where the cards go when a hand is played"),
            _("A player has placed a BET. Where do the cards go?"),
            (Clause.PLAY,),
            _("face down to the left of the BET square"),
            (_("face down on the BET square"), _("face up beside the BET square"), _("they stay in the player’s hand")),
        ),
        Question(
            "change",
            _("How a card is changed"),
            _("A player changes a card and plays on. Put the steps in order."),
            (Clause.CHANGE, Clause.SLOT, Clause.CHANGED_CARD, Clause.AFTER_CHANGE),
            steps=(
                _("The player puts one card face down in front of the slot’s reader, with the price on it"),
                _("The player is dealt the new card"),
                _("The player looks at the new hand"),
                _("The player places the BET"),
                _("The dealer turns the bank’s other cards"),
            ),
        ),
        Question(
            "change-bet",
            _("The BET after a change"),
            _("A player has changed a card and paid its price. What is the BET based on?"),
            (Clause.AFTER_CHANGE,),
            _("the ante alone"),
            (_("the ante and the price of the change together"), _("the price of the change alone")),
        ),
        Question(
            "second-change",
            _("Folding after a change"),
            _("A player has changed a card and does not like the new one. May the player still fold?"),
            (Clause.CHANGE, Clause.CHANGED_CARD, Clause.AFTER_CHANGE),
            _("yes, as without a change"),
            (
                _("yes, and the price of the change is returned"),
                _("no: a player who changes a card has to play"),
                _("no, but the new card may be changed for the same price"),
            ),
        ),
        Question(
            "folded-cards",
            _("A look at folded cards"),
            _("Everyone has decided. A player wants to see what a neighbour has folded. What happens to those cards?"),
            (Clause.THROWN,),
            _("they stay face down"),
            (
                _("they are shown if the neighbour agrees"),
                _("they are shown, since the hand is decided"),
                _("they are shown to that player alone"),
            ),
        ),
    ),
)
