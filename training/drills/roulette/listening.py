"""Listening to the call of a result, in French: which number was it?"""

from dataclasses import replace

from django.utils.translation import gettext_lazy as _

from games.roulette.calls import announcement
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.wheel import DOUBLE_ZERO, POCKET_NAMES, SINGLE_ZERO, pocket_name
from training.drills.kit.cells import Groups
from training.drills.kit.chance import Chance
from training.drills.kit.common import heard_scene
from training.drills.kit.items import Item, Part, PartKind, Phrase, Step
from training.drills.kit.skill import skill
from training.drills.roulette.answers import POCKET
from training.drills.roulette.common import pocket_cells
from training.drills.roulette.number_facts import even_chances

NAME = "listening"


def _number(rules: Ruleset, number: int) -> Part:
    """Return the part that asks for the number: where there is a double zero, a pocket is named."""
    if rules.wheel is SINGLE_ZERO:
        return Part("number", PartKind.NUMBER, Phrase("listening.number"), number, (Clause.CALL,))
    because = (Clause.CALL, Clause.DOUBLE_ZERO) if number == DOUBLE_ZERO else (Clause.CALL,)
    return Part("number", POCKET, Phrase("listening.number"), pocket_name(number), because)


def _cells(rules: Ruleset, _level: int) -> Groups:
    return pocket_cells(rules.wheel)


@skill(
    NAME,
    engine="roulette",
    version=1,
    title=_("Listening to the call"),
    about=_("Hear the call in French and enter what it says. It is not part of any exam."),
    levels=(_("The number"), _("The number and the even chances")),
    texts={
        "listening.ask": _("Listen to the call. Which number has come up?"),
        "listening.ask-all": _("Listen to the call. Which number has come up, and which even chances win?"),
        "listening.number": _("Number"),
        # Translators: {call} is the whole call of a result, in French.
        "listening.called": _("The call was: {call}"),
    },
    grids=_cells,
)
def generator(_chance: Chance, level: int, rules: Ruleset, cell: str = "") -> Item:
    number = POCKET_NAMES[cell]
    call = announcement(number)
    parts = (_number(rules, number), *(even_chances(number) if level > 1 else ()))
    said = Phrase("listening.called", {"call": call})
    worked = tuple(replace(part, worked=(Step(said, part.expected),)) for part in parts)
    return Item(Phrase("listening.ask" if level == 1 else "listening.ask-all"), worked, heard_scene(call))
