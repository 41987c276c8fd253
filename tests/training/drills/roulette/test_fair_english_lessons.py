"""The numbers of the lessons of Fair and English roulette against arithmetic by hand."""

from games.roulette.rulesets import ruleset
from training.drills.courses import course
from training.drills.roulette.lessons import FIGURES


def shows(slug, lesson, part):
    taught = course(slug)
    figure = next(each.figure for each in taught.lesson(lesson).parts if each.id == part)
    return FIGURES[figure.kind](ruleset(taught.rules), figure.shows).shows


def spins(slug, lesson, part):
    """Call, stake, what goes back and level of each line."""
    return [
        (spin["call"], spin["line"].stake, spin["line"].returned, spin["level"])
        for spin in shows(slug, lesson, part)["spins"]
    ]


def test_wins_are_divided_into_stacks_of_twenty():
    rows = [(row.won, row.full, row.over) for row in shows("english-roulette", "stacks", "divide")["rows"]]
    assert rows == [(35, 1, 15), (105, 5, 5), (34, 1, 14), (68, 3, 8), (24, 1, 4), (55, 2, 15)]


def test_the_last_win_is_drawn_chip_by_chip_beside_the_standard_stack():
    drawn = shows("english-roulette", "stacks", "divide")["chips"]
    lefts = sorted({left for left, _top in drawn})
    assert [sum(left == each for left, _top in drawn) for each in lefts] == [20, 20, 20, 15]


def test_the_odd_chip_of_seven_is_freed_after_a_win():
    """Seven chips of 2.50 on red: six are halved, one waits, and nine is red."""
    assert spins("fair-roulette", "zero-and-the-odd-chip", "next") == [
        ("Zéro", 250, 0, 0),
        ("Zéro", 1500, 750, 0),
        ("Neuf, rouge, impair et manque", 250, 250, 0),
    ]


def test_the_odd_chip_of_nine_is_lost_if_its_chance_does_not_win():
    """Nine chips of 5 on even: eight are halved, one waits, and eleven is odd."""
    assert spins("english-roulette", "player-by-player", "zero") == [
        ("Zéro", 500, 0, 0),
        ("Zéro", 4000, 2000, 0),
        ("Onze, noir, impair et manque", 500, 0, 0),
    ]


def test_the_english_order_names_the_even_chances_one_by_one():
    turns = shows("english-roulette", "player-by-player", "order")["turns"]
    assert turns[:8] == ["columns", "high", "odd", "black", "red", "even", "low", "dozens"]
    assert shows("fair-roulette", "paying-by-colour", "outside")["turns"][-1] == "numbers"


def test_a_colour_without_a_marker_is_worth_the_minimum_in_the_drawing_of_the_rim():
    spec = {"minimum": "1", "colours": {"amber": "2.50", "blue": "5", "violet": ""}}
    amber, blue, violet = FIGURES["markers"](ruleset("venice-fair"), spec).shows["colours"]
    assert (amber.marker[2], blue.marker[2], violet.marker) == ("2.50", "5", None)
    assert violet.says == "Violet: no marker, and a chip is worth the minimum of the table, 1."
    assert amber.chip[0] < blue.chip[0] < violet.chip[0]
    assert all(each.marker[1] < each.chip[1] for each in (amber, blue)), "above the chip"
