"""Every number that the texts of Caribbean stud print, under every ruleset, against a table that a person can check.

A wrong figure in `facts.py` cannot pass: the table is from a source or worked out by hand, as its comments say.
"""

from dataclasses import replace

import pytest

from games.caribbean_stud.facts import facts
from games.caribbean_stud.rulesets import NAMES, ruleset
from tests.games.ranking.printed import HANDS, said, table

# Caribbean stud, both rulesets. House-app, Caribbean stud poker: seven players, five cards, one of the bank's shown, a
# BET of twice the ante, the ante paid 1 to 1, ace-king qualifies (so A-K-4-3-2 is the lowest that does, and A-Q-J-T-9
# the highest that does not). Pay table: the most usual one (decision P1). Jackpot: an example (decision P3); where there
# is one, there is a slot for its chips.
STUD = """
boxes                       7
hidden_cards                4
bet_antes                   2
ante_pays                   1 to 1
high_card_pays              1 to 1
pair_pays                   1 to 1
two_pairs_pays              2 to 1
three_of_a_kind_pays        3 to 1
straight_pays               4 to 1
flush_pays                  5 to 1
full_house_pays             7 to 1
four_of_a_kind_pays         20 to 1
straight_flush_pays         50 to 1
royal_flush_pays            100 to 1
lowest_qualified_cards      Ah Kd 4c 3s 2h
highest_unqualified_cards   Ac Qd Jh Ts 9c
example_ante_amount         10.00
example_bet_amount          20.00
example_short_amount        15.00
example_long_amount         25.00
example_long_excess_amount  5.00
example_player_cards        9h 7h 5h 4h 2h
example_bank_cards          Kc Kd 9s 4d 3c
example_pays                5 to 1
example_win_amount          100.00
example_total_amount        110.00
slot                        some
jackpot_chip_amount         1.00
flush_prize_amount          50.00
full_house_prize_amount     75.00
four_of_a_kind_prize_amount 100.00
straight_flush_prize_amount 10,000.00
royal_flush_prize_amount    100,000.00
"""
# The odds of both. 25 less 2 x 10 is 5 too much; 5 x 20 is 100, and the ante's 10 make 110.
# Flush or better: 5,108 + 3,744 + 624 + 36 + 4 = 9,516 of 2,598,960, that is 61/16,660.
# Fair royal flush: (2,598,960 x 1 - 5,108 x 50 - 3,744 x 75 - 624 x 100 - 36 x 10,000) / 4 = 1,640,360 / 4 = 410,090.
# Lost of a chip: 1 - (255,400 + 280,800 + 62,400 + 360,000 + 400,000) / 2,598,960 = 1 - 1,358,600 / 2,598,960.
# The bank qualifies but for 1,302,540 - 167,280 = 1,135,260 hands: 1,463,700 of 2,598,960 are 205/364.
# Published for this pay table: 5.2243 % of the ante, 52.2255 % of hands played; so 47.7745 % are folded, and of ante
# and BET together 5.2243 / (1 + 2 x 0.522255) = 2.5553 % are lost.
STUD_ODDS = """
jackpot_chance_exact        61/16660
jackpot_even_amount         410,090.00
jackpot_edge                47.7252 %
qualifies_chance            56.3187 %
qualifies_chance_exact      205/364
plain_edge                  5.2243 %
plain_edge_exact            142031221/2718662100
plain_bet_frequency         52.2255 %
plain_fold_frequency        47.7745 %
plain_whole_edge            2.5553 %
"""
# With a change. The reduced column is half of the pay table, our example (decision P2). The shares are counted over
# every deal (`recount.py`); for the edge the sample in tests/vectors/caribbean_stud/caribbean-stud-sampled.txt, made
# without the engine, agrees.
STUD_CHANGE = """
four_of_a_kind_reduced      10 to 1
straight_flush_reduced      25 to 1
royal_flush_reduced         50 to 1
change_edge                 1.2091 %
change_frequency            8.3816 %
change_bet_frequency        54.9971 %
"""

EXPECTED = {
    "venice-caribbean-stud": table(HANDS, STUD, STUD_ODDS, STUD_CHANGE),
    "plain-caribbean-stud": table(HANDS, STUD, STUD_ODDS),
}
# The plain game changes no card, so nobody reads its reduced column; it has the one of the ruleset that it is like.
UNREAD = {"plain-caribbean-stud": {"four_of_a_kind_reduced", "straight_flush_reduced", "royal_flush_reduced"}}


@pytest.mark.parametrize("name", NAMES)
def test_every_number_that_is_printed_is_the_one_in_the_table(name):
    found = {key: said(fact) for key, fact in facts(ruleset(name)).items() if key not in UNREAD.get(name, ())}
    assert found == EXPECTED[name]


def test_a_card_is_changed_in_front_of_a_slot_only_where_there_is_a_jackpot():
    assert facts(replace(ruleset("venice-caribbean-stud"), jackpot=None))["slot"] == "none"
