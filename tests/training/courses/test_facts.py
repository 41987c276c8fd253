"""The numbers of the lessons against arithmetic by hand."""

from games.roulette.rulesets import ruleset
from training.courses import figures
from training.courses.facts import lesson_facts
from training.courses.texts import Figure, course

RULES = ruleset()
FRENCH = course("french-roulette")


def shows(lesson, part):
    figure = next(p.figure for p in FRENCH.lesson(lesson).parts if p.id == part)
    return figures._KINDS[figure.kind](RULES, figure.shows)


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
