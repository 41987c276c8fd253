"""The table and its shoe, the boxes and what is bet on them."""

from django.utils.translation import gettext_lazy as _

from games.blackjack.clauses import Clause
from training.drills.kit.procedures import Question, Topic, suspended

SHOE = Topic(
    _("The table and the shoe"),
    (
        Question(
            "shoe",
            _("A new shoe"),
            _("You open the table with new cards, and the house burns the first one. Put the steps in order."),
            (Clause.SHOE,),
            steps=(
                _("Spread the cards face up"),
                _("Shuffle the cards in view of the players"),
                _("Have a player cut with the cut card"),
                _("Put the cards into the shoe"),
                _("Burn the first card"),
            ),
        ),
        Question(
            "burn",
            _("The burned card"),
            _("The house burns the first card of a new shoe. How do you do that?"),
            (Clause.SHOE,),
            _("discard it unseen"),
            (
                _("show it to the players and discard it"),
                _("turn it up and burn as many more as it says"),
                _("put it at the back of the shoe"),
            ),
        ),
        Question(
            "cut-card-out",
            _("The cut card comes out"),
            _("The cut card comes out while a box is playing. What happens?"),
            (Clause.CUT_CARD,),
            _("This round is played to its end, and then the cards are shuffled"),
            (
                _("This round is void, and the cards are shuffled"),
                _("This round is finished, and one more is dealt"),
                _("Play goes on until the shoe is empty"),
            ),
        ),
        Question(
            "places",
            _("What is where on the table"),
            _("Where are the shoe and the discard rack?"),
            (Clause.TABLE, Clause.SHOE),
            _("one on each side of you, with the chip float in front"),
            (
                _("both on the same side, with the chip float on the other"),
                _("both in front of you, with the chip float to the left"),
                _("both behind you, with the chip float in front"),
            ),
        ),
        Question(
            "advice",
            _("A holder asks you what to do"),
            _("A holder with sixteen asks what you would do. How do you answer?"),
            (Clause.CONDUCT, Clause.HOLDER),
            _("politely, without advice: the holder decides"),
            (
                _("with what the chart of best play says"),
                _("with what most players do"),
                _("with the rule that the dealer follows on sixteen"),
            ),
        ),
        Question(
            "supervisor",
            _("Something has gone wrong"),
            _("Something has gone wrong in a round, and the table supervisor is at another table. What do you do?"),
            (Clause.STAFF,),
            _("call the table supervisor to your table"),
            (
                _("finish the round and report it afterwards"),
                _("put it right quickly, so that nobody has to wait"),
                _("ask the players what they think is right"),
            ),
        ),
    ),
)

