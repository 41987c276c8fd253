"""What hold'em calls its streets, what players do, and what a table waits for."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.texas_holdem.clauses import Clause
from games.texas_holdem.table import Act, Awaiting

ACTS: dict[str, Promise] = {
    Act.FOLD: pgettext_lazy("poker", "Fold"),
    Act.CHECK: pgettext_lazy("poker", "Check"),
    Act.CALL: pgettext_lazy("poker", "Call"),
    Act.BET: pgettext_lazy("poker", "Bet"),
    Act.RAISE: pgettext_lazy("poker", "Raise"),
    Act.ALL_IN: pgettext_lazy("poker", "All in"),
}
# The buttons beside a field with an amount.
SIZED: dict[str, Promise] = {
    Act.BET: pgettext_lazy("poker", "Bet this amount"),
    Act.RAISE: pgettext_lazy("poker", "Raise to this amount"),
}
# What a player has done, as a line of a hand's story.
DONE: dict[str, Promise] = {
    # Translators: {player} is the name of a player, such as “Seat 3”.
    Act.FOLD: _("{player} folds."),
    Act.CHECK: _("{player} checks."),
    Act.CALL: _("{player} calls {amount}."),
    Act.BET: _("{player} bets {amount}."),
    Act.RAISE: _("{player} raises to {amount}."),
    Act.ALL_IN: _("{player} goes all in, for {amount} in this round."),
}
# What comes next at a table.
STATES: dict[str, Promise] = {
    Awaiting.PLAYER: _("{player} to act."),
    Awaiting.FLOP: _("The betting is over: the flop is dealt."),
    Awaiting.TURN: _("The betting is over: the turn is dealt."),
    Awaiting.RIVER: _("The betting is over: the river is dealt."),
    Awaiting.SHOWDOWN: _("The betting is over: it is time for the showdown."),
    Awaiting.NOTHING: _("All players but one have folded."),
}
STREETS: dict[str, Promise] = {
    Awaiting.FLOP: pgettext_lazy("poker", "Flop"),
    Awaiting.TURN: pgettext_lazy("poker", "Turn"),
    Awaiting.RIVER: pgettext_lazy("poker", "River"),
}
POTS: dict[str, Promise] = {
    Clause.MAIN_POT: _("Main pot"),
    Clause.SIDE_POT: _("Side pot"),
}
SEAT = _("Seat {number}")
DRAWS: dict[str, Promise] = {
    "flush": _("Flush draw"),
    "straight": _("Open-ended straight draw"),
    "gutshot": _("Gutshot"),
}
