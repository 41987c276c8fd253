"""A hand as it is dealt, played and won."""

from django.utils.translation import gettext_lazy as _

from games.texas_holdem.clauses import Clause
from training.drills.kit.procedures import Question, Topic

TABLE = Topic(
    _("The table and the deal"),
    (
        Question(
            "deal",
            _("From the shuffle to the first action"),
            _("Put the acts in order, from the shuffle to the first action."),
            (Clause.DEAL, Clause.FIRST_TO_ACT),
            steps=(
                _("Shuffle the deck"),
                _("Cut the deck"),
                _("Deal the first card to the left of the button"),
                _("Deal on clockwise, one card at a time, until every player has all hole cards"),
                _("Let the first player act"),
            ),
        ),
        Question(
            "last-card",
            _("The last card of the deal"),
            _("Nothing has gone wrong in the deal. Who gets its last card?"),
            (Clause.BUTTON, Clause.DEAL),
            _("the player with the button"),
            (_("the player to the left of the button"), _("the player to the right of the button"), _("the dealer")),
        ),
        Question(
            "advice",
            _("A player asks for advice"),
            _("A newcomer shows you their hole cards and asks whether to call. What do you do?"),
            (Clause.DEALER, Clause.ONE_TO_A_HAND),
            _("say politely that every player decides alone"),
            (
                _("say what the hand is worth, but not what to do"),
                _("ask a player who has folded to help"),
                _("advise the newcomer, so that the hand goes on"),
            ),
        ),
        Question(
            "full-table",
            _("No seat free"),
            _("All seats are taken, and a guest wants to play. What do you do?"),
            (Clause.WAITING, Clause.PLAYERS),
            _("send the guest to the floor supervisor, who keeps the waiting list"),
            (
                _("let the guest share the seat of a friend"),
                _("promise the guest the next seat that becomes free"),
                _("let the guest sit at the table without playing until then"),
            ),
        ),
        Question(
            "new-chips",
            _("New chips in the middle of a hand"),
            _("A player faces a large bet and buys more chips to call all of it. Do these chips play?"),
            (Clause.STAKES,),
            _("not in this hand: only chips that were on the table when it began play"),
            (
                _("yes, up to the maximum buy-in"),
                _("yes, to call, but not to raise"),
                _("yes, if the player who has bet agrees"),
            ),
        ),
        Question(
            "pocket",
            _("Chips into the pocket"),
            _("After a big win a player wants to pocket half of the chips and play on. Is that allowed?"),
            (Clause.STAKES,),
            _("no: chips stay on the table until the player leaves"),
            (
                _("yes, between hands"),
                _("yes, if the minimum buy-in is left"),
                _("yes, if the player says so to the whole table"),
            ),
        ),
        Question(
            "hidden",
            _("A large chip at the bottom"),
            _("A player keeps a large chip hidden beneath small ones. What do you ask for?"),
            (Clause.BUY_IN, Clause.CHIPS_IN_SIGHT),
            _("that large chips are kept in front or on top"),
            (
                _("nothing, since the chips are the player’s own"),
                _("that the player says before each hand how many chips there are"),
                _("that the large chip is put away until the end of the game"),
            ),
        ),
        Question(
            "no-bank",
            _("What the house earns"),
            _("A guest asks what the house wins at this table. What do you answer?"),
            (Clause.GAME, Clause.NO_BANK),
            _("only the rake: the players play against each other"),
            (
                _("what the players lose to the dealer’s hand"),
                _("the pots that nobody wins"),
                _("the rake, and the blinds of players who fold"),
            ),
        ),
    ),
)

ACTION = Topic(
    _("The action"),
    (
        Question(
            "short-blind",
            _("Too few chips for the blind"),
            _("The big blind has too few chips for it and is all in. What do the others need to call?"),
            (Clause.SHORT_BLIND,),
            _("the full big blind"),
            (_("as much as that player has posted"), _("the small blind"), _("nothing: they may check")),
        ),
        Question(
            "no-limit",
            _("The largest bet"),
            _("It is a player’s turn, and some opponents still have chips. How much may the player bet at most?"),
            (Clause.NO_LIMIT,),
            _("all the chips that the player has on the table"),
            (_("as much as is in the pot"), _("as much as the largest bet so far"), _("the maximum buy-in")),
        ),
        Question(
            "folded-back",
            _("A regretted fold"),
            _("A player has pushed the cards face down to you, and now wants to see them again. What do you do?"),
            (Clause.FOLD,),
            _("keep them: folded cards are neither shown nor given back"),
            (
                _("give them back, since nobody has seen them"),
                _("give them back if the next player has not acted"),
                _("show them to that player alone"),
            ),
        ),
        Question(
            "time",
            _("A countdown ends"),
            _("Somebody has called for time. You have counted down, and the player has said nothing. What follows?"),
            (Clause.PACE,),
            _("the hand is folded"),
            (_("the player has called"), _("you count down once more"), _("the hand is void for everyone")),
        ),
        Question(
            "who-calls-time",
            _("Who may call for time"),
            _("A player has been thinking for very long. Who may call for time?"),
            (Clause.PACE,),
            _("anyone at the table"),
            (
                _("only the dealer"),
                _("only the player who has bet"),
                _("only players who are still in the hand"),
            ),
        ),
        Question(
            "absent",
            _("A player is away"),
            _("A player who was dealt in is away when it is their turn. What happens to the hand?"),
            (Clause.ABSENT,),
            _("it is folded"),
            (_("you wait until the player is back"), _("it stays in until the showdown"), _("the neighbour plays it")),
        ),
        Question(
            "silence",
            _("Talk about folded cards"),
            _("A player who has folded says aloud which cards they were, while others still play. What do you do?"),
            (Clause.SILENCE,),
            _("ask the player not to talk about the hand while it is played"),
            (
                _("nothing: a player who has folded may talk"),
                _("turn the folded cards up, so that everyone knows as much"),
                _("stop the hand and return the bets"),
            ),
        ),
        Question(
            "two-to-a-hand",
            _("Two heads over one hand"),
            _("A player who has folded looks at a neighbour’s cards and whispers something. Is that allowed?"),
            (Clause.ONE_TO_A_HAND,),
            _("no: every player decides alone"),
            (
                _("yes, since that player is out of the hand"),
                _("yes, if the neighbour does not mind"),
                _("yes, if only the neighbour can hear it"),
            ),
        ),
    ),
)

BOARD = Topic(
    _("The board, the pots and the rake"),
    (
        Question(
            "streets",
            _("From the first bet to the showdown"),
            _("Put the acts of a hand in order."),
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
            _("A player cannot improve the board with either hole card. What does the player hold?"),
            (Clause.BEST_FIVE, Clause.BOARD, Clause.HOLE_CARDS),
            _("the hand on the board, which can at most split the pot"),
            (
                _("nothing, since one hole card at least must be used"),
                _("the hand on the board, which wins if nobody shows a better one first"),
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
            _("A player was all in, others bet beyond that, and a bet was not called in full. Put the acts in order."),
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
            (_("the next higher number of whole chips"), _("the nearer of the two"), _("nothing from this pot")),
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
            _("A player says “two pairs” and turns up both hole cards, which make a flush. What counts?"),
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
