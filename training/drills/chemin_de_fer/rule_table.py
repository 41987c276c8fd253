"""The rule table, cell by cell: what it says of each score of the bank after each third card of the punter."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.baccarat.hands import FIRST_CARDS, score, value
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.tableau import BANK_SCORES, MOVE_CLAUSE, THIRDS, Move
from games.core.cards import DECK, Card
from training.drills.kit.cells import Grid
from training.drills.kit.chance import Chance
from training.drills.kit.common import HIDDEN, cards_scene, options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill
from training.drills.kit.worked import added, chosen, last_digit, named

NAME = "cdf-rule-table"
_THIRDS = {"none" if third is None else str(third): third for third in THIRDS}


def _grid(_rules: Ruleset, _level: int) -> Grid:
    return Grid(
        down=Phrase(f"{NAME}.score"),
        across=Phrase(f"{NAME}.third"),
        rows=tuple((str(bank), Phrase("number", {"number": bank})) for bank in BANK_SCORES),
        columns=tuple(
            (name, Phrase(f"{NAME}.none") if third is None else Phrase("number", {"number": third}))
            for name, third in _THIRDS.items()
        ),
    )


@skill(
    NAME,
    engine="chemin_de_fer",
    version=1,
    title=_("The rule table"),
    about=_("Draw, stand or free: every cell of the rule table, until you know them all."),
    levels=(_("The rule table"),),
    texts={
        "cdf-rule-table.ask": _("The banker has asked for the rule table. What does it say?"),
        "cdf-rule-table.says": _("The rule table"),
        "cdf-rule-table.bank": _("Bank"),
        "cdf-rule-table.punter": _("Punter"),
        "cdf-rule-table.draw": pgettext_lazy("rule table", "the bank draws"),
        "cdf-rule-table.stand": pgettext_lazy("rule table", "the bank stands"),
        "cdf-rule-table.free": pgettext_lazy("rule table", "the banker is free"),
        "cdf-rule-table.score": _("Score of the bank"),
        "cdf-rule-table.third": _("Value of the punter’s third card"),
        # Translators: the punter drew no third card; the head of a column.
        "cdf-rule-table.none": pgettext_lazy("third card of the punter", "none"),
    },
    grids=_grid,
)
def generator(chance: Chance, _level: int, rules: Ruleset, name: str) -> Item:
    """Draw the punter's first cards face down, as the banker sees them."""
    scored, column = name.split("-")
    bank, third = int(scored), _THIRDS[column]
    own = _scoring(chance, bank)
    punter: list[object] = [HIDDEN] * FIRST_CARDS
    if third is not None:
        punter.append(chance.pick([card for card in DECK if value(card) == third and card not in own]))
    says = rules.tableau.move(bank, third)
    offered = options(NAME, map(str, Move))
    drawn = () if third is None else (added(third, about=named(Phrase(f"{NAME}.third"))),)
    steps = (*last_digit(*map(value, own), about=named(Phrase(f"{NAME}.score"))), *drawn, chosen(offered, says.value))
    part = Part("says", PartKind.CHOICE, Phrase(f"{NAME}.says"), says.value, (MOVE_CLAUSE[says],), offered, steps)
    rows = row(Phrase(f"{NAME}.punter"), punter), row(Phrase(f"{NAME}.bank"), own)
    return Item(Phrase(f"{NAME}.ask"), (part,), cards_scene(*rows))


def _scoring(chance: Chance, wanted: int) -> list[Card]:
    while True:
        hand = chance.some(DECK, FIRST_CARDS)
        if score(hand) == wanted:
            return hand
