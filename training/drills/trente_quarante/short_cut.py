"""The short cut of the payeur: what the first card says before the rows are dealt."""

from django.utils.translation import gettext_lazy as _

from games.trente_quarante.clauses import Clause
from games.trente_quarante.rows import Chance, Winner
from games.trente_quarante.rulesets import Ruleset
from games.web.trente_quarante.words import IN_SENTENCES
from training.drills.kit.chance import Chance as Luck
from training.drills.kit.common import cards_scene, options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill
from training.drills.trente_quarante.coups import NOIR, coup_ending, said, token

NAME = "tq-short-cut"
_OTHERS = {
    Chance.ROUGE: (Chance.COULEUR, Chance.INVERSE),
    Chance.NOIR: (Chance.COULEUR, Chance.INVERSE),
    Chance.COULEUR: (Chance.ROUGE, Chance.NOIR),
    Chance.INVERSE: (Chance.ROUGE, Chance.NOIR),
}


@skill(
    NAME,
    engine="trente_quarante",
    version=1,
    title=_("The short cut"),
    about=_("Tell from the first card which chances go together, before the rows are dealt."),
    levels=(_("The first card"),),
    texts={
        "tq-short-cut.ask": _("This is the first card of the coup. Which chance goes with {chance}?"),
        "tq-short-cut.with": _("The chance that goes with it"),
        **{f"tq-short-cut.{chance}": name for chance, name in IN_SENTENCES.items()},
    },
)
def generator(luck: Luck, _level: int, _rules: Ruleset) -> Item:
    """Any coup with that first card shows which two win together, or lose together."""
    coup = coup_ending(luck, luck.pick((Winner.NOIR, Winner.ROUGE)))
    chance = luck.pick(tuple(Chance))
    others = _OTHERS[chance]
    right = next(other for other in others if (other in coup.winning) == (chance in coup.winning))
    offered = options(NAME, [other.value for other in others])
    part = Part("with", PartKind.CHOICE, Phrase(f"{NAME}.with"), right.value, (Clause.SHORT_CUT,), offered)
    scene = cards_scene(row(NOIR, coup.noir[:1]))
    return Item(Phrase(f"{NAME}.ask", {"chance": said(chance)}), (part,), scene, token(coup))
