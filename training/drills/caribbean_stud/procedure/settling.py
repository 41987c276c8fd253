"""The bank's hand and what is paid, the jackpot, and what goes wrong."""

from django.utils.translation import gettext_lazy as _

from games.caribbean_stud.clauses import Clause
from training.drills.kit.procedures import Question, Topic

PAYING = Topic(
    _("The bank’s hand and the payment"),
    (
        Question(
            "showdown",
            _("From the bank’s cards to the next hand"),
            _("All players have acted, and the bank will qualify. Put the steps in order."),
            (Clause.SHOWDOWN, Clause.NEXT),
            steps=(
                _("Turn the bank’s other cards and arrange them"),
                _("See that the bank qualifies"),
                _("Compare, take and pay hand by hand"),
                _("Rake in all the cards"),
                _("Let the players place their antes for the next hand"),
            ),
        ),
        Question(
            "from-right",
            _("Where the comparing begins"),
            _("The bank qualifies. With which hand do you begin?"),
            (Clause.SHOWDOWN,),
            _("with the first from the right"),
            (_("with the first from the left"), _("with the highest BET"), _("with a hand that has lost")),
        ),
        Question(
            "unqualified-hands",
            _("The players’ hands when the bank does not qualify"),
            _("The bank does not qualify, and nobody has declared a hand. Do you look at the players’ hands?"),
            (Clause.SHOWDOWN, Clause.UNQUALIFIED),
            _("no: you pay the antes without looking at them"),
            (
                _("yes, since only a hand that beats the bank’s is paid"),
                _("yes, since the BET is paid by the pay table"),
                _("no, only at the one with the largest BET"),
            ),
        ),
        Question(
            "unqualified-bet",
            _("A full house, and the bank does not qualify"),
            _("The bank does not qualify. A player with a BET holds a full house. What do ante and BET win?"),
            (Clause.UNQUALIFIED,),
            _("the ante is paid, the BET is returned"),
            (
                _("both are paid, the BET by the pay table"),
                _("both are returned"),
                _("the BET is paid by the pay table, the ante is returned"),
            ),
        ),
        Question(
            "two-winners",
            _("Two hands beat the bank"),
            _("The bank qualifies. Two players beat it, one with a flush, the other with a pair. Who is paid?"),
            (Clause.AGAINST_BANK, Clause.PAYS),
            _("both, each by their own hand"),
            (_("only the flush"), _("both as for a flush"), _("both as for a pair")),
        ),
        Question(
            "suits",
            _("The same ranks in other suits"),
            _(
                "The bank has a pair. A player has the same pair with the same other ranks, and says that spades are"
                " worth more. What is right?"
            ),
            (Clause.RANKING, Clause.TIE),
            _("the hands are equal: ante and BET are returned"),
            (
                _("the player wins, since spades rank highest"),
                _("the bank wins every tie"),
                _("the ante is paid and the BET is returned"),
            ),
        ),
        Question(
            "next-ante",
            _("An early ante"),
            _("You are still paying. A player who has been paid places an ante for the next hand. What do you do?"),
            (Clause.NEXT,),
            _("ask the player to wait until the cards are raked in"),
            (
                _("accept it, since this player’s hand is settled"),
                _("accept it if the player’s cards are already raked in"),
                _("let it stand, but deal no cards to this player in the next hand"),
            ),
        ),
    ),
)

JACKPOT = Topic(
    _("The jackpot"),
    (
        Question(
            "light",
            _("The chip in the slot"),
            _("A player has just dropped a jackpot chip into the slot. What should the player check?"),
            (Clause.SLOT,),
            _("that the light is on"),
            (
                _("that the display shows the price of the chip"),
                _("that the chip has come out again"),
                _("that you have put the chip on the ante"),
            ),
        ),
        Question(
            "chip-alone",
            _("A jackpot chip without an ante"),
            _("A player wants to drop a jackpot chip and place no ante. What do you say?"),
            (Clause.JACKPOT_CHIP, Clause.ANTE),
            _("that the jackpot cannot be played alone"),
            (
                _("that the chip counts as the ante"),
                _("that the hand can then win only the jackpot"),
                _("that the price is then twice as high"),
            ),
        ),
        Question(
            "grows",
            _("Why the jackpot grows"),
            _("A player asks what makes the jackpot grow. What do you answer?"),
            (Clause.JACKPOT,),
            _("the jackpot chips that the players add"),
            (_("the antes of hands that are folded"), _("the BETs that the bank wins"), _("the tips")),
        ),
        Question(
            "stops",
            _("A straight flush is declared"),
            _("A player at your table declares a straight flush. Where does play stop for a moment?"),
            (Clause.JACKPOT_STOPS,),
            _("at all tables of the game"),
            (_("only at your table"), _("nowhere"), _("at all tables of the house, whatever the game")),
        ),
        Question(
            "stops-which",
            _("Which hand stops the other tables"),
            _("Which of these hands, once declared, stops play at all tables of the game?"),
            (Clause.JACKPOT_STOPS,),
            _("a straight flush"),
            (_("four of a kind"), _("a full house"), _("a flush")),
        ),
        Question(
            "too-late",
            _("Declared too late"),
            _(
                "The bank did not qualify and you have raked in the cards. Now a player says: “I had a flush, and a"
                " jackpot chip.” What does the jackpot pay?"
            ),
            (Clause.JACKPOT_DECLARED, Clause.THROWN),
            _("nothing: the hand was not declared before the cards were raked in"),
            (
                _("the amount for a flush, if you find the cards"),
                _("the amount for a flush, if a neighbour has seen the hand"),
                _("the price of the chip"),
            ),
        ),
    ),
)

