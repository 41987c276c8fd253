"""Zero where it halves a stake on an even chance at once: what the crews of such tables are asked alike."""

from collections.abc import Callable

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Question, Topic


def zero_topic(asked: Callable[..., Question]) -> Topic:
    """Return the topic for one of these tables, whose questions `asked` makes."""
    return Topic(
        _("Zero and the odd chip"),
        (
            asked(
                "even-number",
                _("An even number of chips at zero"),
                _("Zero comes. A player has an even number of chips of one colour on rouge. What do you do?"),
                (Clause.ZERO_PARTAGE,),
                _("divide the stake at once: half to the player, half to the bank"),
                (
                    _("put the whole stake in prison"),
                    _("rake it in: rouge has lost"),
                    _("put half of it in prison and give half to the bank"),
                ),
            ),
            asked(
                "no-choice",
                _("A player who wants to leave the stake"),
                _(
                    "Zero comes. A player with an even number of chips on pair asks you to leave the whole stake in"
                    " prison. What do you answer?"
                ),
                (Clause.ZERO_PARTAGE,),
                _("that there is no choice: the stake is divided at once"),
                (
                    _("that it may stay in prison for one spin"),
                    _("that it may stay in prison if the chef agrees"),
                    _("that the bank’s half may stay in prison"),
                ),
            ),
            asked(
                "odd-chip",
                _("An odd number of chips at zero"),
                _("Zero comes. A player has an odd number of colour chips on passe. What becomes of the odd chip?"),
                (Clause.ZERO_ODD_CHIP,),
                _("it goes on the line of passe, in prison until the next spin"),
                (
                    _("it goes to the player"),
                    _("it goes to the bank"),
                    _("it is changed, so that it can be shared"),
                ),
            ),
            asked(
                "odd-chip-wins",
                _("The odd chip wins"),
                _("An odd chip is on the line of noir since the zero of the spin before. Noir comes. What do you do?"),
                (Clause.ZERO_ODD_CHIP_NEXT,),
                _("give it back to the player without paying it"),
                (
                    _("pay it like any other chip on noir"),
                    _("divide it between the player and the bank"),
                    _("leave it in prison for one more spin"),
                ),
            ),
            asked(
                "another-zero",
                _("Another zero"),
                _("An odd chip is on the line of noir since the zero of the spin before. Zero comes again. What now?"),
                (Clause.ZERO_ODD_CHIP_NEXT,),
                _("the bank takes the chip"),
                (
                    _("it stays in prison"),
                    _("the player gets it back"),
                    _("the player and the bank share it"),
                ),
            ),
            asked(
                "dozens-at-zero",
                _("A dozen at zero"),
                _("Zero comes. What becomes of a stake on a dozen?"),
                (Clause.ZERO_COLUMNS_DOZENS_LOSE,),
                _("it loses"),
                (
                    _("it is divided like a stake on an even chance"),
                    _("it goes to prison"),
                    _("it goes back to the player"),
                ),
            ),
            asked(
                "split-with-zero",
                _("A split with zero"),
                _("Zero comes. What becomes of a split of zero and a number that it touches?"),
                (Clause.ZERO_NUMBERS,),
                _("it wins as usual"),
                (
                    _("it is divided between the player and the bank"),
                    _("it loses: only a straight on zero wins"),
                    _("it goes to prison"),
                ),
            ),
            asked(
                "odd-chip-in-order",
                _("An odd chip from zero to its end"),
                _("A player has an odd number of chips on passe, and zero comes. Put the steps in order."),
                (Clause.CALL, Clause.ZERO_PARTAGE, Clause.ZERO_ODD_CHIP, Clause.ZERO_ODD_CHIP_NEXT),
                steps=(
                    _("Call zero"),
                    _("Divide the stake and put its odd chip on the line of passe"),
                    _("Spin again: passe wins"),
                    _("Give the odd chip back without paying it"),
                ),
            ),
        ),
    )
