"""Counts coups of punto banco without the engine: every order of cards by value, one after the other.

    python tests/vectors/punto_banco/make_punto_banco.py

writes `table.txt` and `odds.txt` beside itself. The table of play stands here as a picture,
typed from the shared facts; the odds go through every order of six values that the cards left allow.
"""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

FOLDER = Path(__file__).parent

# Banco's score down, punto's third card across, and last of all punto that stood. D draws, s stands.
TABLE = """
    0 1 2 3 4 5 6 7 8 9 -
0   D D D D D D D D D D D
1   D D D D D D D D D D D
2   D D D D D D D D D D D
3   D D D D D D D D s D D
4   s s D D D D D D s s D
5   s s s s D D D D s s D
6   s s s s s s D D s s s
7   s s s s s s s s s s s
"""
ROWS = [line.split() for line in TABLE.strip().splitlines()]
DRAWS = {(int(row[0]), third): mark == "D" for row in ROWS[1:] for third, mark in zip(ROWS[0], row[1:], strict=True)}
ROW_CLAUSE = ["low", "low", "low", "three", "four", "five", "six", "seven"]

# Cards left of the values 0, 1 ... 9.
DECK = (16, 4, 4, 4, 4, 4, 4, 4, 4, 4)
SHOES = {
    "one deck": DECK,
    "six decks": tuple(6 * count for count in DECK),
    "eight decks": tuple(8 * count for count in DECK),
    "eight decks without fours": (128, 32, 32, 32, 0, 32, 32, 32, 32, 32),
    "a deck without tens": (0, 4, 4, 4, 4, 4, 4, 4, 4, 4),
    "only naturals": (3, 0, 0, 0, 0, 0, 0, 0, 2, 3),
    "six cards": (1, 1, 1, 0, 0, 0, 0, 0, 1, 2),
    "six like cards": (0, 0, 0, 6, 0, 0, 0, 0, 0, 0),
}


def clause_of(score: int, third: str) -> str:
    own = ROW_CLAUSE[score]
    return own if third != "-" or own in ("low", "seven") else "alone"


def table() -> Iterator[str]:
    for (score, third), draws in DRAWS.items():
        does = "draws" if draws else "stands"
        yield f"{score} | {third} | {does} | baccarat-pb-banco-{clause_of(score, third)}"


def orders(counts: list[int], length: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every order of so many values with the number of ways to draw it; `counts` lack these cards meanwhile."""
    if not length:
        yield (), 1
        return
    for value, there in enumerate(tuple(counts)):
        if there:
            counts[value] -= 1
            for rest, ways in orders(counts, length - 1):
                yield (value, *rest), there * ways
            counts[value] += 1


def count(shoe: tuple[int, ...]) -> dict[str, int]:
    """Ways of six cards by what comes of them. Where fewer are needed the rest may be any."""
    found = dict.fromkeys(("punto", "banco", "tie", "natural", "4", "5", "6"), 0)
    left, size = list(shoe), sum(shoe)
    for (a, b, c, d), ways in orders(left, 4):
        punto, banco = (a + c) % 10, (b + d) % 10
        if max(punto, banco) > 7:
            found["natural"] += ways * (size - 4) * (size - 5)
        for punto_end, banco_end, used, more in finish(punto, banco, left):
            total = ways * more * {4: (size - 4) * (size - 5), 5: size - 5, 6: 1}[used]
            found["tie" if punto_end == banco_end else "punto" if punto_end > banco_end else "banco"] += total
            found[str(used)] += total
    return found


def finish(punto: int, banco: int, left: list[int]) -> Iterator[tuple[int, int, int, int]]:
    """The final scores, the cards used, and in how many ways the third cards come."""
    if max(punto, banco) > 7:
        yield punto, banco, 4, 1
    elif punto > 5:
        if DRAWS[banco, "-"]:
            for value, ways in enumerate(left):
                yield punto, (banco + value) % 10, 5, ways
        else:
            yield punto, banco, 4, 1
    else:
        for third, ways in enumerate(left):
            if not ways:
                continue
            if not DRAWS[banco, str(third)]:
                yield (punto + third) % 10, banco, 5, ways
                continue
            for value, more in enumerate(left):
                yield (punto + third) % 10, (banco + value) % 10, 6, ways * (more - (value == third))


def odds() -> Iterator[str]:
    for name, shoe in SHOES.items():
        found = count(shoe)
        every = found["punto"] + found["banco"] + found["tie"]
        punto, banco, tie = (Fraction(found[bet], every) for bet in ("punto", "banco", "tie"))
        edges = (banco - punto, punto - banco * Fraction(19, 20), punto + banco - 8 * tie)
        ways = " ".join(str(found[what]) for what in ("punto", "banco", "tie", "natural", "4", "5", "6"))
        clauses = "baccarat-pb-odds-ways baccarat-pb-odds-edge baccarat-pb-odds-length baccarat-pb-odds-left"
        yield f"{name} | {' '.join(map(str, shoe))} | {ways} | {' '.join(map(str, edges))} | {clauses}"


FILES = {
    "table": (
        table,
        "# The table of play for banco: its score, the value of punto's third card (-: punto stood), what it does.",
        "# score | third | does | clause",
        "# Source: shared facts, baccarat: punto banco; typed into make_punto_banco.py as a picture.",
    ),
    "odds": (
        odds,
        "# Ways in which six cards may leave the shoe, and what each unit staked costs, with 5 % taken and 8 to 1.",
        "# shoe | cards left of the values 0 to 9 | ways for punto, banco, tie, a natural, four, five, six cards"
        " | edges of punto, banco, tie | clauses",
        "# Source: counted one by one by make_punto_banco.py. For eight decks these are the published figures:",
        "# 2,230,518,282,592,256 for punto, 2,292,252,566,437,888 for banco, 475,627,426,473,216 ties.",
    ),
}

if __name__ == "__main__":
    for file, (lines, *head) in FILES.items():
        (FOLDER / f"{file}.txt").write_text("\n".join([*head, *lines()]) + "\n", encoding="utf-8")
