"""Odds as exact fractions: of a shoe of several decks, of the cards that are left of it, and of endless decks.

`edge` is what a unit staked loses on average. At 31 après a stake is worth half: that is what a player has who divides
it, and who leaves it in prison has a little less, so that the best choice costs half of the chance of 31 après.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from games.core import prison
from games.core.cards import DECK, Card
from games.core.costly import costly
from games.core.problems import Problem, Refused
from games.core.shoe import left
from games.trente_quarante import ways
from games.trente_quarante.clauses import Clause
from games.trente_quarante.rows import APRES, LAST_OPEN, TOTALS, Chance, points
from games.trente_quarante.rulesets import Ruleset
from games.trente_quarante.ways import VALUES, Shoe


@dataclass(frozen=True)
class Odds:
    """How likely each total of a row is, each total of both rows, and each chance; what a coup takes of cards."""

    totals: Mapping[int, Fraction]
    ties: Mapping[int, Fraction]
    couleur: Fraction
    cards_per_coup: Fraction

    @property
    def apres(self) -> Fraction:
        """31 against 31."""
        return self.ties[APRES]

    @property
    def tie(self) -> Fraction:
        """Equal totals of 32 to 40."""
        return sum(self.ties.values(), Fraction(0)) - self.apres

    @property
    def rouge(self) -> Fraction:
        """Either row may as well be the other, whatever is left in the shoe."""
        return (1 - self.tie - self.apres) / 2

    @property
    def inverse(self) -> Fraction:
        return 2 * self.rouge - self.couleur

    def win(self, chance: Chance) -> Fraction:
        return {Chance.COULEUR: self.couleur, Chance.INVERSE: self.inverse}.get(chance, self.rouge)

    def edge(self, chance: Chance = Chance.ROUGE) -> Fraction:
        """Return what a unit on a chance costs without insurance, or where half is lost at once: the best choice there
        is."""
        return 2 * (self.rouge - self.win(chance)) + self.apres / 2

    def insured_edge(self, rules: Ruleset, chance: Chance = Chance.ROUGE) -> Fraction | None:
        """Return what an insured unit costs, its premium lost whatever comes; None where there is no insurance."""
        return None if rules.insurance is None else 2 * (self.rouge - self.win(chance)) + rules.insurance

    def worth_left(self, rules: Ruleset) -> tuple[Fraction, ...]:
        """Return what a unit is worth in prison when it is always left, at each level from the first on, in coups like
        this.

        Ties change nothing; a win and a loss are as likely as each other, and 31 après goes a level up.
        """
        up = self.apres / (self.apres + 2 * self.rouge)
        win = (1 - up) / 2
        return prison.worth_left(win, up, rules.prison_levels)

    def leave_edge(self, rules: Ruleset) -> Fraction:
        """Return what a unit costs that is always left in prison."""
        return self.apres * (1 - self.worth_left(rules)[0])


def odds(decks: int, seen: Iterable[Card] = ()) -> Odds:
    """Return the odds of the next coup when these cards are out, as probabilities per unit staked, computed exactly.

    Raise Refused for a card seen more often than the decks have it, and where the cards left may run out in the middle
    of a coup.

    >>> round(float(odds(6).apres), 6)
    0.021891
    """
    cards, black = Counter[int](), Counter[int]()
    for card, count in left(decks, seen).items():
        cards[points(card)] += count
        black[points(card)] += count * (not card.is_red)
    shoe = Shoe(tuple(cards[value] for value in VALUES), tuple(black[value] for value in VALUES))
    if ways.may_run_out(shoe):
        raise Refused(Problem("coup_may_not_end", "seen", {}, Clause.RUN_OUT))
    return _of(shoe)


@costly
@lru_cache(maxsize=256)
def _of(shoe: Shoe) -> Odds:
    from games.trente_quarante import both_rows  # imports numpy

    rows, ties = ways.row_ways(shoe), both_rows.ties(shoe)
    rouge = (1 - sum(ties.values(), Fraction(0))) / 2
    couleur = rouge if shoe.even else rouge + both_rows.first_black(shoe) - Fraction(sum(shoe.black), shoe.size)
    length = sum((cards * likely for row in rows.values() for cards, likely in row.items()), Fraction(0))
    return Odds({total: sum(row.values(), Fraction(0)) for total, row in rows.items()}, ties, couleur, 2 * length)


@lru_cache
def endless() -> Odds:
    """Return the odds where any card may come at any time: rows know nothing of each other."""
    cards = Counter(map(points, DECK))
    share = {value: Fraction(cards[value], len(DECK)) for value in VALUES}
    hits = [Fraction(1)]  # how likely a row has so many points at some time
    for so_far in range(1, LAST_OPEN + 1):
        hits.append(sum((hits[so_far - value] * share[value] for value in VALUES if value <= so_far), Fraction(0)))
    totals = {
        total: sum((hits[total - value] * share[value] for value in VALUES if total - value <= LAST_OPEN), Fraction(0))
        for total in TOTALS
    }
    ties = {total: likely**2 for total, likely in totals.items()}
    return Odds(totals, ties, (1 - sum(ties.values(), Fraction(0))) / 2, 2 * sum(hits, Fraction(0)))
