"""The numbers in the rulebook's texts: for each `{placeholder}` the engine's own value.

`text.toml` says in its head what each placeholder means.
"""

from fractions import Fraction
from functools import lru_cache

from games.blackjack.hands import ACE, DEALER_STANDS, MUST_DRAW_TO, TARGET, TEN, hand_total
from games.blackjack.rulesets import Ruleset
from games.blackjack.settlement import INSURANCE_PAYS, blackjack_win
from games.core.cards import DECK, parse_cards
from games.core.facts import Cards, Exact, Fact, Money, Odds, Percent

Facts = dict[str, Fact]

_STAKE = 1500  # cents; odd in tens, so that a blackjack's win is worth showing
_HALF = Fraction(1, 2)
_LEFT_UNDEALT = Fraction(1, 4)
_ALONE_BOXES = 2
_SIX = 6


def facts(rules: Ruleset) -> Facts:
    """Return everything that the texts of a ruleset may be filled with, by name."""
    return {**_cards(rules), **_table(rules), **_play(rules), **_payments(rules), **_odds(rules)}


def _cards(rules: Ruleset) -> Facts:
    soft, hard = parse_cards("As6d"), parse_cards("As6dTc")
    return {
        "decks": rules.decks,
        "shoe_cards": rules.decks * len(DECK),
        "target": TARGET,
        "ace_low": ACE,
        "ace_high": ACE + TEN,
        "ten": TEN,
        "soft_cards": Cards(soft),
        "soft_total": hand_total(soft).total,
        "soft_low": hand_total(soft).total - TEN,
        "hard_cards": Cards(hard),
        "hard_total": hand_total(hard).total,
        "blackjack_cards": Cards(parse_cards("AsKd")),
    }


def _table(rules: Ruleset) -> Facts:
    return {
        "boxes": rules.boxes,
        "bettors": rules.bettors,
        "along": rules.bettors - 1,
        "standing": rules.boxes * (rules.bettors - 1),
        "alone_boxes": _ALONE_BOXES,
        "cut_share_exact": Exact(_LEFT_UNDEALT),
    }


def _play(rules: Ruleset) -> Facts:
    return {
        "must_draw_to": MUST_DRAW_TO,
        "bank_draws_to": DEALER_STANDS - 1,
        "bank_stands": DEALER_STANDS,
        "double_least": rules.double.totals[0],
        "double_most": rules.double.totals[-1],
        "split_cards": Cards(parse_cards("TsKd")),
        "split_hands": rules.split_hands,
    }


def _payments(rules: Ruleset) -> Facts:
    less = _STAKE // 3
    return {
        "even_pays": Odds(1),
        "blackjack_pays": Odds(rules.blackjack_pays.numerator, rules.blackjack_pays.denominator),
        "insurance_pays": Odds(INSURANCE_PAYS),
        "insurance_share_exact": Exact(_HALF),
        "surrender_share_exact": Exact(_HALF),
        "smallest_chip_amount": Money(rules.smallest_chip),
        "minimum_amount": Money(rules.minimum),
        "blackjack_stake_amount": Money(_STAKE),
        "blackjack_win_amount": Money(blackjack_win(rules, _STAKE)[0]),
        "double_stake_amount": Money(_STAKE),
        "double_laid_amount": Money(less),
        "double_plays_amount": Money(_STAKE + less),
    }


@lru_cache
def _odds(rules: Ruleset) -> Facts:
    """Return what is worked out from a full shoe; imported late, since it needs time and numpy."""
    from games.blackjack import dealer_play
    from games.blackjack.advice import insurance
    from games.blackjack.chart import chart
    from games.blackjack.composition import full, without

    deck = full(rules.decks)
    taken = dealer_play.blackjack_chance(ACE, without(deck, [ACE]))
    waiting = rules.blackjack_pays * (1 - dealer_play.blackjack_chance(ACE, without(deck, [ACE, ACE, TEN])))

    def over(upcard: int) -> Percent:
        return Percent(dealer_play.exact_chances(upcard, rules.hits_soft17, without(deck, [upcard]))[dealer_play.BUST])

    insured = insurance(rules, ACE, without(deck, [ACE]))
    return {
        "edge": Percent(Fraction(round(chart(rules).edge * 10**6), 10**6)),
        "insurance_edge": Percent(-insured if insured is not None else Fraction(0)),
        "insurance_wins": Percent(taken),
        "blackjack_worth": Percent(waiting),
        "blackjack_chance": Percent(Fraction(2 * deck[0] * deck[-1], sum(deck) * (sum(deck) - 1))),
        "over_six": over(_SIX),
        "over_ten": over(TEN),
        "over_ace": over(ACE),
    }
