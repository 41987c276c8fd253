"""The numbers in the texts of chemin de fer: for each `{placeholder}` the engine's own value."""

from collections.abc import Iterable
from fractions import Fraction

from games.baccarat.hand_facts import hand_facts
from games.chemin_de_fer import payment
from games.chemin_de_fer.advice import CELLS, with_five
from games.chemin_de_fer.calls import Act, Call
from games.chemin_de_fer.composition import Cell
from games.chemin_de_fer.equilibrium import equilibrium, open_cells
from games.chemin_de_fer.people import SEATS
from games.chemin_de_fer.play import make_call, open_table
from games.chemin_de_fer.rulesets import Ruleset
from games.chemin_de_fer.table import counts
from games.chemin_de_fer.tableau import BANK_SCORES, BY_THIRD, FREE_SCORE, Move, Tableau, punter_move
from games.core.cards import DECK
from games.core.facts import Exact, Fact, Key, Money, Percent

Facts = dict[str, Fact]

_BANK = 100_00
_NEVER, _ALWAYS, _NOTHING = Fraction(0), Fraction(1), Fraction(0)


def facts(rules: Ruleset) -> Facts:
    """Return everything that the texts of a ruleset may be filled with, by name."""
    return {**hand_facts(), **_table(rules), **_bank(rules), **_drawing(rules.tableau), **_odds(rules)}


def _table(rules: Ruleset) -> Facts:
    return {
        "cdf_seats": rules.seats,
        "first_seat": int(SEATS[0]),
        "cdf_decks": rules.decks,
        "decks_of_each_back": rules.decks // rules.backs,
        "cdf_cards": rules.decks * len(DECK),
        "fewest_players": rules.fewest_players,
    }


def _bank(rules: Ruleset) -> Facts:
    """Return an example of a bank that wins all of itself, and of the offers on it."""
    bank = max(_BANK, rules.minimum)
    taken = payment.cagnotte(rules, bank)
    second = 2 * bank - taken
    table = make_call(rules, open_table(rules), Call(Act.BANK, SEATS[0], bank))
    half, line = (counts(rules, table, Call(act, SEATS[1], bank)) for act in (Act.TABLE, Act.LINE))
    return {
        "minimum_amount": Money(rules.minimum),
        "fewest_coups": 1,
        "cdf_commission": Percent(rules.commission),
        "cdf_chip_amount": Money(rules.chip),
        "bank_amount": Money(bank),
        "cagnotte_amount": Money(taken),
        "second_bank_amount": Money(second),
        "third_bank_amount": Money(2 * second - payment.cagnotte(rules, second)),
        "table_share_exact": Exact(Fraction(half, bank)),
        "line_share_exact": Exact(Fraction(line, bank)),
        "line_amount": Money(bank),
        "line_plays_amount": Money(line),
    }


def _drawing(tableau: Tableau) -> Facts:
    """Return the rows in which the third card counts, and the column of a punter who stood."""
    stood_draws = max(bank for bank, third in tableau.cells(Move.DRAW) if third is None)
    rows = dict(zip("abcd", BY_THIRD, strict=True))
    return {
        "punter_draws_to": max(score for score in BANK_SCORES if punter_move(score) is Move.DRAW),
        "free_score": FREE_SCORE,
        "punter_stands_from": min(score for score in BANK_SCORES if punter_move(score) is Move.STAND),
        "punter_stands_to": max(BANK_SCORES),
        "always_draws_to": BY_THIRD[0] - 1,
        "always_stands_from": BY_THIRD[-1] + 1,
        **{f"row_{name}": bank for name, bank in rows.items()},
        **{f"row_{name}_draws": _thirds(tableau, bank, Move.DRAW) for name, bank in rows.items()},
        **{f"row_{name}_stands": _thirds(tableau, bank, Move.STAND) for name, bank in rows.items()},
        "stood_draws_to": stood_draws,
        "stood_stands_from": stood_draws + 1,
        "free_cells": _keys(tableau.cells(Move.FREE)),
    }


def _thirds(tableau: Tableau, bank: int, move: Move) -> tuple[int, ...]:
    return tuple(third for score, third in tableau.cells(move) if score == bank and third is not None)


def _keys(cells: Iterable[Cell]) -> tuple[Key, ...]:
    """Return cells after a third card, said 3/9."""
    return tuple(Key(f"cell:{bank}-{third}") for bank, third in cells if third is not None)


def _odds(rules: Ruleset) -> Facts:
    still_open = open_cells(rules.decks, rules.commission)
    never, always = (with_five(rules.decks, habit, rules.commission) for habit in (_NEVER, _ALWAYS))
    endless = equilibrium("infinite", _NOTHING)
    here = equilibrium(rules.decks, rules.commission)
    return {
        "cells": len(CELLS),
        "open_cells": len(still_open),
        "open_third_cells": _keys(still_open),
        "open_stood_score": here.cell[0],
        "never_draw_value": Percent(never.draw),
        "never_stand_value": Percent(never.stand),
        "always_draw_value": Percent(always.draw),
        "always_stand_value": Percent(always.stand),
        "equilibrium_punter_exact": Exact(endless.punter_draws),
        "equilibrium_bank_exact": Exact(endless.bank_draws),
        "table_punter_share": Percent(here.punter_draws),
        "table_bank_share": Percent(here.bank_draws),
        "bank_gain": Percent(equilibrium(rules.decks, _NOTHING).value),
        "bank_cost": Percent(-here.value),
    }
