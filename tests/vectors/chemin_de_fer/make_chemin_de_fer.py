"""Writes those vectors of chemin de fer that are tables: `python tests/vectors/chemin_de_fer/make_chemin_de_fer.py`.

It shares no line with `games/`. The rule table is copied from the common one. The values are worked out by dealing
every sequence of card values in turn, each with its probability, where the engine counts ways; the banks are kept with
decimal numbers. The other vectors are written by hand.
"""

from collections.abc import Iterator
from decimal import ROUND_DOWN, Decimal
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path

FOLDER = Path(__file__).parent
TABLE = {
    3: {8: "stand", 9: "free"},
    4: dict.fromkeys((0, 1, 8, 9), "stand"),
    5: {**dict.fromkeys((0, 1, 2, 3, 8, 9), "stand"), 4: "free"},
    6: {**dict.fromkeys((0, 1, 2, 3, 4, 5, 8, 9), "stand"), None: "stand"},
    7: dict.fromkeys((*range(10), None), "stand"),
}
THIRDS = (*range(10), None)


def says(bank: int, third: int | None) -> str:
    return TABLE.get(bank, {}).get(third, "draw")


def chance(value: int, seen: tuple[int, ...], decks: int | None) -> Fraction:
    """How likely the next card has a value, after these have left."""
    if decks is None:
        return Fraction(4 if value == 0 else 1, 13)
    there = decks * (16 if value == 0 else 4) - seen.count(value)
    return Fraction(there, 52 * decks - len(seen))


def dealt(
    decks: int | None, wanted: list[int | None], seen: tuple[int, ...] = ()
) -> Iterator[tuple[Fraction, tuple[int, ...]]]:
    """Every sequence of values with its probability; a wanted value other than None is dealt for certain to be it."""
    if len(seen) == len(wanted):
        yield Fraction(1), seen
        return
    value = wanted[len(seen)]
    for card in range(10) if value is None else (value,):
        first = chance(card, seen, decks)
        if first:
            for rest, cards in dealt(decks, wanted, (*seen, card)):
                yield first * rest, cards


def acts(score: int, third: int | None, habit: Fraction) -> Fraction:
    """How likely the punter with that score does what he did."""
    if score == 5:
        return habit if third is not None else 1 - habit
    return Fraction(score < 5 if third is not None else score in (6, 7))


def gain(bank: int, punter: int, commission: Fraction) -> Fraction:
    if bank == punter:
        return Fraction(0)
    return 1 - commission if bank > punter else Fraction(-1)


def values(
    decks: int | None, bank: int, third: int | None, habit: Fraction, commission: Fraction
) -> tuple[Fraction, Fraction]:
    """Drawing and standing: the third card first, then the bank's cards, the punter's, and the bank's next."""
    start = [] if third is None else [third]
    draw = stand = every = Fraction(0)
    for chance_of, cards in dealt(decks, [*start, *[None] * 4]):
        own, punter = cards[len(start) : len(start) + 2], cards[len(start) + 2 :]
        score = sum(punter) % 10
        weight = chance_of * acts(score, third, habit)
        if sum(own) % 10 != bank or not weight:
            continue
        final = (score + (third or 0)) % 10
        every += weight
        stand += weight * gain(bank, final, commission)
        for card in range(10):
            draw += weight * chance(card, cards, decks) * gain((bank + card) % 10, final, commission)
    return draw / every, stand / every


