"""Reading the rows: what they total, how that is said, where a row ends."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.cards import DECK
from games.trente_quarante.clauses import Clause
from games.trente_quarante.rows import LAST_OPEN, Winner, running, total, word
from games.trente_quarante.rulesets import Ruleset
from training.drills.kit.chance import Chance
from training.drills.kit.common import LETTERS, cards_scene, lettered, options, row
from training.drills.kit.items import Item, Part, PartKind, Phrase
from training.drills.kit.skill import skill
from training.drills.kit.worked import chosen, leading_to
from training.drills.trente_quarante.coups import (
    DECKS,
    NOIR,
    TEXTS,
    coup_ending,
    coup_scene,
    row_added,
    row_of,
    rows_added,
    token,
)

NAME = "tq-totals"
_READ = (Clause.POINTS, Clause.ROWS)


def _row(luck: Chance) -> Item:
    cards = row_of(luck)
    added_up, called = row_added(cards), word(total(cards))
    parts = (
        Part("total", PartKind.NUMBER, Phrase(f"{NAME}.total"), total(cards), _READ, worked=(added_up,)),
        Part("said", PartKind.CALL, Phrase(f"{NAME}.said"), called, (Clause.UNITS,), (), leading_to(called, added_up)),
    )
    return Item(Phrase(f"{NAME}.ask-row"), parts, cards_scene(row(None, cards)))


def _both(luck: Chance) -> Item:
    coup = coup_ending(luck, luck.pick((Winner.NOIR, Winner.ROUGE, Winner.NOIR, Winner.ROUGE, Winner.TIE)))
    tie = coup.winner is Winner.TIE
    offered = options(NAME, ("noir", "rouge", "nobody"))
    winner, clause = ("nobody", Clause.TIE) if tie else (coup.winner.value, Clause.LOWER_WINS)
    noir, rouge = rows_added(coup)
    steps = noir, rouge, chosen(offered, winner)
    parts = (
        Part("noir", PartKind.NUMBER, Phrase(f"{NAME}.total-noir"), coup.noir_total, _READ, worked=(noir,)),
        Part("rouge", PartKind.NUMBER, Phrase(f"{NAME}.total-rouge"), coup.rouge_total, _READ, worked=(rouge,)),
        Part("winner", PartKind.CHOICE, Phrase(f"{NAME}.winner"), winner, (clause,), offered, steps),
    )
    return Item(Phrase(f"{NAME}.ask-both"), parts, coup_scene(coup), token(coup))


def _end(luck: Chance) -> Item:
    """Return a row with the cards that come after it."""
    noir = row_of(luck)
    cards = [*noir, *luck.some(DECK * DECKS, luck.between(2, 3))]
    last = next(place for place, so_far in enumerate(running(cards)) if so_far > LAST_OPEN)
    offered = lettered(f"{NAME}.letter", cards)
    ended = leading_to(LETTERS[last], row_added(cards[:last]), row_added(cards[: last + 1]))
    parts = (
        Part("last", PartKind.CHOICE, Phrase(f"{NAME}.last"), LETTERS[last], (Clause.COMPLETE_ROW,), offered, ended),
        Part("total", PartKind.NUMBER, Phrase(f"{NAME}.total-noir"), total(noir), _READ, worked=(row_added(noir),)),
    )
    return Item(Phrase(f"{NAME}.ask-end"), parts, cards_scene(row(NOIR, cards, marks=LETTERS[: len(cards)])))


@skill(
    NAME,
    engine="trente_quarante",
    version=1,
    title=_("Reading the rows"),
    about=_("Add up the rows as the tailleur does, call the totals, and see where a row ends."),
    levels=(_("A row"), _("Both rows"), _("Where it ends")),
    texts={
        **TEXTS,
        "tq-totals.ask-row": _("What does this row total, and how does the tailleur call it?"),
        "tq-totals.ask-both": _("What do the rows total, and which row wins?"),
        "tq-totals.ask-end": _(
            "These cards are in the order in which they were drawn. Which is the last card of the row of noir?"
        ),
        "tq-totals.total": _("Total"),
        "tq-totals.said": _("The call, in French"),
        "tq-totals.total-noir": _("Total of noir"),
        "tq-totals.total-rouge": _("Total of rouge"),
        "tq-totals.winner": _("Which row wins"),
        "tq-totals.nobody": _("neither, the totals are equal"),
        "tq-totals.last": _("Last card of the row"),
        "tq-totals.letter": pgettext_lazy("card of the shoe", "{letter}: {card}"),
    },
)
def generator(chance: Chance, level: int, _rules: Ruleset) -> Item:
    return (_row, _both, _end)[level - 1](chance)
