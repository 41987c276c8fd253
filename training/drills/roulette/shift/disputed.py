"""Disputes: a player insists on a stake that is not there. The crew keeps silent, and the inspectors look into it."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.disputes import Disputes, Turn
from training.drills.roulette.shift.texts import NAME

_PREFIX = f"{NAME}.dispute"

DISPUTES = Disputes(
    prefix=_PREFIX,
    insists=("sure", "witness", "leaves"),
    ruling=Turn("ruling", "held", ("paid", "shared"), (Clause.DISPUTES, Clause.POSITION_DECIDES)),
    turns=(
        Turn("who", "inspectors", ("neighbours", "crew"), (Clause.DISPUTES,)),
        Turn("answer", "nothing", ("explain", "sorry"), (Clause.DISPUTES_STAFF,)),
        Turn("questioned", "certain", ("aloud", "likely"), (Clause.DISPUTES_STAFF,)),
        Turn("last", "management", ("chef", "vote"), (Clause.DISPUTES,)),
    ),
)

DISPUTE_TEXTS: dict[str, Promise | str] = {
    # Translators: {player} is a player, named by the colour of the chips: Amber, Blue, Violet.
    f"{_PREFIX}.sure": _(
        "You have paid nothing on the claim. {player} insists in a loud voice: “I had {stake} there: {bet}.”"
        " The layout shows no such stake."
    ),
    # Translators: {player} is a player, named by the colour of the chips: Amber, Blue, Violet.
    f"{_PREFIX}.witness": _(
        "You have paid nothing on the claim. {player} insists on {stake}, {bet}, and names a neighbour who saw it."
        " The layout shows no such stake."
    ),
    # Translators: {player} is a player, named by the colour of the chips: Amber, Blue, Violet.
    f"{_PREFIX}.leaves": _(
        "You have paid nothing on the claim. {player} insists on {stake}, {bet}, and is ready to leave and complain."
        " The layout shows no such stake."
    ),
    f"{_PREFIX}.ruling": _("What happens to the claim until it is decided?"),
    f"{_PREFIX}.ruling.held": _("Nothing is paid on it: the layout decides."),
    f"{_PREFIX}.ruling.paid": _("It is paid, so that the game can go on."),
    f"{_PREFIX}.ruling.shared": _("Half of it is paid, so that nobody loses all."),
    f"{_PREFIX}.who": _("Who looks into the dispute?"),
    f"{_PREFIX}.who.inspectors": _("the inspectors, who are called to the table"),
    f"{_PREFIX}.who.neighbours": _("the players nearby: you ask them what they saw"),
    f"{_PREFIX}.who.crew": _("you and the other croupiers, before anybody is called"),
    f"{_PREFIX}.answer": _("The player turns to you and asks what you saw. What do you answer?"),
    f"{_PREFIX}.answer.nothing": _("nothing: in a dispute you do not address the customers"),
    f"{_PREFIX}.answer.explain": _("that the stake was not there, politely and in a few words"),
    f"{_PREFIX}.answer.sorry": _("that you are sorry and may have missed it"),
    f"{_PREFIX}.questioned": _("An inspector asks you what happened. How do you answer?"),
    f"{_PREFIX}.questioned.certain": _("in a low voice, with what is certain and nothing else"),
    f"{_PREFIX}.questioned.aloud": _("aloud, so that the whole table hears it"),
    f"{_PREFIX}.questioned.likely": _("in a low voice, with what is certain and what is likely"),
    f"{_PREFIX}.last": _("The player does not accept what the inspectors have found. Who decides?"),
    f"{_PREFIX}.last.management": _("the management, without appeal"),
    f"{_PREFIX}.last.chef": _("the chef de table, unless the player appeals"),
    f"{_PREFIX}.last.vote": _("the crew of the table, by a majority"),
}
