"""What lies where: the positions counted, the felt and the racetrack measured."""

from collections import Counter
from itertools import combinations, pairwise

import pytest

from games.roulette import layout, racetrack
from games.roulette.bets import EVEN_CHANCES, PAYS, POSITIONS, Bet, Kind
from games.roulette.layout import FIELDS, HEIGHT, PLACES, WIDTH, Place, cell
from games.roulette.wheel import DOUBLE_ZERO_WHEEL, POCKETS, RED, SECTORS, SINGLE_ZERO, colour, neighbours, sector

COUNTS = {
    "straight": 37, "split": 60, "street": 12, "zero_street": 2, "corner": 22, "first_four": 1, "six_line": 11,
    "dozen": 3, "column": 3, "even_chance": 6,
}  # fmt: skip
SIZES = {
    "straight": 1, "split": 2, "street": 3, "zero_street": 3, "corner": 4, "first_four": 4, "six_line": 6,
    "dozen": 12, "column": 12, "even_chance": 18,
}  # fmt: skip
# Laid on the outer line of the rows: they touch the first number of each row that they cover, and zero.
ON_THE_OUTER_LINE = {Kind.STREET, Kind.SIX_LINE, Kind.FIRST_FOUR}
INSIDE = [bet for bet in POSITIONS.values() if bet.kind not in (Kind.DOZEN, Kind.COLUMN, Kind.EVEN_CHANCE)]


def overlap(a: Place, b: Place) -> bool:
    """Whether two rectangles share more than a border."""
    across = a.x < b.x + b.width and b.x < a.x + a.width
    return across and a.y < b.y + b.height and b.y < a.y + a.height


def meet(a: Place, b: Place) -> bool:
    """Whether two rectangles share at least a border of some length."""
    across = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
    down = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
    return min(across, down) >= 0 and max(across, down) > 0


def touched(bet: Bet) -> set[int]:
    return {number for number in range(37) if overlap(PLACES[bet.key], cell(number))}


def test_there_are_157_positions():
    assert Counter(bet.kind.value for bet in POSITIONS.values()) == COUNTS
    assert len(POSITIONS) == sum(COUNTS.values()) == 157
    assert all(bet.key == key for key, bet in POSITIONS.items())


def test_no_two_positions_cover_the_same_numbers():
    assert len({bet.numbers for bet in POSITIONS.values()}) == 157


def test_each_kind_covers_as_many_numbers_as_it_pays_for():
    for bet in POSITIONS.values():
        assert len(bet.numbers) == len(bet.covers) == SIZES[bet.kind]
        assert list(bet.numbers) == sorted(bet.covers)
        assert set(bet.numbers) <= set(range(37))
        assert (bet.pays + 1) * len(bet.numbers) == 36
    assert set(PAYS) == set(Kind)


def test_three_splits_have_zero():
    assert [key for key in POSITIONS if key.startswith("split:0-")] == ["split:0-1", "split:0-2", "split:0-3"]


def test_every_number_lies_on_as_many_positions_as_its_place_allows():
    on_a_number = Counter(n for bet in POSITIONS.values() for n in bet.numbers)
    assert sorted(on_a_number) == list(range(37))
    # Zero: 1 straight, 3 splits, 2 zero streets, first four. In the middle: 1 + 4 + 1 + 4 + 2, and 5 outside.
    assert (on_a_number[0], on_a_number[17]) == (7, 17)


def test_even_chances_halve_the_numbers_without_zero():
    for chance, opposite in (("red", "black"), ("odd", "even"), ("low", "high")):
        assert POSITIONS[chance].covers | POSITIONS[opposite].covers == set(range(1, 37))
        assert not POSITIONS[chance].covers & POSITIONS[opposite].covers
    assert len(EVEN_CHANCES) == 6


def test_every_position_has_a_place_of_its_own():
    assert set(PLACES) == set(POSITIONS)
    assert len(set(PLACES.values())) == 157
    assert len({place.centre for place in PLACES.values()}) == 157


def test_no_two_places_overlap():
    assert not [(a, b) for a, b in combinations(PLACES, 2) if overlap(PLACES[a], PLACES[b])]


def test_every_place_lies_on_the_felt():
    for place in (*PLACES.values(), *FIELDS.values()):
        assert 0 <= place.x < place.x + place.width <= WIDTH
        assert 0 <= place.y < place.y + place.height <= HEIGHT


def test_the_printed_fields_do_not_overlap():
    assert len(FIELDS) == 37 + 12
    assert not [(a, b) for a, b in combinations(FIELDS, 2) if overlap(FIELDS[a], FIELDS[b])]


@pytest.mark.parametrize("kind", sorted({bet.kind for bet in INSIDE}))
def test_a_chip_touches_the_numbers_that_it_covers_and_no_other(kind):
    for bet in (bet for bet in INSIDE if bet.kind is kind):
        wanted = set(bet.numbers)
        if kind in ON_THE_OUTER_LINE:
            wanted = {n for n in bet.numbers if n % 3 == 1 or n == 0}
        assert touched(bet) == wanted, bet.key


