"""Coups of trente et quarante as drills lay them out: rows of any total, coups of any end, and their scene."""

from collections.abc import Iterable, Sequence

from games.core.cards import DECK, Card, deck_problems, show_cards
from games.core.facts import Money
from games.trente_quarante.coup import Line
from games.trente_quarante.rows import APRES, LAST_OPEN, TOTALS, Chance, Coup, Winner, points, running, total
from games.trente_quarante.session import Session
from games.trente_quarante.stakes import Stake
from games.web.trente_quarante.words import IN_SENTENCES
from training.drills.kit.chance import Chance as Luck
from training.drills.kit.cloth import MORE
from training.drills.kit.common import Scene, cards_scene, row
from training.drills.kit.items import Phrase, Step, Value
from training.drills.kit.worked import added, added_up, named, paid

DECKS = 6
_SHOE = DECK * DECKS
_LONGEST = 9  # a row that is longer is rare, and tiring to read

# Said by every skill of the game; `totals.py` brings the words.
NOIR, ROUGE = Phrase("tq-totals.noir"), Phrase("tq-totals.rouge")
ROWS = {"noir": NOIR, "rouge": ROUGE}
TEXTS = {f"tq-totals.{chance}": name for chance, name in IN_SENTENCES.items()}


def said(chance: str) -> Value:
    """Return a chance by its name, as phrases have values."""
    return {"say": f"tq-totals.{chance}"}


def row_of(luck: Luck, wanted: int | None = None) -> tuple[Card, ...]:
    """Return a complete row of that total, or of any."""
    while True:
        cards = luck.some(_SHOE, _LONGEST)
        for length, so_far in enumerate(running(cards), 1):
            if so_far > LAST_OPEN:
                if wanted in (None, so_far):
                    return tuple(cards[:length])
                break


def coup_of(luck: Luck, noir: int | None = None, rouge: int | None = None) -> Coup:
    """Return a coup with these totals that the shoe can deal."""
    while True:
        coup = Coup(row_of(luck, noir), row_of(luck, rouge))
        if not deck_problems(DECKS, [("cards", coup.cards)]):
            return coup


def coup_ending(luck: Luck, winner: Winner) -> Coup:
    """Return a coup that ends like this."""
    if winner is Winner.APRES:
        return coup_of(luck, APRES, APRES)
    if winner is Winner.TIE:
        both = luck.pick(TOTALS[1:])
        return coup_of(luck, both, both)
    low, high = sorted(luck.some(TOTALS, 2))
    return coup_of(luck, low, high) if winner is Winner.NOIR else coup_of(luck, high, low)


def coup_deciding(luck: Luck, chance: Chance, *, wins: bool) -> Coup:
    """Return a coup in which that chance wins, or loses."""
    while True:
        coup = coup_ending(luck, luck.pick((Winner.NOIR, Winner.ROUGE)))
        if (chance in coup.winning) == wins:
            return coup


def row_added(cards: Sequence[Card], about: Phrase | None = None) -> Step:
    """Return what the cards of a row come to."""
    return added(*map(points, cards), about=named(about) if about else None)


def rows_added(coup: Coup) -> tuple[Step, Step]:
    """Return what both rows come to, noir's first."""
    return row_added(coup.noir, NOIR), row_added(coup.rouge, ROUGE)


def coup_scene(coup: Coup, *, head: Sequence[Phrase] = (), lines: Iterable[Sequence[Value]] = ()) -> Scene:
    """Return both rows, noir's first, and below them what lies on the table."""
    return cards_scene(row(NOIR, coup.noir), row(ROUGE, coup.rouge), head=head, lines=lines)


def wrong_end(cards: Sequence[Card]) -> str:
    """Return the place of a card too many or of one that is missing; empty where the row ends as it should."""
    if total(cards) <= LAST_OPEN:
        return MORE
    return str(len(cards)) if total(cards[:-1]) > LAST_OPEN else ""


def token(coup: Coup) -> str:
    """Return the coup in the notation of a session."""
    return f".{show_cards(coup.cards)}"


def played(stakes: Iterable[Stake], coup: Coup) -> str:
    """Return a coup and the stakes that lie for it in the notation of a session."""
    return str(Session(stakes=tuple(stakes)).deal(coup))


def because(lines: Iterable[Line]) -> tuple[str, ...]:
    """Return what decided all of these."""
    return tuple(dict.fromkeys(clause for line in lines for clause in line.because))


def sums(amounts: Iterable[tuple[Line, int]]) -> tuple[Step, ...]:
    """Return amounts of lines as shares of their stakes, but for those that are nothing, and what they come to."""
    some = [(line, amount) for line, amount in amounts if amount]
    steps = (paid(line.stake, amount, said(line.chance)) for line, amount in some)
    return added_up(steps, of_money=True) if some else (added(Money(0)),)
