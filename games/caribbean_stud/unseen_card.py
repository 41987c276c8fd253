"""What a hand is worth before the bank's open card is known: every card that it can be, and every hand under it."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from games.caribbean_stud.advice import FOLD, Advice, Chances, count, problems, weigh
from games.caribbean_stud.rulesets import Ruleset
from games.core.cards import DECK, Card
from games.core.problems import check
from games.ranking.hands import HAND


@dataclass(frozen=True, slots=True)
class Unseen:
    """What a hand is worth, in antes, without a change.

    `play` is to lay BET whatever card the bank opens, `best` to fold where that is better, and `plays` with how many of
    the 47 cards it is not. `chances` are those of playing against all hands of the bank.
    """

    play: Fraction
    best: Fraction
    plays: int
    chances: Chances


def before_open_card(rules: Ruleset, cards: Sequence[Card]) -> Unseen:
    """Return what five cards are worth when the bank's open card is not yet known. Raise Refused."""
    check(problems(rules, cards))
    open_cards = [card for card in DECK if card not in cards]
    found = [weigh(rules, count(cards, card, exchange=False)) for card in open_cards]
    best = [max(advice.play, FOLD) for advice in found]
    plays = sum(advice.play > FOLD for advice in found)
    return Unseen(_mean([advice.play for advice in found]), _mean(best), plays, _of_all_hands(found))


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)


def _of_all_hands(found: Sequence[Advice]) -> Chances:
    """Return the bank's hands, each of which has been counted with any of its cards as the open one."""
    names = ("unqualified", "worse", "equal", "better")
    return Chances(*(sum(getattr(advice.chances, name) for advice in found) // HAND for name in names))
