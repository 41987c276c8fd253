"""What the page of chemin de fer tabulates. Everything in it is the engine's."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from django.utils.functional import Promise

from games.baccarat.hands import score
from games.chemin_de_fer.advice import Values, advise
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.composition import Cell
from games.chemin_de_fer.coup import Dealt
from games.chemin_de_fer.equilibrium import equilibrium, open_cells
from games.chemin_de_fer.examples import examples
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.session import Session
from games.chemin_de_fer.tableau import BANK_SCORES, THIRDS, Move
from games.chemin_de_fer.tracker import track
from games.core.cards import Card
from games.core.facts import Fact, Money
from games.web.chemin_de_fer.words import ACTS, LINES, MOVES, RESULTS, SIDES, SIGNS
from games.web.kit.game import Figure

_BANK = 100_00
# The coups that are shown beneath their rule as they are played; the others can be tried.
_PLAYED = (
    Clause.SUIVI,
    Clause.AVEC_LA_TABLE,
    Clause.SINGLE_STAKES,
    Clause.LINE,
    Clause.BANKER_FREE,
    Clause.TABLE_DRAWS,
    Clause.TABLE_STANDS,
    Clause.REBUILT,
)
_WINS = 4


@dataclass(frozen=True, slots=True)
class Open:
    """A cell in which the punter's habit decides: from which habit on the bank draws, and what it is worth."""

    cell: Cell
    turns: Fraction
    never: Values
    always: Values


def figures(rules: Ruleset) -> dict[str, Figure]:
    """Return the figures of a ruleset by the clause beneath which they stand."""
    return {
        Clause.RULE_TABLE: Figure("chemin_de_fer/rules/_tableau.html", tableau(rules)),
        Clause.CAGNOTTE: Figure("chemin_de_fer/rules/_growth.html", _growth(rules)),
        Clause.ODDS_HABIT: Figure("chemin_de_fer/rules/_habit.html", {"cells": list(_open(rules))}),
        Clause.ODDS_EQUILIBRIUM: Figure("chemin_de_fer/rules/_equilibrium.html", _equilibria(rules)),
        **{clause: _example(rules, clause) for clause in _PLAYED},
    }


def _example(rules: Ruleset, clause: Clause) -> Figure:
    """Return the last coup of the clause's example: its cards where they are known, and what the offers bring."""
    last = Session.parse(examples(rules)[clause]).play(rules)[-1]
    settled, step, coup = last.settlement, last.step, last.coup
    if settled is None:
        raise ValueError(f"the example of {clause} ends with no coup")
    shows = {
        "end": RESULTS[settled.result],
        "settled": settled,
        "cut": any(line.plays != line.stake for line in settled.lines),
        "lines": [(line, ACTS[line.act], LINES[line.result]) for line in settled.lines],
        "dealt": _hands(step.punter, step.bank) if isinstance(step, Dealt) and coup and coup.rebuilt else [],
        "hands": _hands(coup.punter, coup.bank) if coup else [],
        "void": coup.void if coup else (),
    }
    return Figure("chemin_de_fer/rules/_coup.html", shows)


def picture(rules: Ruleset, game: str) -> Figure:
    """Return the hands of the last coup of an example, and what becomes of the bank."""
    last = Session.parse(game).play(rules)[-1]
    settled, coup = last.settlement, last.coup
    if settled is None or coup is None:
        raise ValueError(f"{game} ends with no cards")
    facts: dict[str, Fact] = {
        "shown_won": Money(settled.won),
        "shown_taken": Money(settled.cagnotte),
        "shown_bank": Money(settled.bank),
        "shown_punter_score": score(coup.punter),
        "shown_bank_score": score(coup.bank),
    }
    return Figure("chemin_de_fer/rules/_hands.html", {"hands": _hands(coup.punter, coup.bank)}, facts)


def _hands(punter: tuple[Card, ...], bank: tuple[Card, ...]) -> list[tuple[Promise, tuple[Card, ...], int]]:
    return [(SIDES["punter"], punter, score(punter)), (SIDES["bank"], bank, score(bank))]


def tableau(rules: Ruleset) -> dict[str, object]:
    """Return the rule table as rows of cells."""
    rows = [(bank, [rules.tableau.move(bank, third) for third in THIRDS]) for bank in BANK_SCORES]
    legend = [(SIGNS[move], MOVES[move]) for move in Move]
    return {"thirds": THIRDS[:-1], "rows": rows, "moves": MOVES, "signs": SIGNS, "legend": legend}


def _growth(rules: Ruleset) -> dict[str, object]:
    """Return a bank that wins all of itself several times running."""
    start = max(_BANK, rules.minimum)
    steps = track(rules, start, ["win"] * _WINS).steps
    before = [start, *(step.bank for step in steps)]
    return {"start": start, "steps": list(zip(range(1, _WINS + 1), before, steps, strict=False))}


def _open(rules: Ruleset) -> Iterator[Open]:
    for cell, turns in open_cells(rules.decks, rules.commission).items():
        never, always = (advise(rules.decks, cell, Fraction(habit), rules.commission) for habit in (0, 1))
        yield Open(cell, turns, never, always)


def _equilibria(rules: Ruleset) -> dict[str, object]:
    return {
        "endless": equilibrium("infinite", Fraction(0)),
        "here": equilibrium(rules.decks, rules.commission),
        "decks": rules.decks,
        "commission": rules.commission,
    }