def write(name: str, head: str, rows: list[tuple[object, ...]]) -> None:
    lines = [f"# {line}" for line in head.splitlines()] + [" | ".join(map(str, row)) for row in rows]
    (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def named(third: int | None) -> str:
    return "stood" if third is None else str(third)


def table() -> list[tuple[object, ...]]:
    clause = {"draw": "draws", "stand": "stands", "free": "free"}
    cells = product(range(8), THIRDS)
    return [(b, named(t), says(b, t), f"baccarat-cdf-table-{clause[says(b, t)]}") for b, t in cells]


def advice() -> list[tuple[object, ...]]:
    rows = []
    cells = [(3, 9), (4, 1), (5, 4), (6, None), (0, None), (6, 6), (7, 0), (2, 8)]
    for decks, (bank, third), habit in product((None, 6), cells, ("0", "1/2", "1")):
        for commission in ("0", "1/20"):
            found = values(decks, bank, third, Fraction(habit), Fraction(commission))
            habitual = (bank, third) in cells[:4]
            clause = "baccarat-cdf-odds-habit" if habitual else "baccarat-cdf-odds-method"
            rows.append((decks or "infinite", bank, named(third), habit, commission, *found, clause))
    return rows


def banks() -> list[tuple[object, ...]]:
    """Everything in the bank plays in each coup; the cagnotte of a twentieth is cut to the cent."""
    rows = []
    stories = ("win win win", "win lose", "tie win tie lose lose", "win retire win retire", "lose " * 9 + "win",
               "win win win win win win win win", "tie win win lose win win retire lose tie win")  # fmt: skip
    for start, story in product(("10.00", "33.33", "250.00"), stories):
        seat, bank, box = 1, Decimal(start), Decimal(0)
        for coup in story.split():
            if coup == "win":
                taken = (bank / 20).quantize(Decimal("0.01"), ROUND_DOWN)
                box, bank = box + taken, 2 * bank - taken
            elif coup in ("lose", "retire"):
                seat = seat % 9 + 1
                bank = Decimal(start) if coup == "lose" else bank
        clauses = "baccarat-cdf-cagnotte baccarat-cdf-rounding baccarat-cdf-plays-on baccarat-cdf-goes-round"
        rows.append((start, " ".join(story.split()), seat, f"{bank:.2f}", f"{box:.2f}", clauses))
    return rows


def five() -> list[tuple[object, ...]]:
    """The punter with five, endless decks: the bank answers each habit best, cell by cell."""
    rows = []
    for habit, commission in product(("0", "1"), ("0", "1/20")):
        draw, stand, drawn, stood = (Fraction(0) for _ in range(4))
        for bank, third in product(range(8), THIRDS):
            better = values(None, bank, third, Fraction(habit), Fraction(commission))
            draws = better[0] > better[1]
            ways = sum(chance(a, (), None) * chance(b, (), None) for a, b in PAIRS if (a + b) % 10 == bank)
            ways *= 1 if third is None else chance(third, (), None)
            own = 5 if third is None else (5 + third) % 10
            ends = [((bank + card) % 10, chance(card, (), None)) for card in range(10)] if draws else [(bank, 1)]
            worth = ways * sum(share * gain(own, end, Fraction(0)) for end, share in ends)
            if third is None:
                stand, stood = stand + worth, stood + ways
            else:
                draw, drawn = draw + worth, drawn + ways
        rows.append(("infinite", habit, commission, draw / drawn, stand / stood, "baccarat-cdf-odds-five"))
    return rows


PAIRS = list(product(range(10), repeat=2))
PUNTER_DRAWS, BANK_DRAWS = Fraction(9, 11), Fraction(859, 2288)


def solved() -> list[tuple[object, ...]]:
    """The published mixture, endless decks and no cagnotte. Against it each side is indifferent, which is checked, and
    in every other cell the bank plays what is better; what a unit of the bank wins then is worked out."""
    draw, stand = values(None, 6, None, PUNTER_DRAWS, Fraction(0))
    assert draw == stand
    single = [chance(card, (), None) for card in range(10)]
    pair = [sum(single[a] * single[b] for a, b in PAIRS if (a + b) % 10 == score) for score in range(10)]
    worth, by_five = Fraction(0), {None: Fraction(0), "drawn": Fraction(0)}
    for bank, punter in PAIRS:
        both = pair[bank] * pair[punter]
        if max(bank, punter) > 7:
            worth += both * gain(bank, punter, Fraction(0))
            continue
        for third in THIRDS:
            ways = both * (1 if third is None else single[third])
            better = values_of_cell(bank, third)
            draws = BANK_DRAWS if (bank, third) == (6, None) else Fraction(better[0] > better[1])
            own = (punter + (third or 0)) % 10
            drawn = sum(single[card] * gain((bank + card) % 10, own, Fraction(0)) for card in range(10))
            mean = ways * (draws * drawn + (1 - draws) * gain(bank, own, Fraction(0)))
            worth += acts(punter, third, PUNTER_DRAWS) * mean
            if punter == 5:
                by_five[None if third is None else "drawn"] += mean
    assert by_five[None] == by_five["drawn"]
    clauses = "baccarat-cdf-odds-equilibrium baccarat-cdf-odds-cost"
    return [("infinite", 0, 6, "stood", PUNTER_DRAWS, BANK_DRAWS, worth, clauses)]


@cache
def values_of_cell(bank: int, third: int | None) -> tuple[Fraction, Fraction]:
    return values(None, bank, third, PUNTER_DRAWS, Fraction(0))


VALUES = (
    "Source: shared facts, baccarat: chemin de fer; worked out by make_chemin_de_fer.py, which deals every sequence."
)
TABLES = {
    "table": (table, "The rule table, cell by cell.\nbank | third | says | clause\nSource: the common rule table."),
    "advice": (
        advice,
        "What drawing and standing are worth to the bank.\n"
        f"decks | bank | third | habit | commission | draw | stand | clause\n{VALUES}",
    ),
    "bank": (
        banks,
        "A bank of which everything plays in each coup: how it stands after them.\n"
        "start | coups | seat | bank | cagnotte | clauses\nSource: shared facts, baccarat: chemin de fer.",
    ),
    "five": (
        five,
        "What they are worth to a punter with five whose habit the bank knows and answers best.\n"
        f"decks | habit | commission | draw | stand | clause\n{VALUES}",
    ),
    "equilibrium": (
        solved,
        "How both sides play at their best: the bank's one indifferent cell, and what a unit of the bank wins.\n"
        "decks | commission | bank | third | punter draws | bank draws | value | clauses\n"
        "Source: the published mixture of chemin de fer with endless decks; the value by make_chemin_de_fer.py.",
    ),
}

if __name__ == "__main__":
    for name, (rows, head) in TABLES.items():
        write(name, head, rows())
