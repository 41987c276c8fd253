"""What a round of best play brings: against the chart's edge, and splits against splits dealt card by card."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from games.blackjack import outcomes as module
from games.blackjack.chart import UPCARDS, _wins, chart, every_hand
from games.blackjack.outcomes import outcomes
from games.blackjack.rulesets import ruleset
from tests.games.blackjack.splitting import Splits


@pytest.mark.parametrize("name", ["venice-blackjack", "single-deck", "american-six-decks-h17"])
def test_probabilities_make_one_and_the_edge_is_that_of_the_chart(name):
    known = outcomes(ruleset(name))
    assert not known.is_exact
    assert sum(chance for _net, chance in known.chances) == 1
    assert float(known.edge) == pytest.approx(chart(ruleset(name)).edge, abs=1e-12)


def test_without_splits_the_average_needs_no_correction(monkeypatch):
    rules = ruleset("american-six-decks-h17", split_hands=2, decks=8)
    found = {}
    monkeypatch.setattr("games.blackjack.outcomes._balanced", lambda nets, edge: found.update(nets) or {1: 1})
    monkeypatch.setattr("games.blackjack.chart.Choices.open", property(_unsplit))
    module._outcomes.__wrapped__.__wrapped__(rules)
    wins = sum(_wins(rules, upcard, every_hand(_even(rules))[upcard]) for upcard in UPCARDS)
    assert sum(found.values()) == pytest.approx(1, abs=1e-12)
    assert float(sum(net * chance for net, chance in found.items())) == pytest.approx(wins, abs=1e-12)


def _unsplit(choices):
    letters = {"S": choices.stand, "H": choices.hit, "D": choices.double, "R": choices.surrender}
    return {letter: worth for letter, worth in letters.items() if worth is not None}


def _even(rules):
    return replace(rules, blackjack_pays=Fraction(1))


@pytest.mark.parametrize("name", ["venice-blackjack", "single-deck"])
def test_splits_that_are_dealt_end_as_the_pages_say(name):
    """The pages say that the approximation moves a figure by less than two hundredths of one percent."""
    splits, rounds = Splits(ruleset(name)), 5_000
    said, dealt = splits.nets(), splits.dealt(Random(7), rounds)
    for ends in (lambda net: net > 0, lambda net: net == 0, lambda net: net < 0):
        share, found = (float(sum(likely for net, likely in nets.items() if ends(net))) for nets in (said, dealt))
        error = (share * (1 - share) / rounds) ** 0.5
        assert abs(share - found) < 0.0002 / splits.chance + 4 * error


def test_how_many_hands_a_split_comes_to_makes_one():
    for name in ("venice-blackjack", "american-six-decks-s17", "single-deck"):
        for _chance, outcomes_said in Splits(ruleset(name)).said:
            assert sum(outcomes_said.values()) == pytest.approx(1, abs=1e-12)
