"""The exact chances of a coup for any cards left in the shoe, counted by their value.

Any order of the cards left is as likely as any other, so the third cards may be thought drawn before the hands: for
each pair of them the rest of the shoe is known, and it is enough to count the ways to deal from it two hands of two
cards with given scores (`_hands`). These are counted by inclusion and exclusion, which needs a sum over ten values for
each pair of scores, where going through the hands one by one would need thousands.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import perm
from operator import mul

from games.baccarat.hands import NATURALS, TENS, VALUES
from games.core.cards import SUITS
from games.core.problems import Problem, Refused
from games.punto_banco.bets import Bet
from games.punto_banco.clauses import Clause
from games.punto_banco.coup import FIRST, MOST_USED, outcome
from games.punto_banco.rulesets import Ruleset
from games.punto_banco.table import BANCO_SCORES, PUNTO_DRAWS, PUNTO_STANDS, THIRDS, cells

Counts = Sequence[int]  # cards left of each value, 0-9

_SCORES = range(TENS)
_DRAWS = {(cell.score, cell.third) for cell in cells() if cell.draws}


@dataclass(frozen=True)
class Chances:
    """How likely a coup ends with each bet, has a natural on either hand, and takes so many cards."""

    ends: dict[Bet, Fraction]
    natural: Fraction
    cards: dict[int, Fraction]

    def edges(self, rules: Ruleset) -> dict[Bet, Fraction]:
        """Return what each unit staked costs in the mean; the commission is taken as exact."""
        punto, banco, tie = (self.ends[bet] for bet in Bet)
        return {
            Bet.PUNTO: banco - punto,
            Bet.BANCO: punto - banco * (1 - rules.commission),
            Bet.TIE: punto + banco - tie * rules.tie_pays,
        }


def odds(rules: Ruleset) -> Chances:
    """Return the chances of a coup from a full shoe of a ruleset; its `edges` are what each bet costs.

    >>> from games.punto_banco.rulesets import ruleset
    >>> rules = ruleset("venice-punto-banco")
    >>> round(float(odds(rules).edges(rules)[Bet.BANCO]), 4)
    0.0106
    """
    return chances(full(rules.decks))


def full(decks: int) -> tuple[int, ...]:
    """Return the counts of so many whole decks."""
    of_value = Counter(VALUES.values())
    return tuple(of_value[value] * len(SUITS) * decks for value in _SCORES)


def chances(counts: Counts) -> Chances:
    """Return the chances with these cards left, counted by their value from 0 to 9.

    Raise Refused for fewer than the longest coup takes: it could not always be dealt to its end.

    >>> round(float(chances(full(8)).natural), 4)
    0.343
    """
    return _chances(_enough(counts))


def reached(counts: Counts) -> dict[tuple[int, int | None], Fraction]:
    """Return how likely banco has to decide at each cell of the table: by its score and the value of punto's third
    card."""
    return _reached(_enough(counts))


def _enough(counts: Counts) -> tuple[int, ...]:
    if sum(counts) < MOST_USED:
        raise Refused(Problem("too_few_cards", "counts", clause=Clause.CARDS))
    return tuple(counts)


@lru_cache(maxsize=64)
def _chances(counts: tuple[int, ...]) -> Chances:
    tally = _Tally()
    _nobody_draws(counts, tally)
    _one_draws(counts, tally)
    _both_draw(counts, tally)
    every = perm(sum(counts), MOST_USED)
    return Chances(
        {bet: Fraction(tally.ends[bet], every) for bet in Bet},
        Fraction(tally.natural, every),
        {used: Fraction(tally.used[used], every) for used in range(len(FIRST), MOST_USED + 1)},
    )


class _Tally:
    """Orders of the longest coup's cards by what comes of them; where fewer cards are used the others may be any."""

    def __init__(self) -> None:
        self.ends, self.used, self.natural = Counter[Bet](), Counter[int](), 0

    def add(self, punto: int, banco: int, used: int, ways: int) -> None:
        """Add so many orders in which the hands end with these sums and this number of cards."""
        self.ends[outcome(punto % TENS, banco % TENS)] += ways
        self.used[used] += ways


