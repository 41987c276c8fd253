"""Players, the management and what goes wrong: what the crews of several tables are asked alike."""

from collections.abc import Callable

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Question


def new_limits(asked: Callable[..., Question]) -> Question:
    """Return the question of the French and the Fair table about new limits, as `asked` makes it."""
    return asked(
        "new-limits",
        _("New limits"),
        _("The management changes the limits during the evening. How do the players learn of it?"),
        (Clause.LIMITS, Clause.LIMITS_CHANGED),
        _("the chef tells them, and a sign shows the new limits"),
        (
            _("the croupier tells them when a bet is too high"),
            _("they read it at the entrance the next day"),
            _("not at all: limits never change in the course of a day"),
        ),
    )


def manners(asked: Callable[..., Question]) -> tuple[Question, ...]:
    """Return the questions for the Fair or the English table, as `asked` makes them."""
    return (
        asked(
            "chip-in-wheel",
            _("A chip in the wheel"),
            _("While the wheel turns and the ball runs, a chip falls into the wheel. What happens?"),
            (Clause.CHIP_IN_WHEEL,),
            _("the spin is stopped, and the ball is spun again"),
            (
                _("the spin goes on, and the chip is taken out afterwards"),
                _("the ball is stopped by hand, and its pocket counts"),
                _("all bets on the layout lose"),
            ),
        ),
        asked(
            "poussette",
            _("A poussette"),
            _("You have called the number. A player slips a chip onto it. What do you do?"),
            (Clause.POUSSETTE,),
            _("take it off at once and inform the chef aloud"),
            (
                _("take it off at once, without a word"),
                _("leave it there and do not pay it"),
                _("rake it in with the losing chips"),
            ),
        ),
        asked(
            "claim",
            _("A claim"),
            _("A player says that a winning chip on the layout is theirs. What do you do before you pay it?"),
            (Clause.DISPUTES,),
            _("compare the claim with the bets on the layout"),
            (
                _("ask the other players whether it is true"),
                _("wait to see if anybody else claims it"),
                _("divide the win between those who claim it"),
            ),
        ),
        asked(
            "who-decides",
            _("Who decides a dispute"),
            _("Two players claim the same win, and the inspectors have looked into it. Who decides?"),
            (Clause.DISPUTES,),
            _("the management, without appeal"),
            (
                _("the croupier who placed or paid the bet"),
                _("the players, between themselves"),
                _("the management, and the players may appeal"),
            ),
        ),
        asked(
            "tip",
            _("No tip"),
            _("A player has won a great deal and leaves no tip. What do you do?"),
            (Clause.TIPS, Clause.CONDUCT),
            _("nothing: a tip is entirely up to the player"),
            (
                _("remind the player politely"),
                _("keep one chip of the win aside"),
                _("ask the chef to speak to the player"),
            ),
        ),
        asked(
            "big-loss",
            _("A big loss"),
            _("A player loses a great deal and sighs. How do you look?"),
            (Clause.CONDUCT,),
            _("as after any other spin: neither glad nor sorry"),
            (_("sad for the player"), _("glad for the bank"), _("cheerful, for the sake of the other players")),
        ),
    )
