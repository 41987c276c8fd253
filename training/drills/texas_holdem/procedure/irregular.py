"""What is irregular in the deal, on the board and in the betting, and when the floor is called."""

from django.utils.translation import gettext_lazy as _

from games.texas_holdem.clauses import Clause
from training.drills.kit.procedures import Question, Topic

DEALING = Topic(
    _("Irregular cards"),
    (
        Question(
            "exposed-by-dealer",
            _("One hole card exposed"),
            _("While you deal, you turn over a single hole card by mistake. What happens?"),
            (Clause.EXPOSED_CARD, Clause.BURN),
            _("it becomes the first burn card, and the player gets another at the end of the deal"),
            (
                _("the player may choose whether to keep it"),
                _("it is a misdeal: you shuffle and deal again"),
                _("the player gets the next card of the deck at once"),
            ),
        ),
        Question(
            "exposed-by-player",
            _("A player exposes a card"),
            _("A player drops a hole card face up on the table. What becomes of it?"),
            (Clause.EXPOSED_CARD,),
            _("it stays in the player’s hand"),
            (
                _("it is replaced by the next card of the deck"),
                _("it becomes a burn card, and the player plays on without it"),
                _("the player’s hand is dead"),
            ),
        ),
        Question(
            "left-out",
            _("A player left out"),
            _("You have left a player out of the deal. Nobody has acted yet. What do you do?"),
            (Clause.MISDEAL,),
            _("call a misdeal, shuffle and deal again"),
            (
                _("deal that player the next cards of the deck"),
                _("play the hand without that player"),
                _("ask the player to the left to give up the cards"),
            ),
        ),
        Question(
            "wrong-start",
            _("The deal began in the wrong place"),
            _("Players have acted on their cards. You see that the deal began with the wrong player. What follows?"),
            (Clause.MISDEAL,),
            _("the deal stands, and the hand is played out"),
            (
                _("it is a misdeal: you shuffle and deal again"),
                _("the hand is void, and the pot stays for the next one"),
                _("the cards are passed on by one player"),
            ),
        ),
        Question(
            "one-too-many",
            _("A hole card too many"),
            _("There has been a bet and a call. Now a player turns out to hold a hole card too many. What follows?"),
            (Clause.WRONG_NUMBER,),
            _("that hand is dead, and what the player put in stays in the pot"),
            (
                _("you draw a card from that hand and burn it"),
                _("that hand is dead, and the player gets the chips back"),
                _("it is a misdeal: you shuffle and deal again"),
            ),
        ),
        Question(
            "early-flop",
            _("A flop dealt too early"),
            _("You deal the flop before the first betting round is over. Put in order what follows."),
            (Clause.BOARD_TOO_EARLY, Clause.BURN),
            steps=(
                _("Call the floor supervisor before anything is touched"),
                _("Finish the betting round"),
                _("With the betting over, shuffle the cards of the flop back into the deck; the burn card stays out"),
                _("Deal a new flop without another burn"),
            ),
        ),
        Question(
            "early-turn",
            _("A turn dealt too early"),
            _("You deal the turn before the betting on the flop is over. Put in order what follows."),
            (Clause.BOARD_TOO_EARLY, Clause.BURN),
            steps=(
                _("Call the floor supervisor before anything is touched"),
                _("Set the early card aside and finish the betting on the flop"),
                _("Burn a card, and deal what would have been the river as the turn"),
                _("Finish the betting on the turn"),
                _("Shuffle the early card back into the deck"),
                _("Deal the river without another burn"),
            ),
        ),
        Question(
            "fouled",
            _("A card of another deck"),
            _("In the middle of a hand, a card with a different back turns up in the deck. What happens to the bets?"),
            (Clause.FOULED_DECK,),
            _("the hand is void, and all bets are returned"),
            (
                _("the hand is void, and the pot stays for the next one"),
                _("the card is taken out, and the hand goes on"),
                _("the pot is split among the players still in the hand"),
            ),
        ),
    ),
)

