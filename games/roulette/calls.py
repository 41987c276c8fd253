"""What the croupier says, always in French, and the order in which a house pays."""

from functools import lru_cache

from games.roulette.bets import PAID_WITH, POSITIONS, Bet, Kind
from games.roulette.wheel import colour

_WORDS = (
    *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
    *("treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt", "vingt et un"),
    *("vingt-deux", "vingt-trois", "vingt-quatre", "vingt-cinq", "vingt-six", "vingt-sept", "vingt-huit"),
    *("vingt-neuf", "trente", "trente et un", "trente-deux", "trente-trois", "trente-quatre", "trente-cinq"),
    "trente-six",
)
_COLOURS = {"red": "rouge", "black": "noir"}


def in_words(number: int) -> str:
    """A number of the wheel in French."""
    return _WORDS[number]


def announcement(number: int) -> str:
    """The call of a result, e.g. "Vingt-trois, rouge, impair et passe"."""
    said = in_words(number).capitalize()
    shade = colour(number)
    if shade is None:
        return said
    parity = "impair" if number % 2 else "pair"
    half = "manque" if number <= 18 else "passe"
    return f"{said}, {_COLOURS[shade]}, {parity} et {half}"


# From the croupier's seat: what is farthest comes first.
_EVEN_CHANCES_FROM_AFAR = ("red", "black", "odd", "even", "low", "high")


def _distance(bet: Bet) -> int:
    """The place of a position within its kind, the farthest from the wheel first."""
    if bet.kind in (Kind.COLUMN, Kind.DOZEN):
        return 0  # the smallest stake first, wherever it lies
    if bet.kind is Kind.EVEN_CHANCE:
        return _EVEN_CHANCES_FROM_AFAR.index(bet.key)
    return -sum(bet.numbers)


@lru_cache
def payment_ranks(order: tuple[Kind, ...]) -> dict[str, tuple[int, int]]:
    """For each position its place in a house's order: kind first, then the farthest."""
    return {bet.key: (order.index(PAID_WITH.get(bet.kind, bet.kind)), _distance(bet)) for bet in POSITIONS.values()}


def raker_and_payer(number: int) -> tuple[str, str]:
    """Which croupier rakes and which pays: on an even number the right one rakes and the left one pays."""
    return ("right", "left") if number % 2 == 0 else ("left", "right")