def test_a_chip_on_an_outside_bet_touches_no_number():
    outside = [bet for bet in POSITIONS.values() if bet not in INSIDE]
    assert len(outside) == 12
    assert not [bet.key for bet in outside if touched(bet)]


def test_columns_lie_under_their_numbers():
    for name in (34, 35, 36):
        assert FIELDS[f"column:{name}"].x == cell(name).x == cell(name - 33).x


def test_numbers_that_make_a_split_lie_side_by_side():
    for bet in (bet for bet in POSITIONS.values() if bet.kind is Kind.SPLIT):
        assert meet(cell(bet.numbers[0]), cell(bet.numbers[1]))


def test_numbers_side_by_side_make_a_split():
    def side_by_side(a: int, b: int) -> bool:
        one, other = cell(a), cell(b)
        shares_an_edge = one.x == other.x or one.y == other.y or 0 in (a, b)
        return meet(one, other) and shares_an_edge

    pairs = {(a, b) for a, b in combinations(range(37), 2) if side_by_side(a, b)}
    assert pairs == {bet.numbers for bet in POSITIONS.values() if bet.kind is Kind.SPLIT}


def test_the_wheel_has_every_number_once():
    assert sorted(POCKETS) == list(range(37))
    assert POCKETS[0] == 0


def test_colours_alternate_around_the_wheel():
    around = [colour(n) for n in POCKETS[1:]]
    assert all(a != b for a, b in pairwise(around))
    assert sorted(n for n in POCKETS if colour(n) == "red") == sorted(RED)
    assert len(RED) == 18


def test_every_number_lies_in_one_sector():
    assert {name: len(numbers) for name, numbers in SECTORS.items()} == {"voisins": 17, "tiers": 12, "orphelins": 8}
    assert sorted(n for numbers in SECTORS.values() for n in numbers) == list(range(37))
    assert all(n in SECTORS[sector(n)] for n in range(37))


def test_neighbours_are_mutual():
    for n in POCKETS:
        for reach in (1, 2, 18):
            around = neighbours(n, reach)
            assert len(set(around)) == 2 * reach + 1
            assert all(n in neighbours(other, reach) for other in around)


def test_the_racetrack_has_every_pocket_once_and_within_its_frame():
    assert sorted(racetrack.NUMBERS) == list(range(37))
    for place in (*racetrack.NUMBERS.values(), *racetrack.SERIES.values()):
        assert 0 <= place.x < place.x + place.width <= racetrack.WIDTH
        assert 0 <= place.y < place.y + place.height <= racetrack.HEIGHT
    places = [*racetrack.NUMBERS.values(), *racetrack.SERIES.values()]
    assert not [(a, b) for a, b in combinations(places, 2) if overlap(a, b)]


def test_pockets_beside_each_other_on_the_wheel_meet_on_the_racetrack():
    pairs = [*pairwise(POCKETS), (POCKETS[-1], POCKETS[0])]
    apart = [(a, b) for a, b in pairs if not meet(racetrack.NUMBERS[a], racetrack.NUMBERS[b])]
    assert len(apart) <= 1, "only at the open end of the track"
    for a, b in apart:
        assert racetrack.NUMBERS[a].y == racetrack.NUMBERS[b].y


def test_a_series_lies_beside_pockets_of_its_own():
    for name in SECTORS:
        field = racetrack.SERIES[name]
        beside = [n for n, place in racetrack.NUMBERS.items() if meet(field, place)]
        own = [n for n in beside if n in SECTORS[name]]
        assert len(own) > len(beside) / 2, name


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("straight:17", "field"),
        ("straight:0", "field"),
        ("red", "field"),
        ("dozen:1", "field"),
        ("split:25-26", "down"),
        ("street:13-15", "down"),
        ("split:17-20", "across"),
        ("split:0-2", "across"),
        ("corner:17-21", "crossing"),
        ("six_line:13-18", "crossing"),
        ("zero_street:0-1-2", "crossing"),
        ("first_four", "crossing"),
    ],
)
def test_a_position_lies_on_a_field_a_line_or_a_crossing(key, line):
    assert layout.line(SINGLE_ZERO, key) == line


@pytest.mark.parametrize(
    ("key", "line"), [("split:0-00", "down"), ("split:00-3", "across"), ("zero_street:0-00-2", "crossing")]
)
def test_between_two_zeros_too(key, line):
    assert layout.line(DOUBLE_ZERO_WHEEL, key) == line


def test_the_series_fill_the_middle_of_the_racetrack_below_its_top():
    series = sorted(racetrack.SERIES.values(), key=lambda place: place.y)
    edges = [racetrack.POCKET_HEIGHT, *(place.y + place.height for place in series)]
    assert [place.y for place in series] == edges[:-1]
    assert edges[-1] == racetrack.HEIGHT
