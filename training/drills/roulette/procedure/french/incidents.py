"""Nothing on the number, poussette, fallen chips."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.french.asked import asked

INCIDENTS = Topic(
    _("Rien au numéro, poussette, tombé"),
    (
        asked(
            "nothing-on-number",
            _("Nothing on the number"),
            _("Nothing is on the winning number. Which act is left out?"),
            (Clause.NOTHING_ON_NUMBER,),
            _("freeing the number before the raking"),
            (
                _("announcing what is on passe or manque"),
                _("raking from the bottom of the layout"),
                _("paying the winning dozens"),
            ),
        ),
        asked(
            "rien-au-numero",
            _("When “Rien au numéro” is called"),
            _("Nothing is on the winning number. When do you call “Rien au numéro”?"),
            (Clause.WINNERS_CALLED, Clause.TOUT_EST_PAYE),
            _("while the rake points out the number"),
            (
                _("when the losing bets have been raked"),
                _("when the dozens and even chances have been paid"),
                _("before the next “Faites vos jeux”"),
            ),
        ),
        asked(
            "poussette",
            _("A chip slipped onto the number"),
            _("The number has come up, and you see somebody slip a chip onto it. What do you do?"),
            (Clause.POUSSETTE,),
            _("take it off at once and inform the chef aloud"),
            (
                _("pay it, and inform the chef afterwards"),
                _("rake it in as a losing bet"),
                _("leave it and watch the player at the next spin"),
            ),
        ),
        asked(
            "dozens-watched",
            _("Columns and dozens when the number falls"),
            _("The number falls. Whose task is it to check the winning bets on columns and dozens at once?"),
            (Clause.BOUT_DE_TABLE,),
            _("that of the bout de table"),
            (
                _("that of the croupier who pays"),
                _("that of the croupier who rakes"),
                _("that of the two inspectors"),
            ),
        ),
        asked(
            "fallen",
            _("A fallen chip"),
            _("A chip that belongs to a gentleman falls. What do you call?"),
            (Clause.FALLEN,),
            _("“Tombé à monsieur”"),
            (_("“Tombé à la banque”"), _("“À la banque, s’il vous plaît”"), _("“Masse à monsieur”")),
        ),
        asked(
            "new-bets",
            _("A new bet during the raking"),
            _(
                "While you rake, a player wants to bet for the next spin, on a position that has not won. When is that"
                " allowed?"
            ),
            (Clause.NEW_BETS,),
            _("when the number is cleared and all losing bets are raked"),
            (
                _("as soon as the result has been called"),
                _("as soon as that position has been raked"),
                _("at once, if the chip is not on the winning number"),
            ),
        ),
    ),
)
