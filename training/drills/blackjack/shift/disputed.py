"""Disputes: a player insists that a hand which was settled rightly is owed more."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.blackjack.clauses import Clause
from training.drills.blackjack.shift.texts import NAME
from training.drills.kit.disputes import Disputes, Turn

_PREFIX = f"{NAME}.dispute"

DISPUTES = Disputes(
    prefix=_PREFIX,
    insists=("sure", "others", "leaves"),
    ruling=Turn("ruling", "held", ("paid", "shared"), (Clause.DISPUTES, Clause.WRONG_PAYMENT)),
    turns=(
        Turn("who", "supervisor", ("players", "yourself"), (Clause.STAFF,)),
        Turn("shows", "rack", ("memory", "player"), (Clause.WRONG_PAYMENT,)),
        Turn("last", "management", ("dealer", "holder"), (Clause.DISPUTES,)),
    ),
)

DISPUTE_TEXTS: dict[str, Promise | str] = {
    f"{_PREFIX}.sure": _(
        "You have paid nothing more. The player at box {box} insists in a loud voice: “You owe me {more}.” The hand"
        " was settled correctly."
    ),
    f"{_PREFIX}.others": _(
        "You have paid nothing more. The player at box {box} insists on {more}, and another player agrees. The hand"
        " was settled correctly."
    ),
    f"{_PREFIX}.leaves": _(
        "You have paid nothing more. The player at box {box} insists on {more} and is ready to leave and complain. The"
        " hand was settled correctly."
    ),
    f"{_PREFIX}.ruling": _("What happens to the claim until it is decided?"),
    f"{_PREFIX}.ruling.held": _("Nothing is paid on it: the settlement stands."),
    f"{_PREFIX}.ruling.paid": _("It is paid, so that the game can go on."),
    f"{_PREFIX}.ruling.shared": _("Half of it is paid, so that nobody loses all."),
    f"{_PREFIX}.who": _("Whom do you call first?"),
    f"{_PREFIX}.who.supervisor": _("the table supervisor"),
    f"{_PREFIX}.who.players": _("the other players, who have seen the hand"),
    f"{_PREFIX}.who.yourself": _("nobody: you settle it with the player"),
    f"{_PREFIX}.shows": _("Once the cards have been collected, what shows how the hand ended?"),
    f"{_PREFIX}.shows.rack": _("the discard rack, from which the hand is reconstructed"),
    f"{_PREFIX}.shows.memory": _("what you remember of the hand"),
    f"{_PREFIX}.shows.player": _("what the player says that the hand was"),
    f"{_PREFIX}.last": _("The player does not accept what the table supervisor says. Who decides?"),
    f"{_PREFIX}.last.management": _("the gaming management, and its decision is final"),
    f"{_PREFIX}.last.dealer": _("you, since you have dealt the cards"),
    f"{_PREFIX}.last.holder": _("the holder of the box, for that hand"),
}
