"""Laws of a settlement and of advice, whatever the cards."""

from dataclasses import replace
from fractions import Fraction

from hypothesis import given, settings

from games.caribbean_stud.advice import advise
from games.caribbean_stud.deal import Deal
from games.caribbean_stud.rulesets import BET_ANTES
from games.caribbean_stud.settlement import problems, settle
from games.ranking.hands import best_five
from tests.games.caribbean_stud.reading import rules
from tests.games.caribbean_stud.strategies import deal, decks, houses, seeds


@given(seeds, houses)
def test_drawn_hands_are_legal_and_money_is_conserved(seed, house):
    drawn = deal(seed, house)
    assert problems(house, drawn) == []
    settled = settle(house, drawn)
    total = settled.total
    laid = drawn.ante + (drawn.bet or 0) + (drawn.ante if drawn.changed else 0)
    laid += house.jackpot.chip if drawn.chip else 0
    assert total.staked == sum(line.stake for line in settled.lines) == laid
    assert total.lost == total.staked - total.returned
    assert total.net == total.winnings - total.lost
    assert all(0 <= line.returned <= line.stake and line.winnings >= 0 for line in settled.lines)
    assert all(line.because for line in settled.lines)


@given(seeds, houses)
def test_the_same_seed_draws_the_same_hand_and_its_notation_says_it(seed, house):
    assert deal(seed, house) == deal(seed, house)
    assert Deal.parse(str(deal(seed, house))) == deal(seed, house)


@given(decks)
def test_a_stronger_hand_never_receives_less_under_the_same_hand_of_the_bank(deck):
    house = rules()
    bank, first, second = tuple(deck[:5]), tuple(deck[5:10]), tuple(deck[10:15])
    weak, strong = sorted((first, second), key=lambda cards: best_five(cards).strength)
    nets = [settle(house, Deal(cards, bank, 1000, 2000)).total.net for cards in (weak, strong)]
    assert nets[0] <= nets[1]


@given(decks)
def test_void_hands_give_all_back_and_folded_ones_lose_the_ante(deck):
    hand = Deal(tuple(deck[:5]), tuple(deck[5:10]), 1000)
    assert settle(rules(), hand).total.net == -1000
    for void in ("count", "thrown"):
        drawn = Deal.parse(f"{hand} void:{void}")
        assert settle(rules(), replace(drawn, bet=5000)).total.net == 0


@settings(max_examples=15)
@given(decks, houses)
def test_values_lie_between_the_worst_and_the_best_that_can_happen(deck, house):
    advice = advise(house, deck[:5], deck[5])
    worst, best = Fraction(-1 - BET_ANTES), Fraction(1 + BET_ANTES * max(house.pay.values()))
    assert advice.fold == -1
    assert worst <= advice.play <= best
    assert all(worst <= value < best for value in advice.change.values())
    assert set(advice.change) == (set(deck[:5]) if house.exchange else set())
    assert advice.chances.hands == 163_185
    values = {
        "fold": advice.fold,
        "play": advice.play,
        **({"change": max(advice.change.values())} if advice.card else {}),
    }
    assert values[advice.best] == max(values.values())


@settings(max_examples=15)
@given(decks)
def test_a_hand_is_worth_the_mean_of_its_settlements(deck):
    """A sample of the bank's hands, settled one by one, against the counts that advice rests on."""
    hand, shown = tuple(deck[:5]), deck[5]
    house = rules("plain-caribbean-stud")
    nets = [settle(house, Deal(hand, (shown, *deck[6 + 4 * n : 10 + 4 * n]), 100, 200)).total.net for n in range(11)]
    pays = {-300, 0, 100, 100 + 200 * house.pay[best_five(hand).category]}
    assert set(nets) <= pays
    chances = advise(house, hand, shown).chances
    possible = {-300: chances.better, 0: chances.equal, 100: chances.unqualified, max(pays): chances.worse}
    assert all(possible[net] for net in nets)
