"""Every number that the texts of hold'em print, under every ruleset, against a table that a person can check.

A wrong figure in `facts.py` cannot pass: the table is from a source or worked out by hand, as its comments say.
"""

import pytest

from games.texas_holdem.facts import facts
from games.texas_holdem.rulesets import NAMES, ruleset
from tests.games.ranking.printed import HANDS, said, table

# Texas hold'em. House-app, Texas hold'em poker: from two to ten players, two hole cards, a flop of three, turn and
# river, four rounds of betting. Amounts: our example (decision P13), two exposed cards a misdeal (decision P15).
# Raising: a bet of 40 raised to 90 is 50 more, so the next is to 90 + 50. A short raise: after a bet of 40 a raise is
# to 80 at least, and 50 is less. Pot limit: 30 in the pot and a bet of 10; a call makes it 50, so the most is 10 + 50.
# Side pots: of 100, 250 and 400, 150 nobody called; main pot 3 x 100, side pot 2 x 150. Rake: 5 % of 301 is 15.05.
# Odd chip: three players put in 25 each; two share 75, which is 38 and 37. Price: 20 / (60 + 20).
HOLDEM = """
fewest_players              2
most_players                10
hole_cards                  2
flop_cards                  3
board_cards                 5
seen_cards                  7
rounds                      4
small_blind_amount          5.00
big_blind_amount            10.00
buy_in_least_amount         200.00
buy_in_most_amount          1,000.00
chip_amount                 1.00
exposed_misdeal             2
rake_percent                5.0000 %
rake_cap_amount             30.00
raise_bet_amount            40.00
raise_to_amount             90.00
raise_by_amount             50.00
raise_next_amount           140.00
short_bet_amount            40.00
short_all_in_amount         50.00
short_least_amount          80.00
pot_before_amount           30.00
pot_bet_amount              10.00
pot_most_amount             60.00
side_low_amount             100.00
side_middle_amount          250.00
side_high_amount            400.00
side_main_amount            300.00
side_side_amount            300.00
side_back_amount            150.00
rake_pot_amount             301.00
rake_taken_amount           15.00
odd_pot_amount              75.00
odd_winners                 2
odd_more_amount             38.00
odd_less_amount             37.00
price_pot_amount            60.00
price_call_amount           20.00
price_percent               25.0000 %
"""
# 52 x 51 / 2 starting hands; 13 pairs, 78 suited and 78 offsuit kinds. A pair: 3/51; suited: 12/51. A set or better on
# the flop: 1 - (48 x 47 x 46) / (50 x 49 x 48). A draw with n outs from the flop: 1 - (47 - n)(46 - n) / (47 x 46).
# Aces against kings of the other suits: counted over 48 x 47 x 46 x 45 x 44 / 120 boards.
HOLDEM_ODDS = """
starting_hands              1326
starting_kinds              169
pocket_pair_exact           1/17
suited_exact                4/17
set_percent                 11.7551 %
flush_outs                  9
flush_percent               34.9676 %
straight_outs               8
straight_percent            31.4524 %
gutshot_outs                4
gutshot_percent             16.4662 %
equity_first_cards          As Ah
equity_second_cards         Kd Kc
equity_first_percent        81.2555 %
equity_second_percent       18.7445 %
equity_boards               1712304
"""


@pytest.mark.parametrize("name", NAMES)
def test_every_number_that_is_printed_is_the_one_in_the_table(name):
    assert {key: said(fact) for key, fact in facts(ruleset(name)).items()} == table(HANDS, HOLDEM, HOLDEM_ODDS)
