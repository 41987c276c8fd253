"""The numbers in the texts of Caribbean stud: for each `{placeholder}` the engine's own value."""

from fractions import Fraction
from math import ceil

from games.caribbean_stud import jackpot
from games.caribbean_stud.deal import Deal
from games.caribbean_stud.odds import odds, plain_tallies, qualifying_chance
from games.caribbean_stud.rulesets import BET_ANTES, PRIZED, Ruleset
from games.caribbean_stud.settlement import settle
from games.caribbean_stud.tallies import edge, play_frequency
from games.core.cards import parse_cards
from games.core.facts import Cards, Exact, Fact, Money, Odds, Percent
from games.ranking.frequencies import of_five_cards
from games.ranking.hand_facts import hand_facts
from games.ranking.hands import HAND

Facts = dict[str, Fact]

ANTE = 10_00
PAID_EXAMPLE = Deal(parse_cards("9h7h5h4h2h"), parse_cards("KcKd9s4d3c"), ANTE, BET_ANTES * ANTE)
_EDGES = {"lowest_qualified": "AhKd4c3s2h", "highest_unqualified": "AcQdJhTs9c"}


def facts(rules: Ruleset) -> Facts:
    """Return everything that the texts of a ruleset may be filled with, by name."""
    return {
        **hand_facts(),
        "boxes": rules.boxes,
        "hidden_cards": HAND - 1,
        "bet_antes": BET_ANTES,
        "ante_pays": Odds(1),
        "slot": "some" if rules.jackpot else "none",
        **{f"{category}_pays": Odds(pays) for category, pays in rules.pay.items()},
        **{f"{category}_reduced": Odds(pays) for category, pays in (rules.reduced_pay or {}).items()},
        **{f"{name}_cards": Cards(parse_cards(cards)) for name, cards in _EDGES.items()},
        **_example(rules),
        **_jackpot(rules),
        **_odds(rules),
    }


def _example(rules: Ruleset) -> Facts:
    bet = BET_ANTES * ANTE
    settled = settle(rules, PAID_EXAMPLE)
    ante_line, bet_line = settled.lines
    return {
        "example_ante_amount": Money(ANTE),
        "example_bet_amount": Money(bet),
        "example_short_amount": Money(bet - ANTE // 2),
        "example_long_amount": Money(bet + ANTE // 2),
        "example_long_excess_amount": Money(ANTE // 2),
        "example_player_cards": Cards(PAID_EXAMPLE.cards),
        "example_bank_cards": Cards(PAID_EXAMPLE.bank),
        "example_pays": Odds(bet_line.winnings // bet_line.stake),
        "example_win_amount": Money(bet_line.winnings),
        "example_total_amount": Money(ante_line.winnings + bet_line.winnings),
    }


def _jackpot(rules: Ruleset) -> Facts:
    posted, hands = rules.jackpot, of_five_cards()
    if posted is None:
        return {}
    return {
        "jackpot_chip_amount": Money(posted.chip),
        **{f"{category}_prize_amount": Money(prize) for category, prize in posted.prizes.items()},
        "jackpot_chance_exact": Exact(Fraction(sum(hands[kind] for kind in PRIZED), sum(hands.values()))),
        "jackpot_even_amount": Money(max(0, ceil(jackpot.fair(posted, hands)))),
        "jackpot_edge": Percent(jackpot.edge(posted, hands)),
    }


def _odds(rules: Ruleset) -> Facts:
    counted = plain_tallies(rules.pay)
    lost, plays = edge(rules.pay, counted), play_frequency(counted)
    found: Facts = {
        "qualifies_chance": Percent(qualifying_chance()),
        "qualifies_chance_exact": Exact(qualifying_chance()),
        "plain_edge": Percent(lost),
        "plain_edge_exact": Exact(lost),
        "plain_bet_frequency": Percent(plays),
        "plain_fold_frequency": Percent(1 - plays),
        "plain_whole_edge": Percent(lost / (1 + BET_ANTES * plays)),
    }
    if rules.exchange:
        changed = odds(rules)
        found |= {
            "change_edge": Percent(changed.edge),
            "change_frequency": Percent(changed.change_frequency),
            "change_bet_frequency": Percent(changed.play_frequency),
        }
    return found
