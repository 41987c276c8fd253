"""Banco's third card, cell by cell: what the table of play says of each score after each card of punto."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.baccarat.hands import FIRST_CARDS, score, value
from games.core.cards import DECK, Card
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.table import BANCO_SCORES, PUNTO_DRAWS, PUNTO_STANDS, THIRDS, Cell, cells
from training.drills.kit.cells import Grid
from training.drills.kit.chance import Chance
from training.drills.kit.common import cards_scene, options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill
from training.drills.kit.worked import added, chosen, named
from training.drills.punto_banco.laid import scored

NAME = "banco-draws"


def _third(third: int | None) -> str:
    """Return the value of punto's third card as the id of a column."""
    return "none" if third is None else str(third)


_BY_NAME = {f"{cell.score}-{_third(cell.third)}": cell for cell in cells()}


def _grid(_rules: Ruleset, _level: int) -> Grid:
    return Grid(
        down=Phrase(f"{NAME}.score"),
        across=Phrase(f"{NAME}.third"),
        rows=tuple((str(score), Phrase("number", {"number": score})) for score in BANCO_SCORES),
        columns=tuple(
            (_third(third), Phrase(f"{NAME}.none") if third is None else Phrase("number", {"number": third}))
            for third in THIRDS
        ),
    )


def _first(chance: Chance, scores: range, taken: list[Card]) -> list[Card]:
    """Return two cards that score one of these and are not on the table yet."""
    left = [card for card in DECK if card not in taken]
    while True:
        hand = chance.some(left, FIRST_CARDS)
        if score(hand) in scores:
            return hand


@skill(
    NAME,
    engine="punto_banco",
    version=1,
    title=_("Banco’s third card"),
    about=_("Does banco draw? Every cell of the table of play, until you know them all."),
    levels=(_("The table of play"),),
    texts={
        "banco-draws.ask": _("It is banco’s turn. What does banco do?"),
        "banco-draws.banco": _("Banco"),
        "banco-draws.punto": _("Punto"),
        "banco-draws.draws": pgettext_lazy("banco", "it draws a card"),
        "banco-draws.stands": pgettext_lazy("banco", "it stands"),
        "banco-draws.score": _("Banco’s score"),
        "banco-draws.third": _("Value of punto’s third card"),
        # Translators: punto drew no third card; the head of a column.
        "banco-draws.none": pgettext_lazy("third card of punto", "none"),
    },
    grids=_grid,
)
def generator(chance: Chance, _level: int, _rules: Ruleset, name: str) -> Item:
    cell = _BY_NAME[name]
    banco = _first(chance, range(cell.score, cell.score + 1), [])
    punto = _first(chance, PUNTO_STANDS if cell.third is None else PUNTO_DRAWS, banco)
    if cell.third is not None:
        punto.append(chance.pick([c for c in DECK if value(c) == cell.third and c not in (*banco, *punto)]))
    rows = row(Phrase(f"{NAME}.punto"), punto), row(Phrase(f"{NAME}.banco"), banco)
    return Item(Phrase(f"{NAME}.ask"), (_does(cell, punto, banco),), cards_scene(*rows))


def _does(cell: Cell, punto: list[Card], banco: list[Card]) -> Part:
    """Return what banco does: by its score, and by the value of punto's third card where there is one."""
    third = () if cell.third is None else (added(value(punto[-1]), about=named(Phrase(f"{NAME}.third"))),)
    steps = (*scored(banco, Phrase(f"{NAME}.banco")), *third)
    answer, offered = "draws" if cell.draws else "stands", options(NAME, ("draws", "stands"))
    return Part(
        "does",
        PartKind.CHOICE,
        Phrase(f"{NAME}.banco"),
        answer,
        (cell.clause,),
        offered,
        (*steps, chosen(offered, answer)),
    )
