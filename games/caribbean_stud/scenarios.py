"""Legal hands from a seeded random source, for tests, calculators and drills alike."""

from random import Random

from games.caribbean_stud.deal import Change, Chip, Deal
from games.caribbean_stud.mishaps import Mishap
from games.caribbean_stud.rulesets import BET_ANTES, Ruleset
from games.core.shoe import shuffled
from games.ranking.hands import HAND

_CHIP = 2_50


def deal(rng: Random, rules: Ruleset) -> Deal:
    """Return a hand as players lay it: played, folded or changed, with a chip in the jackpot or none, now and then
    wrong."""
    cards = shuffled(rng)
    hand, bank, drawn = cards[:HAND], cards[HAND : 2 * HAND], cards[2 * HAND]
    changed = None
    if rules.exchange and rng.random() < 0.3:
        place = rng.randrange(HAND)
        changed, hand[place] = Change(hand[place], drawn), drawn
    ante = max(rng.randint(1, 20) * _CHIP, rules.minimum.get("ante", 0))
    ante = min(ante, rules.maximum.get("ante", ante))
    bet = rng.choice(
        (None, BET_ANTES * ante, BET_ANTES * ante, BET_ANTES * ante - _CHIP // 2, BET_ANTES * ante + _CHIP)
    )
    chip = Chip(declared=rng.random() < 0.9) if rules.jackpot and rng.random() < 0.5 else None
    void = rng.choice(tuple(Mishap)) if rng.random() < 0.05 else None
    return Deal(tuple(hand), tuple(bank), ante, bet, changed, chip, void)
