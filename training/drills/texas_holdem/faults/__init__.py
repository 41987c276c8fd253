"""What is wrong in this picture: a table before the first bet or after the showdown, with one fault."""

from django.utils.translation import gettext_lazy as _

from games.texas_holdem.rulesets import Ruleset
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item
from training.drills.kit.skill import skill
from training.drills.texas_holdem.faults.opened import wrongly_opened
from training.drills.texas_holdem.faults.picture import NAME
from training.drills.texas_holdem.faults.won import wrongly_won

_DRAWN = {1: wrongly_opened, 2: wrongly_won}


@skill(
    NAME,
    engine="texas_holdem",
    version=1,
    title=_("What is wrong in this picture?"),
    about=_("The table after the croupier’s work, with one mistake: touch the card or the chips."),
    levels=(_("Before the first bet"), _("The pots")),
    texts={
        "holdem-picture.opened": _(
            "The players sit clockwise from A to {last}. The blinds are posted and the cards are dealt, and nobody has "
            "acted yet. One thing is wrong: touch the blind that is at the wrong seat, the card that is one too "
            "many, or the empty place where one is missing."
        ),
        "holdem-picture.won": _(
            "The rake is taken and the pots are pushed to the winners. One pot has gone to the wrong player: which, "
            "and who should have it?"
        ),
        "holdem-picture.board": _("Board"),
        # Translators: {player} is a player by a letter.
        "holdem-picture.player": _("Player {player}"),
        # Translators: {player} is a player by a letter.
        "holdem-picture.has-button": _("Player {player} (button)"),
        # Translators: {player} is a player by a letter.
        "holdem-picture.folded": _("Player {player} (folded)"),
        "holdem-picture.small": _("Small blind"),
        "holdem-picture.big": _("Big blind"),
        # Translators: {player} is a player by a letter.
        "holdem-picture.small-at": _("The small blind belongs to player {player}"),
        # Translators: {player} is a player by a letter.
        "holdem-picture.big-at": _("The big blind belongs to player {player}"),
        "holdem-picture.main-pot": _("Main pot"),
        # Translators: {number} counts the side pots from 1.
        "holdem-picture.side-pot": _("Side pot {number}"),
        "holdem-picture.uncalled": _("Returned, not called"),
        # Translators: {amount} is what a player has put in during the whole hand.
        "holdem-picture.put-in": _("Put in: {amount}"),
        "holdem-picture.winner": _("Who should have it"),
    },
)
def generator(chance: Chance, level: int, rules: Ruleset) -> Item:
    return _DRAWN[level](chance, rules)
