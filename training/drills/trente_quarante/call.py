"""The call of a coup: the totals, and what is said of rouge and of couleur."""

from django.utils.translation import gettext_lazy as _

from games.trente_quarante.clauses import Clause
from games.trente_quarante.rows import Coup, Winner
from games.trente_quarante.rulesets import Ruleset
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, row
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.skill import skill
from training.drills.kit.worked import leading_to
from training.drills.trente_quarante.coups import NOIR, coup_ending, coup_scene, rows_added, token

NAME = "tq-call"
_CALLS = (
    "Rouge gagne et couleur",
    "Rouge gagne, la couleur perd",
    "Rouge perd, la couleur gagne",
    "Rouge perd et couleur",
)


def clauses(coup: Coup) -> tuple[Clause, ...]:
    """Return what a call rests on."""
    if coup.couleur_wins is None:
        return (Clause.CALL_TIE, Clause.UNITS)
    return (Clause.CALL, Clause.LOWER_WINS, Clause.COULEUR if coup.couleur_wins else Clause.INVERSE)


def _verdict(luck: Chance) -> Item:
    coup = coup_ending(luck, luck.pick((Winner.NOIR, Winner.ROUGE)))
    offered = tuple((f"call-{place}", Phrase("number", {"number": words})) for place, words in enumerate(_CALLS))
    right = f"call-{_CALLS.index(coup.verdict)}"
    part = Part("verdict", PartKind.CHOICE, Phrase(f"{NAME}.verdict"), right, clauses(coup), offered)
    values: dict[str, Value] = {"noir": coup.noir_total, "rouge": coup.rouge_total}
    return Item(Phrase(f"{NAME}.ask-verdict", values), (part,), cards_scene(row(NOIR, coup.noir[:1])), token(coup))


def _call(luck: Chance) -> Item:
    ends = (Winner.NOIR, Winner.ROUGE, Winner.NOIR, Winner.ROUGE, Winner.TIE, Winner.APRES)
    coup = coup_ending(luck, luck.pick(ends))
    rests = (*clauses(coup), Clause.UNITS) if coup.couleur_wins is not None else clauses(coup)
    steps = leading_to(coup.call, *rows_added(coup))
    part = Part("words", PartKind.CALL, Phrase(f"{NAME}.words"), coup.call, rests, worked=steps)
    return Item(Phrase(f"{NAME}.ask-call"), (part,), coup_scene(coup), token(coup))


@skill(
    NAME,
    engine="trente_quarante",
    version=1,
    title=_("Calling the coup"),
    about=_("Call the totals and the result as the tailleur does."),
    levels=(_("Pick the call"), _("The whole call")),
    texts={
        "tq-call.ask-verdict": _(
            "This is the first card. Noir totals {noir} and rouge {rouge}. What is called for rouge and for couleur?"
        ),
        "tq-call.ask-call": _("Call this coup: both totals and the result."),
        "tq-call.verdict": _("The call"),
        "tq-call.words": _("The whole call, in French"),
    },
)
def generator(chance: Chance, level: int, _rules: Ruleset) -> Item:
    return _verdict(chance) if level == 1 else _call(chance)
