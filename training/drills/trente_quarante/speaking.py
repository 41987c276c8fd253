"""The calls of trente et quarante said in their order: those of a result, and those of a whole coup."""

from collections.abc import Iterator

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.trente_quarante.clauses import Clause
from games.trente_quarante.rows import TOTALS, VERDICTS, Coup, word
from games.trente_quarante.rulesets import Ruleset
from training.drills.kit.cells import Groups
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Part, Phrase
from training.drills.kit.skill import skill
from training.drills.kit.spoken import owned, spoken
from training.drills.trente_quarante.call import clauses
from training.drills.trente_quarante.coups import coup_scene, rows_added, token
from training.drills.trente_quarante.ends import ENDS, coup_of_end

NAME = "tq-speaking"
_FIVE, _OPEN, _CLOSED, _INSURED = owned(
    "trente_quarante",
    "Messieurs, les cinq cartes",
    "Messieurs, faites vos jeux",
    "Messieurs, les jeux sont faits, rien ne va plus",
    "J’assure",
)
_FIRST = "first"  # of a taille; the others are "later"


def _cells(_rules: Ruleset, level: int) -> Groups:
    """Return how coups end; of whole coups, the first of a taille and later ones."""
    if level == 1:
        return Groups(((Phrase(f"{NAME}.ends"), tuple((end, Phrase(f"tq-end.{end}")) for end in ENDS)),))
    return Groups(((Phrase(f"{NAME}.coups"), tuple((each, Phrase(f"{NAME}.{each}")) for each in (_FIRST, "later"))),))


def _said(coup: Coup) -> tuple[str, str] | tuple[str, str, str]:
    """Return what is called of a coup in its order: noir's total, rouge's, and what is said of rouge and of couleur."""
    noir, rouge = word(coup.noir_total), word(coup.rouge_total)
    return (noir, coup.verdict.lower()) if coup.couleur_wins is None else (noir, rouge, coup.verdict)


def _wrong(luck: Chance, coup: Coup) -> Iterator[str]:
    """Yield what somebody might call who reads a coup wrongly."""
    noir, rouge = word(coup.noir_total), word(coup.rouge_total)
    yield from (rouge, f"{rouge} après")
    yield from VERDICTS.values()
    yield from (other for other in map(word, luck.some(TOTALS, 3)) if other not in (noir, rouge))


def _result(luck: Chance, coup: Coup) -> Part:
    because = tuple(dict.fromkeys((*clauses(coup), Clause.UNITS)))
    return spoken(luck, "result", Phrase(f"{NAME}.result"), _said(coup), _wrong(luck, coup), because, rows_added(coup))


def _bets(luck: Chance, *, is_first: bool) -> Part:
    """Return the calls before the first card is drawn."""
    calls = (_FIVE, _OPEN, _CLOSED) if is_first else (_OPEN, _CLOSED)
    wrong = (_FIVE, _INSURED, *luck.some(tuple(VERDICTS.values()), 2))
    because = (*((Clause.BURN,) if is_first else ()), Clause.BETTING)
    return spoken(luck, "bets", Phrase(f"{NAME}.bets"), calls, wrong, because)


@skill(
    NAME,
    engine="trente_quarante",
    version=1,
    title=_("The calls in their order"),
    about=_("Say the calls of a result and of a whole coup one after the other."),
    levels=(_("The result"), _("A whole coup")),
    texts={
        f"{NAME}.ask": _("Call this coup: both totals and the result."),
        f"{NAME}.ask-first": _(
            "This is the first coup of a taille. Say the calls of the house, from the cards that are burnt."
        ),
        f"{NAME}.ask-later": _(
            "The taille goes on with this coup. Say the calls of the house, from the opening of the betting."
        ),
        f"{NAME}.bets": _("Before the first card of the coup"),
        f"{NAME}.result": _("Once the rows are complete"),
        f"{NAME}.ends": _("Ends of a coup"),
        f"{NAME}.coups": _("Coups"),
        f"{NAME}.first": pgettext_lazy("coup", "the first of a taille"),
        f"{NAME}.later": pgettext_lazy("coup", "a later one"),
    },
    grids=_cells,
)
def generator(luck: Chance, level: int, _rules: Ruleset, cell: str) -> Item:
    coup = coup_of_end(luck, cell if level == 1 else luck.pick(ENDS))
    if level == 1:
        return Item(Phrase(f"{NAME}.ask"), (_result(luck, coup),), coup_scene(coup), token(coup))
    parts = (_bets(luck, is_first=cell == _FIRST), _result(luck, coup))
    return Item(Phrase(f"{NAME}.ask-{cell}"), parts, coup_scene(coup), token(coup))
