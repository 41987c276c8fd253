"""The table, its croupier and its chef."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.english.asked import asked

CREW = Topic(
    _("The table and its crew"),
    (
        asked(
            "who-deals",
            _("Who deals"),
            _("Who deals the game at the English table?"),
            (Clause.CREW_ENGLISH,),
            _("one croupier, with a helper if the house provides one"),
            (
                _("two croupiers at the wheel, with a helper if the house provides one"),
                _("one croupier, and the chef pays"),
                _("always one croupier and one helper"),
            ),
        ),
        asked(
            "hippodrome",
            _("A table with a hippodrome"),
            _("The layout of your table has a hippodrome. May the chef watch another table as well?"),
            (Clause.CREW_ENGLISH,),
            _("no: such a table has a chef of its own"),
            (
                _("yes, if the other table has no hippodrome"),
                _("yes, if a helper is at your table"),
                _("yes, while no called bet is placed"),
            ),
        ),
        asked(
            "sorting",
            _("Sorting the chips"),
            _("You work without a helper. Who or what may sort the chips for you?"),
            (Clause.CREW_ENGLISH, Clause.CHEF_ENGLISH),
            _("a machine"),
            (
                _("the chef"),
                _("the chef, but colour chips only"),
                _("nobody and nothing: it is done by hand"),
            ),
        ),
        asked(
            "chef-and-chips",
            _("The chef and the chips"),
            _("The game is on, and you are busy. May the chef pass a stack of chips to a player for you?"),
            (Clause.CHEF_ENGLISH,),
            _("no: during the game the chef touches no chips"),
            (
                _("yes, if you ask for it"),
                _("yes, colour chips but no value chips"),
                _("yes, if it is a payment that you have announced"),
            ),
        ),
        asked(
            "marker",
            _("Where a marker comes from"),
            _("A player gives a value to a new colour. Where do you get the marker?"),
            (Clause.CHEF_ENGLISH,),
            _("from the chef, whom you ask for it"),
            (
                _("from the player"),
                _("from the compartment of another colour"),
                _("from the helper, who keeps the markers"),
            ),
        ),
        asked(
            "before-the-game",
            _("Before the game starts"),
            _("Who checks before the game that the sets of colour chips are complete?"),
            (Clause.CHEF_ENGLISH,),
            _("the chef, every set"),
            (
                _("the chef, one set chosen at random"),
                _("the helper, if there is one"),
                _("nobody: they are counted at the end of the game"),
            ),
        ),
        asked(
            "seats",
            _("Seats at the table"),
            _("How many players does a single table seat?"),
            (Clause.SEATS_ENGLISH,),
            _("as many as it has colours"),
            (
                _("one more than it has colours, for a player with value chips"),
                _("twice as many as it has colours"),
                _("as many as can reach the layout"),
            ),
        ),
    ),
)
