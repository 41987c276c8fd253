"""The cards of a coup: two rows, their totals, which chances they make win, and how the tailleur calls it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from games.core.cards import RANKS, Card
from games.core.problems import Problem, Refused
from games.trente_quarante.clauses import Clause

LAST_OPEN = 30  # a row ends as soon as its total passes this
TOTALS = range(LAST_OPEN + 1, LAST_OPEN + 11)
APRES = TOTALS[0]

_UNITS = ("un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "quarante")
VERDICTS = {
    ("rouge", True): "Rouge gagne et couleur",
    ("rouge", False): "Rouge gagne, la couleur perd",
    ("noir", True): "Rouge perd, la couleur gagne",
    ("noir", False): "Rouge perd et couleur",
}


class Chance(StrEnum):
    """What may be bet on."""

    ROUGE = "rouge"
    NOIR = "noir"
    COULEUR = "couleur"
    INVERSE = "inverse"

    @staticmethod
    def read(text: str) -> "Chance":
        """Return the chance of that name. Raise Refused."""
        try:
            return Chance(text)
        except ValueError:
            raise Refused(Problem("unknown_chance", "chance", {"chance": text}, Clause.CHANCES)) from None


class Winner(StrEnum):
    """Which row wins; `tie` is an equal total of 32 to 40, `apres` 31 against 31."""

    ROUGE = "rouge"
    NOIR = "noir"
    TIE = "tie"
    APRES = "apres"


def points(card: Card) -> int:
    """Return what a card counts: an ace 1, a court card 10, any other its number."""
    return min(RANKS.index(card.rank) + 1, 10)


def total(cards: Sequence[Card]) -> int:
    return sum(map(points, cards))


def word(row_total: int) -> str:
    """Return a total as the tailleur says it: the units alone, and 40 by its name."""
    return _UNITS[row_total - TOTALS[0]]


@dataclass(frozen=True, slots=True)
class Coup:
    """Both rows, each complete and not a card longer."""

    noir: tuple[Card, ...]
    rouge: tuple[Card, ...]

    def __post_init__(self) -> None:
        for name, row in (("noir", self.noir), ("rouge", self.rouge)):
            if row != _first_row(row):
                raise Refused(Problem("too_many_cards", name, {}, Clause.COMPLETE_ROW))

    @staticmethod
    def deal(cards: Sequence[Card]) -> "Coup":
        """Return the coup that these cards begin with, noir first. Raise Refused where they run out."""
        noir = _first_row(cards)
        return Coup(noir, _first_row(cards[len(noir) :]))

    @staticmethod
    def exactly(cards: Sequence[Card]) -> "Coup":
        """Return the coup that these cards are. Raise Refused for too few of them and for too many."""
        coup = Coup.deal(cards)
        if coup.used < len(cards):
            raise Refused(Problem("too_many_cards", "cards", {}, Clause.COMPLETE_ROW))
        return coup

    @property
    def cards(self) -> tuple[Card, ...]:
        """In the order in which they were dealt."""
        return self.noir + self.rouge

    @property
    def used(self) -> int:
        return len(self.noir) + len(self.rouge)

    @property
    def noir_total(self) -> int:
        return total(self.noir)

    @property
    def rouge_total(self) -> int:
        return total(self.rouge)

    @property
    def winner(self) -> Winner:
        if self.noir_total == self.rouge_total:
            return Winner.APRES if self.noir_total == APRES else Winner.TIE
        return Winner.NOIR if self.noir_total < self.rouge_total else Winner.ROUGE

    @property
    def couleur_wins(self) -> bool | None:
        """Whether the first card has the winning row's colour; None where no row wins."""
        if self.winner in (Winner.TIE, Winner.APRES):
            return None
        return self.noir[0].is_red == (self.winner is Winner.ROUGE)

    @property
    def winning(self) -> frozenset[Chance]:
        """The chances that win: none where the totals are equal."""
        if self.couleur_wins is None:
            return frozenset()
        return frozenset({Chance(self.winner.value), Chance.COULEUR if self.couleur_wins else Chance.INVERSE})

    @property
    def verdict(self) -> str:
        """How the call ends: what is said of rouge and of couleur, or `après`."""
        if self.couleur_wins is None:
            return f"{word(self.rouge_total)} après".capitalize()
        return VERDICTS[self.winner.value, self.couleur_wins]

    @property
    def call(self) -> str:
        """The whole call: both totals, the second with `après` where they are equal, and who wins."""
        return _called(self.noir_total, self.rouge_total, self.couleur_wins)


def _called(noir: int, rouge: int, couleur_wins: bool | None) -> str:
    totals = f"{word(noir).capitalize()}, {word(rouge)}"
    if couleur_wins is None:
        return f"{totals} après"
    return f"{totals}. {VERDICTS['noir' if noir < rouge else 'rouge', couleur_wins]}"


def every_call() -> tuple[str, ...]:
    """Return the calls of every coup that can be dealt."""
    return tuple(
        _called(noir, rouge, couleur)
        for noir in TOTALS
        for rouge in TOTALS
        for couleur in ((None,) if noir == rouge else (True, False))
    )


def _first_row(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return as many of the first cards as make a row. Raise Refused where they do not."""
    for length, so_far in enumerate(running(cards), 1):
        if so_far > LAST_OPEN:
            return tuple(cards[:length])
    raise Refused(Problem("too_few_cards", "cards", {}, Clause.COMPLETE_ROW))


def running(cards: Sequence[Card]) -> Iterator[int]:
    """Yield the total after each card."""
    so_far = 0
    for card in cards:
        so_far += points(card)
        yield so_far
