"""Laws of the odds: everything that can happen sums to one, as fractions, whatever is left in the shoe."""

from fractions import Fraction
from random import Random

import pytest

from games.core.cards import DECK, parse_cards
from games.core.problems import Refused
from games.trente_quarante.odds import endless, odds
from games.trente_quarante.rows import Chance, Coup, Winner
from games.trente_quarante.rulesets import ruleset
from games.trente_quarante.scenarios import shoe
from games.trente_quarante.taille import taille


def sums_to_one(found):
    assert sum(found.totals.values()) == 1
    assert 2 * found.rouge + found.tie + found.apres == 1
    assert found.couleur + found.inverse + found.tie + found.apres == 1
    assert all(0 <= chance <= 1 for chance in (*found.totals.values(), *found.ties.values(), found.couleur))
    assert all(found.ties[total] <= found.totals[total] for total in found.totals)


def test_a_full_shoe_and_endless_decks_are_even():
    for found in (odds(6), endless()):
        sums_to_one(found)
        assert found.rouge == found.couleur == found.inverse
        assert found.edge() == found.edge(Chance.COULEUR) == found.apres / 2
        assert found.leave_edge(ruleset()) > found.edge() > found.insured_edge(ruleset()) == Fraction(1, 100)


def test_more_decks_come_nearer_to_endless_ones():
    far = [abs(odds(decks).apres - endless().apres) for decks in (1, 2, 6)]
    assert far == sorted(far, reverse=True)


def test_odds_of_what_is_left_after_some_coups():
    rules = ruleset()
    dealt = taille(rules, shoe(Random(7), rules)).coups[:20]
    found = odds(6, [card for coup in dealt for card in coup.cards])
    sums_to_one(found)
    assert found.couleur != found.inverse
    assert found.edge(Chance.COULEUR) + found.edge(Chance.INVERSE) == 2 * found.edge()


def test_which_colour_is_out_decides_between_couleur_and_inverse():
    """With every red card out, the first card is black: noir goes with couleur, and noir is as good as rouge."""
    found = odds(1, [card for card in DECK if card.is_red])
    sums_to_one(found)
    assert found.couleur == found.inverse == found.rouge
    red_tens_out = odds(1, parse_cards("TdThJdJhQdQhKdKh"))
    black_tens_out = odds(1, parse_cards("TcTsJcJsQcQsKcKs"))
    assert red_tens_out.couleur == black_tens_out.inverse, "the colours have changed places"
    assert red_tens_out.couleur != red_tens_out.inverse


def test_dealing_many_coups_comes_near_to_the_odds():
    rng, found, deals = Random(1), odds(6), 8_000
    cards = DECK * 6
    ends = [Coup.deal(rng.sample(cards, 62)) for _ in range(deals)]
    for chance, wins in (
        (found.rouge, lambda coup: coup.winner is Winner.ROUGE),
        (found.apres, lambda coup: coup.winner is Winner.APRES),
        (found.tie, lambda coup: coup.winner is Winner.TIE),
        (found.couleur, lambda coup: coup.couleur_wins),
    ):
        share = sum(map(bool, map(wins, ends))) / deals
        assert abs(share - chance) < 4 * (float(chance) / deals) ** 0.5
    assert abs(sum(coup.used for coup in ends) / deals - found.cards_per_coup) < 0.05


@pytest.mark.parametrize("kept", ["", "Td", "TdTcThAs9d2hKsQs", "AcAdAhAs2c2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s"])
def test_cards_that_may_run_out_in_a_coup_are_refused(kept):
    left = parse_cards(kept)
    with pytest.raises(Refused) as caught:
        odds(1, [card for card in DECK if card not in left])
    assert (caught.value.first.code, caught.value.first.field) == ("coup_may_not_end", "seen")


def test_a_card_seen_too_often_is_refused():
    with pytest.raises(Refused) as caught:
        odds(1, parse_cards("TdTd"))
    assert (caught.value.first.code, caught.value.first.field) == ("card_too_often", "seen[1]")
