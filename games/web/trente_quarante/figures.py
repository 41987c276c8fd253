"""What the page of trente et quarante draws and tabulates. Everything in it is the engine's."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import NamedTuple

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from games.core.cards import RANKS, Card
from games.core.facts import Fact, Money
from games.trente_quarante.clauses import Clause
from games.trente_quarante.examples import (
    NOIR_COULEUR,
    NOIR_INVERSE,
    ROUGE_COULEUR,
    ROUGE_INVERSE,
    examples,
)
from games.trente_quarante.odds import Odds, odds
from games.trente_quarante.rows import TOTALS, Coup, points, total, word
from games.trente_quarante.rulesets import CHANCE, Ruleset
from games.trente_quarante.session import Session
from games.web.kit.game import Figure
from games.web.trente_quarante.words import CHANCES, RESULTS

# Coups that are shown beneath their rule as they are played; the others can be tried.
_SHOWN = (
    Clause.ROWS,
    Clause.CALL_TIE,
    Clause.COULEUR,
    Clause.INVERSE,
    Clause.PRISON,
    Clause.MINI_HALF,
    Clause.INSURED_APRES,
)


class RowView(NamedTuple):
    """A row on the table: its chance, its cards, its total and what the tailleur says of it."""

    name: Promise
    cards: tuple[Card, ...]
    total: int
    word: str


class Edge(NamedTuple):
    """What a unit costs on average, and in which case."""

    name: Promise
    share: Fraction


def rows_of(coup: Coup) -> list[RowView]:
    """Return both rows of a coup, noir's first."""
    both = ((CHANCES["noir"], coup.noir), (CHANCES["rouge"], coup.rouge))
    return [RowView(name, cards, total(cards), word(total(cards))) for name, cards in both]


def figures(rules: Ruleset) -> dict[str, Figure]:
    """Return the figures of a ruleset by the clause beneath which they stand."""
    found = odds(rules.decks)
    by_total = [(row, word(row), found.totals[row], found.ties[row]) for row in TOTALS]
    edges = Figure("trente_quarante/rules/_edges.html", {"edges": list(_edges(rules, found))})
    return {
        Clause.POINTS: Figure("trente_quarante/rules/_points.html", {"points": _points()}),
        Clause.CALL: Figure("trente_quarante/rules/_calls.html", {"calls": _calls()}),
        Clause.ODDS_TOTALS: Figure("trente_quarante/rules/_totals.html", {"totals": by_total}),
        Clause.ODDS_APRES: Figure("trente_quarante/rules/_chances.html", {"odds": found}),
        (Clause.ODDS_EDGE if rules.prison else Clause.ODDS_MINI): edges,
        **_limits(rules),
        **dict(_coups(rules)),
    }


def picture(rules: Ruleset, game: str) -> Figure:
    """Return the rows of the last coup of an example, and what its first stake wins, whatever the limits are."""
    settled = Session.parse(game).play(replace(rules, minimum={}, maximum={}))[-1]
    line = settled.lines[0]
    facts: dict[str, Fact] = {"shown_stake": Money(line.stake), "shown_won": Money(line.winnings)}
    rows = rows_of(settled.coup) if settled.coup else []
    return Figure("trente_quarante/rules/_rows.html", {"rows": rows}, facts)


def _points() -> list[tuple[str, int]]:
    return [("10" if rank == "T" else rank, points(Card(rank, "s"))) for rank in RANKS]


def _calls() -> list[tuple[Coup, Promise, Promise]]:
    """Return a coup for each of the calls, with the chances that win."""
    coups = [Session.parse(one).rounds[0].coup for one in (ROUGE_COULEUR, ROUGE_INVERSE, NOIR_COULEUR, NOIR_INVERSE)]
    return [
        (coup, CHANCES[coup.winner], CHANCES["couleur" if coup.couleur_wins else "inverse"]) for coup in coups if coup
    ]


def _edges(rules: Ruleset, found: Odds) -> Iterator[Edge]:
    if not rules.prison:
        yield Edge(_("Half lost at once"), found.edge())
    else:
        yield Edge(_("Not insured, divided with the bank"), found.edge())
        yield Edge(_("Not insured, always left in prison"), found.leave_edge(rules))
    insured = found.insured_edge(rules)
    if insured is not None:
        yield Edge(_("Insured"), insured)


def _limits(rules: Ruleset) -> dict[str, Figure]:
    """Return what the table's board says, if the house has put something on it, in cents."""
    least, most = rules.minimum.get(CHANCE), rules.maximum.get(CHANCE)
    shows = {"least": least, "most": most}
    return {Clause.LIMITS: Figure("trente_quarante/rules/_limits.html", shows)} if least or most else {}


def _coups(rules: Ruleset) -> Iterator[tuple[str, Figure]]:
    """Yield examples as they are played."""
    for clause, game in examples(rules).items():
        if clause in _SHOWN:
            settled = Session.parse(game).play(rules)[-1]
            if settled.coup:
                lines = [(CHANCES[line.chance], RESULTS[line.result], line) for line in settled.lines]
                shows = {"rows": rows_of(settled.coup), "call": settled.coup.call, "lines": lines}
                yield clause, Figure("trente_quarante/rules/_coup.html", shows)
