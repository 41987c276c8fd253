"""Every number that the texts of poker print, under every ruleset, against a table that a person can read and check.

A wrong figure in `facts.py` cannot pass: the table is from a source or worked out by hand, as its comments say.
"""

from games.core.facts import Cards, Exact, Fact, Money, Odds, Percent
from games.core.money import show_money
from games.poker.facts import facts
from games.poker.rulesets import NAMES, ruleset

# All rulesets. One deck of 4 suits x 13 ranks. 52 x 51 x 50 x 49 x 48 / 120 hands; 7,462 values is the published count.
HANDS = """
deck_cards                  52
suits                       4
suit_cards                  13
hand_cards                  5
categories                  10
all_hands                   2598960
distinct_hands              7462
royal_flush_cards           As Ks Qs Js Ts
straight_flush_cards        9h 8h 7h 6h 5h
four_of_a_kind_cards        Qc Qd Qh Qs 4d
full_house_cards            Tc Th Ts Kd Ks
flush_cards                 Ad Jd 9d 6d 3d
straight_cards              8s 7d 6h 5c 4c
three_of_a_kind_cards       7c 7d 7s Kh 2s
two_pairs_cards             Jh Jc 5s 5d Ac
pair_cards                  9d 9s Ah Tc 4h
high_card_cards             Ah Qd 9c 5s 2c
lowest_straight_cards       5d 4s 3h 2c Ac
highest_straight_cards      Ad Kc Qh Js Td
no_straight_cards           As Kd 4c 3h 2d
full_house_better_cards     8c 8d 8h 2s 2c
full_house_worse_cards      7c 7d 7h As Ac
kicker_better_cards         Kh Kd Qs 7c 2d
kicker_worse_cards          Kc Ks Jd Th 9s
alike_first_cards           Ah Kd 9c 6s 3h
alike_second_cards          As Kc 9d 6h 3d
"""

# Caribbean stud, both rulesets. House-app, Caribbean stud poker: seven players, five cards, one of the bank's shown, a
# BET of twice the ante, the ante paid 1 to 1, ace-king qualifies (so A-K-4-3-2 is the lowest that does, and A-Q-J-T-9
# the highest that does not). Pay table: the most usual one (decision P1). Jackpot: an example (decision P3).
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
# every deal (`recount.py`); for the edge the sample in tests/vectors/poker/caribbean-stud-sampled.txt, made without the
# engine, agrees.
STUD_CHANGE = """
four_of_a_kind_reduced      10 to 1
straight_flush_reduced      25 to 1
royal_flush_reduced         50 to 1
change_edge                 1.2091 %
change_frequency            8.3816 %
change_bet_frequency        54.9971 %
"""

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

EXPECTED = {
    "venice-caribbean-stud": HANDS + STUD + STUD_ODDS + STUD_CHANGE,
    "plain-caribbean-stud": HANDS + STUD + STUD_ODDS,
    "venice-texas-holdem": HANDS + HOLDEM + HOLDEM_ODDS,
}
# The plain game changes no card, so nobody reads its reduced column; it has the one of the ruleset that it is like.
UNREAD = {"plain-caribbean-stud": {"four_of_a_kind_reduced", "straight_flush_reduced", "royal_flush_reduced"}}


def said(fact: Fact) -> str:
    match fact:
        case Cards(cards):
            return " ".join(map(str, cards))
        case Exact(value):
            return f"{value.numerator}/{value.denominator}"
        case Money(cents):
            return f"{int(show_money(cents)[:-3]):,}{show_money(cents)[-3:]}"
        case Odds(pays, to):
            return f"{pays} to {to}"
        case Percent(share):
            return f"{float(share) * 100:.4f} %"
    return str(fact)


def test_there_is_a_table_for_every_ruleset():
    assert set(EXPECTED) == set(NAMES)


def test_every_number_that_is_printed_is_the_one_in_the_table():
    for name, table in EXPECTED.items():
        wanted = dict(line.split(maxsplit=1) for line in table.split("\n") if line)
        found = {key: said(fact) for key, fact in facts(ruleset(name)).items() if key not in UNREAD.get(name, ())}
        assert found == wanted, name
