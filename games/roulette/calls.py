"""What the croupier says, always in French, and the order in which a house pays."""

from functools import lru_cache

from games.roulette import layout
from games.roulette.bets import EVERY_POSITION, OUTSIDE, PAID_WITH, Bet, Kind
from games.roulette.parameters import NUMBERS
from games.roulette.wheel import DOUBLE_ZERO, POCKET_NAMES, colour

# A place in the order of payment: that of the kind, then that within it.
Rank = tuple[int, float]

_WORDS = (
    *("zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"),
    *("treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf", "vingt", "vingt et un"),
    *("vingt-deux", "vingt-trois", "vingt-quatre", "vingt-cinq", "vingt-six", "vingt-sept", "vingt-huit"),
    *("vingt-neuf", "trente", "trente et un", "trente-deux", "trente-trois", "trente-quatre", "trente-cinq"),
    "trente-six",
)
# As they are called. From the croupier's seat: what is farthest comes first.
EVEN_CHANCE_WORDS = {"red": "rouge", "black": "noir", "odd": "impair", "even": "pair", "low": "manque", "high": "passe"}


def in_words(number: int) -> str:
    """Return a number of the wheel in French."""
    return "double zéro" if number == DOUBLE_ZERO else _WORDS[number]


def called_words(number: int) -> tuple[str, ...]:
    """Return what the call of a result says in its order: the number and its even chances; of a zero itself alone."""
    said = in_words(number).capitalize()
    shade = colour(number)
    if shade is None:
        return (said,)
    parity = "odd" if number % 2 else "even"
    half = "low" if number <= 18 else "high"
    return said, *(EVEN_CHANCE_WORDS[chance] for chance in (shade, parity, half))


def announcement(number: int) -> str:
    """Return the call of a result, e.g. "Vingt-trois, rouge, impair et passe"."""
    *others, last = called_words(number)
    return f"{', '.join(others)} et {last}" if others else last


def every_announcement() -> tuple[str, ...]:
    """Return the calls of every result of every wheel."""
    return tuple(map(announcement, POCKET_NAMES.values()))


def every_imprisonment() -> tuple[str, ...]:
    """Return what is called at zero of each even chance that has a bet on it."""
    return tuple(f"Enfermé à {chance}" for chance in EVEN_CHANCE_WORDS.values())


def _distance(bet: Bet) -> int:
    """Return the place of a position within its kind, the farthest from the wheel first."""
    if bet.kind in (Kind.COLUMN, Kind.DOZEN):
        return 0  # the smallest stake first, wherever it lies
    if bet.kind is Kind.EVEN_CHANCE:
        return list(EVEN_CHANCE_WORDS).index(bet.key)
    return -sum(n for n in bet.numbers if n != DOUBLE_ZERO)


def _rank(order: tuple[str, ...], bet: Bet) -> Rank:
    if bet.key in order:  # an even chance that the house names by itself
        return order.index(bet.key), 0
    if NUMBERS in order and bet.kind not in OUTSIDE:
        place = layout.EVERY_PLACE[bet.key]
        return order.index(NUMBERS), -(place.centre[1] * layout.WIDTH + place.centre[0])
    return order.index(PAID_WITH.get(bet.kind, bet.kind)), _distance(bet)


@lru_cache
def payment_ranks(order: tuple[str, ...]) -> dict[str, Rank]:
    """Return the place of each position in a house's order, empty where no order is prescribed. Where numbers are paid
    by their place on the layout, the row farthest from the wheel comes first whatever the kind."""
    return {bet.key: _rank(order, bet) for bet in EVERY_POSITION.values()} if order else {}


def raker_and_payer(number: int) -> tuple[str, str]:
    """Return which croupier rakes and which pays: on an even number the right one rakes and the left one pays."""
    return ("right", "left") if number % 2 == 0 else ("left", "right")
