"""Reading the rows: what they total, how that is said, where a row ends."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.core.cards import DECK, Card
from games.trente_quarante.clauses import Clause
from games.trente_quarante.rows import LAST_OPEN, Coup, Winner, points, running, total, word
from games.trente_quarante.rulesets import Ruleset
from training.drills.kit.chance import Chance
from training.drills.kit.common import LETTERS, cards_scene, lettered, options, row
from training.drills.kit.items import Given, Item, Part, PartKind, Phrase
from training.drills.kit.mistakes import Mistake, told_apart
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
from training.drills.trente_quarante.mistakes import ACE_ELEVEN, PICTURES_NOTHING

NAME = "tq-totals"
_READ = (Clause.POINTS, Clause.ROWS)
_PICTURES = "JQK"
_ACE, _TEN = 1, 10  # what an ace counts, and how much more than that eleven is


def _with_elevens(cards: Sequence[Card]) -> int:
    return total(cards) + _TEN * sum(points(card) == _ACE for card in cards)


def _without_pictures(cards: Sequence[Card]) -> int:
    return total([card for card in cards if card.rank not in _PICTURES])


_MISCOUNTED = ((ACE_ELEVEN, _with_elevens), (PICTURES_NOTHING, _without_pictures))


def _row(luck: Chance) -> Item:
    cards = row_of(luck)
    added_up, called = row_added(cards), word(total(cards))
    parts = (
        Part("total", PartKind.NUMBER, Phrase(f"{NAME}.total"), total(cards), _READ, worked=(added_up,)),
        Part("said", PartKind.CALL, Phrase(f"{NAME}.said"), called, (Clause.UNITS,), (), leading_to(called, added_up)),
    )
    wrong = {mistake: {"total": count(cards)} for mistake, count in _MISCOUNTED}
    scene = cards_scene(row(None, cards))
    return Item(Phrase(f"{NAME}.ask-row"), parts, scene, mistakes=lambda: told_apart(parts, wrong.items()))


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
    scene = coup_scene(coup)
    mistakes = partial(_misread, parts, coup)
    return Item(Phrase(f"{NAME}.ask-both"), parts, scene, token(coup), mistakes=mistakes)


def _misread(parts: Sequence[Part], coup: Coup) -> Mapping[str, Given]:
    """Return the totals of both rows by each mistake, and the row that wins by them."""
    return told_apart(
        parts, ((mistake, _read_as(count(coup.noir), count(coup.rouge))) for mistake, count in _MISCOUNTED)
    )


def _read_as(noir: int, rouge: int) -> Given:
    return {"noir": noir, "rouge": rouge, "winner": "nobody" if noir == rouge else "noir" if noir < rouge else "rouge"}


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
    scene = cards_scene(row(NOIR, cards, marks=LETTERS[: len(cards)]))
    return Item(Phrase(f"{NAME}.ask-end"), parts, scene, mistakes=lambda: told_apart(parts, _misended(cards)))


def _misended(cards: Sequence[Card]) -> Iterator[tuple[Mistake, Given]]:
    """Yield where a row ends by each mistake, and its total, where these cards reach the end."""
    for mistake, count in _MISCOUNTED:
        for place in range(1, len(cards) + 1):
            if count(cards[:place]) > LAST_OPEN:
                yield mistake, {"last": LETTERS[place - 1], "total": count(cards[:place])}
                break


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
