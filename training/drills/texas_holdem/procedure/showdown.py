"""The board, the pots and the showdown."""

from django.utils.translation import gettext_lazy as _

from games.texas_holdem.clauses import Clause
from training.drills.kit.procedures import Question, Topic

BOARD = Topic(
    _("The board, the pots and the rake"),
    (
        Question(
            "streets",
            _("From the first bet to the showdown"),
            _("Put the steps of a hand in order."),
            (Clause.BURN, Clause.FLOP, Clause.TURN, Clause.RIVER),
            steps=(
                _("The first betting round"),
                _("Burn a card and deal the flop"),
                _("The second betting round"),
                _("Burn a card and deal the turn"),
                _("The third betting round"),
                _("Burn a card and deal the river"),
                _("The last betting round"),
                _("The showdown"),
            ),
        ),
        Question(
            "burn-shown",
            _("A look at the burn card"),
            _("The hand is over. A player wants to see the burn card before the river. What do you do?"),
            (Clause.BURN,),
            _("keep it face down: nobody looks at a burn card"),
            (
                _("show it, since the hand is over"),
                _("show it if all players agree"),
                _("look at it yourself and say what it was"),
            ),
        ),
        Question(
            "play-the-board",
            _("The best hand is on the board"),
            _("A player cannot improve the board with one hole card or with both. What does the player hold?"),
            (Clause.BEST_FIVE, Clause.BOARD, Clause.HOLE_CARDS),
            _("the hand on the board, which can at most split the pot at the showdown"),
            (
                _("nothing, since one hole card at least must be used"),
                _("the hand on the board, which wins the whole pot if it is shown first"),
                _("only the better hole card"),
            ),
        ),
        Question(
            "folded-money",
            _("The chips of a player who folds"),
            _("A player bets, is raised and folds. Where do the chips go that the player has put in?"),
            (Clause.FOLDED_MONEY, Clause.FOLD),
            _("they stay in the pot"),
            (
                _("back to the player, since the bet was raised"),
                _("into a pot of their own"),
                _("to the player who has raised, outside the pot"),
            ),
        ),
        Question(
            "pushing",
            _("From the uncalled bet to the last pot"),
            _("A player was all in, others bet beyond that, and a bet was not called in full. Put the steps in order."),
            (Clause.UNCALLED, Clause.RAKE, Clause.POT_ORDER, Clause.BUTTON_MOVES),
            steps=(
                _("Return the part of the bet that nobody has called"),
                _("Take the rake"),
                _("Push the side pot"),
                _("Push the main pot"),
                _("Move the button"),
            ),
        ),
        Question(
            "whole-chips",
            _("Less than a chip"),
            _("The rake of a pot does not come out in whole chips. What do you take?"),
            (Clause.RAKE, Clause.CHIPS),
            _("the next lower number of whole chips"),
            (
                _("the next higher number of whole chips"),
                _("the nearest number of whole chips"),
                _("nothing from this pot"),
            ),
        ),
        Question(
            "posted",
            _("Where the rake is posted"),
            _("A player asks how much rake you take at most. Where can everybody read it?"),
            (Clause.POSTED, Clause.RAKE),
            _("it is posted at the table"),
            (
                _("nowhere: you decide from pot to pot"),
                _("nowhere: only the floor supervisor knows"),
                _("on the back of the button"),
            ),
        ),
    ),
)

SHOWDOWN = Topic(
    _("The showdown"),
    (
        Question(
            "said-wrong",
            _("A hand called wrongly"),
            _(
                "A player says “two pairs” and turns up both hole cards, which make a flush with the board. What"
                " counts?"
            ),
            (Clause.CARDS_SPEAK,),
            _("the flush: the cards speak"),
            (
                _("two pairs, as the player said"),
                _("the flush, but only if the player says so in time"),
                _("nothing: a hand that is called wrongly is dead"),
            ),
        ),
        Question(
            "pointed-out",
            _("A mistake is pointed out"),
            _(
                "You have read the hands and are about to push the pot. A player who had folded says that you have"
                " missed a straight. What do you do?"
            ),
            (Clause.CARDS_SPEAK,),
            _("look again: anyone at the table may point out a mistake"),
            (
                _("ask the player to be silent, since they are out of the hand"),
                _("push the pot, since what the dealer has read counts"),
                _("split the pot"),
            ),
        ),
        Question(
            "muck",
            _("A beaten hand"),
            _("It is a player’s turn to show, and the hand is beaten. May it be thrown away face down?"),
            (Clause.MUCK,),
            _("yes, and the cards are then dead"),
            (
                _("no: at the showdown every hand is turned up"),
                _("yes, but you turn it up before you take it"),
                _("yes, and it may be taken back until the pot is pushed"),
            ),
        ),
        Question(
            "all-in-shown",
            _("All in before the river"),
            _("At your cash table two players are all in on the flop. When are their hands turned up?"),
            (Clause.SHOW_ORDER, Clause.NO_MORE_BETS),
            _("at the showdown"),
            (_("at once"), _("after the turn"), _("before the river")),
        ),
        Question(
            "which-pot",
            _("Main pot and side pots"),
            _("There are a main pot and several side pots. Which do you push first?"),
            (Clause.POT_ORDER,),
            _("the last side pot"),
            (_("the main pot"), _("the largest pot"), _("the first side pot")),
        ),
        Question(
            "wrong-pot",
            _("A pot to the wrong player"),
            _("You have pushed a pot to the wrong player. Until when can it be corrected?"),
            (Clause.WRONG_AWARD,),
            _("until the next deal begins"),
            (
                _("until the player has stacked the chips"),
                _("until the player has left the table"),
                _("not at all: a pot that has been pushed stands"),
            ),
        ),
        Question(
            "tip",
            _("A tip"),
            _("The winner of a pot gives you a chip where tips are allowed. What do you do with it?"),
            (Clause.TIPS,),
            _("say thank you and put it into the tip box in full view"),
            (
                _("put it with the rake"),
                _("keep it beside you until the end of your turn"),
                _("put it into the next pot"),
            ),
        ),
    ),
)
