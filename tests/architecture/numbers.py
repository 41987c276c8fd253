"""Searches a text for numbers that the engine owns. What it looks for it has from the engine itself.

Four things betray them: a number that only roulette has (35, 37, 157, the float), a kind of bet with a number beside
it, the words of a payout or of an edge, and a row of numbers in an order that the engine knows.
"""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from games.roulette.bets import PAYS, POSITIONS, Kind
from games.roulette.called import every_called_bet
from games.roulette.rulesets import NAMES, ruleset
from games.roulette.wheel import RED, SECTORS, WHEELS


@dataclass(frozen=True)
class Finding:
    """A number at a line of a text: what kind of thing it gives away, and what was read."""

    about: str
    line: int
    text: str


Found = Iterator[tuple[str, int, str]]  # what about, where it starts, what is read

# Drawings are made of numbers that mean nothing.
_GEOMETRY = re.compile(r"""\b(?:d|points|viewBox|transform|srcset)=(?:"[^"]*"|'[^']*')""")
_NUMBER = r"(?<![\w.,])\d{1,5}(?![\w]|[.,]\d)"
_BETWEEN = r"""[\s,;/|·×–\-"'\[\](){}:]{1,8}"""
_ROW = re.compile(rf"{_NUMBER}(?:{_BETWEEN}{_NUMBER}){{2,}}")

_KIND = "|".join([*(kind.value.replace("_", "[_ ]?") for kind in Kind), "plein", "cheval", "transversale", "sixain"])
# `split:17-20` is the name of a position, `"split": 17` is a number that somebody typed for splits.
_BESIDE_A_KIND = re.compile(rf"""\b(?:{_KIND})s?(?:["']?\s*=\s*|["']?\s*:\s+|["']\s*:\s*)["']?\d+""", re.IGNORECASE)
_LIMIT = re.compile(r"""\b(?:min|max)imum\w*["']?\s*(?:=|:|is|of|von|di|de)\s*["']?\d""", re.IGNORECASE)
_PAID = "|".join(str(pays) for pays in sorted(set(PAYS.values()) - {1}, reverse=True))
_PAYOUT = re.compile(
    rf"\b(?:{_PAID})\s?(?:to|for|:|a|à|zu|x|×)\s?(?:1|one|un|uno|eins|pour|la posta)\b"
    rf"|\b(?:pays|paid|pay|paga|paie|zahlt)\s(?:out\s)?(?:{_PAID})\b"
    rf"|\b(?:{_PAID})\s(?:times|volte|fois|mal)\b",
    re.IGNORECASE,
)


@cache
def distinctive_numbers() -> frozenset[int]:
    """Numbers that are typed for one reason only: what a straight pays, pockets, positions, the float."""
    floats = [ruleset(name).float for name in NAMES]
    cents = {sum(value * count for value, count in table.items()) for table in floats}
    return frozenset(
        {
            PAYS[Kind.STRAIGHT],
            max(RED),  # 36, the highest number
            *(len(wheel.pockets) for wheel in WHEELS.values()),
            *(len(ruleset(name).positions) for name in NAMES),
            *(sum(table.values()) for table in floats),
            *(amount // 100 for amount in cents),
            *cents,
        }
        - {0}
    )


@cache
def _edges() -> re.Pattern[str]:
    """Chances and costs over the pockets of a wheel: 1/37, 18/38, 1/74."""
    pockets = "|".join(str(len(wheel.pockets) * times) for wheel in WHEELS.values() for times in (1, 2))
    return re.compile(rf"(?<![\d/])\d{{1,2}}\s?/\s?(?:{pockets})(?![\d/])")


@cache
def _orders() -> dict[str, list[Sequence[int]]]:
    """Rows of numbers in an order that the engine owns, with how many of them running give it away."""
    black = sorted(set(range(1, 37)) - RED)
    wheels = [wheel.pockets + wheel.pockets[:6] for wheel in WHEELS.values()]
    values = [sorted(ruleset(name).float) for name in NAMES]
    columns = [bet.numbers for bet in POSITIONS.values() if bet.kind is Kind.COLUMN]
    straights = [bet.numbers for bet in every_called_bet() if bet.name in ("finale", "figure")]
    counted = [[n for value, count in table.items() for n in (value // 100, count)] for table in _floats()]
    return {
        "wheel 4": wheels,
        "colour 6": [sorted(RED), black],
        "sector 5": [sorted(numbers) for numbers in SECTORS.values()],
        "column 5": columns,
        "announcement all": straights,
        "payouts 3": [[*dict.fromkeys(PAYS.values())]],
        "chips 5": [[value // 100 for value in table if value % 100 == 0] for table in values],
        "float 4": counted,
    }


def _floats() -> list[dict[int, int]]:
    return [{v: n for v, n in ruleset(name).float.items() if v % 100 == 0} for name in NAMES]


@cache
def _windows() -> dict[tuple[int, ...], str]:
    """Every stretch of those orders that is long enough, either way round."""
    windows: dict[tuple[int, ...], str] = {}
    for key, orders in _orders().items():
        about, enough = key.split()
        for order in orders:
            length = len(order) if enough == "all" else int(enough)
            for way in (tuple(order), tuple(reversed(order))):
                for start in range(len(way) - length + 1):
                    windows.setdefault(way[start : start + length], about)
    return windows


def _rows(text: str) -> Found:
    for row in _ROW.finditer(text):
        numbers = [int(n) for n in re.findall(r"\d+", row[0])]
        for length in sorted({len(window) for window in _windows()}, reverse=True):
            stretches = (tuple(numbers[i : i + length]) for i in range(len(numbers) - length + 1))
            if known := next((stretch for stretch in stretches if stretch in _windows()), None):
                yield _windows()[known], row.start(), row[0]
                break


def _words(text: str) -> Found:
    for about, pattern in (
        ("a kind of bet", _BESIDE_A_KIND),
        ("limit", _LIMIT),
        ("payout", _PAYOUT),
        ("edge", _edges()),
    ):
        for match in pattern.finditer(text):
            yield about, match.start(), match[0]


def _distinctive(text: str) -> Found:
    """As they are typed in a text: 550000, 550,000 or 550.000."""
    for match in re.finditer(r"(?<![\w.,#:/-])\d+(?:[,.]\d{3})*(?![\w/-]|[.,:]\d)", text):
        if int(re.sub(r"\D", "", match[0])) in distinctive_numbers():
            yield "distinctive number", match.start(), match[0]


def _distinctive_in_python(text: str) -> Found:
    """Constants of the code; what a comment or a text of several words says does not count."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node in ast.walk(ast.parse(text)):
        number = str(node.value) if isinstance(node, ast.Constant) else ""
        if number.isascii() and number.isdigit() and int(number) in distinctive_numbers():
            yield "distinctive number", starts[node.lineno - 1] + node.col_offset, number


def search(text: str, suffix: str) -> list[Finding]:
    """Whatever of the engine's numbers is typed in a text of that kind: `.py`, `.html`, …"""
    plain = _GEOMETRY.sub(lambda found: " " * len(found[0]), text)
    distinctive = _distinctive_in_python if suffix == ".py" else _distinctive
    found = [*_rows(plain), *_words(plain), *distinctive(plain)]
    return [Finding(about, text.count("\n", 0, start) + 1, " ".join(read.split())[:60]) for about, start, read in found]
