"""The whole chart of best play, each cell a link to such a hand, and what the game costs a player who keeps to it."""

from fractions import Fraction
from typing import Any

from django.utils.functional import Promise
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.blackjack.rulesets import Ruleset
from games.core.cards import RANKS, SUITS
from games.core.costly import Busy
from games.web.blackjack.calculators import advice, houses
from games.web.blackjack.figures import Line, Row, chart_parts, legend, rank
from games.web.blackjack.words import CODES
from games.web.kit.form import Form
from games.web.kit.formats import percent, percent_column
from games.web.kit.game import Table, Tool

_MILLION = 10**6


def answer(table: Table[Ruleset], form: Form) -> dict[str, Any]:
    house = houses.read(table, form)
    said: dict[str, Any] = {"house": house}
    if form.errors:
        return said
    from games.blackjack.chart import UPCARDS, chart

    try:
        found = chart(house.rules)
    except Busy as busy:
        return said | {"busy": busy}
    edge = Fraction(round(found.edge * _MILLION), _MILLION)
    parts = chart_parts(found)
    here = advice.TOOL.address(table, **form.state)
    return said | {
        "edge": edge,
        "edge_shown": percent_column(edge),
        "sentence": gettext("Against best play the house keeps {edge} of each first stake.").format(edge=percent(edge)),
        "said": gettext("House edge {edge}").format(edge=percent_column(edge)),
        "ups": list(map(rank, UPCARDS)),
        "parts": _linked(parts, UPCARDS, f"{here}{'&' if '?' in here else '?'}"),
        "legend": legend(parts),
    }


def _linked(
    parts: list[tuple[Promise, list[Line]]], upcards: tuple[int, ...], here: str
) -> list[tuple[Promise, list[Row]]]:
    return [(title, [Row(one.name, _cells(one, upcards, here)) for one in part]) for title, part in parts]


def _cells(row: Line, upcards: tuple[int, ...], here: str) -> SafeString:
    """Return the cells of a row, each a link to best play of a hand of that row against that upcard."""
    cell = '<td data-play="{}"><a href="{}" aria-label="{}">{}</a></td>'
    cells = []
    for upcard, code in zip(upcards, row.codes, strict=True):
        # Translators: a hand such as “16”, “soft 18” or “8, 8”, the dealer’s upcard, and what to do, such as “stand”
        name = gettext("{hand} against {bank}: {choice}").format(hand=row.said, bank=rank(upcard), choice=CODES[code])
        cells.append((code[0], f"{here}{_cards(row.hand, upcard)}", name, code))
    return format_html_join("", cell, cells)


def _cards(hand: tuple[int, int], upcard: int) -> str:
    """Return the fields of a hand by the values of its cards, each with the first suit that is free."""
    taken: list[int] = []
    cards: list[str] = []
    for value in (*hand, upcard):
        cards.append(RANKS[value - 1] + SUITS[taken.count(value)])
        taken.append(value)
    return f"hand={cards[0]}{cards[1]}&dealer={cards[2]}"


TOOL = Tool(
    slug="chart",
    title=_("Strategy chart"),
    about=_("Best play for every hand against every upcard, and the house edge, under the rules of any house."),
    template="blackjack/calculators/_chart.html",
    answer=answer,
    stylesheet="blackjack/chart.css",
    script="blackjack/best-play.js",
)
