"""The house's own cuts of série and voisins, as the course prints them where it adds up."""

from games.core.money import parse_money, show_money
from games.roulette.called import CalledBet
from games.roulette.chips import house_cut, house_cuts
from games.roulette.clauses import Clause
from games.roulette.replay import How, replay
from games.roulette.rulesets import ruleset
from tests.games.roulette.reading import read_pieces, rows, said_pieces
from tests.games.roulette.test_vectors import VENICE, vectors


@vectors("house-cuts")
def test_the_cuts_of_the_house_add_up_in_chips_of_the_table(row):
    bet, before, after, total, pieces, clause = row
    counts, unit = read_pieces(pieces), parse_money(before)
    assert show_money(sum(value * count for value, count in counts.items())) == total
    assert show_money(parse_money(after) * CalledBet.parse(bet).chips) == total
    assert list(counts) == sorted(counts), "smaller chips first"
    assert set(counts) <= set(VENICE.denominations)
    assert pieces in [said_pieces(cut) for known, cut in house_cuts(VENICE, bet) if known == unit]
    played = replay(CalledBet.parse(bet), unit, CalledBet.parse(bet).numbers[-1], How.ALL)
    assert [show_money(played.new_unit), show_money(played.new_total)] == [after, total]
    assert clause == {"tiers": Clause.HOUSE_CUTS_TIERS, "voisins": Clause.HOUSE_CUTS_VOISINS}[bet]


def test_the_house_has_no_other_cuts():
    printed = [(row[0], row[1], row[4]) for row in rows("house-cuts")]
    kept = [(b, show_money(u), said_pieces(c)) for b in ("tiers", "voisins") for u, c in house_cuts(VENICE, b)]
    assert kept == printed
    assert house_cut(VENICE, "voisins", 50_00) == house_cuts(VENICE, "voisins")[7][1], "the first one is the usual one"
    assert house_cut(VENICE, "tiers", 7_00) is None
    assert house_cuts(ruleset("venice-fair"), "tiers") == (), "the course is of the French table"
