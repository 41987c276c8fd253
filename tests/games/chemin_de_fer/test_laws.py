"""What holds of every bank and every coup, however they came about."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.baccarat.clauses import HandClause
from games.chemin_de_fer import scenarios
from games.chemin_de_fer.advice import CELLS, advise, against, naturals, with_five
from games.chemin_de_fer.composition import all_ways, ways
from games.chemin_de_fer.coup import Result, judge
from games.chemin_de_fer.equilibrium import equilibrium, open_cells
from games.chemin_de_fer.legality import offers, problems
from games.chemin_de_fer.play import Hammer
from games.chemin_de_fer.rulesets import DEFAULT, ruleset
from games.chemin_de_fer.session import Session
from games.chemin_de_fer.table import Phase, hand, open_amount
from games.chemin_de_fer.tableau import Move
from tests.games.chemin_de_fer.reading import ASKED, BOUND, VENICE

seeds = st.integers(min_value=0, max_value=2**64)
HOUSES = [VENICE, ruleset(DEFAULT, {"chip": "0.50", "commission": "0.025", "seats": 7, "minimum": "25"})]
houses = st.sampled_from(HOUSES)
punters = st.sampled_from([VENICE, BOUND])
asked = st.sampled_from(list(ASKED.values()))
habits = st.fractions(min_value=0, max_value=1, max_denominator=50)
commissions = st.fractions(min_value=0, max_value=Fraction(1, 4), max_denominator=40)
decks = st.sampled_from([6, "infinite"])


@given(seeds, houses)
def test_no_money_is_made_or_lost_in_a_coup(seed, rules):
    """What the punters lose is what the bank grows by and what the house takes, and the other way round."""
    session = scenarios.session(Random(seed), rules, 40)
    before = session.open_table(rules)
    for played in session.play(rules):
        coup = played.settlement
        if coup:
            lost = sum(line.stake - line.returned - line.winnings for line in coup.lines)
            assert lost == coup.won
            assert before.bank + coup.won == coup.bank + coup.cagnotte + coup.returned
            assert sum(line.plays for line in coup.lines) <= before.bank
            assert 0 <= coup.cagnotte <= max(0, coup.won) * rules.commission
            assert played.table.cagnotte == before.cagnotte + coup.cagnotte
        before = played.table


@given(seeds, houses)
def test_a_game_is_given_in_one_line_and_read_again(seed, rules):
    session = scenarios.session(Random(seed), rules, 25)
    assert Session.parse(str(session)) == session
    assert str(session).isascii()
    assert session.undo().play(rules) == session.play(rules)[:-1]


@given(seeds, houses)
def test_what_is_offered_is_legal_and_there_is_always_something(seed, rules):
    session = scenarios.session(Random(seed), rules, 30)
    table = session.play(rules)[-1].table
    possible = offers(rules, table)
    assert possible or table.phase is Phase.STANDING
    assert not any(problems(rules, table, call) for call in possible)


@given(seeds, houses, st.integers(min_value=1, max_value=8))
def test_offers_never_exceed_the_bank_and_somebody_holds_the_cards(seed, rules, count):
    table = scenarios.offered(Random(seed), rules, count).play(rules)[-1].table
    assert 0 <= open_amount(rules, table) < table.bank
    assert hand(rules, table) in {offer.who for offer in table.offers}


@given(seeds, punters, asked)
def test_a_coup_without_a_mistake_counts_as_it_was_dealt(seed, rules, asked):
    dealt = scenarios.dealt(Random(seed), rules, by_table="bank" in asked)
    coup = judge(rules, dealt, asked)
    assert (coup.punter, coup.bank, coup.void, coup.rebuilt) == (dealt.punter, dealt.bank, (), False)


@given(seeds)
def test_where_nobody_has_asked_only_a_natural_binds(seed):
    dealt = scenarios.played(Random(seed), VENICE)
    coup = judge(VENICE, dealt)
    assert coup.rebuilt == bool(coup.void)
    assert not coup.rebuilt or all(drawing.clause is HandClause.NATURAL for drawing in coup.drawings)


@given(seeds, asked)
def test_a_house_that_binds_the_punter_rules_as_if_he_had_asked(seed, asked):
    dealt = scenarios.played(Random(seed), VENICE)
    free, bound = judge(VENICE, dealt, {*asked, "punter"}), judge(BOUND, dealt, asked)
    assert (free.punter, free.bank, free.void) == (bound.punter, bound.bank, bound.void)


@given(seeds, punters, asked)
def test_a_rebuilt_coup_uses_the_cards_in_their_order_and_is_right(seed, rules, asked):
    dealt = scenarios.played(Random(seed), rules)
    coup = judge(rules, dealt, asked)
    left = (*dealt.punter[2:], *dealt.bank[2:], *dealt.following)
    assert (*coup.punter[2:], *coup.bank[2:]) == left[: len(coup.punter) + len(coup.bank) - 4]
    assert set(coup.void) <= {*dealt.punter[2:], *dealt.bank[2:]}
    again = judge(rules, scenarios.Dealt(coup.punter, coup.bank, dealt.following), asked)
    assert not again.rebuilt


@given(decks, st.sampled_from(CELLS), habits, commissions)
def test_values_lie_between_losing_and_winning_all(of, cell, habit, commission):
    found = advise(of, cell, habit, commission)
    assert -1 <= found.draw <= 1 - commission
    assert -1 <= found.stand <= 1 - commission
    assert found.best is (Move.DRAW if found.draw > found.stand else Move.STAND)


@given(decks, st.sampled_from(CELLS), habits, commissions)
def test_a_commission_never_makes_a_move_better(of, cell, habit, commission):
    with_it, without = advise(of, cell, habit, commission), advise(of, cell, habit, Fraction(0))
    assert with_it.draw <= without.draw
    assert with_it.stand <= without.stand


@pytest.mark.parametrize("of", [6, "infinite"])
@pytest.mark.parametrize("habit", [Fraction(0), Fraction(1, 3), Fraction(1)])
def test_all_coups_together_are_all_ways(of, habit):
    """The naturals, and each cell with the hands that lead there: as probabilities they sum to one."""
    together = naturals(of).all + sum(against(of, cell, Move.STAND, habit).all for cell in CELLS)
    assert Fraction(together, all_ways(of)) == 1


@pytest.mark.parametrize("of", [6, "infinite"])
def test_every_next_card_is_counted_in_each_way(of):
    everywhere = sum(sum(ways(of, (bank, None)).values()) for bank in range(10))
    assert everywhere == all_ways(of)


@pytest.mark.parametrize("of", [6, "infinite"])
@pytest.mark.parametrize("commission", [Fraction(0), Fraction(1, 20)])
def test_at_the_equilibrium_nobody_gains_alone(of, commission):
    solved = equilibrium(of, commission)
    found = advise(of, solved.cell, solved.punter_draws, commission)
    assert found.draw == found.stand
    assert open_cells(of, commission)[solved.cell] == solved.punter_draws
    assert 0 < solved.bank_draws < 1


@pytest.mark.parametrize("habit", [Fraction(0), Fraction(1)])
def test_a_habit_that_the_banker_knows_is_not_the_best(habit):
    found = with_five(6, habit, Fraction(1, 20))
    assert found.best is (Move.DRAW if habit == 0 else Move.STAND)


def test_the_rule_table_binds_to_the_better_move_wherever_no_habit_decides():
    turning = open_cells(VENICE.decks, VENICE.commission)
    for cell in CELLS:
        says = VENICE.tableau.move(*cell)
        if cell not in turning:
            assert says is advise(VENICE.decks, cell, Fraction(1, 2), VENICE.commission).best, cell
    assert set(VENICE.tableau.cells(Move.FREE)) < turning.keys()


def test_every_result_and_every_call_of_the_auctioneer_is_drawn_now_and_then():
    steps = {step for seed in range(20) for step in scenarios.session(Random(seed), VENICE, 40).steps}
    assert steps.issuperset([*Result, *Hammer])
