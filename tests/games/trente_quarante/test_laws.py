"""Laws of every coup: money and cards are conserved, and no stake ends better than its best or worse than its worst."""

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from games.core.cards import DECK
from games.trente_quarante.coup import settle
from games.trente_quarante.rows import Chance, Coup, Winner, total
from games.trente_quarante.rulesets import ruleset
from games.trente_quarante.scenarios import shoe
from games.trente_quarante.taille import Ending, taille
from tests.games.trente_quarante.houses import coups, tables


@given(coups())
def test_a_row_passes_thirty_with_its_last_card_and_not_before(coup):
    for row in (coup.noir, coup.rouge):
        assert total(row[:-1]) <= 30 < total(row) <= 40
    assert Coup.exactly(coup.cards) == coup


@given(coups())
def test_of_each_pair_of_chances_one_wins_or_none_does(coup):
    if coup.winner in (Winner.TIE, Winner.APRES):
        assert not coup.winning
    else:
        assert (
            len(coup.winning & {Chance.ROUGE, Chance.NOIR}) == len(coup.winning & {Chance.COULEUR, Chance.INVERSE}) == 1
        )
    assert coup.call.startswith(coup.call[0].upper())


@given(coups())
def test_the_call_says_what_wins(coup):
    said = coup.call.casefold()
    if coup.couleur_wins is None:
        assert said.endswith("après")
    else:
        assert ("rouge gagne" in said) == (Chance.ROUGE in coup.winning)
        wins = "couleur gagne" in said or "gagne et couleur" in said
        assert wins == (Chance.COULEUR in coup.winning)


@given(tables())
def test_money_is_conserved_between_table_and_house(table):
    rules, coup, stakes, held = table
    settled = settle(rules, coup, stakes, held)
    found = settled.total
    assert found.staked == sum(stake.amount for stake in stakes) + sum(one.amount for one in held)
    assert found.staked == found.returned + found.held + found.lost
    assert found.net == found.winnings - found.lost - found.premiums
    assert found.held == sum(one.amount for one in settled.held)
    assert sum(line.stake for line in settled.lines) == found.staked
    for line in settled.lines:
        assert 0 <= line.returned + line.held <= line.stake
        assert line.winnings in (0, line.stake)
        assert line.because


@given(tables())
def test_a_stake_ends_between_its_best_and_its_worst(table):
    rules, coup, stakes, held = table
    settled = settle(rules, coup, stakes, held)
    assert all(
        -line.stake <= line.winnings + line.returned + line.held - line.stake <= line.stake for line in settled.lines
    )
    for one in settled.held:
        assert 1 <= one.level <= rules.prison_levels
        assert rules.prison


@given(tables())
def test_a_player_is_never_worse_off_insured_than_by_the_premium(table):
    rules, coup, stakes, held = table
    for line in settle(rules, coup, stakes, held).lines:
        if line.premium:
            assert line.result in ("win", "lose", "void", "insured")


@given(st.integers(0, 2**32))
def test_a_taille_uses_each_card_of_the_shoe_once(seed):
    rules, cards = ruleset(), shoe(Random(seed), ruleset())
    found = taille(rules, cards)
    dealt = [*found.burnt, *(card for coup in found.coups for card in coup.cards), *found.rest]
    assert dealt == cards
    assert Counter(dealt) == Counter(DECK * rules.decks)
    assert found.ending is Ending.SPENT
    assert 24 <= len(found.coups) <= 35
    assert len(found.burnt) == rules.burnt


def test_a_taille_usually_has_as_many_coups_as_the_rules_say():
    rules = ruleset()
    lengths = Counter(len(taille(rules, shoe(Random(seed), rules)).coups) for seed in range(200))
    usual = sum(lengths[n] for n in (rules.procedure["coups_fewest"], rules.procedure["coups_most"]))
    assert usual > 200 * 0.5
    assert {length for length, _ in lengths.most_common(2)} == {28, 29}