def _nobody_draws(counts: Counts, tally: _Tally) -> None:
    """Count the coups that a natural ends, and those in which both hands stand."""
    dealt, others = _hands(counts), perm(sum(counts) - 4, 2)
    for punto, banco in product(_SCORES, _SCORES):
        ways = dealt[punto][banco] * others
        if punto in NATURALS or banco in NATURALS:
            tally.natural += ways
        elif punto in PUNTO_DRAWS or (banco, None) in _DRAWS:
            continue
        tally.add(punto, banco, 4, ways)


def _one_draws(counts: Counts, tally: _Tally) -> None:
    """Banco draws after a punto that stood, or punto draws a card after which banco stands."""
    others = sum(counts) - 5
    for third in _SCORES:
        dealt, taken = _hands(_less(counts, third), BANCO_SCORES, BANCO_SCORES), counts[third] * others
        for punto, banco in product(PUNTO_STANDS, BANCO_SCORES):
            if (banco, None) in _DRAWS:
                tally.add(punto, banco + third, 5, taken * dealt[punto][banco])
        for punto, banco in product(PUNTO_DRAWS, BANCO_SCORES):
            if (banco, third) not in _DRAWS:
                tally.add(punto + third, banco, 5, taken * dealt[punto][banco])


def _both_draw(counts: Counts, tally: _Tally) -> None:
    """Count each pair of third cards, which leave the same shoe whichever of them is punto's."""
    for pair in combinations_with_replacement(_SCORES, 2):
        dealt = _hands(_less(counts, *pair), PUNTO_DRAWS, BANCO_SCORES)
        taken = counts[pair[0]] * (counts[pair[1]] - (pair[0] == pair[1]))
        for third, last in {pair, pair[::-1]}:
            for punto, banco in product(PUNTO_DRAWS, BANCO_SCORES):
                if (banco, third) in _DRAWS:
                    tally.add(punto + third, banco + last, 6, taken * dealt[punto][banco])


@lru_cache(maxsize=64)
def _reached(counts: tuple[int, ...]) -> dict[tuple[int, int | None], Fraction]:
    every = perm(sum(counts), 5)
    found = {}
    for third in THIRDS:
        left, kept = (counts, sum(counts) - 4) if third is None else (_less(counts, third), counts[third])
        dealt = _hands(left)
        for banco in BANCO_SCORES:
            puntos = PUNTO_STANDS if third is None else PUNTO_DRAWS
            found[banco, third] = Fraction(kept * sum(dealt[punto][banco] for punto in puntos), every)
    return found


def _less(counts: Counts, *values: int) -> list[int]:
    """Return the counts without a card of each of these values."""
    left = list(counts)
    for value in values:
        left[value] -= 1
    return left


def _hands(counts: Counts, puntos: range = _SCORES, bancos: range = _SCORES) -> list[list[int]]:
    """Return in how many ways two hands of two cards are dealt, by their scores (`[punto][banco]`), as far as asked.

    All choices of four cards that are put back, less those in which places hold the same card: for each way to say
    which places do, so many choices with the sign and weight of inclusion and exclusion. `makes[s][v]` counts the cards
    that make a card of value v a score of s; `pairs` are choices of two cards with a score, `twins` those of them that
    are one card taken twice, `thrice[s][b]` such a twin with score s and a card that makes one of them b.
    """
    makes = [[counts[score - value] for value in _SCORES] for score in _SCORES]
    pairs = [sum(map(mul, counts, row)) for row in makes]
    twins = [0 if score % 2 else counts[score // 2] + counts[score // 2 + 5] for score in _SCORES]
    thrice = [
        [0 if one % 2 else sum(counts[v] * makes[other][v] for v in (one // 2, one // 2 + 5)) for other in _SCORES]
        for one in _SCORES
    ]
    ways = []
    for punto in puntos:
        halves = list(map(mul, counts, makes[punto]))
        row = [
            (pairs[punto] - twins[punto]) * (pairs[banco] - twins[banco])
            - 4 * sum(map(mul, halves, makes[banco]))
            + 4 * (thrice[punto][banco] + thrice[banco][punto])
            for banco in bancos
        ]
        row[punto] += 2 * pairs[punto] - 6 * twins[punto]
        ways.append(row)
    return ways
