"""The odds are counted, not typed: a part of the counting is done again here, the whole by `recount.py`."""

from fractions import Fraction
from random import Random

import pytest

from games.caribbean_stud import odds
from games.caribbean_stud.advice import advise
from games.caribbean_stud.every_deal import deck_without, divided, layout
from games.caribbean_stud.plain_game import open_card
from games.caribbean_stud.tallies import DEALS, edge, hands_of, play_frequency
from games.core.cards import DECK
from games.ranking.frequencies import of_five_cards
from games.ranking.hands import Category
from tests.games.caribbean_stud.reading import rules

PLAIN = rules("plain-caribbean-stud")


def test_every_deal_is_counted_once():
    counted = odds.plain(PLAIN.pay)
    assert sum(tally.folded + tally.played for tally in counted.values()) == DEALS == 2_598_960 * 47 * 163_185
    hands = {kind: hands_of(kind, counted) for kind in counted}
    hands["high_card"] += hands.pop("ace_king")
    assert hands == of_five_cards()


def test_a_pair_and_better_are_always_played_and_less_than_an_ace_king_never():
    counted = odds.plain(PLAIN.pay)
    strong = [kind for kind in counted if kind not in ("high_card", "ace_king")]
    assert all(counted[kind].folded == 0 for kind in strong)
    assert counted["high_card"].played == 0


def test_the_published_edge_follows_from_the_counts():
    found = odds.odds(PLAIN)
    assert f"{found.edge.value:.4%}" == "5.2243%"
    assert found.edge.exact == edge(PLAIN.pay, odds.plain(PLAIN.pay))
    assert f"{found.play_frequency.value:.4%}" == "52.2255%"
    assert found.change_frequency.exact == 0


@pytest.mark.parametrize("rank", [0, 6])
def test_counting_at_once_agrees_with_counting_hand_by_hand(rank):
    lay, opened = layout(51, 3), open_card(rank)
    own, counts = divided(lay, (opened,))
    assert int(lay.weights.sum()) == 2_349_060
    deck = deck_without((opened,))
    for place in Random(1).sample(range(len(own)), 12):
        cards = [DECK[number] for number in deck[lay.hands[:, place]]]
        chances = advise(PLAIN, cards, DECK[opened]).chances
        found = (chances.unqualified, chances.worse, chances.equal, chances.better)
        assert found == tuple(int(count[place]) for count in counts)


def test_a_change_lowers_the_edge_and_a_reduced_column_raises_it():
    edges = [odds.odds(house).edge for house in (rules(overrides={"reduced_pay": None}), rules(), PLAIN)]
    assert all(found.exact is not None for found in edges)
    assert edges[0].exact < edges[1].exact < edges[2].exact


def test_what_was_not_counted_is_sampled_and_says_how_well(monkeypatch):
    monkeypatch.setattr(odds, "SAMPLE", 60)
    found = odds.odds(rules(overrides={"reduced_pay": {"royal_flush": 60}}))
    known = odds.odds(rules()).edge
    assert found.edge.exact is None
    assert abs(found.edge.value - known.value) < 5 * found.edge.error
    assert 0 < found.change_frequency.value < 1
    odds._sampled.__wrapped__.cache_clear()


def test_deals_are_sampled_once_for_every_pay_table(monkeypatch):
    monkeypatch.setattr(odds, "SAMPLE", 5)
    odds._sample.cache_clear()
    for royal in (61, 62):
        odds.odds(rules(overrides={"reduced_pay": {"royal_flush": royal}}))
    assert (odds._sample.cache_info().misses, odds._sample.cache_info().hits) == (1, 1)
    odds._sampled.__wrapped__.cache_clear()
    odds._sample.cache_clear()


def test_frequencies_are_shares():
    for house in (rules(), PLAIN):
        found = odds.odds(house)
        assert 0 <= found.change_frequency.exact < found.play_frequency.exact < 1
        assert found.play_frequency.exact >= play_frequency(odds.plain(house.pay)) or house.exchange


def test_other_pay_tables_are_exact_without_counting_anew():
    rich = odds.odds(rules("plain-caribbean-stud", {"pay": {"flush": 6}})).edge.exact
    flushes = odds.plain(PLAIN.pay)[Category.FLUSH].worse
    assert odds.odds(PLAIN).edge.exact - rich == Fraction(2 * flushes, DEALS)


# All 19,933,230,517,200 deals counted once for these pays, each ace-king by itself: folded, then how the rest ends.
DIRECTLY = {
    2: (592451628120, 317932326096, 25339823124, 170318196, 347092484064),
    350: (223446609540, 481551278760, 31598568252, 200613996, 546189509052),
}


@pytest.mark.parametrize("paid", DIRECTLY)
def test_an_ace_king_that_is_paid_more_is_played_more_often(paid):
    found = odds.plain(_from_ace_king(paid))["ace_king"]
    assert (found.folded, found.unqualified, found.worse, found.equal, found.better) == DIRECTLY[paid]


def test_the_odds_of_every_pay_table_are_known_without_counting():
    house = rules("plain-caribbean-stud", {"pay": {"high_card": 2, "pair": 2}})
    assert odds.is_counted(house)
    assert odds.odds(house).edge.exact < odds.odds(PLAIN).edge.exact


def test_no_other_choice_of_ace_kings_does_better_at_any_pay():
    pays = [1, 2, 3, 10, 30, 100, 352, 353, 354, 10_000]
    for paid in pays:
        brings = {other: odds.plain(_from_ace_king(other))["ace_king"].brings(paid) for other in pays}
        assert max(brings.values()) == brings[paid]


def _from_ace_king(paid: int) -> dict[Category, int]:
    """A pay table whose hands pay no less than an ace-king."""
    return {category: max(pays, paid) for category, pays in PLAIN.pay.items()} | {Category.HIGH_CARD: paid}
