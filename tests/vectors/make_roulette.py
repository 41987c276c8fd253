"""Writes those vectors of roulette that are tables: `python tests/vectors/make_roulette.py`.

It shares no line with `games/`: the wheel and the red numbers are copied from the facts, everything else is worked
out here in another way (the layout as a grid of points, the French numerals by rule). The other vectors of the
folder are written by hand.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path

FOLDER = Path(__file__).with_name("roulette")
WHEEL = [
    *(0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10),
    *(5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26),
]
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
PAYS = {
    "straight": 35, "split": 17, "street": 11, "zero_street": 11, "corner": 8, "first_four": 8, "six_line": 5,
    "dozen": 2, "column": 2, "even_chance": 1,
}  # fmt: skip
AT = {3 * row + column + 1: (row, column) for row, column in product(range(12), range(3))}
NUMBER = {place: number for number, place in AT.items()}


def adjoin(a: int, b: int) -> bool:
    """Whether two numbers of the layout share a line; zero lies along the whole first row."""
    if 0 in (a, b):
        return max(a, b) in (1, 2, 3) and a != b
    (row, column), (other_row, other_column) = AT[a], AT[b]
    return abs(row - other_row) + abs(column - other_column) == 1


def layout() -> Iterator[tuple[str, str, set[int]]]:
    """Kind, notation and numbers of every position."""
    for n in range(37):
        yield "straight", f"straight:{n}", {n}
    for a, b in product(range(37), repeat=2):
        if a < b and adjoin(a, b):
            yield "split", f"split:{a}-{b}", {a, b}
    for row in range(12):
        numbers = [NUMBER[row, column] for column in range(3)]
        yield "street", f"street:{numbers[0]}-{numbers[-1]}", set(numbers)
    yield "zero_street", "zero_street:0-1-2", {0, 1, 2}
    yield "zero_street", "zero_street:0-2-3", {0, 2, 3}
    for row, column in product(range(11), range(2)):
        square = {NUMBER[row + down, column + across] for down, across in product((0, 1), repeat=2)}
        yield "corner", f"corner:{min(square)}-{max(square)}", square
    yield "first_four", "first_four", {0, 1, 2, 3}
    for row in range(11):
        numbers = [NUMBER[row + down, column] for down, column in product((0, 1), range(3))]
        yield "six_line", f"six_line:{numbers[0]}-{numbers[-1]}", set(numbers)
    for dozen in (1, 2, 3):
        yield "dozen", f"dozen:{dozen}", {n for n in AT if (n + 11) // 12 == dozen}
    for column in range(3):
        yield "column", f"column:{34 + column}", {n for n, place in AT.items() if place[1] == column}
    for name in ("red", "black", "odd", "even", "low", "high"):
        yield "even_chance", name, {n for n in AT if name in qualities(n)}


def qualities(n: int) -> tuple[str, str, str]:
    """Colour, parity and half of a number that is not zero."""
    return "red" if n in RED else "black", "odd" if n % 2 else "even", "low" if n < 19 else "high"


def money(cents: int) -> str:
    return f"{cents / 100:.2f}"


def spaced(numbers: list[int] | set[int]) -> str:
    return " ".join(map(str, sorted(numbers)))


def payouts() -> Iterator[str]:
    stakes = [1000, 500, 50, 2000, 250, 10000, 150]
    for i, (kind, bet, numbers) in enumerate(layout()):
        stake, clause = stakes[i % len(stakes)], f"roulette-pays-{kind.replace('_', '-')}"
        won = f"win {money(stake * PAYS[kind])} returned {money(stake)}"
        for number in sorted({min(numbers), max(numbers)}):
            yield f"{number} | {bet} {money(stake)} | {won} | {clause}"
        losing = next(n for n in WHEEL[WHEEL.index(max(numbers)) :] + WHEEL if n not in numbers and n)
        yield f"{losing} | {bet} {money(stake)} | lose | roulette-loses"


def in_french(number: int) -> str:
    units = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"]
    units += ["dix", "onze", "douze", "treize", "quatorze", "quinze", "seize"]
    if number < len(units):
        return units[number]
    tens, unit = divmod(number, 10)
    said = {1: "dix", 2: "vingt", 3: "trente"}[tens]
    if not unit:
        return said
    return f"{said} et un" if unit == 1 else f"{said}-{units[unit]}"


def call(n: int) -> str:
    said = in_french(n)
    said = said[0].upper() + said[1:]
    if not n:
        return said
    colour, parity, half = qualities(n)
    french = {"red": "rouge", "black": "noir", "odd": "impair", "even": "pair", "low": "manque", "high": "passe"}
    return f"{said}, {french[colour]}, {french[parity]} et {french[half]}"


def calls() -> Iterator[str]:
    yield from (f"{n} | {call(n)} | roulette-call" for n in range(37))


def crew() -> Iterator[str]:
    for n in range(37):
        raker, payer = ("right", "left") if n % 2 == 0 else ("left", "right")
        yield f"{n} | {raker} rakes | {payer} pays | roulette-rake-and-pay"


def around(n: int, reach: int) -> list[int]:
    """The pockets from `reach` before to `reach` after, clockwise."""
    wheel = WHEEL * 3
    middle = len(WHEEL) + WHEEL.index(n)
    return wheel[middle - reach : middle + reach + 1]


ARCS = {
    "voisins": ["22 18 29 7 28 12 35 3 26 0 32 15 19 4 21 2 25"],
    "tiers": ["27 13 36 11 30 8 23 10 5 24 16 33"],
    "orphelins": ["17 34 6", "1 20 14 31 9"],
}


def sector(n: int) -> str:
    return next(name for name, arcs in ARCS.items() if str(n) in " ".join(arcs).split())


def figure(n: int) -> int:
    while n > 9:
        n = sum(map(int, str(n)))
    return n


def numbers() -> Iterator[str]:
    for n in range(37):
        colour, parity, half = qualities(n) if n else ("-", "-", "-")
        dozen, column = ((n + 11) // 12, 34 + AT[n][1]) if n else ("-", "-")
        beside = " ".join(str(other) for other in around(n, 2) if other != n)
        finals = " ".join(name for name, placed in finals_placed() if any(n in numbers for _, numbers in placed))
        facts = [colour, parity, half, dozen, column, beside, sector(n), figure(n) or "-", finals]
        yield " | ".join(map(str, [n, *facts, "roulette-number-facts"]))


Placed = list[tuple[str, set[int]]]


def straight(n: int) -> tuple[str, set[int]]:
    return f"straight:{n}", {n}


def split(a: int, b: int) -> tuple[str, set[int]]:
    return f"split:{a}-{b}", {a, b}


def finals_placed() -> Iterator[tuple[str, Placed]]:
    """Every final, with one chip for each entry."""
    for digit in range(10):
        yield f"finale:{digit}", [straight(n) for n in range(37) if n % 10 == digit]
    pairs = "0-1 1-2 2-3 4-5 5-6 7-8 8-9 0-3 1-4 2-5 3-6 4-7 5-8 6-9 7-10 8-11 9-12"
    for pair in sorted(pairs.split(), key=lambda text: tuple(map(int, text.split("-")))):
        first, second = map(int, pair.split("-"))
        placed: Placed = []
        for tens in range(0, 40, 10):
            a, b = tens + first, tens + second
            if b <= 36:
                placed += [split(a, b)] if adjoin(a, b) else [straight(a), straight(b)]
        yield f"finale-split:{pair}", placed
    for digit in range(10):
        ends = [n for n in range(37) if n % 10 == digit]
        touching = [split(*sorted((n, m))) for n in ends for m in range(37) if adjoin(n, m)]
        yield f"finale-splits:{digit}", [*map(straight, ends), *touching]


def called() -> Iterator[str]:
    for name, placed in finals_placed():
        yield announced(name, placed, name.partition(":")[0])
    for root in range(1, 10):
        yield announced(f"figure:{root}", [straight(n) for n in range(1, 37) if figure(n) == root], "figure")
    for reach in (2, 3):
        for n in range(37):
            yield announced(f"neighbours:{n}:{reach}", [straight(m) for m in around(n, reach)], "neighbours")


def announced(name: str, placed: Placed, clause: str) -> str:
    covered = set.union(*(numbers for _, numbers in placed))
    sectors = [name for name in ARCS if any(sector(n) == name for n in covered)]
    laid = ", ".join(f"1 {key}" for key, _ in sorted(placed, key=lambda one: (sorted(one[1]), one[0])))
    return f"{name} | {len(placed)} chips | {laid} | {spaced(covered)} | {' '.join(sectors)} | roulette-called-{clause}"


def doors() -> Iterator[str]:
    for name, arcs in ARCS.items():
        ends = [int(n) for arc in arcs for n in (arc.split()[0], arc.split()[-1])]
        outside = [around(n, 1)[2 * (i % 2)] for i, n in enumerate(ends)]
        yield f"{name} | inside {spaced(ends)} | outside {spaced(outside)} | roulette-called-doors"


def edge_in_prison(leave: bool) -> Fraction:
    """What an even chance costs. x[k] is the worth of a unit at level k of the prison:

    x1 = (18 + x2)/37, x2 = (18 x1 + x3)/37, x3 = (18 x2 + 1/16)/37; x1 by Cramer's rule.
    """
    half = Fraction(1, 2)
    if leave:
        p, q = Fraction(18, 37), Fraction(1, 37)
        half = (p * (1 - p * q) + q * q * q / 16) / (1 - 2 * p * q)
    return 1 - Fraction(36, 37) - half / 37


def odds() -> Iterator[str]:
    leave, take_half = edge_in_prison(leave=True), edge_in_prison(leave=False)
    for kind, bet, covered in layout():
        if kind != "even_chance":
            edge = 1 - Fraction(len(covered) * (PAYS[kind] + 1), 37)
            yield f"{bet} | {PAYS[kind]} to 1 | win {len(covered)}/37 | edge {edge} | roulette-odds-number-bets"
            continue
        best = min(leave, take_half)
        yield f"{bet} | 1 to 1 | win 18/37 | edge {best} | roulette-odds-even-chance"
        for policy, edge in (("leave", leave), ("take_half", take_half)):
            yield f"{bet} {policy} | 1 to 1 | win 18/37 | edge {edge} | roulette-odds-policies"


FILES = {
    "payouts": (
        payouts,
        "Every position: what it pays on its first and last number, and a number on which it loses.",
        "result | bet and stake | what becomes of it | clause",
    ),
    "calls": (calls, "What is called, number by number.", "result | call | clause"),
    "crew": (crew, "Who rakes and who pays.", "result | raker | payer | clause"),
    "numbers": (
        numbers,
        "What a croupier knows of each number; - where it has none. Finals are all announcements that cover it.",
        "number | colour | parity | half | dozen | column | beside it on the wheel, clockwise | sector | figure "
        "| finals | clause",
    ),
    "called-by-rule": (
        called,
        "Announcements that follow a rule: finals, figures, a number with its neighbours.",
        "announcement | chips | where they go | numbers | sectors | clause",
    ),
    "doors": (
        doors,
        "The doors of the sectors, at their ends and just outside them.",
        "sector | inside | outside | clause",
    ),
    "odds": (odds, "Odds in exact fractions.", "bet | payout | chance to win | cost of one unit | clause"),
}

if __name__ == "__main__":
    for file, (lines, about, columns) in FILES.items():
        header = f"# {about}\n# {columns}\n# Source: shared facts, roulette; worked out by make_roulette.py.\n"
        (FOLDER / f"{file}.txt").write_text(header + "\n".join(lines()) + "\n", encoding="utf-8")
