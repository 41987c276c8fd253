"""Writes the vectors of trente et quarante that are odds: run it with Python, from anywhere.

It shares no line with `games/` and goes another way: a small rest of a shoe is dealt out card by card in every order
that differs, each card as likely as it is frequent, and the shares are added up. The other vectors are by hand.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
COUNTS = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), strict=True))
RESTS = (  # rests of one deck that cannot run out in the middle of a coup
    "9c9d9h9sTcTdThTsJcJdJhJsKcKd",
    "8c8d9c9s9dTcTsJcJsQcQsKcKsKh",
    "5h6h7h7d8d8h9dThTdJhJdQhQdKhKd",
    "Ac4d5h6s7c8s9sTcThJsQdQcKcKhKs",
    "3c3s6c6s6d8c9s9h9dTdJcJhQsQdKcKd",
)


def dealt(rest: str) -> dict[str, Fraction]:
    """What comes of a coup from these cards: totals, ties, who wins, and with which colour of the first card."""
    cards = Counter((COUNTS[rest[i]], rest[i + 1] in "dh") for i in range(0, len(rest), 2))
    kinds = sorted(cards)

    @cache
    def goes_on(left: tuple[int, ...], noir: int, rouge: int) -> tuple[tuple[tuple[int, int], Fraction], ...]:
        if rouge > 30:
            return (((noir, rouge), Fraction(1)),)
        ends: Counter[tuple[int, int]] = Counter()
        for i, count in enumerate(left):
            if count:
                after = (*left[:i], count - 1, *left[i + 1 :])
                points = kinds[i][0]
                state = (noir, rouge + points) if noir > 30 else (noir + points, rouge)
                for end, share in goes_on(after, *state):
                    ends[end] += share * Fraction(count, sum(left))
        return tuple(ends.items())

    found: Counter[str] = Counter()
    start = tuple(cards[kind] for kind in kinds)
    for i, (points, red) in enumerate(kinds):
        after = (*start[:i], start[i] - 1, *start[i + 1 :])
        for (noir, rouge), share in goes_on(after, points, 0):
            chance = share * Fraction(start[i], sum(start))
            found[f"noir {noir}"] += chance
            if noir == rouge:
                found[f"tie {noir}"] += chance
            else:
                found["noir" if noir < rouge else "rouge"] += chance
                found["couleur" if red == (rouge < noir) else "inverse"] += chance
    return dict(found)


def rests() -> Iterator[str]:
    for rest in RESTS:
        for what, chance in sorted(dealt(rest).items()):
            kind, _, total = what.partition(" ")
            clause = {"tie": "ties", "noir": "totals"}[kind] if total and what != "tie 31" else "apres"
            yield f"{rest} | {what} | {chance} | trente-quarante-odds-{clause}"


def endless() -> Iterator[str]:
    """A row from endless decks: how often it totals so much, and so both rows."""

    @cache
    def row(so_far: int, total: int) -> Fraction:
        if so_far > 30:
            return Fraction(so_far == total)
        return sum((row(so_far + points, total) for points in COUNTS.values()), Fraction(0)) / 13

    for total in range(31, 41):
        clause = "apres" if total == 31 else "ties"
        yield f"total {total} | {row(0, total)} | trente-quarante-odds-totals"
        yield f"tie {total} | {row(0, total) ** 2} | trente-quarante-odds-{clause}"


def leave() -> Iterator[str]:
    """A stake that is always left, by following it coup by coup until nearly nothing is left in prison.

    `up` is the share of 31 après among the coups that are no other tie.
    """
    for up in (Fraction(1, 41), Fraction(1, 10), Fraction(1, 4)):
        at, back = {1: Fraction(1)}, Fraction(0)
        for _coup in range(400):
            after: Counter[int] = Counter()
            for level, share in at.items():
                share = Fraction(share).limit_denominator(10**30)
                if level == 3:
                    back += share * up / 16
                else:
                    after[level + 1] += share * up
                if level == 1:
                    back += share * (1 - up) / 2
                else:
                    after[level - 1] += share * (1 - up) / 2
            at = after
        yield f"{up} | {float(back):.12f} | trente-quarante-odds-leave"


FILES = {
    "odds-rests": (
        rests,
        "What is left of one deck, and how the next coup ends.",
        "cards left | what | chance | clause",
    ),
    "odds-endless": (endless, "Endless decks.", "what | chance | clause"),
    "odds-leave": (
        leave,
        "A unit in prison for the first time that is always left: what comes back of it.",
        "chance of 31 après among coups without other ties | what comes back | clause",
    ),
}

if __name__ == "__main__":
    for file, (lines, about, columns) in FILES.items():
        header = f"# {about}\n# {columns}\n# Source: worked out by make_trente_quarante.py from the rules.\n"
        (FOLDER / f"{file}.txt").write_text(header + "\n".join(lines()) + "\n", encoding="utf-8")
