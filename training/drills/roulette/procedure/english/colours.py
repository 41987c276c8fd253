"""Value and colour."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.english.asked import asked

COLOURS = Topic(
    _("Value and colour"),
    (
        asked(
            "compartment",
            _("The compartment of a colour"),
            _("A player takes a colour and says what a chip is to be worth. What goes into its compartment?"),
            (Clause.COLOUR_COMPARTMENTS,),
            _("one chip of the colour, with the marker on top of it"),
            (
                _("the marker alone"),
                _("all the chips of the colour that are not in play"),
                _("the value chips that the player has changed"),
            ),
        ),
        asked(
            "second-colour",
            _("A second colour"),
            _("A player with a colour asks for a second one, to play at two values. What do you answer?"),
            (Clause.COLOUR_CHIPS,),
            _("that a player has one colour only"),
            (
                _("that a second colour is given if one is free"),
                _("that a second colour is given at the same value only"),
                _("that the chef must place a second marker first"),
            ),
        ),
        asked(
            "value-on-dozen",
            _("A value chip on a dozen"),
            _("The betting has just opened. A player who has a colour places a value chip on a dozen. What do you do?"),
            (Clause.COLOUR_EVEN_CHANCES,),
            _("have it changed into the player’s colour"),
            (
                _("accept it: dozens are not numbers"),
                _("accept it if it reaches the minimum of the table"),
                _("move it to an even chance"),
            ),
        ),
        asked(
            "no-time",
            _("No time to change"),
            _(
                "A player places a value chip on a number, and there is no time left to change it before “Rien ne va"
                " plus”. May it play?"
            ),
            (Clause.COLOUR_EVEN_CHANCES,),
            _("yes, as an exception"),
            (
                _("no: value chips never play on numbers"),
                _("no: it is moved to an even chance"),
                _("yes, but it is paid at even money"),
            ),
        ),
        asked(
            "value-on-rouge",
            _("A value chip on rouge"),
            _("A player has a colour and places a value chip on rouge. Is it accepted?"),
            (Clause.COLOUR_EVEN_CHANCES,),
            _("yes: value chips are accepted on the even chances"),
            (
                _("no: a player who has a colour stakes nothing else"),
                _("only if there is no time to change it"),
                _("only with the permission of the chef"),
            ),
        ),
        asked(
            "colour-on-pair",
            _("Colour on an even chance"),
            _("A player places colour chips on pair. Are they accepted?"),
            (Clause.COLOUR_EVEN_CHANCES,),
            _("yes: colour may be played on every bet"),
            (
                _("no: the even chances are for value chips"),
                _("only if they are changed before the ball slows"),
                _("only as a plaque"),
            ),
        ),
        asked(
            "plaque",
            _("A plaque for a colour"),
            _("A colour has plaques besides its chips. What is such a plaque worth?"),
            (Clause.COLOUR_PLAQUES,),
            _("a fixed number of chips of that colour"),
            (
                _("the same amount, whichever colour it is staked for"),
                _("one chip of that colour"),
                _("what the chef says when it is staked"),
            ),
        ),
        asked(
            "strange-chip",
            _("A colour chip of another table"),
            _("By mistake a colour chip of another table was staked here, and it loses. What do you do?"),
            (Clause.COLOUR_WRONG_TABLE,),
            _("rake it in"),
            (
                _("give it back: it is not good at this table"),
                _("leave it for the next spin"),
                _("give it back in exchange for a chip of this table"),
            ),
        ),
    ),
)
