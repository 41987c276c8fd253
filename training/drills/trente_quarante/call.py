"""The call of a coup: the totals, and what is said of rouge and of couleur."""

from django.utils.translation import gettext_lazy as _

from games.trente_quarante.clauses import Clause
from games.trente_quarante.rows import TOTALS, VERDICTS, Coup
from games.trente_quarante.rulesets import Ruleset
from training.drills.kit.cells import Grid, Groups
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, row
from training.drills.kit.items import Item, Part, PartKind, Phrase, Value
from training.drills.kit.skill import skill
from training.drills.kit.worked import leading_to
from training.drills.trente_quarante.coups import NOIR, coup_of, coup_scene, rows_added, token
from training.drills.trente_quarante.ends import DECIDED, TEXTS, coup_of_end

NAME = "tq-call"
_CALLS = tuple(VERDICTS.values())


def clauses(coup: Coup) -> tuple[Clause, ...]:
    """Return what a call rests on."""
    if coup.couleur_wins is None:
        return (Clause.CALL_TIE, Clause.UNITS)
    return (Clause.CALL, Clause.LOWER_WINS, Clause.COULEUR if coup.couleur_wins else Clause.INVERSE)


def _cells(_rules: Ruleset, level: int) -> Grid | Groups:
    """Return what is said of rouge and of couleur; of whole calls, the totals of both rows."""
    if level == 1:
        return Groups(((Phrase(f"{NAME}.verdicts"), tuple((end, Phrase(f"tq-end.{end}")) for end in DECIDED)),))
    totals = tuple((str(total), Phrase("number", {"number": total})) for total in TOTALS)
    return Grid(Phrase("tq-totals.total-noir"), Phrase("tq-totals.total-rouge"), totals, totals)


def _verdict(luck: Chance, end: str) -> Item:
    coup = coup_of_end(luck, end)
    offered = tuple((f"call-{place}", Phrase("number", {"number": words})) for place, words in enumerate(_CALLS))
    right = f"call-{_CALLS.index(coup.verdict)}"
    part = Part("verdict", PartKind.CHOICE, Phrase(f"{NAME}.verdict"), right, clauses(coup), offered)
    values: dict[str, Value] = {"noir": coup.noir_total, "rouge": coup.rouge_total}
    return Item(Phrase(f"{NAME}.ask-verdict", values), (part,), cards_scene(row(NOIR, coup.noir[:1])), token(coup))


def _call(luck: Chance, noir: int, rouge: int) -> Item:
    coup = coup_of(luck, noir, rouge)
    rests = (*clauses(coup), Clause.UNITS) if coup.couleur_wins is not None else clauses(coup)
    steps = leading_to(coup.call, *rows_added(coup))
    part = Part("words", PartKind.CALL, Phrase(f"{NAME}.words"), coup.call, rests, worked=steps)
    return Item(Phrase(f"{NAME}.ask-call"), (part,), coup_scene(coup), token(coup))


@skill(
    NAME,
    engine="trente_quarante",
    version=2,
    title=_("Calling the coup"),
    about=_("Call the totals and the result as the tailleur does."),
    levels=(_("Pick the call"), _("The whole call")),
    texts={
        **TEXTS,
        "tq-call.ask-verdict": _(
            "This is the first card. Noir totals {noir} and rouge {rouge}. What is called for rouge and for couleur?"
        ),
        "tq-call.ask-call": _("Call this coup: both totals and the result."),
        "tq-call.verdict": _("The call"),
        "tq-call.words": _("The whole call, in French"),
        "tq-call.verdicts": _("What wins"),
    },
    grids=_cells,
)
def generator(chance: Chance, level: int, _rules: Ruleset, cell: str) -> Item:
    return _verdict(chance, cell) if level == 1 else _call(chance, *map(int, cell.split("-")))
