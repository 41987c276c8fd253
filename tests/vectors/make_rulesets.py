"""Writes the vectors of the rulesets that are tables: `python -m tests.vectors.make_rulesets`, from the root.

As its neighbour `make_roulette.py`, it shares no line with `games/`. The double zero has the label 00 and no number;
its wheel is not copied but put together by a rule, and the odds are those of Markov chains solved here.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction

from tests.vectors.make_roulette import FOLDER, PAYS, RED, layout, money

Table = tuple[Callable[[], Iterator[str]], str, str, str]

SINGLE, DOUBLE = 37, 38  # pockets of the two wheels
# Half of the American wheel, clockwise from 0. Across from 0 lies 00, and across from any other number its neighbour
# in counting: 2 from 1, 4 from 3, …
FROM_ZERO = [str(n) for n in (0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1)]


def across(pocket: str) -> str:
    """What lies across the wheel of the double zero."""
    if pocket == "0":
        return "00"
    return str(int(pocket) + 1 if int(pocket) % 2 else int(pocket) - 1)


WHEEL = [*FROM_ZERO, *map(across, FROM_ZERO)]


def wheel() -> Iterator[str]:
    for i, pocket in enumerate(WHEEL):
        following, opposite = WHEEL[(i + 1) % DOUBLE], WHEEL[(i + DOUBLE // 2) % DOUBLE]
        colour = "-" if pocket in ("0", "00") else "red" if int(pocket) in RED else "black"
        yield f"{pocket} | {colour} | {following} | {opposite} | roulette-double-zero"


def positions() -> Iterator[tuple[str, str, set[str]]]:
    """Kind, notation and labels of every position on the layout of the double zero.

    0 touches 1 and 2, 00 touches 2 and 3, and the two touch each other; three that meet in a point are a street. The
    leaflet that has the double zero lists the first four, 0 1 2 3, for 8 times the stake.
    """
    for kind, bet, numbers in layout():
        if bet not in ("split:0-3", "zero_street:0-2-3"):
            yield kind, bet, set(map(str, numbers))
    yield "straight", "straight:00", {"00"}
    for touching in ("0-00", "00-2", "00-3"):
        yield "split", f"split:{touching}", set(touching.split("-"))
    for meeting in ("0-00-2", "00-2-3"):
        yield "zero_street", f"zero_street:{meeting}", set(meeting.split("-"))


def listed(labels: set[str]) -> list[str]:
    """Zero, double zero, then the numbers as they follow."""
    return sorted(labels, key=lambda label: (int(label), len(label)))


def double_zero_positions() -> Iterator[str]:
    for _, bet, labels in positions():
        yield f"{bet} | {' '.join(listed(labels))} | roulette-double-zero"


def double_zero_payouts() -> Iterator[str]:
    """Every position that covers a zero on each of its numbers; every other number bet when a zero comes."""
    stakes = [1000, 50, 250, 10000]
    for i, (kind, bet, labels) in enumerate(positions()):
        stake, clause = stakes[i % len(stakes)], f"roulette-pays-{kind.replace('_', '-')}"
        rules = "parlour-double-zero"
        if kind in ("dozen", "column", "even_chance"):
            continue
        if labels & {"0", "00"}:
            won = f"win {money(stake * PAYS[kind])} returned {money(stake)}"
            for label in listed(labels):
                yield f"{rules} | {label} | {bet} {money(stake)} | {won} | {clause}"
        for zero in ("0", "00"):
            if zero not in labels:
                yield f"{rules} | {zero} | {bet} {money(stake)} | lose | roulette-loses"


def solved(system: list[list[Fraction]]) -> list[Fraction]:
    """The unknowns of a linear system, each row its coefficients and its right side, by elimination."""
    if not system:
        return []
    pivot = next(row for row in system if row[0])
    rest = [row for row in system if row is not pivot]
    smaller = [[b - row[0] / pivot[0] * a for a, b in zip(pivot[1:], row[1:], strict=True)] for row in rest]
    others = solved(smaller)
    known = sum((a * x for a, x in zip(pivot[1:-1], others, strict=True)), Fraction(0))
    return [(pivot[-1] - known) / pivot[0], *others]


def worth_at_first_zero(levels: int, covered: int, pockets: int, zeros: int) -> Fraction:
    """A unit left in prison, level by level: w[k] = p w[k-1] + z w[k+1], w[0] = 1; past the last, 1/2^(levels+1)."""
    p, z = Fraction(covered, pockets), Fraction(zeros, pockets)
    system = []
    for level in range(1, levels + 1):
        row = [Fraction(0)] * (levels + 1)
        row[level - 1] = Fraction(1)
        if level > 1:
            row[level - 2] = -p
        else:
            row[-1] += p
        if level < levels:
            row[level] = -z
        else:
            row[-1] += z / 2 ** (levels + 1)
        system.append(row)
    return solved(system)[0]


def worth_on_the_layout(covered: int, pockets: int, zeros: int) -> Fraction:
    """A unit left whole at a zero in the parlour: w = p + z w, for another zero asks again."""
    return Fraction(covered, pockets - zeros)


def edge(kind: str, covered: int, pockets: int, at_zero: Fraction, zeros: int) -> Fraction:
    """What a unit costs: all of it, less what wins bring, less what a zero leaves of it."""
    return 1 - Fraction(covered * (PAYS[kind] + 1), pockets) - at_zero * zeros / pockets


def odds() -> Iterator[str]:
    yield from partage("venice-fair france-english")
    for rules, pockets in (("parlour", SINGLE), ("parlour-double-zero", DOUBLE)):
        yield from parlour(rules, pockets)
    for levels in range(1, 10):
        rules = f"venice-french, prison_levels {levels}"
        left = edge("even_chance", 18, SINGLE, worth_at_first_zero(levels, 18, SINGLE, 1), 1)
        yield row(rules, "even_chance", "red leave", 18, SINGLE, left, "policies")
        yield row(rules, "even_chance", "red take_half", 18, SINGLE, HALVED, "policies")


HALVED = edge("even_chance", 18, SINGLE, Fraction(1, 2), 1)


def partage(rules: str) -> Iterator[str]:
    """A chip that cannot be halved is worth its chance of winning the next spin."""
    odd_chip = edge("even_chance", 18, SINGLE, Fraction(18, SINGLE), 1)
    for kind, bet, covered in layout():
        if kind == "even_chance":
            yield row(rules, kind, bet, 18, SINGLE, HALVED, "partage")
            yield row(rules, kind, f"{bet} indivisible", 18, SINGLE, odd_chip, "partage")
        else:
            yield row(rules, kind, bet, len(covered), SINGLE, edge(kind, len(covered), SINGLE, Fraction(0), 0))


def parlour(rules: str, pockets: int) -> Iterator[str]:
    """Off the numbers a zero leaves half, or the whole stake for the next spin; the better is the edge."""
    zeros = pockets - 36
    spots = [(k, b, set(map(str, c))) for k, b, c in layout()] if zeros == 1 else list(positions())
    for kind, bet, labels in spots:
        covered = len(labels)
        if kind not in ("dozen", "column", "even_chance"):
            yield row(rules, kind, bet, covered, pockets, edge(kind, covered, pockets, Fraction(0), 0))
            continue
        policies = {
            "leave": edge(kind, covered, pockets, worth_on_the_layout(covered, pockets, zeros), zeros),
            "take_half": edge(kind, covered, pockets, Fraction(1, 2), zeros),
        }
        yield row(rules, kind, bet, covered, pockets, min(policies.values()), "parlour")
        for policy, cost in policies.items():
            yield row(rules, kind, f"{bet} {policy}", covered, pockets, cost, "parlour")


def row(
    rules: str, kind: str, spot: str, covered: int, pockets: int, cost: Fraction, clause: str = "number-bets"
) -> str:
    win = Fraction(covered, pockets)
    return f"{rules} | {spot} | {PAYS[kind]} to 1 | win {win} | edge {cost} | roulette-odds-{clause}"


MADE = "worked out by make_rulesets.py."
AMERICAN = "public descriptions of the American wheel, which agree: a mathematician's reference, an encyclopaedia of"
FILES: dict[str, Table] = {
    "double-zero-wheel": (
        wheel,
        "The wheel of the double zero, clockwise from 0.",
        "pocket | colour | the next one | the one across the wheel | clause",
        f"{AMERICAN}\n# integer sequences, programs of the game; {MADE}",
    ),
    "double-zero-positions": (
        double_zero_positions,
        "The layout of the double zero: every position with what it covers.",
        "position | numbers | clause",
        f"shared facts, roulette, and the decision of the house where they are silent (0 touches 1 and 2, 00 touches\n"
        f"# 2 and 3); {MADE}",
    ),
    "double-zero-payouts": (
        double_zero_payouts,
        "What number bets do on the wheel of the double zero: those of the zeros, and the others when a zero comes.",
        "rules | result | bet and stake | what becomes of it | clause",
        f"shared facts, roulette: payouts; {MADE}",
    ),
    "odds-rulesets": (
        odds,
        "Odds in exact fractions, ruleset by ruleset. indivisible: a chip that cannot be halved.",
        "rules | bet, and the policy at a zero | payout | chance to win | cost of one unit | clause",
        f"shared facts, roulette: rulesets, prison; {MADE}",
    ),
}

if __name__ == "__main__":
    for file, (lines, about, columns, source) in FILES.items():
        header = f"# {about}\n# {columns}\n# Source: {source}\n"
        (FOLDER / f"{file}.txt").write_text(header + "\n".join(lines()) + "\n", encoding="utf-8")