BOXES = Topic(
    _("Boxes and stakes"),
    (
        Question(
            "two-answers",
            _("Two answers from one box"),
            _("A player who bets along, with more than the holder, wants a card. The holder does not. Who decides?"),
            (Clause.HOLDER, Clause.BETTING_ALONG),
            _("the holder"),
            (
                _("the player with the bigger stake"),
                _("the player who answers first"),
                _("the table supervisor, whom you call"),
            ),
        ),
        Question(
            "alone",
            _("One player at the table"),
            _("A player who is alone at the table has bet on one box. What do you do?"),
            (Clause.ALONE,),
            _("ask for a stake on another box as well"),
            (
                _("deal to the one box"),
                _("deal, if the stake is twice the minimum"),
                _("wait until a second player comes"),
            ),
        ),
        Question(
            "vacant",
            _("A vacant box"),
            _("A holder also plays the vacant box next to theirs. Now somebody takes that box. Who decides for it?"),
            (Clause.EMPTY_BOXES,),
            _("the player who has taken it"),
            (
                _("the first holder, until the end of the shoe"),
                _("the first holder, until they leave the table"),
                _("the two of them, in turn"),
            ),
        ),
        Question(
            "below",
            _("A stake below the minimum"),
            _("The first card is dealt. Now you see a stake below the minimum. What happens to it?"),
            (Clause.MINIMUM,),
            _("it is valid for this round as it is"),
            (
                _("it is raised to the minimum"),
                _("it is returned to the player"),
                _("it stays, but wins nothing"),
            ),
        ),
        Question(
            "over",
            _("A stake over the maximum"),
            _("A hand wins, and you see that its first stake is over the maximum. What do you do?"),
            (Clause.EXCESS,),
            _("pay the maximum and return what is above it"),
            (
                _("pay the whole stake, since you accepted it"),
                _("pay the maximum and take what is above it"),
                _("return the whole stake without paying it"),
            ),
        ),
        Question(
            "at-maximum",
            _("Doubling at the maximum"),
            _("The rules let a holder double, but the first stake is already at the maximum. May the holder double?"),
            (Clause.MAXIMUM, Clause.DOUBLE),
            _("yes: the maximum is for the first stake"),
            (
                _("no: the two stakes together are over the maximum"),
                _("only if no other box doubles"),
                _("only if the first stake is reduced"),
            ),
        ),
        Question(
            "closed",
            _("After “Rien ne va plus”"),
            _("You have called “Rien ne va plus”, and a player wants to take a stake back. What do you say?"),
            (Clause.CLOSES,),
            _("that the stake stays where it is"),
            (
                _("that they may take it back until the first card is dealt"),
                _("that they may only move it to another box"),
                _("that they may take it back, if nobody else bets on the box"),
            ),
        ),
        Question(
            "wrong-box",
            _("A stake that you placed wrongly"),
            _(
                "After “Rien ne va plus” a player says that you placed their stake on the wrong box."
                " What happens to it?"
            ),
            (Clause.POSITION, Clause.ERRORS),
            _("it plays where it is"),
            (
                _("it is moved to the right box, since the mistake was yours"),
                _("it is moved to the right box, if no card is dealt yet"),
                _("it is returned to the player"),
            ),
        ),
        Question(
            "not-playing",
            _("A guest who does not play"),
            _("A guest who is not playing sits down at a free seat. What applies?"),
            (Clause.ONLY_PLAYERS_SIT,),
            _("The seats are for players only"),
            (
                _("Guests may sit while there are free seats"),
                _("A seated guest must bet in every round"),
            ),
        ),
        Question(
            "standing",
            _("Players who stand"),
            _("All seats are taken, and many more guests want to bet. What may they do?"),
            (Clause.SEATS,),
            _("bet standing, but only so many of them"),
            (
                _("bet standing, however many they are"),
                _("bet, but only through a seated player"),
                _("only wait until a seat is free"),
            ),
        ),
        Question(
            "by-proxy",
            _("A bet through somebody else"),
            _("A player with the maximum on a box gives a friend chips for the same box. Is that allowed?"),
            (Clause.THIRD_PARTIES,),
            _("no: nobody may get round the limits"),
            (
                _("yes, if the friend has a seat"),
                _("yes, up to the maximum of the friend"),
                _("yes, if the holder of the box agrees"),
            ),
        ),
        Question(
            "liability",
            _("A claim for a bet placed wrongly"),
            _("You placed a player’s stake on the wrong box, and it has lost. What does the house owe the player?"),
            (Clause.LIABILITY,),
            _("nothing: it accepts no liability for this"),
            (
                _("the stake, since the mistake was the dealer’s"),
                _("half of the stake, since both should have looked"),
                _("what the stake would have won on the other box"),
            ),
        ),
        Question(
            "new-limits",
            _("New limits"),
            _("The management changes the limits during the evening. How do the players learn of it?"),
            (Clause.LIMITS_CHANGED,),
            _("it is announced aloud, and a sign shows the new limits"),
            (
                _("the dealer tells them when a bet is too high"),
                _("they read it at the entrance the next day"),
                _("not at all: limits never change in the course of a day"),
            ),
        ),
        suspended(Clause.SUSPENSION, _("the dealer and the table supervisor, by agreement")),
    ),
)