MISTAKES = Topic(
    _("When something goes wrong"),
    (
        Question(
            "shown",
            _("A card exposed in the deal"),
            _("While you deal, you turn over a player’s card by mistake. What follows?"),
            (Clause.VOID_SHOWN, Clause.VOID),
            _("the hand is void for the whole table"),
            (
                _("that player’s hand is void; the others play on"),
                _("the card is replaced, and the deal goes on"),
                _("the card stays face up, and the deal goes on"),
            ),
        ),
        Question(
            "lifted",
            _("Cards lifted during the deal"),
            _("You are still dealing when a player picks up their cards. What follows?"),
            (Clause.VOID_LIFTED, Clause.VOID),
            _("the hand is void for the whole table"),
            (
                _("only this player’s hand is void"),
                _("this player’s ante is lost; the others play on"),
                _("you ask the player to put them down, and deal on"),
            ),
        ),
        Question(
            "picked-up",
            _("A folded card is picked up"),
            _("A player takes back a card of the hand that they have folded. What follows?"),
            (Clause.VOID_THROWN, Clause.THROWN),
            _("that hand is void and its stakes are returned; the others play on"),
            (
                _("the hand is void for the whole table"),
                _("that player’s hand is void and its stakes are lost; the others play on"),
                _("the player may still place a BET"),
            ),
        ),
        Question(
            "skipped-late",
            _("A skipped box, noticed late"),
            _(
                "The bank’s card is turned. Now you notice that you have skipped a box that has an ante. What of the"
                " hand?"
            ),
            (Clause.VOID_LATE,),
            _("it is valid and is played out"),
            (
                _("it is void for the whole table"),
                _("the box is dealt in now, and play goes on"),
                _("it is valid only if all players agree"),
            ),
        ),
        Question(
            "raked-in",
            _("Cards in the basket"),
            _(
                "You have raked in a player’s hand by mistake, and it is in the basket, mixed with other cards. The"
                " player can name every card. Do the cards come back into play?"
            ),
            (Clause.THROWN,),
            _("no, even though it was your mistake"),
            (
                _("yes, since the player can name them"),
                _("no, unless a neighbour has seen them too"),
                _("yes, if they are found in the basket"),
            ),
        ),
        Question(
            "low-ante",
            _("An ante that is too low"),
            _("A player has looked at the cards. Now you see that the ante is below the minimum. What follows?"),
            (Clause.MINIMUM,),
            _("the hand is valid with the ante as it is"),
            (
                _("the player must add what is missing"),
                _("the hand is void for this player"),
                _("the ante is returned, and only the BET plays"),
            ),
        ),
        Question(
            "adding-to-ante",
            _("Adding to an ante"),
            _(
                "The cards are dealt, and nobody has looked at them. A player whose ante is below the minimum wants to"
                " add to it. Is that allowed?"
            ),
            (Clause.MINIMUM,),
            _("yes, until the player looks at the cards"),
            (
                _("yes, until the player places the BET"),
                _("no: after “Rien ne va plus” nothing is added"),
                _("no: the hand is void for this player"),
            ),
        ),
        Question(
            "who-decides",
            _("Who decides"),
            _("Player and dealer do not agree on whether a hand is void. Who decides?"),
            (Clause.STAFF, Clause.DISPUTES),
            _("the gaming management"),
            (_("the dealer, who deals for the bank"), _("the players at the table"), _("the player whose hand it is")),
        ),
    ),
)
