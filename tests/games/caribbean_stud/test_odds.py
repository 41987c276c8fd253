"""The odds are counted, not typed: what `recount.py` keeps is counted again here."""

from fractions import Fraction

import pytest

from games.caribbean_stud.odds import _read, _thresholds, is_counted, odds, plain_tallies
from games.caribbean_stud.plain_game import every_deal
from games.caribbean_stud.tallies import DEALS, edge, hands_of, play_frequency
from games.ranking.frequencies import of_five_cards
from games.ranking.hands import Category
from tests.games.caribbean_stud.reading import rules

PLAIN = rules("plain-caribbean-stud")


def test_every_deal_is_counted_once():
    counted = plain_tallies(PLAIN.pay)
    assert sum(tally.folded + tally.played for tally in counted.values()) == DEALS == 2_598_960 * 47 * 163_185
    hands = {kind: hands_of(kind, counted) for kind in counted}
    hands["high_card"] += hands.pop("ace_king")
    assert hands == of_five_cards()


def test_a_pair_and_better_are_always_played_and_less_than_an_ace_king_never():
    counted = plain_tallies(PLAIN.pay)
    strong = [kind for kind in counted if kind not in ("high_card", "ace_king")]
    assert all(counted[kind].folded == 0 for kind in strong)
    assert counted["high_card"].played == 0


def test_the_published_edge_follows_from_the_counts():
    found = odds(PLAIN)
    assert f"{float(found.edge):.4%}" == "5.2243%"
    assert found.edge == edge(PLAIN.pay, plain_tallies(PLAIN.pay))
    assert f"{float(found.play_frequency):.4%}" == "52.2255%"
    assert found.change_frequency == 0


def test_what_is_kept_is_what_counting_again_finds():
    assert every_deal() == (_read(), _thresholds())


def test_a_change_lowers_the_edge_and_a_reduced_column_raises_it():
    edges = [odds(house).edge for house in (rules(overrides={"reduced_pay": None}), rules(), PLAIN)]
    assert edges[0] < edges[1] < edges[2]


def test_frequencies_are_shares():
    for house in (rules(), PLAIN):
        found = odds(house)
        assert 0 <= found.change_frequency < found.play_frequency < 1
        assert found.play_frequency >= play_frequency(plain_tallies(house.pay)) or house.exchange


def test_other_pay_tables_are_exact_without_counting_again():
    rich = odds(rules("plain-caribbean-stud", {"pay": {"flush": 6}})).edge
    flushes = plain_tallies(PLAIN.pay)[Category.FLUSH].worse
    assert odds(PLAIN).edge - rich == Fraction(2 * flushes, DEALS)


# All 19,933,230,517,200 deals counted once for these pays, each ace-king by itself: folded, then how the rest ends.
DIRECTLY = {
    2: (592451628120, 317932326096, 25339823124, 170318196, 347092484064),
    350: (223446609540, 481551278760, 31598568252, 200613996, 546189509052),
}


@pytest.mark.parametrize("paid", DIRECTLY)
def test_an_ace_king_that_is_paid_more_is_played_more_often(paid):
    found = plain_tallies(_from_ace_king(paid))["ace_king"]
    assert (found.folded, found.unqualified, found.worse, found.equal, found.better) == DIRECTLY[paid]


def test_the_odds_of_every_pay_table_are_known_without_counting():
    house = rules("plain-caribbean-stud", {"pay": {"high_card": 2, "pair": 2}})
    assert is_counted(house)
    assert odds(house).edge < odds(PLAIN).edge


def test_no_other_choice_of_ace_kings_does_better_at_any_pay():
    pays = [1, 2, 3, 10, 30, 100, 352, 353, 354, 10_000]
    for paid in pays:
        brings = {other: plain_tallies(_from_ace_king(other))["ace_king"].brings(paid) for other in pays}
        assert max(brings.values()) == brings[paid]


def _from_ace_king(paid: int) -> dict[Category, int]:
    """A pay table whose hands pay no less than an ace-king."""
    return {category: max(pays, paid) for category, pays in PLAIN.pay.items()} | {Category.HIGH_CARD: paid}
