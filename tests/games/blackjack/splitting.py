"""Splits dealt card by card, to compare with what the engine says of them."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from random import Random

from games.blackjack.chart import UPCARDS, every_hand
from games.blackjack.composition import VALUES, full, without
from games.blackjack.hands import dealer_hits, values_total
from games.blackjack.player import Start, Way, play
from games.blackjack.split_outcomes import split_outcomes
from games.blackjack.splits import way_of


class Splits:
    """Every split that best play makes under a ruleset: its chance and how its hands are played."""

    def __init__(self, rules):
        self.rules, self.said, self.found = rules, [], []
        deck = full(rules.decks)
        against = every_hand(replace(rules, blackjack_pays=Fraction(1)))
        for upcard in UPCARDS:
            shoe = without(deck, [upcard])
            whole = play(rules, upcard, Start(shoe))
            for value in VALUES:
                choices = against[upcard][value, value]
                if max(choices.open, key=lambda letter: choices.open[letter]) == "P":
                    chance = choices.chance * deck[upcard - 1] / sum(deck)
                    left, unsplit = without(shoe, [value, value]), whole.from_card(value)
                    self.said.append((chance, split_outcomes(rules, upcard, left, value, unsplit)))
                    self.found.append((chance, upcard, value, left, way_of(rules, value, unsplit)))

    @property
    def chance(self):
        return sum(chance for chance, _ in self.said)

    def nets(self):
        """What the engine says of all splits together."""
        nets = Counter()
        for chance, outcomes in self.said:
            for net, share in outcomes.items():
                nets[net] += chance * share / self.chance
        return nets

    def dealt(self, rng: Random, rounds: int):
        """The net results of so many splits, dealt card by card, as shares."""
        nets, chances = Counter(), [one[0] for one in self.found]
        for _chance, upcard, value, left, way in rng.choices(self.found, chances, k=rounds):
            nets[_round(rng, self.rules, upcard, value, left, way)] += 1 / rounds
        return nets


class _Shoe:
    def __init__(self, rng, left):
        self.rng, self.cards = rng, [value for value, count in enumerate(left, 1) for _ in range(count)]

    def draw(self):
        place = self.rng.randrange(len(self.cards))
        self.cards[place], self.cards[-1] = self.cards[-1], self.cards[place]
        return self.cards.pop()


def _round(rng, rules, upcard, value, left, way: Way):
    shoe = _Shoe(rng, left)
    dealer = [upcard]
    if rules.peeks:
        dealer.append(shoe.draw())
        if {1, 10} == set(dealer):
            return -1
    hands, waiting = [], 2
    while waiting:
        second = shoe.draw()
        if second == value and len(hands) + waiting < rules.most_hands(value):
            waiting += 1
            continue
        waiting -= 1
        hands.append(_hand(shoe, value, second, way))
    if not rules.peeks:
        dealer.append(shoe.draw())
    blackjack = {1, 10} == set(dealer)
    while not blackjack and dealer_hits(values_total(dealer), rules.hits_soft17):
        dealer.append(shoe.draw())
    made = values_total(dealer)
    net = 0
    for cards, stake in hands:
        own = values_total(cards)
        if own.is_bust or blackjack:
            net -= stake
        elif made.is_bust or own.total > made.total:
            net += stake
        elif own.total < made.total:
            net -= stake
    return net


def _hand(shoe, value, second, way):
    cards, row = [value, second], int(way.of.child[0, second - 1])
    if way.doubles[row]:
        return [*cards, shoe.draw()], 2
    while row >= 0 and way.hits[row]:
        if len(cards) == 2 and value == 1:
            break
        card = shoe.draw()
        cards.append(card)
        row = int(way.of.child[row, card - 1])
    return cards, 1
