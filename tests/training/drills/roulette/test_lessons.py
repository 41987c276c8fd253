"""The numbers of the lessons against arithmetic by hand."""

from games.roulette.rulesets import ruleset
from training.courses import figures
from training.drills.courses import Figure, course
from training.drills.roulette.lessons import FIGURES, lesson_facts

RULES = ruleset()
FRENCH = course("french-roulette")


def shows(lesson, part):
    figure = next(p.figure for p in FRENCH.lesson(lesson).parts if p.id == part)
    return FIGURES[figure.kind](RULES, figure.shows).shows


def test_the_bridges_between_the_multiples_hold():
    facts = lesson_facts(RULES)
    times = [facts[f"times_{kind}"] for kind in ("straight", "split", "street", "corner", "six_line")]
    assert times == [35, 17, 11, 8, 5]
    assert facts["pair_of_splits"] == 34
    assert facts["multiple_product"] == 490


def test_the_worked_picture_adds_up():
    """One straight, two on a split, three on a corner, two on a street, one on a six line."""
    picture = shows("paying", "count")
    assert [row["won"] for row in picture["rows"]] == [5, 22, 24, 34, 35]
    assert (picture["total"], picture["money"]) == (120, 120_000)


def test_two_zeros_running_need_two_wins():
    spins = shows("zero-and-prison", "out")["spins"]
    assert [(spin["outcome"], spin["level"], spin["line"].returned) for spin in spins] == [
        (0, 1, 0),
        (0, 2, 0),
        (9, 1, 0),
        (32, 0, 2000),
    ]


def test_the_divided_stake_is_rounded_up_to_the_smallest_chip():
    """A quarter of 25 is 6.25; the smallest chip is 0.50, so 6.50 goes back."""
    assert shows("zero-and-prison", "half")["spins"][-1]["line"].returned == 650


def test_the_table_of_replays_is_that_of_the_course():
    rows = shows("called-bets", "replay")["rows"]
    kept_and_handed = [[(way.kept_chips, way.handed_chips) for way in row["ways"]] for row in rows]
    assert [row["won"] for row in rows] == [17, 22, 16, 17]
    assert kept_and_handed == [
        [(6, 11), (5, 12), (17, 0)],  # tiers
        [(9, 13), (7, 15), (16, 6)],  # voisins, zero street
        [(9, 7), (7, 9), (16, 0)],  # voisins, corner
        [(9, 8), (8, 9), (17, 0)],  # voisins, split
    ]


def test_two_chips_are_placed_on_the_doubles_of_the_voisins():
    rows = shows("called-bets", "placed")["rows"]
    doubles = {row["spot"]: row["won"] for row in rows if row["chips"] == 2}
    assert doubles == {"zero_street:0-2-3": 22, "corner:25-29": 16}


def test_finals_with_their_splits_take_what_the_course_says():
    finals = shows("numbers-by-heart", "finals")["finals"]
    assert [with_splits for _final, with_splits in finals[1:]] == [17, 18, 17, 16, 17, 16, 13, 13, 13]


def test_a_figure_shows_what_its_file_names(db):
    wheel = Figure("wheel", "", {"numbers": [23]})
    assert "23" in figures.drawn(FRENCH, wheel, "en")


def test_the_sectors_to_be_learnt_are_those_of_the_wheel():
    """Rows of the course's table, those that it has wrong and those that it leaves out."""
    rows = {number: (numbers, sectors) for number, numbers, sectors in shows("numbers-by-heart", "sectors")["rows"]}
    assert len(rows) == 37
    assert rows[0] == ([0, 3, 15, 26, 32], ["voisins"])
    assert rows[31] == ([9, 14, 20, 22, 31], ["voisins", "orphelins"])
    assert rows[20] == ([1, 14, 20, 31, 33], ["tiers", "orphelins"])
    assert rows[14] == ([1, 9, 14, 20, 31], ["orphelins"])
    assert rows[8] == ([8, 10, 11, 23, 30], ["tiers"])
    assert rows[5] == ([5, 10, 16, 23, 24], ["tiers"]), "the course has 8 for 10"
    assert rows[16] == ([1, 5, 16, 24, 33], ["tiers", "orphelins"]), "the course says the série alone"
    assert rows[34] == ([6, 17, 25, 27, 34], ["voisins", "tiers", "orphelins"]), "the course leaves out the série"
    assert rows[32] == ([0, 15, 19, 26, 32], ["voisins"]), "not in the course"
    assert rows[35] == ([3, 12, 26, 28, 35], ["voisins"]), "not in the course"


def test_the_cuts_of_the_house_are_shown_with_their_totals():
    rows = shows("called-bets", "house-cuts")["rows"]
    assert len(rows) == 9 + 11
    assert [(row["before"], row["after"], row["total"]) for row in rows[:3]] == [
        (500, 1500, 9000),
        (1000, 3000, 18000),
        (1500, 4500, 27000),
    ]