BETTING = Topic(
    _("Irregular bets, and the floor"),
    (
        Question(
            "string-bet",
            _("A second trip to the stack"),
            _("Without a word, a player puts in enough to call, then goes back to the stack for more. What counts?"),
            (Clause.STRING_BET,),
            _("only the call"),
            (
                _("a raise to everything that was put in"),
                _("a raise, if it is enough for the minimum raise"),
                _("nothing: the player decides again"),
            ),
        ),
        Question(
            "betting-line",
            _("Chips across the line"),
            _("The felt has a betting line. A player’s chips have crossed it. May the player take some of them back?"),
            (Clause.TABLE,),
            _("no: chips that cross the line are bet"),
            (
                _("no, unless the player’s hand is still on the chips"),
                _("yes, if the next player has not acted"),
                _("yes, down to the minimum bet"),
            ),
        ),
        Question(
            "one-chip",
            _("One large chip against a bet"),
            _("A player faces a bet and, without a word, puts in a single chip of a much larger value. What counts?"),
            (Clause.ONE_CHIP,),
            _("a call"),
            (
                _("a raise to the value of the chip"),
                _("a minimum raise"),
                _("nothing, until the player says what is meant"),
            ),
        ),
        Question(
            "one-chip-first",
            _("One large chip, and no bet"),
            _(
                "There is no bet to call. Without a word a player puts in a single large chip, worth less than the"
                " pot. What counts?"
            ),
            (Clause.ONE_CHIP,),
            _("a bet of its full value"),
            (
                _("a bet of the minimum"),
                _("a check: the chip goes back"),
                _("a bet of what the player says afterwards"),
            ),
        ),
        Question(
            "out-of-turn",
            _("A bet out of turn, then a check"),
            _(
                "On the flop it is B’s turn, but C, who is next, bets. The action goes back to B, who checks. What of"
                " C’s bet?"
            ),
            (Clause.OUT_OF_TURN,),
            _("it is binding, since nothing has changed"),
            (
                _("it does not count, and C may only check"),
                _("C may choose again"),
                _("it stays in the pot, and C’s hand is dead"),
            ),
        ),
        Question(
            "out-of-turn-bet",
            _("A bet out of turn, then a bet"),
            _("On the flop it is B’s turn, but C bets. The action goes back to B, who bets as well. What of C’s bet?"),
            (Clause.OUT_OF_TURN,),
            _("C is no longer bound by it"),
            (
                _("it is binding, and counts as a call"),
                _("it is binding, and C must raise"),
                _("it stays in the pot, and C’s hand is dead"),
            ),
        ),
        Question(
            "splashed",
            _("Chips thrown into the pot"),
            _("A player throws chips into the pot, and it is not clear how many. What do you do?"),
            (Clause.SPLASHED,),
            _("stop the hand and count the pot"),
            (
                _("take the player’s word for it and go on"),
                _("treat it as a call and go on"),
                _("let the other players say how many there were"),
            ),
        ),
        Question(
            "unprotected",
            _("Unprotected cards taken by mistake"),
            _(
                "By mistake you have taken a player’s unprotected cards into the muck. They cannot be identified. What"
                " of that hand?"
            ),
            (Clause.UNPROTECTED,),
            _("it is dead; a bet that nobody has called goes back to the player"),
            (
                _("it is dealt again from the deck"),
                _("it is void, and the player gets back everything put in"),
                _("it is given back as the player describes it"),
            ),
        ),
        Question(
            "floor",
            _("A dispute"),
            _("Two players do not agree on what was bet. Put in order what happens."),
            (Clause.DISPUTE,),
            steps=(
                _("Stop the hand"),
                _("Call the floor supervisor"),
                _("Report to the floor supervisor what is agreed: the board, the bets, whose turn it was"),
                _("The gaming management decides"),
            ),
        ),
    ),
)
