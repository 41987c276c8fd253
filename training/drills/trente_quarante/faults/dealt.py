"""A coup of which one row is dealt a card too far, or not far enough."""

from collections.abc import Iterator, Mapping

from games.core.cards import DECK, Card
from games.trente_quarante.clauses import Clause
from games.trente_quarante.rows import Winner
from games.trente_quarante.rulesets import Ruleset
from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.cloth import MORE, cloth, miscounted, where
from training.drills.kit.items import Item, Phrase
from training.drills.kit.spotting import Error
from training.drills.trente_quarante.coups import ROWS, coup_ending, row_added, token, wrong_end
from training.drills.trente_quarante.faults.picture import NAME, row

Rows = Mapping[str, tuple[Card, ...]]


def wrongly_dealt(luck: Chance, _rules: Ruleset) -> Item:
    coup = coup_ending(luck, luck.pick(list(Winner)))
    right: Rows = {"noir": coup.noir, "rouge": coup.rouge}
    wrong = list(_spoilt(right, luck.pick(DECK)))
    shown, error = spotting.spoil(luck, right, wrong, _errors)
    of, _colon, at = error.where.partition(":")
    counted = row_added(shown[of] if at == MORE else shown[of][:-1], ROWS[of])
    steps = counted, miscounted(error, ROWS[of])
    scene = cloth(*(row(of, cards) for of, cards in shown.items()))
    return Item(Phrase(f"{NAME}.dealt"), (where(error, *steps),), scene, token(coup))


def _spoilt(right: Rows, card: Card) -> Iterator[Rows]:
    """Yield the rows with a card more on one of them, or one less."""
    for of, cards in right.items():
        yield {**right, of: (*cards, card)}
        yield {**right, of: cards[:-1]}


def _errors(rows: Rows) -> list[Error]:
    """Return where a row does not end with the card that takes it past the last open total."""
    places = {of: wrong_end(cards) for of, cards in rows.items()}
    return [Error(f"{of}:{at}", (str(Clause.COMPLETE_ROW),)) for of, at in places.items() if at]
