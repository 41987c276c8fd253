"""The numbers in the texts of Texas hold'em: the rules' own figures, and examples that the engine computes."""

from dataclasses import replace
from fractions import Fraction

from games.core.cards import parse_cards
from games.core.facts import Cards, Exact, Fact, Money, Percent
from games.ranking.hand_facts import hand_facts
from games.texas_holdem import odds
from games.texas_holdem.betting import act, deal_street, open_table
from games.texas_holdem.deal import BOARD, FEWEST, HOLE, MOST, STREETS
from games.texas_holdem.players import Player
from games.texas_holdem.pots import Contribution, Terms, pots, uncalled
from games.texas_holdem.rulesets import Ruleset
from games.texas_holdem.showdown import showdown
from games.texas_holdem.table import Act, Action, Table

Facts = dict[str, Fact]

FLOP = parse_cards("2c7d9h")
BOARD_SHOWN = parse_cards("2c7d9hJsKd")
EQUITY_HANDS = parse_cards("AsAh"), parse_cards("KdKc")


def facts(rules: Ruleset) -> Facts:
    """Return everything that the texts of a ruleset may be filled with, by name."""
    return {
        **hand_facts(),
        "fewest_players": rules.fewest_seats,
        "most_players": rules.seats,
        "hole_cards": HOLE,
        "flop_cards": STREETS["flop"],
        "board_cards": BOARD,
        "seen_cards": HOLE + BOARD,
        "rounds": len(STREETS),
        "small_blind_amount": Money(rules.small_blind),
        "big_blind_amount": Money(rules.big_blind),
        "buy_in_least_amount": Money(rules.buy_in_least),
        "buy_in_most_amount": Money(rules.buy_in_most),
        "chip_amount": Money(rules.chip),
        "exposed_misdeal": rules.exposed_misdeal,
        "rake_percent": Percent(rules.rake),
        "rake_cap_amount": Money(rules.rake_cap),
        **_raises(rules),
        **_pots(rules),
        **_odd_chip(rules),
        **_odds(),
    }


def _on_the_flop(rules: Ruleset, limit: str) -> Table:
    """Three players, of whom the first to speak has called and the blinds too, when the flop lies."""
    three = replace(rules, limit=limit, fewest_seats=FEWEST, seats=MOST)
    table = open_table(three, [100 * rules.big_blind] * 3, 0)
    for move in (Act.CALL, Act.CALL, Act.CHECK):
        table = act(table, Action(move))
    return deal_street(table, FLOP)


def _raises(rules: Ruleset) -> Facts:
    bet = 4 * rules.big_blind
    table = _on_the_flop(rules, "none")
    after = act(table, Action(Act.BET, bet))
    raised = act(after, Action(Act.RAISE, 2 * bet + rules.big_blind))
    limited = act(_on_the_flop(rules, "pot"), Action(Act.BET, rules.big_blind))
    return {
        "raise_bet_amount": Money(bet),
        "raise_to_amount": Money(raised.bet),
        "raise_by_amount": Money(raised.min_raise),
        "raise_next_amount": Money(raised.min_raise_to),
        "short_bet_amount": Money(bet),
        "short_all_in_amount": Money(bet + rules.big_blind),
        "short_least_amount": Money(after.min_raise_to),
        "pot_before_amount": Money(limited.pot - limited.bet),
        "pot_bet_amount": Money(limited.bet),
        "pot_most_amount": Money(limited.max_raise_to),
    }


def _pots(rules: Ruleset) -> Facts:
    low, middle, high = (times * rules.big_blind for times in (10, 25, 40))
    _, back = uncalled([Contribution(low), Contribution(middle), Contribution(high)])
    main, side = pots([Contribution(low), Contribution(middle), Contribution(high - back)])
    raked = main.amount + rules.chip
    return {
        "side_low_amount": Money(low),
        "side_middle_amount": Money(middle),
        "side_high_amount": Money(high),
        "side_main_amount": Money(main.amount),
        "side_side_amount": Money(side.amount),
        "side_back_amount": Money(back),
        "rake_pot_amount": Money(raked),
        "rake_taken_amount": Money(Terms.of(rules).rake(raked)[0]),
    }


def _odd_chip(rules: Ruleset) -> Facts:
    """Return a pot of which two players with equal hands share what a third has put in as well."""
    each = 25 * rules.chip
    hands = ("AcQd", "AsQh", "5d4d")
    players = [Player(str(place), parse_cards(cards), each) for place, cards in enumerate(hands)]
    (pot,) = showdown(rules, BOARD_SHOWN, players, "2", Terms(Fraction(0), None, rules.chip)).pots
    return {
        "odd_pot_amount": Money(pot.amount),
        "odd_winners": len(pot.awards),
        "odd_more_amount": Money(pot.awards[0].share),
        "odd_less_amount": Money(pot.awards[-1].share),
    }


def _odds() -> Facts:
    from games.texas_holdem.equity import equity

    known = equity(EQUITY_HANDS)
    pot, call = 6000, 2000
    found: Facts = {
        "starting_hands": odds.STARTING_HANDS,
        "starting_kinds": odds.STARTING_KINDS,
        "pocket_pair_exact": Exact(odds.POCKET_PAIR),
        "suited_exact": Exact(odds.SUITED),
        "set_percent": Percent(odds.comes(odds.PAIR_OUTS, STREETS["flop"], HOLE)),
        "equity_first_cards": Cards(EQUITY_HANDS[0]),
        "equity_second_cards": Cards(EQUITY_HANDS[1]),
        "equity_first_percent": Percent(known.players[0].equity),
        "equity_second_percent": Percent(known.players[1].equity),
        "equity_boards": known.boards,
        "price_pot_amount": Money(pot),
        "price_call_amount": Money(call),
        "price_percent": Percent(odds.price(pot, call)),
    }
    for name, outs in odds.OUTS.items():
        found[f"{name}_outs"] = outs
        found[f"{name}_percent"] = Percent(odds.by_the_river(outs))
    return found
