"""The numbers in the rulebook's texts: for each `{placeholder}` the engine's own value.

`text.toml` says in its head what each placeholder means.
"""

from fractions import Fraction

from games.core.cards import DECK, Card, parse_cards
from games.core.facts import Cards, Exact, Fact, Money, Odds, Percent
from games.trente_quarante.coup import PAYS, premium
from games.trente_quarante.odds import odds
from games.trente_quarante.rows import APRES, LAST_OPEN, TOTALS, Chance, Coup, points, word
from games.trente_quarante.rulesets import Ruleset

Facts = dict[str, Fact]

EXAMPLE = "Tc7hKdThKdQc9h3s"
TIE_EXAMPLE = "TcThTd2sKc9d8h5s"
APRES_EXAMPLE = "TdKcQhAc9d2hKsQs"
INSURED = 100_00
_UNITS = 37


def facts(rules: Ruleset) -> Facts:
    """Return everything that the texts of a ruleset may be filled with, by name."""
    return {**_cards(rules), **_words(), **_prison(rules), **_insurance(rules), **_odds(rules), **rules.procedure}


def _cards(rules: Ruleset) -> Facts:
    return {
        "decks": rules.decks,
        "cards": rules.decks * len(DECK),
        "ace_points": points(Card("A", "s")),
        "court_points": points(Card("K", "s")),
        "open_points": LAST_OPEN,
        "first_total": TOTALS[0],
        "last_total": TOTALS[-1],
        "first_tie": TOTALS[1],
        "burnt": rules.burnt,
        "chances": len(Chance),
        "pays": Odds(PAYS),
        "shown_coups": rules.shown_coups,
        "smallest_chip_amount": Money(rules.smallest_chip),
    }


def _words() -> Facts:
    coup = Coup.exactly(parse_cards(EXAMPLE))
    return {
        "first_word": word(TOTALS[0]),
        "example_units": _UNITS,
        "example_units_word": word(_UNITS),
        "last_word": word(TOTALS[-1]),
        "example_noir_cards": Cards(coup.noir),
        "example_noir_total": coup.noir_total,
        "example_rouge_cards": Cards(coup.rouge),
        "example_rouge_total": coup.rouge_total,
        "example_call": coup.call,
        "tie_call": Coup.exactly(parse_cards(TIE_EXAMPLE)).call,
        "apres_call": Coup.exactly(parse_cards(APRES_EXAMPLE)).call,
    }


def _prison(rules: Ruleset) -> Facts:
    return {
        "prison_first_level": 1,
        "prison_last_level": rules.prison_levels,
        "divide_first_exact": Exact(Fraction(1, 2)),
        "divide_last_exact": Exact(Fraction(1, 2**rules.prison_levels)),
        "fourth_exact": Exact(Fraction(1, 2 ** (rules.prison_levels + 1))),
    }


def _insurance(rules: Ruleset) -> Facts:
    if rules.insurance is None:
        return {}
    return {
        "premium": Percent(rules.insurance),
        "insured_amount": Money(INSURED),
        "premium_amount": Money(premium(rules, INSURED)),
    }


def _odds(rules: Ruleset) -> Facts:
    """Return what is computed once and kept: the odds of a whole shoe."""
    found = odds(rules.decks)
    shares = {
        "first_total_chance": found.totals[APRES],
        "last_total_chance": found.totals[TOTALS[-1]],
        "tie_chance": found.tie,
        "apres_chance": found.apres,
        "edge": found.edge(),
        "leave_edge": found.leave_edge(rules),
        "insured_edge": found.insured_edge(rules),
    }
    return {name: Percent(share) for name, share in shares.items() if share is not None}
