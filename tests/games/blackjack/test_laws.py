"""What holds of every round and of every hand, whatever the house."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.blackjack import dealer_play, scenarios
from games.blackjack.advice import STAND, advise
from games.blackjack.composition import full, without
from games.blackjack.hands import hand_total, is_blackjack, value
from games.blackjack.legality import problems
from games.blackjack.rulesets import NAMES, ruleset
from games.blackjack.settlement import settle
from games.blackjack.table import Action, Round
from games.core.cards import DECK, Card, parse_cards
from games.core.shoe import shuffled

seeds = st.integers(min_value=0, max_value=2**64)
names = st.sampled_from(NAMES)
sizes = st.integers(min_value=1, max_value=7)
BLACKJACK = Fraction(95, 309)  # six decks without an ace, a ten and a six: the chance of a ten beneath an ace


def drawn(seed, name, boxes=3):
    rules = ruleset(name)
    return rules, scenarios.played(Random(seed), rules, boxes, bettors=3)


@given(seeds, names, sizes)
def test_a_round_that_is_drawn_is_legal_and_written_as_it_is_read(seed, name, boxes):
    rules, played = drawn(seed, name, boxes)
    assert problems(rules, played) == []
    assert Round.parse(str(played)) == played
    assert played == drawn(seed, name, boxes)[1]


@given(seeds, names, sizes)
def test_money_goes_between_players_and_bank_and_nowhere_else(seed, name, boxes):
    rules, played = drawn(seed, name, boxes)
    settled = settle(rules, played)
    laid = sum(
        sum(hand.stakes.values()) + sum(hand.doubled.values()) for box in played.boxes for hand in box.hands
    ) + sum(cents for box in played.boxes for cents in box.insurance.values())
    assert settled.total.staked == laid
    assert settled.total.net == settled.total.winnings - settled.total.lost
    for line in settled.lines:
        assert 0 <= line.returned <= line.stake
        assert line.returned == line.stake or not line.winnings
        assert line.winnings <= 2 * line.stake


@given(seeds, names, sizes)
def test_each_bettor_is_settled_once_on_each_hand(seed, name, boxes):
    rules, played = drawn(seed, name, boxes)
    lines = Counter(
        (li.box, li.hand, li.player) for li in settle(rules, played).lines if li.bet == "hand" and li.result != "excess"
    )
    wanted = {
        (n, h, player)
        for n, box in enumerate(played.boxes, 1)
        for h, hand in enumerate(box.hands, 1)
        for player in hand.stakes
    }
    assert lines == Counter(wanted)


@given(seeds, names, sizes)
def test_a_higher_total_never_receives_less(seed, name, boxes):
    rules, played = drawn(seed, name, boxes)
    per_unit = {}
    for line in settle(rules, played).lines:
        box = played.boxes[line.box - 1]
        hand = box.hands[line.hand - 1]
        plain = not (box.has_blackjack or hand.surrendered or line.bet != "hand" or line.result == "excess")
        if plain:
            total = hand_total(hand.cards).total
            strength = 0 if total > 21 else total
            per_unit.setdefault(strength, set()).add(Fraction(line.winnings + line.returned, line.stake))
    ranked = [per_unit[strength] for strength in sorted(per_unit)]
    assert all(len(worth) == 1 for worth in ranked)
    assert all(max(low) <= min(high) for low, high in pairwise(ranked))


@given(seeds, names)
def test_no_card_is_dealt_that_the_shoe_has_not(seed, name):
    rules, played = drawn(seed, name, 5)
    cards = [*played.dealer, *(card for box in played.boxes for hand in box.hands for card in hand.cards)]
    assert max(Counter(cards).values()) <= rules.decks


@given(seeds, names)
def test_the_best_choice_is_worth_at_least_as_much_as_each_other(seed, name):
    rules = ruleset(name)
    cards = shuffled(Random(seed), rules.decks)
    hand, upcard = cards[:2], cards[2]
    advice = advise(rules, hand, upcard)
    open_to = {
        choice: advice.values[choice] for choice in advice.values if choice != STAND or hand_total(hand).total > 11
    }
    assert advice.values[advice.best] == max(open_to.values())
    assert all(-2 <= worth <= 4 for worth in advice.values.values())


@given(st.integers(1, 10), st.booleans(), st.integers(1, 8), st.lists(st.sampled_from(DECK), max_size=8))
def test_the_ends_of_the_bank_are_all_there_is(upcard, hits, decks, seen):
    shoe = without(full(decks), [upcard, *(value(card) for card in set(seen))])
    exact = dealer_play.exact_chances(upcard, hits, shoe)
    assert sum(exact) == 1
    assert min(exact) >= 0
    import numpy as np

    floats = dealer_play.chances(upcard, hits, np.array([shoe]))[:, 0]
    assert floats.tolist() == pytest.approx([float(p) for p in exact], abs=1e-12)


def played_out(up, hits, shoe, cards=(), chance=1.0):
    """The chance of each end of the bank's hand, going through its cards one after the other."""
    low = up + sum(cards)
    soft = low <= 11 and 1 in (up, *cards)
    total = low + 10 * soft
    if total > 17 or (total == 17 and not (soft and hits)):
        return Counter({"blackjack" if total == 21 and len(cards) == 1 else "over" if total > 21 else total: chance})
    found = Counter()
    for card, there in enumerate(shoe, 1):
        if there:
            left = without(shoe, [card])
            found.update(played_out(up, hits, left, (*cards, card), chance * there / sum(shoe)))
    return found


