"""The calls of a coup of punto banco said in their order."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.baccarat.clauses import HandClause
from games.core.cards import DECK
from games.punto_banco.bets import Bet
from games.punto_banco.clauses import Clause, Rule
from games.punto_banco.coup import MOST_USED, Coup, deal
from games.punto_banco.rulesets import Ruleset
from training.drills.kit.cells import Grid
from training.drills.kit.chance import Chance
from training.drills.kit.items import Item, Phrase
from training.drills.kit.skill import skill
from training.drills.kit.spoken import owned, spoken
from training.drills.punto_banco.laid import both_scored, coup_scene

NAME = "punto-banco-speaking"
_OPEN, _CLOSED = owned("punto_banco", "Faites vos jeux", "Rien ne va plus")
_NATURAL, _CARD, _TIE, _MAXIMUM = (
    call[0].upper() + call[1:]
    for call in owned("punto_banco", "abatage", "Carte", "égalité", "la masse joue jusqu’à concurrence du maximum")
)
_GOES = {"natural": (_NATURAL,), "card": (_CARD,), "stand": ()}  # what is called of the third cards
_ENDS = ("decided", "tie")
_BECAUSE: tuple[Rule, ...] = (Clause.OPENS, Clause.CLOSES, Clause.SHOW, Clause.CALL)


def _grid(_rules: Ruleset, _level: int) -> Grid:
    return Grid(
        down=Phrase(f"{NAME}.cards"),
        across=Phrase(f"{NAME}.end"),
        rows=tuple((goes, Phrase(f"{NAME}.{goes}")) for goes in _GOES),
        columns=tuple((end, Phrase(f"{NAME}.{end}")) for end in _ENDS),
    )


def _cell(coup: Coup) -> str:
    """Return the cell of a coup; nothing where both hands draw, which is called twice over."""
    if len(coup.draws) > 1:
        return ""
    goes = "card" if coup.draws else "stand" if coup.decides else "natural"
    return f"{goes}-{'tie' if coup.result is Bet.TIE else 'decided'}"


@skill(
    NAME,
    engine="punto_banco",
    version=1,
    title=_("The calls in their order"),
    about=_("Say the calls of a whole coup one after the other."),
    levels=(_("A whole coup"),),
    texts={
        f"{NAME}.ask": _(
            "A coup is played from the opening of the betting and ends as you see. Which of these calls are made?"
        ),
        f"{NAME}.call": _("The calls"),
        f"{NAME}.punto": _("Punto"),
        f"{NAME}.banco": _("Banco"),
        f"{NAME}.cards": _("The cards"),
        f"{NAME}.end": _("The end of the coup"),
        f"{NAME}.natural": pgettext_lazy("coup", "a natural"),
        f"{NAME}.card": pgettext_lazy("coup", "one hand draws"),
        f"{NAME}.stand": pgettext_lazy("coup", "both hands stand"),
        f"{NAME}.decided": pgettext_lazy("coup", "one hand wins"),
        f"{NAME}.tie": pgettext_lazy("coup", "a tie"),
    },
    grids=_grid,
)
def generator(chance: Chance, _level: int, _rules: Ruleset, cell: str) -> Item:
    coup = deal(chance.some(DECK, MOST_USED))
    while _cell(coup) != cell:
        coup = deal(chance.some(DECK, MOST_USED))
    goes, _hyphen, end = cell.partition("-")
    calls = (_OPEN, _CLOSED, *_GOES[goes], *((_TIE,) if end == "tie" else ()))
    wrong = (_NATURAL, _CARD, _TIE, _MAXIMUM)
    because = (*_BECAUSE, *((HandClause.NATURAL,) if goes == "natural" else ()))
    steps = both_scored(NAME, coup)
    part = spoken(chance, "calls", Phrase(f"{NAME}.call"), calls, wrong, because, steps)
    return Item(Phrase(f"{NAME}.ask"), (part,), coup_scene(NAME, coup))
