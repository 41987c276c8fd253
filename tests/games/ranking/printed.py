"""The numbers that the texts on the ranking of hands print, and how a test writes any number down."""

from games.core.facts import Cards, Exact, Fact, Money, Odds, Percent
from games.core.money import show_money

# One deck of 4 suits x 13 ranks. 52 x 51 x 50 x 49 x 48 / 120 hands; 7,462 values is the published count.
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


def table(*texts: str) -> dict[str, str]:
    """The lines of some tables, each a name and a number."""
    return dict(line.split(maxsplit=1) for text in texts for line in text.split("\n") if line)
