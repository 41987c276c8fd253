"""The odds of shoes so small that every order of them can be dealt: card by card, with no thought of how many ways."""

from collections import Counter
from fractions import Fraction

import pytest

from games.core.cards import DECK, parse_cards
from games.trente_quarante.odds import odds
from games.trente_quarante.rows import APRES, points

SHOES = {
    "two low cards": "TsJsQsKsThJhQcKd 9s9h 7s5h",
    "red sixes, black tens": "TsJsQsKsTcJcQcKc 6h6d 8h8s",
    "an ace": "TsJsQsKsThJhQhKh 9d Ah",
}


def dealt(kinds):
    """Give every coup of these cards: its two totals, whether its first card is red, its length and its chance."""

    def go_on(left, size, rows, used, chance):
        if rows[-1] > 30:
            if len(rows) == 2:
                yield rows, used, chance
                return
            rows = (*rows, 0)
        for value, count in left.items():
            if count:
                rest, row_after = left | {value: count - 1}, (*rows[:-1], rows[-1] + value)
                yield from go_on(rest, size - 1, row_after, used + 1, chance * Fraction(count, size))

    size = sum(kinds.values())
    for (first, is_red), count in kinds.items():
        left = Counter()
        for (value, _), more in kinds.items():
            left[value] += more
        left[first] -= 1
        for rows, used, chance in go_on(dict(left), size - 1, (first,), 1, Fraction(count, size)):
            yield rows, is_red, used, chance


@pytest.mark.parametrize("kept", SHOES.values(), ids=SHOES.keys())
def test_odds_of_a_small_shoe_are_those_of_dealing_all_of_it(kept):
    left = parse_cards(kept.replace(" ", ""))
    totals, ties = Counter(), Counter()
    rouge = couleur = length = Fraction(0)
    for (noir, red), first_is_red, used, chance in dealt(Counter((points(card), card.is_red) for card in left)):
        totals[noir] += chance
        length += used * chance
        if noir == red:
            ties[noir] += chance
        else:
            rouge += chance * (red < noir)
            couleur += chance * ((red < noir) == first_is_red)  # the colour of the row that wins
    found = odds(1, [card for card in DECK if card not in left])
    assert {total: chance for total, chance in found.totals.items() if chance} == totals
    assert {total: chance for total, chance in found.ties.items() if chance} == ties
    assert (found.rouge, found.couleur, found.cards_per_coup) == (rouge, couleur, length)
    assert found.apres == ties[APRES]
