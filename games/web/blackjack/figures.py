"""What the page of blackjack draws and tabulates. Everything in it is the engine's."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from django.utils.functional import Promise
from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language, gettext, pgettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from games.blackjack.clauses import Clause
from games.blackjack.examples import examples
from games.blackjack.hands import ACE, TEN
from games.blackjack.parameters import Insurance
from games.blackjack.rulesets import Ruleset
from games.blackjack.settlement import INSURANCE_PAYS, Settlement, settle
from games.blackjack.table import Round
from games.core.cards import RANKS, Card
from games.core.facts import Fact, Money
from games.web.blackjack.words import CODES, RESULTS, place, stake, total
from games.web.kit.formats import odds
from games.web.kit.game import Figure

if TYPE_CHECKING:
    from games.blackjack.chart import Chart

# Rounds that are shown beneath their rule as they are played; the others can be tried.
_SHOWN = (
    Clause.BLACKJACK,
    Clause.BANK_STANDS_SOFT,
    Clause.BANK_HITS_SOFT,
    Clause.BANK_BLACKJACK,
    Clause.BANK_BLACKJACK_SEEN,
    Clause.ORDER,
    Clause.DOUBLE_LESS,
    Clause.DOUBLE_ALONG,
    Clause.SPLIT_AGAIN,
    Clause.SPLIT_TWENTY_ONE,
    Clause.INSURANCE_PAYS,
    Clause.SURRENDER_LATE,
)


class HandView(NamedTuple):
    """A hand on the table: whose it is, its cards and its total in words."""

    name: str | Promise
    cards: tuple[Card, ...]
    total: str


class Pay(NamedTuple):
    """What a stake wins, and when."""

    name: Promise
    said: str


class Row(NamedTuple):
    """A row of a chart: the hand, and its cells, one for each card of the bank."""

    name: str
    cells: SafeString


def figures(rules: Ruleset) -> dict[str, Figure]:
    """Return the figures of a ruleset by the clause beneath which they stand."""
    return {
        Clause.PAYS_BLACKJACK: Figure("blackjack/rules/_payouts.html", {"pays": _pays(rules)}),
        Clause.ODDS_CHART: Figure("blackjack/rules/_chart.html", chart_shown(rules)),
        Clause.ODDS_BANK_OVER: Figure("blackjack/rules/_bank.html", bank_shown(rules)),
        **dict(_rounds(rules)),
    }


def _pays(rules: Ruleset) -> list[Pay]:
    blackjack = rules.blackjack_pays
    pays = [
        Pay(_("A hand that wins"), odds(1)),
        Pay(_("A blackjack"), odds(blackjack.numerator, blackjack.denominator)),
    ]
    if rules.insurance is not Insurance.NONE:
        pays.append(Pay(_("Insurance"), odds(INSURANCE_PAYS)))
    return pays


def rank(value: int) -> str:
    """Return a card by its value, as a chart names it."""
    return "10" if RANKS[value - 1] == "T" else RANKS[value - 1]


def _soft(total: int) -> str:
    # Translators: what a hand counts, inside a sentence or after its name
    return gettext("soft {total}").format(total=total)


def _pair(name: str) -> str:
    """Return a pair by the name of its card, as a chart names it."""
    return pgettext("blackjack chart", "{card}, {card}").format(card=name)


def chart_shown(rules: Ruleset) -> dict[str, Any]:
    """Return a chart of best play, ready to print."""
    from games.blackjack.chart import UPCARDS, chart

    parts = chart_parts(chart(rules))
    rows = [
        (title, [Row(one.name, _cells(get_language() or "en", tuple(one.codes))) for one in part])
        for title, part in parts
    ]
    return {"ups": list(map(rank, UPCARDS)), "parts": rows, "legend": legend(parts)}


class Line(NamedTuple):
    """A row of a chart: its hand, the same where no heading says which, the values of two cards that make it, and a
    code for each upcard."""

    name: str
    said: str
    hand: tuple[int, int]
    codes: tuple[str, ...]


def chart_parts(found: "Chart") -> list[tuple[Promise, list[Line]]]:
    """Return the rows of a chart under their headings."""
    pairs = {n: _pair(rank(n)) for n in found.pairs}
    return [
        (_("Hard totals"), [Line(str(n), str(n), hard_hand(n), codes) for n, codes in found.hard.items()]),
        (_("Soft totals"), [Line(str(n), _soft(n), (ACE, n - ACE - TEN), codes) for n, codes in found.soft.items()]),
        (
            _("Pairs"),
            [Line(pairs[n], pairs[n], (n, n), codes) for n, codes in found.pairs.items()],
        ),
    ]


def hard_hand(total: int) -> tuple[int, int]:
    """Return two different cards without an ace that make a total: a ten and another, or a two where that is too
    much."""
    high = TEN if total > TEN + ACE else total - 2
    return high, total - high


def legend(parts: list[tuple[Promise, list[Line]]]) -> dict[str, Promise]:
    """Return the codes that a chart uses, in words."""
    used = {code for _title, part in parts for one in part for code in one.codes}
    return {code: words for code, words in CODES.items() if code in used}


@lru_cache(maxsize=4096)  # 4 MB: a chart has some forty rows
def _cells(_language: str, codes: tuple[str, ...]) -> SafeString:
    """Return the cells of a row: codes with their words in the language that is active."""
    cell = '<td data-play="{}"><abbr title="{}">{}</abbr></td>'
    return format_html_join("", cell, ((code[0], CODES[code], code) for code in codes))


def bank_shown(rules: Ruleset) -> dict[str, Any]:
    """Return how the bank's hand ends from each first card of a full shoe, no other card known."""
    from games.blackjack import dealer_play
    from games.blackjack.chart import UPCARDS
    from games.blackjack.composition import full, without
    from games.blackjack.hands import DEALER_STANDS, TARGET

    deck = full(rules.decks)
    ends: list[tuple[str, list[Fraction]]] = [
        (rank(upcard), dealer_play.exact_chances(upcard, rules.hits_soft17, without(deck, [upcard])))
        for upcard in UPCARDS
    ]
    return {"totals": list(range(DEALER_STANDS, TARGET + 1)), "ends": ends}


def round_shown(settled: Settlement) -> dict[str, Any]:
    """Return a round as it stands on the table, and what becomes of the stakes."""
    played = settled.played
    hands = [HandView(pgettext_lazy("blackjack hand", "Dealer"), played.dealer, total(played.dealer))]
    for box, one in enumerate(played.boxes, 1):
        for number, hand in enumerate(one.hands, 1):
            hands.append(HandView(place(played, box, number), hand.cards, total(hand.cards, split=one.was_split)))
    lines = [(stake(played, line), RESULTS[line.result], line) for line in settled.lines]
    return {"hands": hands, "lines": lines, "settled": settled}


def picture(rules: Ruleset, game: str) -> Figure:
    """Return the hands of a round of an example, and what its first stake wins."""
    settled = settle(rules, Round.parse(game))
    line = settled.lines[0]
    facts: dict[str, Fact] = {"shown_stake": Money(line.stake), "shown_won": Money(line.winnings)}
    return Figure("blackjack/rules/_hands.html", round_shown(settled), facts)


def _rounds(rules: Ruleset) -> Iterator[tuple[str, Figure]]:
    """Yield examples as they are played."""
    for clause, game in examples(rules).items():
        if clause in _SHOWN:
            yield clause, Figure("blackjack/rules/_round.html", round_shown(settle(rules, Round.parse(game))))
