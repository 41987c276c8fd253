"""Change and notes."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.french.asked import asked

CHANGE = Topic(
    _("Change and notes"),
    (
        asked(
            "change",
            _("Changing a chip"),
            _("You change a large chip into small ones. Put the steps in order."),
            (Clause.CHANGE, Clause.RAKE_REST),
            steps=(
                _("Place the chip beside the outer line and call the change"),
                _("Take the rake in hand, then the new chips from the stack"),
                _("Set out the new chips in groups"),
                _("Count the groups aloud, from the bottom"),
                _("Move the changed chip near the stacks"),
                _("Pass the new chips to the player"),
                _("Put the changed chip in its stack"),
            ),
        ),
        asked(
            "change-hands",
            _("Which hand does what"),
            _("You sit on the right of the table and change a chip. Which hand does what?"),
            (Clause.CHANGE_HANDS,),
            _("the rake in the left hand; the right one takes the chips"),
            (
                _("the rake in the right hand; the left one takes the chips"),
                _("no rake; both hands take the chips"),
            ),
        ),
        asked(
            "change-surplus",
            _("Chips left over in a change"),
            _("For a change you have taken more chips than you need. Where do the others go?"),
            (Clause.CHANGE_HANDS,),
            _("straight back to the stack"),
            (
                _("beside the change until it is passed"),
                _("to the chips that have been raked"),
                _("into your other hand until the next change"),
            ),
        ),
        asked(
            "notes-play",
            _("Notes with no time to change them"),
            _("Notes are on a bet, and there is no time left to change them. What do you do?"),
            (Clause.NOTES,),
            _("leave them and call “Les billets jouent” and the name of the bet"),
            (
                _("push them back to the player"),
                _("put them in the cash box and place nothing"),
                _("leave them without a word and change them after the spin"),
            ),
        ),
        asked(
            "cheque",
            _("A cheque among the notes"),
            _("Among the notes on a bet you find a cheque. What happens to it?"),
            (Clause.NOTES,),
            _("with permission from the chef it is given back"),
            (
                _("it is changed like a note"),
                _("it plays up to the maximum"),
                _("it goes into the cash box, and its amount plays"),
            ),
        ),
        asked(
            "notes-genuine",
            _("Notes on the layout"),
            _("A player bets with notes. What do you do besides changing them?"),
            (Clause.NOTES_CHECKED,),
            _("point them out to the chef and, where possible, check that they are genuine"),
            (
                _("ask the player where they come from and, where in doubt, refuse them"),
                _("show them to the other players, so that there is no dispute"),
                _("nothing: notes are checked at the cash desk alone"),
            ),
        ),
        asked(
            "notes-wait",
            _("Notes while the ball runs"),
            _("You have changed notes, and the ball is running. What do you do with them?"),
            (Clause.TO_THE_BANK,),
            _("let them wait in the bank beside the large chips"),
            (
                _("pass them to your colleague at once: “À la banque, s’il vous plaît”"),
                _("leave them beside the outer line of passe or manque"),
                _("give them to the chef, who keeps them in the clear tray"),
            ),
        ),
    ),
)
