"""What a chance brings in a coup, by what the player does about 31 après."""

from fractions import Fraction

import pytest

from games.core.outcomes import together
from games.trente_quarante.odds import odds
from games.trente_quarante.outcomes import AtApres, choices, outcomes
from games.trente_quarante.rows import Chance
from games.trente_quarante.rulesets import NAMES, ruleset

VENICE = "venice-trente-et-quarante"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("chance", Chance)
def test_the_edge_of_each_choice_is_that_of_the_odds(name, chance):
    rules = ruleset(name)
    known = odds(rules.decks)
    said = {AtApres.DIVIDED: known.edge(), AtApres.LEFT: known.leave_edge(rules)}
    said[AtApres.INSURED] = known.insured_edge(rules)
    for choice in choices(rules):
        found = outcomes(rules, chance, choice)
        assert found.edge == said[choice]
        assert sum(share for _net, share in found.chances) == 1


def test_a_table_without_prison_and_insurance_leaves_no_choice():
    assert choices(ruleset("venice-mini-trente-et-quarante")) == (AtApres.DIVIDED,)
    assert choices(ruleset(VENICE)) == tuple(AtApres)


def test_rouge_and_noir_together_lose_at_apres_alone():
    rules = ruleset(VENICE)
    both = [(outcomes(rules, chance), 100) for chance in (Chance.ROUGE, Chance.NOIR)]
    assert together(both) == ((Fraction(-100), odds(6).apres), (Fraction(0), 1 - odds(6).apres))


def test_rouge_and_couleur_win_together_in_a_quarter_of_the_coups_that_decide():
    rules = ruleset(VENICE)
    both = [(outcomes(rules, chance), 100) for chance in (Chance.ROUGE, Chance.COULEUR)]
    assert dict(together(both))[Fraction(200)] == odds(6).rouge / 2
