"""A hand as it is dealt and played."""

from django.utils.translation import gettext_lazy as _

from games.texas_holdem.clauses import Clause
from training.drills.kit.procedures import Question, Topic

TABLE = Topic(
    _("The table and the deal"),
    (
        Question(
            "deal",
            _("From the shuffle to the first action"),
            _("Put the steps in order, from the shuffle to the first action."),
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
            (
                _("the player to the left of the button"),
                _("the player to the right of the button"),
                _("the house dealer"),
            ),
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
                _("let the guest sit at the table without playing until a seat is free"),
            ),
        ),
        Question(
            "new-chips",
            _("More chips"),
            _("After a hand a player wants to buy more chips, up to the maximum buy-in. Is that allowed?"),
            (Clause.STAKES,),
            _("yes, before the next hand begins"),
            (
                _("yes, and in the middle of a hand as well, to call a bet"),
                _("no: only a player who has lost all chips may buy more"),
                _("no, unless the other players agree"),
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
                _("no, unless the minimum buy-in is left"),
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
            _("A player has been thinking for a very long time. Who may call for time?"),
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
                _("no, unless the neighbour agrees"),
                _("yes, if only the neighbour can hear it"),
            ),
        ),
        Question(
            "aloud",
            _("An action without a word"),
            _("A newcomer asks why others say “call” or “fold” as they act. What do you answer?"),
            (Clause.ALOUD,),
            _("that it is a good habit and prevents misunderstandings"),
            (
                _("that an action without a word does not count"),
                _("that only the player with the button has to do so"),
                _("that it is bad manners, and chips should speak for themselves"),
            ),
        ),
        Question(
            "comments",
            _("A remark about a neighbour’s play"),
            _("The hand is over. A player who has lost mocks the winner for having called. What do you do?"),
            (Clause.ETIQUETTE, Clause.DEALER),
            _("ask for courtesy: how others play is not commented on"),
            (
                _("nothing, since the hand is over"),
                _("let the winner answer before you deal on"),
                _("agree, if the call was a bad one"),
            ),
        ),
    ),
)
