"""The rake: pointing out the number, clearing it, raking."""

from django.utils.translation import gettext_lazy as _

from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from training.drills.kit.phrase import Value
from training.drills.kit.procedures import Topic
from training.drills.roulette.procedure.french.asked import asked


def _last_upright(rules: Ruleset) -> dict[str, Value]:
    """Return the highest number that is pointed out across the layout."""
    return {"number": rules.procedure["rake_upright_last"]}


def _first_flat(rules: Ruleset) -> dict[str, Value]:
    """Return the lowest number that is pointed out along the layout."""
    return {"number": rules.procedure["rake_flat_first"]}


RAKE = Topic(
    _("The rake"),
    (
        asked(
            "rake-rest",
            _("The rake at rest"),
            _("You sit at the wheel, and your rake is at rest. Where is its blade?"),
            (Clause.RAKE_REST,),
            _("on the triangular bar between the bets on zero and the plaques"),
            (
                _("on the edge of the table"),
                _("on passe or on manque"),
                _("on the rim of the wheel"),
            ),
        ),
        asked(
            "pointing-low",
            _("Pointing out a low number"),
            _("Number {number} comes up, and you point it out. How do you hold the rake?"),
            (Clause.RAKE,),
            _("across the layout, the blade upright and turned to the wheel"),
            (
                _("along the layout, the blade upright and turned away from you"),
                _("across the layout, the blade flat on the number"),
                _("along the layout, the blade flat on the number"),
            ),
            values=_last_upright,
        ),
        asked(
            "pointing-high",
            _("Pointing out a high number"),
            _("Number {number} comes up, and you point it out. How do you hold the rake?"),
            (Clause.RAKE,),
            _("the handle along the layout, the blade upright and turned away from you"),
            (
                _("the handle across the layout, the blade upright and turned to the wheel"),
                _("the handle along the layout, the blade flat on the number"),
                _("the handle across the layout, the blade flat on the number"),
            ),
            values=_first_flat,
        ),
        asked(
            "clearing",
            _("Clearing the layout"),
            _("There is a win on the number, and you rake. Put the steps in order."),
            (Clause.WINNERS_CALLED, Clause.CLEARING),
            steps=(
                _("Put the rake on the number and call the winning combinations"),
                _("Say what is on passe or manque, and how much"),
                _("Move losing chips away from the number, up towards the wheel"),
                _("Move losing chips away from the number, down the layout"),
                _("Take off the losing columns"),
                _("Take off the losing dozens"),
                _("Take off the losing even chances"),
                _("Rake the rest, from the bottom of the layout"),
            ),
        ),
        asked(
            "rake-stroke",
            _("How chips are raked"),
            _("How do you bring in the losing chips?"),
            (Clause.RAKE_STROKE,),
            _("you push them along the felt, past passe or manque"),
            (
                _("you hook them and stop them with the other hand"),
                _("you pick them up by hand, one stake after the other"),
                _("you take the shortest way, even through a winning bet"),
            ),
        ),
        asked(
            "raking-call",
            _("What is said while raking"),
            _("You rake past manque, where there are chips that you cannot count. What do you say?"),
            (Clause.RAKING_CALLS,),
            _("“Masse à manque”"),
            (
                _("“Rien à manque”"),
                _("“La masse joue jusqu’à concurrence du maximum”"),
                _("“Tout est payé au numéro”"),
            ),
        ),
        asked(
            "dragged",
            _("A winning chip carried off"),
            _("Your rake has carried off winning chips from passe. The raking is done. What now?"),
            (Clause.DRAGGED,),
            _("you put them back and tell the chef how much, and from where"),
            (
                _("you put them back without a word"),
                _("you leave them with the raked chips and pay the player double"),
                _("you hand them to the player together with the win"),
            ),
        ),
        asked(
            "salad",
            _("The salad"),
            _("The raking is done, and the dozens and even chances on your side are paid. What do you sort first?"),
            (Clause.SALAD,),
            _("the plaques"),
            (_("the smallest chips"), _("the largest chips, then the plaques"), _("the chips nearest to you")),
        ),
    ),
)

# What was asked when the numbers were typed: items that were kept still say it.
FORMERLY = {
    "pointing-low.ask": _("Eight comes up, and you point it out. How do you hold the rake?"),
    "pointing-high.ask": _("Thirty-three comes up, and you point it out. How do you hold the rake?"),
}