@pytest.mark.parametrize("hits", [False, True])
@pytest.mark.parametrize("up", range(1, 11))
def test_the_bank_ends_as_card_after_card_makes_it_end(up, hits):
    shoe = without(full(1), [up, 1, 8])
    wanted = played_out(up, hits, shoe)
    found = [float(chance) for chance in dealer_play.exact_chances(up, hits, shoe)]
    assert found == pytest.approx([wanted[end] for end in (17, 18, 19, 20, 21, "over", "blackjack")], abs=1e-12)


@given(seeds)
def test_the_order_of_cards_that_are_seen_does_not_matter(seed):
    hand = shuffled(Random(seed), 6)[:2]
    if is_blackjack(hand):
        return
    there, back = (advise(ruleset(), cards, DECK[8]) for cards in (hand, hand[::-1]))
    assert there.best == back.best
    assert there.values == pytest.approx(back.values)


@given(seeds)
def test_what_helps_the_player_is_never_worth_less(seed):
    cards = shuffled(Random(seed), 6)
    plain = advise(ruleset("venice-blackjack", {"split_hands": 2}), cards[:2], cards[2])
    more = advise(ruleset("venice-blackjack", {"surrender": "early", "split_hands": 2}), cards[:2], cards[2])
    assert more.values[more.best] >= plain.values[plain.best]


@pytest.mark.parametrize(
    ("told", "worth"),
    [
        ({"hole_card": "peek", "surrender": "late"}, Fraction(-1, 2)),
        ({"hole_card": "none", "surrender": "late"}, Fraction(-1, 2) - BLACKJACK / 2),
        ({"hole_card": "none", "surrender": "early"}, Fraction(-1, 2)),
        ({"hole_card": "peek", "surrender": "early"}, (BLACKJACK - Fraction(1, 2)) / (1 - BLACKJACK)),
    ],
)
def test_surrender_is_worth_half_of_the_stake_and_what_a_blackjack_takes(told, worth):
    """Where the dealer looks for a blackjack, every choice is worth what it is worth if there is none."""
    rules = ruleset("venice-blackjack", told)
    assert advise(rules, parse_cards("Ts6c"), Card.parse("Ah")).values[Action.SURRENDER] == worth
